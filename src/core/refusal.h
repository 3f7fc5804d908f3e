#pragma once

#include <string>

#include "core/message.h"

namespace atlantica {

// Why a move may not be made: the rule of docs/rules that forbids it and what to tell the player.
struct Refusal {
  std::string rule;
  Message message;

  bool operator==(const Refusal&) const = default;
};

}  // namespace atlantica
