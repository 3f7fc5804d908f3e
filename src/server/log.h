#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace atlantica {

enum class LogStyle {
  text,  // for people: the message, then name=value
  json,  // for programs: one object a line with time, level, message and the fields
};
enum class LogLevel { info, warning, error, critical };

// Sends the log to the standard error. To be called before anything is logged.
void set_up_log(LogStyle style);

// What a line is about. Never a token, an invitation, a password, a session or the key of a table.
using LogField = std::pair<std::string_view, std::string>;
void log_event(LogLevel level, std::string_view message, std::initializer_list<LogField> fields = {});

// The line without time and level, as the style has it.
std::string log_text(LogStyle style, std::string_view message, std::initializer_list<LogField> fields);

}  // namespace atlantica
