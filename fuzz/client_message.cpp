#include <cstdint>
#include <string_view>

#include "check.h"
#include "protocol/codec.h"

// Any text from a client is a valid message or a reportable error; messages round-trip.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto message = atlantica::read_client_message(text);
  if (!message) {
    check(!message.error().error.message.key.empty(), "an error says something");
  } else {
    const std::string written = atlantica::write_message(*message);
    const auto again = atlantica::read_client_message(written);
    check(again.has_value(), "a written message can be read");
    check(atlantica::write_message(*again) == written, "a message reads back as it was");
  }
  static_cast<void>(atlantica::read_body<atlantica::CreateRequest>(text));
  static_cast<void>(atlantica::read_body<atlantica::ClaimRequest>(text));
  return 0;
}
