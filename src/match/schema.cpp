#include "match/schema.h"

#include <boost/json/array.hpp>
#include <utility>

namespace atlantica {

namespace {

using boost::json::array;
using boost::json::object;

object text_of(const Field& field) {
  object text{{"type", "string"}};
  if (field.words != nullptr) {
    const Words words = field.words();
    text["enum"] = array(words.begin(), words.end());
  }
  return text;
}

}  // namespace

std::string Schema::name_of(const Shape& object) {
  constexpr std::string_view kNamespace = "atlantica::";
  std::string name(object.type.substr(kNamespace.size()));
  for (std::size_t at = name.find("::"); at != std::string::npos; at = name.find("::")) name.replace(at, 2, ".");
  return name;
}

object Schema::reference(std::string_view name) { return {{"$ref", "#/$defs/" + std::string(name)}}; }

void Schema::define(const Shape& object) { define_joined(name_of(object), {&object}); }

void Schema::define_joined(std::string_view name, const std::vector<const Shape*>& parts) {
  if (definitions_.contains(name)) return;
  definitions_[name] = nullptr;  // so that it precedes what it contains
  object made = object_of(parts, {});
  definitions_[name] = std::move(made);
}

void Schema::define_message(std::string_view type, const Shape& shape) {
  const std::string name = name_of(shape);
  definitions_[name] = nullptr;
  object made = object_of({&shape}, {{"type", {{"const", type}}}});
  definitions_[name] = std::move(made);
}

void Schema::define_list(std::string_view name, std::string_view item) {
  definitions_[name] = {{"type", "array"}, {"items", reference(item)}};
}

void Schema::define_any_of(std::string_view name, const std::vector<std::string>& names) {
  array all;
  for (const std::string& one : names) all.push_back(reference(one));
  definitions_[name] = {{"anyOf", std::move(all)}};
}

object Schema::schema_of(const Shape& shape, const Field& field) {
  switch (shape.kind) {
    case Shape::Kind::anything: return field.definition.empty() ? object{} : reference(field.definition);
    case Shape::Kind::flag: return {{"type", "boolean"}};
    case Shape::Kind::whole: return {{"type", "integer"}, {"minimum", shape.least}, {"maximum", shape.most}};
    case Shape::Kind::number: return {{"type", "number"}};
    case Shape::Kind::text: return text_of(field);
    case Shape::Kind::list: return {{"type", "array"}, {"items", schema_of(*shape.item, field)}};
    case Shape::Kind::map: return {{"type", "object"}, {"additionalProperties", schema_of(*shape.item, field)}};
    case Shape::Kind::object: break;
  }
  define(shape);
  return reference(name_of(shape));
}

object Schema::object_of(const std::vector<const Shape*>& parts, object properties) {
  array required;
  for (const auto& first : properties) required.push_back(boost::json::string(first.key()));
  for (const Shape* part : parts) {
    for (const Field& field : part->fields) {
      properties[field.name] = schema_of(*field.shape, field);
      if (field.required) required.push_back(boost::json::string(field.name));
    }
  }
  object made{{"type", "object"}, {"properties", std::move(properties)}};
  if (!required.empty()) made["required"] = std::move(required);
  made["additionalProperties"] = false;
  return made;
}

}  // namespace atlantica
