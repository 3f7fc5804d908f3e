#include "simulation/entropy.h"

#include <sodium.h>

#include <algorithm>
#include <cstddef>
#include <cstring>

#include "core/rng.h"

namespace atlantica::simulation {

namespace {

Rng& source() {
  static Rng rng(0);
  return rng;
}

const char* source_name() { return "simulation"; }
std::uint32_t random_word() { return static_cast<std::uint32_t>(source().next()); }
void fill(void* bytes, const std::size_t size) {
  auto* next = static_cast<unsigned char*>(bytes);
  for (std::size_t done = 0; done < size;) {
    const std::uint64_t word = source().next();
    const std::size_t count = std::min(sizeof(word), size - done);
    std::memcpy(next + done, &word, count);
    done += count;
  }
}

}  // namespace

void seed_entropy(std::uint64_t seed) {
  static randombytes_implementation implementation = [] {
    randombytes_implementation made{};
    made.implementation_name = source_name;
    made.random = random_word;
    made.buf = fill;
    return made;
  }();
  static const int replaced = randombytes_set_implementation(&implementation);
  static_cast<void>(replaced);
  source() = Rng(seed);
}

std::uint64_t next_entropy() { return source().next(); }

}  // namespace atlantica::simulation
