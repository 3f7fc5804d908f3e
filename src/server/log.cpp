#include "server/log.h"

#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

#include <boost/json/serialize.hpp>
#include <boost/json/string.hpp>
#include <boost/json/value.hpp>
#include <cstdio>
#include <utility>

#include "core/failure.h"
#include "speech/speaker.h"

namespace atlantica {

namespace {

LogStyle chosen = LogStyle::text;  // set once, before any thread logs

std::string text_of(const std::exception_ptr& problem) {
  if (!problem) return "";
  try {
    std::rethrow_exception(problem);
  } catch (const Failure& failure) {
    return speech::say(failure.message());
  } catch (const std::exception& exception) {
    return exception.what();
  } catch (...) {
    return "";
  }
}

std::string quoted(std::string_view text) { return boost::json::serialize(boost::json::value(text)); }

spdlog::level::level_enum level_of(LogLevel level) {
  switch (level) {
    case LogLevel::info: return spdlog::level::info;
    case LogLevel::warning: return spdlog::level::warn;
    case LogLevel::error: return spdlog::level::err;
    default: return spdlog::level::critical;
  }
}

}  // namespace

LogField::LogField(std::string_view called, std::string text) : name(called), value(std::move(text)) {}
LogField::LogField(std::string_view called, const char* text) : name(called), value(text) {}
LogField::LogField(std::string_view called, const Message& message) : name(called), value(speech::say(message)) {}

std::string log_text(LogStyle style, const Message& message, std::initializer_list<LogField> fields) {
  std::string text = speech::say(message);
  if (style == LogStyle::json) text = R"("key":)" + quoted(message.key) + R"(,"message":)" + quoted(text);
  for (const auto& [name, value] : fields) {
    const bool plain = !value.empty() && value.find_first_of(" \t\r\n\"=") == std::string::npos;
    if (style == LogStyle::json)
      text += "," + quoted(name) + ":" + quoted(value);
    else
      text += " " + std::string(name) + "=" + (plain ? value : quoted(value));
  }
  return text;
}

void set_up_log(LogStyle style) {
  chosen = style;
  auto logger = spdlog::stderr_color_mt("atlantica");
  if (style == LogStyle::json)
    logger->set_pattern(R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l",%v})", spdlog::pattern_time_type::utc);
  spdlog::set_default_logger(std::move(logger));
}

void log_event(LogLevel level, const Message& message, std::initializer_list<LogField> fields) {
  spdlog::default_logger_raw()->log(level_of(level), "{}", log_text(chosen, message, fields));
}

void log_problem(std::string_view key, const std::exception_ptr& problem, std::string_view table) noexcept {
  try {
    const Message message{std::string(key)};
    if (table.empty())
      log_event(LogLevel::error, message, {{"problem", text_of(problem)}});
    else
      log_event(LogLevel::error, message, {{"table", std::string(table)}, {"problem", text_of(problem)}});
  } catch (...) {
    std::fprintf(stderr, "%.*s\n", static_cast<int>(key.size()), key.data());
  }
}

}  // namespace atlantica
