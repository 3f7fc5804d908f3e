#include <boost/json/serialize.hpp>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>

#include "wasm/engine.h"

// How a page calls the engine: it writes a request into memory from atlantica_alloc, calls atlantica_call and reads the
// answer: its length as 4 little-endian bytes, then that many bytes of UTF-8. The page frees both with atlantica_free.
extern "C" {

[[clang::export_name("atlantica_alloc")]] void* atlantica_alloc(std::uint32_t size) { return std::malloc(size); }

[[clang::export_name("atlantica_free")]] void atlantica_free(void* memory) { std::free(memory); }

[[clang::export_name("atlantica_call")]] char* atlantica_call(const char* request, std::uint32_t size) {
  static atlantica::Engine engine;
  const std::string answer = boost::json::serialize(engine.answer({request, size}));
  const auto length = static_cast<std::uint32_t>(answer.size());
  auto* memory = static_cast<char*>(std::malloc(sizeof length + answer.size()));
  if (memory == nullptr) std::abort();
  std::memcpy(memory, &length, sizeof length);
  std::memcpy(memory + sizeof length, answer.data(), answer.size());
  return memory;
}
}
