#include "match/difference.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <cstddef>
#include <string>
#include <utility>

namespace atlantica {

namespace {

using boost::json::array;
using boost::json::object;

// Like ==, which in Boost 1.81 copies every member of an object, and ends the program if there is no memory for that.
bool same(const boost::json::value& one, const boost::json::value& other) {
  if (one.is_object() && other.is_object()) {
    const object& theirs = other.get_object();
    if (one.get_object().size() != theirs.size()) return false;
    for (const auto& member : one.get_object()) {
      const boost::json::value* found = theirs.if_contains(member.key());
      if (found == nullptr || !same(member.value(), *found)) return false;
    }
    return true;
  }
  if (!one.is_array() || !other.is_array()) return one == other;
  return std::ranges::equal(one.get_array(), other.get_array(), same);
}

object of_objects(const object& from, const object& to) {
  object differing;
  for (const auto& [name, was] : from)
    if (!to.contains(name)) differing[name] = nullptr;
  for (const auto& [name, is] : to) {
    const boost::json::value* was = from.if_contains(name);
    if (was == nullptr) {
      differing[name] = is;
    } else if (!same(*was, is)) {
      differing[name] = difference(*was, is);
    }
  }
  return differing;
}

object of_lists(const array& from, const array& to) {
  object differing;
  for (std::size_t i = 0; i < to.size(); ++i)
    if (!same(from[i], to[i])) differing[std::to_string(i)] = difference(from[i], to[i]);
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
