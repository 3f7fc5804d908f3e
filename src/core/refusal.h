#pragma once

#include <string>

namespace atlantica {

// Why a move may not be made: the rule of docs/rules that forbids it and a sentence for the player.
struct Refusal {
  std::string rule;
  std::string reason;

  bool operator==(const Refusal&) const = default;
};

}  // namespace atlantica
