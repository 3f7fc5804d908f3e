#pragma once

#include <array>
#include <boost/json/value.hpp>
#include <cstdint>
#include <limits>
#include <span>
#include <string_view>

#include "core/words.h"
#include "match/json.h"

// The shape of a described struct's JSON, as compile-time data from the description that json.h reads and writes by.
namespace atlantica {

struct Field;

struct Shape {
  enum class Kind : std::uint8_t { anything, flag, whole, number, text, list, map, object };

  Kind kind = Kind::anything;
  std::int64_t least = 0;           // of a whole number
  std::uint64_t most = 0;           // of a whole number
  const Shape* item = nullptr;      // of a list or map
  std::string_view type{};          // of an object: "atlantica::survive::View"
  std::span<const Field> fields{};  // of an object
};

struct Field {
  std::string_view name;
  const Shape* shape;
  bool required;                // otherwise optional
  WordsTable words;             // core/words.h
  std::string_view definition;  // kDefinitionOf
};

// The definition followed by a field that C++ treats as any JSON, when only higher layers know it, such as the views of
// all games.
template <auto kField>
inline constexpr std::string_view kDefinitionOf{};

namespace shape_detail {

using json_detail::Described;
using json_detail::kIsOptional;
using json_detail::MembersOf;

template <class T>
struct ShapeOf;

}  // namespace shape_detail

template <class T>
inline constexpr Shape kShape = shape_detail::ShapeOf<T>::make();

namespace shape_detail {

template <>
struct ShapeOf<boost::json::value> {
  static consteval Shape make() { return {}; }
};

template <>
struct ShapeOf<bool> {
  static consteval Shape make() { return {.kind = Shape::Kind::flag}; }
};

template <std::integral T>
struct ShapeOf<T> {
  static consteval Shape make() {
    using Limits = std::numeric_limits<T>;
    return {.kind = Shape::Kind::whole,
            .least = static_cast<std::int64_t>(Limits::min()),
            .most = static_cast<std::uint64_t>(Limits::max())};
  }
};

template <>
struct ShapeOf<double> {
  static consteval Shape make() { return {.kind = Shape::Kind::number}; }
};

template <>
struct ShapeOf<std::string> {
  static consteval Shape make() { return {.kind = Shape::Kind::text}; }
};

template <class T>
struct ShapeOf<std::vector<T>> {
  static consteval Shape make() { return {.kind = Shape::Kind::list, .item = &kShape<T>}; }
};

template <class T>
struct ShapeOf<std::map<std::string, T>> {
  static consteval Shape make() { return {.kind = Shape::Kind::map, .item = &kShape<T>}; }
};

template <class T>
struct Inner {
  using Type = T;
};
template <class T>
struct Inner<std::optional<T>> {
  using Type = T;
};

template <class T, class Member>
consteval Field field_of() {
  using Held = std::remove_cvref_t<decltype(std::declval<T&>().*Member::pointer)>;
  return {.name = Member::name,
          .shape = &kShape<typename Inner<Held>::Type>,
          .required = !kIsOptional<Held>,
          .words = kWordsOf<Member::pointer>,
          .definition = kDefinitionOf<Member::pointer>};
}

template <class T, class Members>
struct Fields;
template <class T, template <class...> class List, class... Members>
struct Fields<T, List<Members...>> {
  static constexpr std::array<Field, sizeof...(Members)> kAll = {field_of<T, Members>()...};
};

// The name of T, extracted from the compiler's name for this function: "... [with T = atlantica::View; ...]" or "... [T
// = atlantica::View]".
template <class T>
consteval std::string_view type_name() {
  std::string_view name = __PRETTY_FUNCTION__;
  name.remove_prefix(name.find("T = ") + 4);
  return name.substr(0, name.find_first_of(";]"));
}

template <Described T>
struct ShapeOf<T> {
  static consteval Shape make() {
    return {.kind = Shape::Kind::object, .type = type_name<T>(), .fields = Fields<T, MembersOf<T>>::kAll};
  }
};

}  // namespace shape_detail

}  // namespace atlantica
