#include "fair/key_stream.h"

#include <sodium.h>

#include "fair/secrets.h"

namespace atlantica {

static_assert(KeyStream::kKeyBytes == crypto_stream_chacha20_KEYBYTES);
static_assert(crypto_stream_chacha20_NONCEBYTES == sizeof(std::uint64_t));

KeyStream KeyStream::with_new_key() {
  KeyStream stream;
  fill_random(stream.key_);
  return stream;
}

std::optional<KeyStream> KeyStream::from_hex(std::string_view key) {
  KeyStream stream;
  if (!read_hex(key, stream.key_)) return std::nullopt;
  return stream;
}

Rng::Seed KeyStream::seed(std::uint64_t n) const {
  std::array<unsigned char, crypto_stream_chacha20_NONCEBYTES> nonce{};
  for (std::size_t i = 0; i < nonce.size(); ++i) nonce[i] = static_cast<unsigned char>(n >> (8 * i));
  std::array<unsigned char, sizeof(Rng::Seed)> bytes{};
  crypto_stream_chacha20(bytes.data(), bytes.size(), nonce.data(), key_.data());
  Rng::Seed seed{};
  for (std::size_t i = 0; i < bytes.size(); ++i) seed[i / 8] |= static_cast<std::uint64_t>(bytes[i]) << (8 * (i % 8));
  return seed;
}

std::string KeyStream::key() const { return hex(key_); }

std::string KeyStream::commitment() const { return blake2b_hex(key_); }

}  // namespace atlantica
