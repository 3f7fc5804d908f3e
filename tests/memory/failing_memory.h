#pragma once

#include <cstdint>

// The program's memory, which can be made to run out: operator new throws std::bad_alloc, and so does Asio.
namespace atlantica::memory {

// Of the allocations from now on, those from the first-th on fail, so many of them; 1 is the next one.
void fail(std::uint64_t first, std::uint64_t count);
void recover();
// How many there were since fail() or recover().
std::uint64_t allocations();
// Whether all that were to fail have failed.
bool has_failed();

// This thread is spared for the lifetime of the object, and its allocations are not counted.
class Spared {
 public:
  Spared();
  ~Spared();
  Spared(const Spared&) = delete;
  Spared& operator=(const Spared&) = delete;
};

}  // namespace atlantica::memory
