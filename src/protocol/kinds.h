#pragma once

#include <array>
#include <string_view>

#include "core/words.h"

// The allowed words of message and body fields.
namespace atlantica {

inline constexpr std::string_view kHumanKind = "human";
inline constexpr std::string_view kBotKind = "bot";

inline constexpr std::array kPlayerKinds = {kHumanKind, kBotKind};
inline constexpr std::array<std::string_view, 3> kSeatRequestKinds = {"me", "friend", kBotKind};
inline constexpr std::array<std::string_view, 3> kAbsenceActions = {"wait", kBotKind, "end"};

template <const auto& kTable>
Words words_in() {
  return kTable;
}

}  // namespace atlantica
