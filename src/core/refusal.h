#pragma once

#include <string>

#include "core/message.h"

namespace atlantica {

// Why a move is illegal: the rule in docs/rules that forbids it, and the message for the player.
struct Refusal {
  std::string rule;
  Message message;

  bool operator==(const Refusal&) const = default;
};

}  // namespace atlantica
