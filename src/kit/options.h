#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "core/options.h"
#include "core/seat.h"

// The options of a table and what is wrong with a choice.
namespace atlantica {

// Nothing if the choice is right.
using OptionError = std::optional<Message>;

Message wrong_seats(std::string_view game, int least, int most, int seats);
Message unknown_option(std::string_view game, const std::vector<OptionSpec>& known, std::string_view name);
Message wrong_value(std::string_view option, std::vector<std::string> right, std::string_view value);

// The option `first`, the player who begins: "random" or a seat.
OptionSpec first_option(int seats);
OptionError choose_first(std::string_view value, int seats, Seat& into);
// An option with two values; the first is the default.
OptionError choose_between(std::string_view name, std::string_view value, std::string_view no, std::string_view yes,
                           bool& into);

// The setup with the choices made in it, by choose(setup, name, value).
template <class Rules, class Choose>
std::expected<typename Rules::Setup, Message> with_choices(typename Rules::Setup setup, const Options& chosen,
                                                           Choose choose) {
  if (setup.seats < Rules::kMinSeats || setup.seats > Rules::kMaxSeats)
    return std::unexpected(wrong_seats(Rules::kId, Rules::kMinSeats, Rules::kMaxSeats, setup.seats));
  for (const auto& [name, value] : chosen)
    if (OptionError error = choose(setup, name, value)) return std::unexpected(*error);
  return setup;
}

}  // namespace atlantica
