#pragma once

#include <ostream>
#include <string>

#include "speech/speaker.h"

// Messages as the tests expect them: in English, with straight quotes.
namespace atlantica {

inline std::string said(const Message& message) {
  std::string text = speech::in_english(message);
  for (const std::string_view mark : {"“", "”"})
    for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark))
      text.replace(at, mark.size(), "\"");
  return text;
}

inline std::ostream& operator<<(std::ostream& out, const Message& message) { return out << said(message); }

}  // namespace atlantica
