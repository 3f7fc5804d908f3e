#include "protocol/schema.h"

#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "protocol/vocabulary.h"

namespace atlantica {

namespace {

template <class Message>
std::string define_one(Schema& schema) {
  schema.define_message(Message::kType, kShape<Message>);
  return Schema::name_of(kShape<Message>);
}

template <class... Messages>
std::vector<std::string> define_all(Schema& schema, std::type_identity<std::variant<Messages...>> /*of*/) {
  return {define_one<Messages>(schema)...};
}

}  // namespace

void define_messages(Schema& schema) {
  schema.define_any_of("ClientMessage", define_all(schema, std::type_identity<ClientMessage>{}));
  schema.define_any_of("ServerMessage", define_all(schema, std::type_identity<ServerMessage>{}));
}

}  // namespace atlantica
