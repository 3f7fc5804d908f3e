#pragma once

#include <exception>
#include <initializer_list>
#include <string>
#include <string_view>

#include "core/message.h"

namespace atlantica {

enum class LogStyle {
  text,  // for people: the message, then name=value
  json,  // for programs: one object per line with time, level, key, message and the fields
};
enum class LogLevel { info, warning, error, critical };

// Directs the log to standard error. Call it before anything is logged.
void set_up_log(LogStyle style);

// A field of a log line. Never a token, an invitation, a password, a session or a table's key.
struct LogField {
  LogField(std::string_view called, std::string text);
  LogField(std::string_view called, const char* text);
  LogField(std::string_view called, const Message& message);  // its text

  std::string_view name;
  std::string value;
};
void log_event(LogLevel level, const Message& message, std::initializer_list<LogField> fields = {});

// Logs an exception at level error, in any circumstances: without memory only the key is written.
void log_problem(std::string_view key, const std::exception_ptr& problem, std::string_view table = {}) noexcept;

// The line without time and level, in the chosen style.
std::string log_text(LogStyle style, const Message& message, std::initializer_list<LogField> fields);

}  // namespace atlantica
