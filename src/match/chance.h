#pragma once

#include <cstdint>

#include "core/rng.h"

namespace atlantica {

// A match's source of randomness: the n-th chance move is sampled with an Rng seeded by seed(n). The same stream always
// gives the same seeds, so a record can be checked against its key.
class ChanceStream {
 public:
  virtual ~ChanceStream() = default;
  virtual Rng::Seed seed(std::uint64_t n) const = 0;
};

}  // namespace atlantica
