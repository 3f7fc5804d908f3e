#include "fair/secrets.h"

#include <sodium.h>

#include <array>
#include <bit>
#include <cerrno>
#include <cstdlib>

#include "core/failure.h"

namespace atlantica {

namespace {

constexpr std::size_t kHashBytes = 32;
constexpr std::size_t kTokenBytes = 32;
constexpr std::size_t kTableIdLength = 10;
constexpr std::string_view kTableIdLetters = "abcdefghijkmnpqrstuvwxyz23456789";
static_assert(kTableIdLetters.size() == 32);

// libsodium must be initialised once; without random bytes nothing here can work.
void start_sodium() {
  static const int started = sodium_init();
  if (started < 0) std::abort();
}

}  // namespace

void fill_random(std::span<unsigned char> bytes) {
  start_sodium();
  randombytes_buf(bytes.data(), bytes.size());
}

std::uint64_t random_number() {
  std::array<unsigned char, sizeof(std::uint64_t)> bytes{};
  fill_random(bytes);
  return std::bit_cast<std::uint64_t>(bytes);
}

std::string hex(std::span<const unsigned char> bytes) {
  std::string text(2 * bytes.size() + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
  text.pop_back();
  return text;
}

bool read_hex(std::string_view digits, std::span<unsigned char> bytes) {
  const int refused =
      sodium_hex2bin(bytes.data(), bytes.size(), digits.data(), digits.size(), nullptr, nullptr, nullptr);
  // libsodium also takes capitals and fewer digits.
  return refused == 0 && hex(bytes) == digits;
}

std::string blake2b_hex(std::span<const unsigned char> bytes) {
  start_sodium();
  std::array<unsigned char, kHashBytes> hash{};
  crypto_generichash(hash.data(), hash.size(), bytes.data(), bytes.size(), nullptr, 0);
  return hex(hash);
}

std::string new_token() {
  std::array<unsigned char, kTokenBytes> bytes{};
  fill_random(bytes);
  constexpr int variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
  std::array<char, sodium_base64_ENCODED_LEN(kTokenBytes, variant)> text{};
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), variant);
  return text.data();
}

std::string token_hash(std::string_view token) {
  return blake2b_hex({reinterpret_cast<const unsigned char*>(token.data()), token.size()});
}

bool same_hash(std::string_view one, std::string_view other) {
  return one.size() == other.size() && sodium_memcmp(one.data(), other.data(), one.size()) == 0;
}

std::string password_hash(std::string_view password) {
  start_sodium();
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  if (crypto_pwhash_str(hash.data(), password.data(), password.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                        crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0)
    throw Failure("common.server.no_memory");
  return hash.data();
}

bool is_password(std::string_view password, const std::string& hash) {
  start_sodium();
  // Response times must not reveal which names exist.
  static const std::string kOfNobody = password_hash("");
  const std::string& compared = hash.empty() ? kOfNobody : hash;
  errno = 0;
  if (crypto_pwhash_str_verify(compared.c_str(), password.data(), password.size()) == 0) return !hash.empty();
  if (errno != EINVAL) throw Failure("common.server.no_memory");  // libsodium's sign of another password
  return false;
}

std::string new_table_id() {
  std::array<unsigned char, kTableIdLength> bytes{};
  fill_random(bytes);
  std::string id;
  for (const unsigned char byte : bytes) id += kTableIdLetters[byte % kTableIdLetters.size()];
  return id;
}

}  // namespace atlantica
