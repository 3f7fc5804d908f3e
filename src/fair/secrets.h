#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

// Random bytes, hashes and their texts: the few things this program asks of libsodium.
namespace atlantica {

void fill_random(std::span<unsigned char> bytes);
std::uint64_t random_number();

// Lower-case hexadecimal digits, two for each byte.
std::string hex(std::span<const unsigned char> bytes);
// Fills `bytes` from exactly as many lower-case digits as it needs; false for any other text.
[[nodiscard]] bool read_hex(std::string_view digits, std::span<unsigned char> bytes);

// BLAKE2b-256, as 64 lower-case hexadecimal digits.
std::string blake2b_hex(std::span<const unsigned char> bytes);

// A secret that proves something to the server: 256 random bits as 43 letters, digits, '-' and '_'.
std::string new_token();
// What is stored of a token: enough to recognise it, useless to whoever reads the storage.
std::string token_hash(std::string_view token);
// Compares in a time that does not depend on where the texts differ.
bool same_hash(std::string_view one, std::string_view other);

// What is stored of a password: argon2id with a salt and its costs; takes a good part of a second on purpose.
std::string password_hash(std::string_view password);
// Whether the password is the one the hash was made of; takes as long for a hash that is none.
bool is_password(std::string_view password, const std::string& hash);

// A name for a table: 10 lower-case letters and digits that are hard to confuse (50 random bits).
std::string new_table_id();

}  // namespace atlantica
