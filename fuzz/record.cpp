#include "match/record.h"

#include <cstdint>
#include <limits>
#include <string_view>

#include "catalog/catalog.h"
#include "check.h"

// Any text is a record or a clear error; what was read is written and read back the same, and can be
// replayed as far as its moves are legal.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto record = atlantica::read_record({reinterpret_cast<const char*>(data), size});
  if (!record) {
    check(!record.error().key.empty(), "an error says something");
    return 0;
  }
  const std::string written = atlantica::write_record(*record);
  const auto again = atlantica::read_record(written);
  check(again.has_value(), "a written record can be read");
  check(atlantica::write_record(*again) == written, "a record reads back as it was");
  const auto match = atlantica::start_of(*record);
  if (!match) return 0;
  const auto error = atlantica::replay(*record, **match, std::numeric_limits<std::size_t>::max());
  check(error.has_value() || (*match)->log() == record->log, "a match that was replayed has the log of its record");
  return 0;
}
