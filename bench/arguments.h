#pragma once

#include <charconv>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <system_error>

#include "catalog/games.h"

// The command line of a benchmark: a game, then positive numbers that may be left out from the end.
namespace atlantica {

// Reads the numbers over their defaults, or nothing if one of them is none.
inline bool read_numbers(std::span<char*> arguments, std::span<std::uint32_t> numbers) {
  if (arguments.size() > numbers.size()) return false;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string_view text = arguments[i];
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), numbers[i]);
    if (problem != std::errc() || end != text.data() + text.size() || numbers[i] == 0) return false;
  }
  return true;
}

// Runs the benchmark of the game that the command line names: `run` is called with its Rules as template argument and
// the numbers. `usage` describes the numbers.
template <class Run>
int run_benchmark(std::span<char*> arguments, std::span<std::uint32_t> numbers, std::string_view usage, Run run) {
  if (arguments.size() > 1 && read_numbers(arguments.subspan(2), numbers)) {
    std::optional<int> status;
    AllGames::each([&]<class G> {
      if (arguments[1] == G::kId) status = run.template operator()<G>();
    });
    if (status) return *status;
  }
  std::string games;
  AllGames::each([&]<class G> { games += (games.empty() ? "" : "|") + std::string(G::kId); });
  std::fprintf(stderr, "usage: %s %s %.*s\n", arguments[0], games.c_str(), static_cast<int>(usage.size()),
               usage.data());
  return 2;
}

}  // namespace atlantica
