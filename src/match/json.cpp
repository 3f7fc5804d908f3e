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
    case boost::json::kind::bool_: return "true or false";
    case boost::json::kind::string: return "a text";
    case boost::json::kind::array: return "a list";
    case boost::json::kind::object: return "an object";
    case boost::json::kind::double_: return "a number with a fraction";
    default: return "a whole number";
  }
}

}  // namespace

std::unexpected<std::string> wrong(const std::string& where, const std::string& what) {
  return std::unexpected(where.empty() ? what : where + ": " + what);
}

std::unexpected<std::string> wrong_kind(const std::string& where, std::string_view wanted, const value& got) {
  return wrong(where, "expected " + std::string(wanted) + ", got " + std::string(kind_name(got)));
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

}  // namespace json_detail

std::expected<boost::json::value, std::string> parse_json(std::string_view text) {
  boost::json::stream_parser parser;
  boost::system::error_code error;
  const std::size_t read = parser.write_some(text.data(), text.size(), error);
  if (!error && read == text.size()) {
    parser.finish(error);
    if (!error) return parser.release();
  }
  const auto end = text.begin() + static_cast<std::ptrdiff_t>(std::min(read, text.size()));
  const auto line = 1 + std::count(text.begin(), end, '\n');
  return std::unexpected("not JSON: mistake in line " + std::to_string(line) +
                         (error ? " (" + error.message() + ")" : " (something follows the end)"));
}

}  // namespace atlantica
