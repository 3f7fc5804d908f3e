#include "match/difference.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <cstddef>
#include <string>
#include <utility>

namespace atlantica {

namespace {

using boost::json::array;
using boost::json::object;

object of_objects(const object& from, const object& to) {
  object differing;
  for (const auto& [name, was] : from)
    if (!to.contains(name)) differing[name] = nullptr;
  for (const auto& [name, is] : to) {
    const boost::json::value* was = from.if_contains(name);
    if (was == nullptr) {
      differing[name] = is;
    } else if (*was != is) {
      differing[name] = difference(*was, is);
    }
  }
  return differing;
}

object of_lists(const array& from, const array& to) {
  object differing;
  for (std::size_t i = 0; i < to.size(); ++i)
    if (from[i] != to[i]) differing[std::to_string(i)] = difference(from[i], to[i]);
  return differing;
}

}  // namespace

boost::json::value difference(const boost::json::value& from, const boost::json::value& to) {
  if (from.is_object() && to.is_object()) return of_objects(from.get_object(), to.get_object());
  if (from.is_array() && to.is_array() && from.get_array().size() == to.get_array().size())
    return of_lists(from.get_array(), to.get_array());
  return to;
}

}  // namespace atlantica
