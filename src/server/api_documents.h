#pragma once

#include <boost/json/object.hpp>
#include <optional>
#include <string>
#include <string_view>

// Machine-readable descriptions of the wire format, generated from the described structs, the catalogue and the routes.
namespace atlantica {

// The JSON Schema of every message, body, view, move, event and position, of records and scenarios, under "$defs".
boost::json::object schema_document();
// The schema of one definition and those it depends on; nothing if the name is unknown.
std::optional<boost::json::object> schema_document(std::string_view name);

// The HTTP API as OpenAPI 3.1 and the WebSocket as AsyncAPI 3.0.
const std::string& openapi_text();
const std::string& asyncapi_text();

}  // namespace atlantica
