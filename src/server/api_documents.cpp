#include "server/api_documents.h"

#include <boost/algorithm/string/case_conv.hpp>
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <map>
#include <utility>

#include "catalog/schema.h"
#include "protocol/schema.h"
#include "server/routes.h"

namespace atlantica {

namespace {

using boost::json::array;
using boost::json::object;
using boost::json::value;

constexpr std::string_view kDefinitions = "#/$defs/";
constexpr std::string_view kComponents = "#/components/schemas/";

object definitions() {
  Schema schema;
  define_messages(schema);
  for (const Route& route : Api::routes()) {
    if (route.body && route.body->shape != nullptr) schema.define(*route.body->shape);
    if (route.answer.shape != nullptr) schema.define(*route.answer.shape);
  }
  define_games(schema);
  return schema.definitions();
}

object document_of(object definitions) {
  return {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
          {"title", "What Atlantica " ATLANTICA_VERSION " writes and reads"},
          {"$defs", std::move(definitions)}};
}

// Calls visit(reference) for every $ref in a schema.
template <class Visit>
void each_reference(value& json, const Visit& visit) {
  if (auto* list = json.if_array())
    for (value& item : *list) each_reference(item, visit);
  if (auto* names = json.if_object()) {
    for (auto& [name, item] : *names) {
      if (name == "$ref" && item.is_string())
        visit(item.get_string());
      else
        each_reference(item, visit);
    }
  }
}

void add_with_needed(const object& all, std::string_view name, object& needed) {
  if (needed.contains(name)) return;
  value& definition = needed[name] = all.at(name);
  std::vector<std::string> names;
  each_reference(definition, [&](const boost::json::string& reference) {
    names.emplace_back(std::string_view(reference).substr(kDefinitions.size()));
  });
  for (const std::string& one : names) add_with_needed(all, one, needed);
}

// Definitions as OpenAPI and AsyncAPI expect them.
object components() {
  value all = definitions();
  each_reference(all, [](boost::json::string& reference) {
    reference = std::string(kComponents) + std::string(std::string_view(reference).substr(kDefinitions.size()));
  });
  return std::move(all.as_object());
}

object component(std::string_view name) { return {{"$ref", std::string(kComponents) + std::string(name)}}; }

object info(std::string_view title) { return {{"title", title}, {"version", ATLANTICA_VERSION}}; }

object content_of(const RouteBody& body) {
  object schema;
  if (body.shape != nullptr)
    schema = component(Schema::name_of(*body.shape));
  else
    schema["type"] = body.type == kJson ? "object" : "string";
  return {{body.type, {{"schema", std::move(schema)}}}};
}

array parameters_of(const Route& route) {
  array parameters;
  for (std::size_t at = route.path.find('{'); at != std::string_view::npos; at = route.path.find('{', at + 1))
    parameters.push_back(object{{"name", route.path.substr(at + 1, route.path.find('}', at) - at - 1)},
                                {"in", "path"},
                                {"required", true},
                                {"schema", {{"type", "string"}}}});
  return parameters;
}

// Error responses by status: several codes may share one.
std::map<int, array> errors_of(const Route& route) {
  std::vector<ErrorCode> codes = route.errors;
  codes.push_back(ErrorCode::too_frequent);
  codes.push_back(ErrorCode::too_large);
  codes.push_back(ErrorCode::unavailable);
  if (route.method != "GET") codes.push_back(ErrorCode::bad_origin);
  std::map<int, array> errors;
  for (const ErrorCode code : codes) errors[http_status(code)].push_back(boost::json::string(name(code)));
  return errors;
}

object responses_of(const Route& route) {
  object responses;
  responses["200"] = {{"description", route.summary}, {"content", content_of(route.answer)}};
  for (auto& [status, codes] : errors_of(route)) {
    object schema = component("ErrorMessage");
    schema["properties"] = {{"code", {{"enum", codes}}}};
    responses[std::to_string(status)] = {{"description", "refused"},
                                         {"content", {{kJson, {{"schema", std::move(schema)}}}}}};
  }
  return responses;
}

object operation_of(const Route& route) {
  object operation{{"summary", route.summary}};
  if (array parameters = parameters_of(route); !parameters.empty()) operation["parameters"] = std::move(parameters);
  if (route.body) operation["requestBody"] = {{"required", true}, {"content", content_of(*route.body)}};
  operation["responses"] = responses_of(route);
  return operation;
}

object openapi() {
  object paths;
  for (const Route& route : Api::routes()) {
    value& path = paths[route.path];
    if (!path.is_object()) path = object();
    path.as_object()[boost::to_lower_copy(std::string(route.method))] = operation_of(route);
  }
  return {{"openapi", "3.1.0"},
          {"info", info("Atlantica over HTTP")},
          {"paths", std::move(paths)},
          {"components", {{"schemas", components()}}}};
}

// One direction of the WebSocket: adds its messages to the channel and returns references to them.
array messages_of(const object& schemas, std::string_view direction, object& messages) {
  array references;
  for (const value& one : schemas.at(direction).at("anyOf").as_array()) {
    const std::string name(std::string_view(one.at("$ref").as_string()).substr(kComponents.size()));
    messages[name] = {{"name", schemas.at(name).at("properties").at("type").at("const")}, {"payload", component(name)}};
    references.push_back(object{{"$ref", "#/channels/table/messages/" + name}});
  }
  return references;
}

object asyncapi() {
  object schemas = components();
  object messages;
  const object channel{{"$ref", "#/channels/table"}};
  object operations{
      {"receive",
       {{"action", "receive"}, {"channel", channel}, {"messages", messages_of(schemas, "ClientMessage", messages)}}},
      {"send",
       {{"action", "send"}, {"channel", channel}, {"messages", messages_of(schemas, "ServerMessage", messages)}}}};
  return {{"asyncapi", "3.0.0"},
          {"info", info("Atlantica over a WebSocket")},
          {"defaultContentType", kJson},
          {"channels", {{"table", {{"address", "/ws"}, {"messages", std::move(messages)}}}}},
          {"operations", std::move(operations)},
          {"components", {{"schemas", std::move(schemas)}}}};
}

}  // namespace

object schema_document() { return document_of(definitions()); }

std::optional<object> schema_document(std::string_view name) {
  const object all = definitions();
  if (!all.contains(name)) return std::nullopt;
  object needed;
  add_with_needed(all, name, needed);
  object document = document_of(std::move(needed));
  document["$ref"] = std::string(kDefinitions) + std::string(name);
  return document;
}

const std::string& openapi_text() {
  static const std::string text = boost::json::serialize(openapi());
  return text;
}

const std::string& asyncapi_text() {
  static const std::string text = boost::json::serialize(asyncapi());
  return text;
}

}  // namespace atlantica
