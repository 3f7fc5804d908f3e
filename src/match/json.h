#pragma once

#include <boost/describe.hpp>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <boost/mp11/algorithm.hpp>
#include <concepts>
#include <expected>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

// Described structs (Boost.Describe) as JSON, both ways. Writing leaves out what is not set. Reading is
// strict and says where it went wrong: an unknown or missing name, a wrong type, a number out of range.
namespace atlantica::json {

namespace json = boost::json;

template <class T>
concept Described = boost::describe::has_describe_members<T>::value;

template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

template <class T>
json::value write(const T& value);
template <class T>
std::expected<T, std::string> read(const json::value& value, const std::string& where = "");

namespace detail {

template <class T>
json::value write_one(const std::vector<T>& list) {
  json::array array;
  array.reserve(list.size());
  for (const T& item : list) array.push_back(write(item));
  return array;
}

template <class T>
json::value write_one(const std::map<std::string, T>& map) {
  json::object object;
  for (const auto& [name, item] : map) object[name] = write(item);
  return object;
}

template <Described T>
json::value write_one(const T& item) {
  json::object object;
  boost::mp11::mp_for_each<boost::describe::describe_members<T, boost::describe::mod_public>>([&](auto member) {
    const auto& field = item.*member.pointer;
    if constexpr (kIsOptional<std::remove_cvref_t<decltype(field)>>) {
      if (field) object[member.name] = write(*field);
    } else {
      object[member.name] = write(field);
    }
  });
  return object;
}

inline std::unexpected<std::string> wrong(const std::string& where, std::string_view what) {
  return std::unexpected((where.empty() ? std::string("the top level") : where) + ": " + std::string(what));
}

inline std::string_view kind_name(const json::value& value) {
  switch (value.kind()) {
    case json::kind::null: return "null";
    case json::kind::bool_: return "true or false";
    case json::kind::string: return "a text";
    case json::kind::array: return "a list";
    case json::kind::object: return "an object";
    default: return "a number";
  }
}

inline std::unexpected<std::string> wrong_kind(const std::string& where, std::string_view wanted,
                                               const json::value& got) {
  return wrong(where, "expected " + std::string(wanted) + ", got " + std::string(kind_name(got)));
}

inline std::string inside(const std::string& where, std::string_view name) {
  return where.empty() ? std::string(name) : where + "." + std::string(name);
}

template <class T>
struct Reader;

template <>
struct Reader<bool> {
  static std::expected<bool, std::string> read(const json::value& value, const std::string& where) {
    if (const bool* flag = value.if_bool()) return *flag;
    return wrong_kind(where, "true or false", value);
  }
};

template <std::integral T>
struct Reader<T> {
  static std::expected<T, std::string> read(const json::value& value, const std::string& where) {
    boost::system::error_code error;
    if (!value.is_int64() && !value.is_uint64()) return wrong_kind(where, "a whole number", value);
    const T number = value.to_number<T>(error);
    if (error) return wrong(where, "the number is out of range");
    return number;
  }
};

template <>
struct Reader<std::string> {
  static std::expected<std::string, std::string> read(const json::value& value, const std::string& where) {
    if (const json::string* text = value.if_string()) return std::string(*text);
    return wrong_kind(where, "a text", value);
  }
};

template <>
struct Reader<json::value> {
  static std::expected<json::value, std::string> read(const json::value& value, const std::string&) { return value; }
};

template <class T>
struct Reader<std::optional<T>> {
  static std::expected<std::optional<T>, std::string> read(const json::value& value, const std::string& where) {
    return json::read_value<T>(value, where);
  }
};

template <class T>
struct Reader<std::vector<T>> {
  static std::expected<std::vector<T>, std::string> read(const json::value& value, const std::string& where) {
    const json::array* array = value.if_array();
    if (array == nullptr) return wrong_kind(where, "a list", value);
    std::vector<T> list;
    list.reserve(array->size());
    for (const json::value& item : *array) {
      auto one = Reader<T>::read(item, where + "[" + std::to_string(list.size()) + "]");
      if (!one) return std::unexpected(std::move(one.error()));
      list.push_back(std::move(*one));
    }
    return list;
  }
};

}  // namespace detail
}  // namespace atlantica::json
