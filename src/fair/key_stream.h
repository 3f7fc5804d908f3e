#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "match/chance.h"

namespace atlantica {

// A match's randomness from a secret key: seed(n) is the first 32 bytes of ChaCha20 with the key and the nonce n, as
// four little-endian words. The commitment is published before the first move, the key after the last, so that anyone
// can check that no draw was rigged.
class KeyStream final : public ChanceStream {
 public:
  static constexpr std::size_t kKeyBytes = 32;

  // A random key.
  static KeyStream with_new_key();
  // From 64 lower-case hex digits; nothing if `key` is anything else.
  static std::optional<KeyStream> from_hex(std::string_view key);

  Rng::Seed seed(std::uint64_t n) const override;
  // 64 lower-case hex digits.
  std::string key() const;
  // BLAKE2b-256 of the key's bytes, as 64 lower-case hex digits.
  std::string commitment() const;

 private:
  std::array<unsigned char, kKeyBytes> key_{};
};

}  // namespace atlantica
