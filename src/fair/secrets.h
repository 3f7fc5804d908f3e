#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

// Random bytes, hashes and their encodings: everything this program needs from libsodium.
namespace atlantica {

void fill_random(std::span<unsigned char> bytes);
std::uint64_t random_number();

// Lower-case hex digits, two per byte.
std::string hex(std::span<const unsigned char> bytes);
// Fills `bytes` from exactly as many lower-case hex digits as needed; false for any other text.
[[nodiscard]] bool read_hex(std::string_view digits, std::span<unsigned char> bytes);

// BLAKE2b-256, as 64 lower-case hex digits.
std::string blake2b_hex(std::span<const unsigned char> bytes);

// A bearer token: 256 random bits as 43 letters, digits, '-' and '_'.
std::string new_token();
// The stored form of a token: enough to recognise it, useless to anyone who reads the storage.
std::string token_hash(std::string_view token);
// Constant-time comparison.
bool same_hash(std::string_view one, std::string_view other);

// The stored form of a password: argon2id with salt and costs; deliberately slow.
std::string password_hash(std::string_view password);
// Whether the password matches the hash; takes just as long for an invalid hash.
bool is_password(std::string_view password, const std::string& hash);

// A random table name: 10 lower-case letters and digits that are hard to confuse (50 bits).
std::string new_table_id();

}  // namespace atlantica
