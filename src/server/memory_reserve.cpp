#include "server/memory_reserve.h"

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>

namespace atlantica {

namespace {

constexpr std::size_t kReserve = 8 * 1024 * 1024;
std::atomic<void*> set_aside = nullptr;

void give_back() {
  void* memory = set_aside.exchange(nullptr);
  if (memory == nullptr) throw std::bad_alloc();
  std::free(memory);
}

}  // namespace

MemoryReserve::MemoryReserve() {
  refill();
  std::set_new_handler(give_back);
}

MemoryReserve::~MemoryReserve() {
  std::set_new_handler(nullptr);
  std::free(set_aside.exchange(nullptr));
}

void MemoryReserve::refill() noexcept {
  if (set_aside == nullptr) std::free(set_aside.exchange(std::malloc(kReserve)));
}

}  // namespace atlantica
