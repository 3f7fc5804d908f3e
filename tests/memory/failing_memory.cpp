#include "failing_memory.h"

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>

namespace {

constexpr std::size_t kSmall = 256;
std::atomic<std::uint64_t> count = 0;
std::atomic<std::uint64_t> first_to_fail = 0;  // 0: none
std::atomic<std::uint64_t> last_to_fail = 0;
thread_local bool spared = false;

bool fails(std::size_t size) {
  if (spared) return false;
  const std::uint64_t number = ++count;
  const std::uint64_t first = first_to_fail;
  return first != 0 && (number == first || (number > first && number <= last_to_fail && size > kSmall));
}

void* allocate(std::size_t size) {
  void* memory = fails(size) ? nullptr : std::malloc(size == 0 ? 1 : size);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

void* allocate(std::size_t size, std::size_t alignment) {
  void* memory = nullptr;
  if (fails(size) || posix_memalign(&memory, alignment, size) != 0) throw std::bad_alloc();
  return memory;
}

}  // namespace

namespace atlantica::memory {

void fail(std::uint64_t first, std::uint64_t more) {
  count = 0;
  last_to_fail = first + more;
  first_to_fail = first;
}

void recover() {
  first_to_fail = 0;
  count = 0;
}

std::uint64_t allocations() { return count; }

Spared::Spared() { spared = true; }
Spared::~Spared() { spared = false; }

}  // namespace atlantica::memory

void* operator new(std::size_t size) { return allocate(size); }
void* operator new[](std::size_t size) { return allocate(size); }
void* operator new(std::size_t size, std::align_val_t alignment) {
  return allocate(size, static_cast<std::size_t>(alignment));
}
void* operator new[](std::size_t size, std::align_val_t alignment) {
  return allocate(size, static_cast<std::size_t>(alignment));
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
