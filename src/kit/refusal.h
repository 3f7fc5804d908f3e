#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/refusal.h"

namespace atlantica {

// What a game says to a move: nothing to a legal one.
using Answer = std::optional<Refusal>;

inline Answer no(std::string rule, Message reason) { return Refusal{std::move(rule), std::move(reason)}; }

// The phase for a kind of move, and what to say at any other time.
template <class Phase>
struct When {
  Phase phase;
  std::string_view rule;
  const char* otherwise;
};

}  // namespace atlantica
