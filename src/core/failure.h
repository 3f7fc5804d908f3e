#pragma once

#include <stdexcept>

namespace atlantica {

// The environment failed (a file, the disk, the network): the one exception type of this program. Its text is
// a sentence for the user that says what was wrong and what would be right. Caught in apps and at the socket edge.
class Failure : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace atlantica
