#include "match/json.h"

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <boost/json/stream_parser.hpp>

namespace atlantica {

namespace json_detail {

namespace {

std::string_view kind_name(const value& json) {
  switch (json.kind()) {
    case boost::json::kind::null: return "null";
    case boost::json::kind::bool_: return "flag";
    case boost::json::kind::string: return "text";
    case boost::json::kind::array: return "list";
    case boost::json::kind::object: return "object";
    case boost::json::kind::double_: return "fraction";
    default: return "whole";
  }
}

}  // namespace

std::unexpected<Message> wrong(const std::string& where, Message what) {
  if (where.empty()) return std::unexpected(std::move(what));
  return std::unexpected(Message{"common.json.at", {{"where", where}, {"problem", std::move(what)}}});
}

std::unexpected<Message> wrong_kind(const std::string& where, std::string_view wanted, const value& got) {
  return wrong(where, {"common.json.wrong_kind", {{"shape", wanted}, {"shape2", kind_name(got)}}});
}

std::string inside(const std::string& where, std::string_view name) {
  return where.empty() ? std::string(name) : where + "." + std::string(name);
}

void append_text(std::string& out, const value& json) { out += boost::json::serialize(json); }

void append_text(std::string& out, std::string_view text) {
  const auto plain = [](char c) { return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\'; };
  if (!std::ranges::all_of(text, plain)) {
    out += boost::json::serialize(boost::json::string_view(text.data(), text.size()));
    return;
  }
  out += '"';
  out += text;
  out += '"';
}

value Json<Message>::write(const Message& message) {
  boost::json::object object{{"key", message.key}};
  if (!message.arguments.empty()) object["args"] = arguments_json(message);
  return object;
}

}  // namespace json_detail

boost::json::object arguments_json(const Message& message) {
  boost::json::object object;
  for (const Argument& argument : message.arguments) {
    boost::json::value& json = object[argument.name];
    if (const auto* number = std::get_if<std::int64_t>(&argument.value)) json = *number;
    if (const auto* text = std::get_if<std::string>(&argument.value)) json = boost::json::string(*text);
    if (const auto* texts = std::get_if<std::vector<std::string>>(&argument.value)) json = to_json(*texts);
    if (const auto* messages = std::get_if<std::vector<Message>>(&argument.value))
      json = messages->size() == 1 ? to_json(messages->front()) : to_json(*messages);
  }
  return object;
}

std::expected<boost::json::value, Message> parse_json(std::string_view text) {
  boost::json::stream_parser parser;
  boost::system::error_code error;
  const std::size_t read = parser.write_some(text.data(), text.size(), error);
  if (!error && read == text.size()) {
    parser.finish(error);
    if (!error) return parser.release();
  }
  const auto end = text.begin() + static_cast<std::ptrdiff_t>(std::min(read, text.size()));
  const auto line = 1 + std::count(text.begin(), end, '\n');
  if (!error) return std::unexpected(Message{"common.json.trailing", {{"line", line}}});
  return std::unexpected(Message{"common.json.syntax", {{"line", line}, {"reason", error.message()}}});
}

}  // namespace atlantica
