#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/message.h"

namespace atlantica {

inline constexpr std::size_t kMaxMessageBytes = 16 * 1024;
inline constexpr double kMessagesPerSecond = 20;
inline constexpr double kMessageBurst = 40;
inline constexpr std::size_t kMaxChatCharacters = 500;
inline constexpr std::size_t kMinPasswordBytes = 8;
inline constexpr std::size_t kMaxPasswordBytes = 256;
inline constexpr std::size_t kMaxRecordBytes = 512 * 1024;
// Only undos make a log so much longer than a game that the rules let come to an end.
inline constexpr std::size_t kMaxUndoableEntries = 10'000;
inline constexpr std::size_t kMaxRecordEntries = 2 * kMaxUndoableEntries;
// Who joins is told what so many entries did.
inline constexpr std::size_t kMaxEntriesTold = 4'000;
inline constexpr int kMaxClockBase = 24 * 60 * 60;
inline constexpr int kMaxClockIncrement = 60 * 60;
inline constexpr int kMaxClockDays = 30;
inline constexpr int kMaxGrace = 7 * 24 * 60 * 60;
inline constexpr int kMaxDelay = 100;

// What is wrong with a chat line; nothing if valid: 1 to 500 characters of valid UTF-8, not all blank, without control
// characters or characters that change the direction or the lines of text.
std::optional<Message> chat_problem(std::string_view text);

}  // namespace atlantica
