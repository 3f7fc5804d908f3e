#pragma once

#include <cstdio>
#include <cstdlib>

// Aborts with the failed expectation; unlike assert, never compiled out.
inline void check(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "does not hold: %s\n", what);
  std::abort();
}
