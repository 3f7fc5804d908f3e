#pragma once

#include <boost/json/object.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "match/shape.h"

namespace atlantica {

// Builds JSON Schema (2020-12) definitions from shapes.
class Schema {
 public:
  // The object's C++ name without our namespace: "TableInfo", "survive.View".
  static std::string name_of(const Shape& object);
  static boost::json::object reference(std::string_view name);

  // Defines an object, and every object it contains.
  void define(const Shape& object);
  // Defines a name as an object with the fields of all the parts.
  void define_joined(std::string_view name, const std::vector<const Shape*>& parts);
  // Defines an object that starts with this fixed "type".
  void define_message(std::string_view type, const Shape& object);
  void define_list(std::string_view name, std::string_view item);
  void define_any_of(std::string_view name, const std::vector<std::string>& names);

  const boost::json::object& definitions() const { return definitions_; }

 private:
  boost::json::object schema_of(const Shape& shape, const Field& field);
  boost::json::object object_of(const std::vector<const Shape*>& parts, boost::json::object properties);

  boost::json::object definitions_;
};

}  // namespace atlantica
