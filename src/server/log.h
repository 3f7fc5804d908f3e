#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "core/message.h"

namespace atlantica {

enum class LogStyle {
  text,  // for people: the message, then name=value
  json,  // for programs: one object a line with time, level, key, message and the fields
};
enum class LogLevel { info, warning, error, critical };

// Sends the log to the standard error. To be called before anything is logged.
void set_up_log(LogStyle style);

// What a line is about. Never a token, an invitation, a password, a session or the key of a table.
struct LogField {
  LogField(std::string_view called, std::string text);
  LogField(std::string_view called, const char* text);
  LogField(std::string_view called, const Message& message);  // what it says

  std::string_view name;
  std::string value;
};
void log_event(LogLevel level, const Message& message, std::initializer_list<LogField> fields = {});

// The line without time and level, as the style has it.
std::string log_text(LogStyle style, const Message& message, std::initializer_list<LogField> fields);

}  // namespace atlantica
