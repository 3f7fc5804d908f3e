#pragma once

namespace atlantica {

// Memory set aside for the moment when there is no more: then it is given back, so that what is under way can still be
// answered or given up. Asio ends the process if it finds no memory for the few bytes that destroying a coroutine
// takes. There is at most one.
class MemoryReserve {
 public:
  MemoryReserve();
  ~MemoryReserve();
  MemoryReserve(const MemoryReserve&) = delete;
  MemoryReserve& operator=(const MemoryReserve&) = delete;

  // Sets it aside again if it was needed and there is memory by now.
  void refill() noexcept;
};

}  // namespace atlantica
