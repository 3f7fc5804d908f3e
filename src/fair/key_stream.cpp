#include "fair/key_stream.h"

#include <sodium.h>

#include <boost/endian/conversion.hpp>

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
  boost::endian::store_little_u64(nonce.data(), n);
  std::array<unsigned char, sizeof(Rng::Seed)> bytes{};
  crypto_stream_chacha20(bytes.data(), bytes.size(), nonce.data(), key_.data());
  Rng::Seed seed{};
  for (std::size_t i = 0; i < seed.size(); ++i) seed[i] = boost::endian::load_little_u64(&bytes[sizeof(seed[i]) * i]);
  return seed;
}

std::string KeyStream::key() const { return hex(key_); }

std::string KeyStream::commitment() const { return blake2b_hex(key_); }

}  // namespace atlantica
