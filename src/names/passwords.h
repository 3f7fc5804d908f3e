#pragma once

#include <optional>
#include <string_view>

#include "core/message.h"

namespace atlantica {

// Why a new password would be guessed at once; nothing if it would not. It is one of the most common passwords, or the
// account's own name, alone or with digits after it.
std::optional<Message> guessable(std::string_view password, std::string_view name);

}  // namespace atlantica
