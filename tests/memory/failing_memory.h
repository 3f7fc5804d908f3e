#pragma once

#include <cstdint>

// The program's memory, which can be made to run out: operator new throws std::bad_alloc.
namespace atlantica::memory {

// Of the allocations from now on, the first-th fails, whatever its size; 1 is the next one. So do all but small ones
// among the `more` after it: when memory runs short, some bytes are found longer than many.
void fail(std::uint64_t first, std::uint64_t more);
void recover();
// How many there were since fail() or recover().
std::uint64_t allocations();

// This thread is spared for the lifetime of the object, and its allocations are not counted.
class Spared {
 public:
  Spared();
  ~Spared();
  Spared(const Spared&) = delete;
  Spared& operator=(const Spared&) = delete;
};

}  // namespace atlantica::memory
