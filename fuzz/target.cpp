#include <boost/url/encode.hpp>
#include <boost/url/rfc/unreserved_chars.hpp>
#include <cstdint>
#include <string>

#include "check.h"
#include "server/paths.h"

// Any text is a request's target with a path or is refused; a path reads back from its parts, percent-encoded.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto path = atlantica::read_path({reinterpret_cast<const char*>(data), size});
  if (!path) return 0;
  std::string target = path->empty() ? "/" : "";
  for (const std::string& part : *path) target += "/" + boost::urls::encode(part, boost::urls::unreserved_chars);
  check(atlantica::read_path(target) == path, "an encoded path reads back as it was");
  return 0;
}
