#pragma once

#include "match/shape.h"
#include "protocol/bodies.h"
#include "protocol/error.h"
#include "protocol/kinds.h"
#include "protocol/messages.h"

// The values of message and body fields beyond their C++ types. Include this wherever their shapes are used.
namespace atlantica {

template <>
inline constexpr WordsTable kWordsOf<&ErrorMessage::code> = error_names;
template <>
inline constexpr WordsTable kWordsOf<&SeatRequest::kind> = words_in<kSeatRequestKinds>;
template <>
inline constexpr WordsTable kWordsOf<&SeatInfo::kind> = words_in<kPlayerKinds>;
template <>
inline constexpr WordsTable kWordsOf<&ListedSeat::kind> = words_in<kPlayerKinds>;
template <>
inline constexpr WordsTable kWordsOf<&PlayerInfo::kind> = words_in<kPlayerKinds>;
template <>
inline constexpr WordsTable kWordsOf<&AbsenceSettings::then> = words_in<kAbsenceActions>;

template <>
inline constexpr std::string_view kDefinitionOf<&JoinedMessage::view> = "View";
template <>
inline constexpr std::string_view kDefinitionOf<&JoinedMessage::moves> = "Moves";
template <>
inline constexpr std::string_view kDefinitionOf<&JoinedMessage::events> = "Events";
template <>
inline constexpr std::string_view kDefinitionOf<&UpdateMessage::view> = "View";
template <>
inline constexpr std::string_view kDefinitionOf<&UpdateMessage::moves> = "Moves";
template <>
inline constexpr std::string_view kDefinitionOf<&UpdateMessage::events> = "Events";
template <>
inline constexpr std::string_view kDefinitionOf<&MomentAnswer::view> = "View";

}  // namespace atlantica
