#pragma once

#include <cstddef>
#include <type_traits>

namespace atlantica {

// Numbers and enumerators that are never negative, as indices.
constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }
template <class Enum>
  requires std::is_enum_v<Enum>
constexpr std::size_t at(Enum value) {
  return static_cast<std::size_t>(value);
}

}  // namespace atlantica
