#pragma once

#include <cstdio>
#include <cstdlib>

// Stops the fuzzer with what was expected; unlike assert it is never compiled out.
inline void check(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "does not hold: %s\n", what);
  std::abort();
}
