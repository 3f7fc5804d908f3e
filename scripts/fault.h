#pragma once
// The faults of scripts/mutate, compiled in as switches: each behaves as the source does unless ATLANTICA_FAULT is its
// number. A switch replaces an operator and has the same precedence, so nothing around it is parsed differently.
// None may be part of a constant expression. ATLANTICA_FAULTS_REACHED names a file to which the numbers of the
// switches that were reached are written.

#include <fcntl.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <string>
#include <utility>

namespace fault {

inline int chosen = 0;
inline const char* reached = nullptr;

// Runs before anything else is initialised.
[[gnu::constructor(101)]] inline void choose() {
  if (const char* number = std::getenv("ATLANTICA_FAULT")) chosen = std::atoi(number);
  reached = std::getenv("ATLANTICA_FAULTS_REACHED");
}

inline void note(int number) {
  const std::string line = std::to_string(number) + "\n";
  const int file = ::open(reached, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
  if (file < 0 || ::write(file, line.data(), line.size()) < 0) std::abort();
  ::close(file);
}

template <int N>
bool on() {
  if (reached != nullptr) [[unlikely]] {
    static std::atomic_flag noted;
    if (!noted.test_and_set()) note(N);
  }
  return chosen == N;
}

// `a < b` is written `a < fault::Less<N>{} < b`, and so on.
#define ATLANTICA_FAULT_BINARY(Name, op, other)         \
  template <int N>                                      \
  struct Name {};                                       \
  template <int N, class A>                             \
  struct Name##Left {                                   \
    const A& a;                                         \
  };                                                    \
  template <class A, int N>                             \
  Name##Left<N, A> operator op(const A & a, Name<N>) {  \
    return {a};                                         \
  }                                                     \
  template <class A, int N, class B>                    \
    requires requires(const A& a, const B& b) {         \
      a op b;                                           \
      a other b;                                        \
    }                                                   \
  auto operator op(Name##Left<N, A> left, const B& b) { \
    return on<N>() ? left.a other b : left.a op b;      \
  }
ATLANTICA_FAULT_BINARY(Less, <, <=)
ATLANTICA_FAULT_BINARY(LessEqual, <=, <)
ATLANTICA_FAULT_BINARY(Greater, >, >=)
ATLANTICA_FAULT_BINARY(GreaterEqual, >=, >)
ATLANTICA_FAULT_BINARY(Equal, ==, !=)
ATLANTICA_FAULT_BINARY(NotEqual, !=, ==)
ATLANTICA_FAULT_BINARY(Plus, +, -)
ATLANTICA_FAULT_BINARY(Minus, -, +)
#undef ATLANTICA_FAULT_BINARY

// `a && b` is written `a && fault::and_left<N>() || fault::and_right<N>() && b`, and `a || b` likewise: as `and`, the
// left remembers that a is true and the right checks it; as `or`, both are true. So b is evaluated exactly when it
// should be.
template <int N>
inline thread_local bool held = false;
template <int N>
bool hold() {
  held<N> = true;
  return false;
}
template <int N>
bool and_left() {
  return on<N>() || hold<N>();
}
template <int N>
bool and_right() {
  return on<N>() || std::exchange(held<N>, false);
}
template <int N>
bool or_left() {
  return !on<N>() || hold<N>();
}
template <int N>
bool or_right() {
  return !on<N>() || std::exchange(held<N>, false);
}

// `!a` is written `fault::Not<N>{} % a`, `++a` is `fault::Step<N>{} % a`, `a += b` is `a += fault::Sign<N>{} = b`.
template <int N>
struct Not {};
template <int N, class A>
bool operator%(Not<N>, const A& a) {
  return static_cast<bool>(a) == on<N>();
}
template <int N>
struct Step {};
template <int N, class A>
  requires requires(A& a) { --a; }
A& operator%(Step<N>, A& a) {
  return on<N>() ? --a : ++a;
}
template <int N>
struct Sign {
  template <class A>
    requires requires(const A& a) { -a; }
  auto operator=(const A& a) const {
    return on<N>() ? -a : +a;
  }
};

}  // namespace fault
