#pragma once

#include <functional>
#include <string>

namespace atlantica {

// A text about a table that takes time to write.
struct Document {
  std::string name;                    // differs if the text does
  std::function<std::string()> write;  // on any thread; needs nothing of the table
};

}  // namespace atlantica
