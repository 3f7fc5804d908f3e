#pragma once

#include <boost/describe.hpp>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/string.hpp>
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

#include "core/message.h"

// Described structs (Boost.Describe) to and from JSON. Writing omits unset fields. Reading is strict and reports where
// it failed: an unknown or missing name, a wrong type, a number out of range. (Boost.JSON's own conversion throws and
// does not say where.)
namespace atlantica {

namespace json_detail {

using boost::json::value;

template <class T>
concept Described = boost::describe::has_describe_members<T>::value;

template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

template <class T>
using MembersOf = boost::describe::describe_members<T, boost::describe::mod_public>;

std::unexpected<Message> wrong(const std::string& where, Message what);
// `wanted` is a word of common.json: shape.text, shape.list …
std::unexpected<Message> wrong_kind(const std::string& where, std::string_view wanted, const value& got);
std::string inside(const std::string& where, std::string_view name);

void append_text(std::string& out, const value& json);
void append_text(std::string& out, std::string_view text);

// One specialisation per kind of type: static value write(const T&), static void append(std::string&, const T&) for the
// same as text, static expected<T> read(value, where).
template <class T>
struct Json;

template <>
struct Json<value> {
  static value write(const value& json) { return json; }
  static void append(std::string& out, const value& json) { append_text(out, json); }
  static std::expected<value, Message> read(const value& json, const std::string&) { return json; }
};

template <>
struct Json<bool> {
  static value write(bool flag) { return flag; }
  static void append(std::string& out, bool flag) { out += flag ? "true" : "false"; }
  static std::expected<bool, Message> read(const value& json, const std::string& where) {
    if (const bool* flag = json.if_bool()) return *flag;
    return wrong_kind(where, "flag", json);
  }
};

template <std::integral T>
struct Json<T> {
  static value write(T number) { return number; }
  static void append(std::string& out, T number) { out += std::to_string(number); }
  static std::expected<T, Message> read(const value& json, const std::string& where) {
    if (!json.is_int64() && !json.is_uint64()) return wrong_kind(where, "whole", json);
    boost::system::error_code error;
    const T number = json.to_number<T>(error);
    if (error) return wrong(where, "common.json.out_of_range");
    return number;
  }
};

template <>
struct Json<double> {
  static value write(double number) { return number; }
  static void append(std::string& out, double number) { append_text(out, value(number)); }
  static std::expected<double, Message> read(const value& json, const std::string& where) {
    if (!json.is_number()) return wrong_kind(where, "number", json);
    return json.to_number<double>();
  }
};

template <>
struct Json<std::string> {
  static value write(const std::string& text) { return boost::json::string(text); }
  static void append(std::string& out, const std::string& text) { append_text(out, std::string_view(text)); }
  static std::expected<std::string, Message> read(const value& json, const std::string& where) {
    if (const boost::json::string* text = json.if_string()) return std::string(*text);
    return wrong_kind(where, "text", json);
  }
};

template <class T>
struct Json<std::vector<T>> {
  static value write(const std::vector<T>& list) {
    boost::json::array array;
    array.reserve(list.size());
    for (const T& item : list) array.push_back(Json<T>::write(item));
    return array;
  }
  static void append(std::string& out, const std::vector<T>& list) {
    out += '[';
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (i > 0) out += ',';
      Json<T>::append(out, list[i]);
    }
    out += ']';
  }
  static std::expected<std::vector<T>, Message> read(const value& json, const std::string& where) {
    const boost::json::array* array = json.if_array();
    if (array == nullptr) return wrong_kind(where, "list", json);
    std::vector<T> list;
    list.reserve(array->size());
    for (const value& item : *array) {
      auto one = Json<T>::read(item, where + "[" + std::to_string(list.size()) + "]");
      if (!one) return std::unexpected(std::move(one.error()));
      list.push_back(std::move(*one));
    }
    return list;
  }
};

template <class T>
struct Json<std::map<std::string, T>> {
  static value write(const std::map<std::string, T>& map) {
    boost::json::object object;
    for (const auto& [name, item] : map) object[name] = Json<T>::write(item);
    return object;
  }
  static void append(std::string& out, const std::map<std::string, T>& map) {
    out += '{';
    for (const auto& [name, item] : map) {
      if (out.back() != '{') out += ',';
      append_text(out, std::string_view(name));
      out += ':';
      Json<T>::append(out, item);
    }
    out += '}';
  }
  static std::expected<std::map<std::string, T>, Message> read(const value& json, const std::string& where) {
    const boost::json::object* object = json.if_object();
    if (object == nullptr) return wrong_kind(where, "object", json);
    std::map<std::string, T> map;
    for (const auto& [name, item] : *object) {
      auto one = Json<T>::read(item, inside(where, name));
      if (!one) return std::unexpected(std::move(one.error()));
      map.emplace(name, std::move(*one));
    }
    return map;
  }
};

// A message is {"key": …, "args": {…}}, without args if it has none. Messages are never read.
template <>
struct Json<Message> {
  static value write(const Message& message);
  static void append(std::string& out, const Message& message) { append_text(out, write(message)); }
};

template <Described T>
struct Json<T> {
  static value write(const T& item) {
    boost::json::object object;
    object.reserve(boost::mp11::mp_size<MembersOf<T>>::value);
    boost::mp11::mp_for_each<MembersOf<T>>([&](auto member) {
      const auto& field = item.*member.pointer;
      using Field = std::remove_cvref_t<decltype(field)>;
      if constexpr (kIsOptional<Field>) {
        if (field) object[member.name] = Json<typename Field::value_type>::write(*field);
      } else {
        object[member.name] = Json<Field>::write(field);
      }
    });
    return object;
  }

  static void append(std::string& out, const T& item) {
    out += '{';
    append_members(out, item);
    out += '}';
  }
  // Appends to an open object.
  static void append_members(std::string& out, const T& item) {
    boost::mp11::mp_for_each<MembersOf<T>>([&](auto member) {
      const auto& field = item.*member.pointer;
      using Field = std::remove_cvref_t<decltype(field)>;
      if constexpr (kIsOptional<Field>) {
        if (!field) return;
        append_name(out, member.name);
        Json<typename Field::value_type>::append(out, *field);
      } else {
        append_name(out, member.name);
        Json<Field>::append(out, field);
      }
    });
  }

  static std::expected<T, Message> read(const value& json, const std::string& where) {
    const boost::json::object* object = json.if_object();
    if (object == nullptr) return wrong_kind(where, "object", json);
    if (auto stranger = unknown_name(*object)) return wrong(where, *stranger);
    T item{};
    std::optional<Message> error;
    boost::mp11::mp_for_each<MembersOf<T>>([&](auto member) {
      if (!error) error = read_member(*object, where, member.name, item.*member.pointer);
    });
    if (error) return std::unexpected(std::move(*error));
    return item;
  }

 private:
  static void append_name(std::string& out, const char* name) {
    if (out.back() != '{') out += ',';
    out += '"';
    out += name;
    out += "\":";
  }

  static std::optional<Message> unknown_name(const boost::json::object& object) {
    for (const auto& [name, ignored] : object) {
      bool known = false;
      boost::mp11::mp_for_each<MembersOf<T>>([&](auto member) { known = known || name == member.name; });
      if (!known) return Message{"common.json.unknown_name", {{"name", std::string(name)}, {"names", names()}}};
    }
    return std::nullopt;
  }
  static std::vector<std::string> names() {
    std::vector<std::string> names;
    boost::mp11::mp_for_each<MembersOf<T>>([&](auto member) { names.emplace_back(member.name); });
    return names;
  }

  template <class Field>
  static std::optional<Message> read_member(const boost::json::object& object, const std::string& where,
                                            const char* name, Field& field) {
    const value* found = object.if_contains(name);
    if constexpr (kIsOptional<Field>) {
      if (found == nullptr) return std::nullopt;
      auto one = Json<typename Field::value_type>::read(*found, inside(where, name));
      if (!one) return std::move(one.error());
      field = std::move(*one);
    } else {
      if (found == nullptr) return wrong(where, {"common.json.missing", {{"name", name}}}).error();
      auto one = Json<Field>::read(*found, inside(where, name));
      if (!one) return std::move(one.error());
      field = std::move(*one);
    }
    return std::nullopt;
  }
};

}  // namespace json_detail

template <class T>
boost::json::value to_json(const T& item) {
  return json_detail::Json<T>::write(item);
}

// The text of to_json(item), without building the value first.
template <class T>
void append_json(std::string& out, const T& item) {
  json_detail::Json<T>::append(out, item);
}
// The same for the members only: appends to the text of an open object.
template <class T>
void append_members(std::string& out, const T& item) {
  json_detail::Json<T>::append_members(out, item);
}

// The arguments of a message as an object, by name.
boost::json::object arguments_json(const Message& message);

// `where` is the location of the value in its file or message, for the error.
template <class T>
std::expected<T, Message> from_json(const boost::json::value& json, const std::string& where = "") {
  return json_detail::Json<T>::read(json, where);
}

// Parses JSON text; the error has the line of the first mistake.
std::expected<boost::json::value, Message> parse_json(std::string_view text);

}  // namespace atlantica
