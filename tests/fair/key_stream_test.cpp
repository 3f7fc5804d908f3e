#include "fair/key_stream.h"

#include <gtest/gtest.h>

#include <set>

#include "fair/secrets.h"

namespace atlantica {
namespace {

constexpr const char* kCountingKey = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

TEST(KeyStream, a_key_keeps_its_seeds_and_commitment_through_its_text) {
  const KeyStream stream = KeyStream::with_new_key();
  const auto copy = KeyStream::from_hex(stream.key());
  ASSERT_TRUE(copy);
  EXPECT_EQ(copy->commitment(), stream.commitment());
  for (const std::uint64_t n : {0ULL, 1ULL, 255ULL, 256ULL, ~0ULL}) EXPECT_EQ(copy->seed(n), stream.seed(n));
}

// Key stream 76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7, from "ChaCha20 and Poly1305 based cipher
// suites for TLS" (draft-agl-tls-chacha20poly1305-04, section 7).
TEST(KeyStream, seeds_are_the_published_chacha20_bytes) {
  const auto zero = KeyStream::from_hex(std::string(64, '0'));
  ASSERT_TRUE(zero);
  EXPECT_EQ(zero->seed(0), (Rng::Seed{0x903df1a0ade0b876, 0x28bd8653e56a5d40, 0x1aed8da0b819d2bd, 0xc70d778bccef36a8}));
}

// Independent value: openssl enc -chacha20 -iv 00000000000000000201000000010000.
TEST(KeyStream, the_nonce_is_the_number_of_the_draw_as_eight_little_endian_bytes) {
  const auto zero = KeyStream::from_hex(std::string(64, '0'));
  ASSERT_TRUE(zero);
  EXPECT_EQ(zero->seed((1ULL << 40) + 258),
            (Rng::Seed{0x4a15ebdd38e91ca0, 0xe18f7126b428bedc, 0x4491433f4d78d633, 0xcc72e68cbd705425}));
}

// Independent value: Python's hashlib.blake2b(bytes(range(32)), digest_size=32).
TEST(KeyStream, the_commitment_is_blake2b_256_of_the_key) {
  const auto stream = KeyStream::from_hex(kCountingKey);
  ASSERT_TRUE(stream);
  EXPECT_EQ(stream->commitment(), "cb2f5160fc1f7e05a55ef49d340b48da2e5a78099d53393351cd579dd42503d6");
}

TEST(KeyStream, different_moves_and_different_keys_have_different_seeds) {
  std::set<Rng::Seed> seeds;
  const KeyStream one = KeyStream::with_new_key();
  const KeyStream other = KeyStream::with_new_key();
  EXPECT_NE(one.key(), other.key());
  for (std::uint64_t n = 0; n < 1000; ++n) {
    seeds.insert(one.seed(n));
    seeds.insert(other.seed(n));
  }
  EXPECT_EQ(seeds.size(), 2000U);
}

TEST(KeyStream, a_text_that_is_no_key_is_refused) {
  const std::string key = kCountingKey;
  EXPECT_FALSE(KeyStream::from_hex(""));
  EXPECT_FALSE(KeyStream::from_hex(key.substr(1)));
  EXPECT_FALSE(KeyStream::from_hex(key + "0"));
  EXPECT_FALSE(KeyStream::from_hex("g" + key.substr(1)));
  EXPECT_FALSE(KeyStream::from_hex(std::string(64, 'A')));
}

TEST(Secrets, tokens_are_long_and_never_the_same) {
  std::set<std::string> tokens;
  for (int i = 0; i < 1000; ++i) tokens.insert(new_token());
  EXPECT_EQ(tokens.size(), 1000U);
  for (const std::string& token : tokens) {
    EXPECT_EQ(token.size(), 43U);
    EXPECT_EQ(token.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"),
              std::string::npos);
  }
}

TEST(Secrets, a_hash_recognises_its_token_and_no_other) {
  const std::string token = new_token();
  EXPECT_TRUE(same_hash(token_hash(token), token_hash(token)));
  EXPECT_FALSE(same_hash(token_hash(token), token_hash(token + "x")));
  EXPECT_FALSE(same_hash(token_hash(token), ""));
  EXPECT_EQ(token_hash(token).find(token), std::string::npos);
}

TEST(Secrets, table_names_can_be_read_aloud) {
  std::set<std::string> ids;
  for (int i = 0; i < 1000; ++i) ids.insert(new_table_id());
  EXPECT_EQ(ids.size(), 1000U);
  for (const std::string& id : ids) {
    EXPECT_EQ(id.size(), 10U);
    EXPECT_EQ(id.find_first_of("lo01"), std::string::npos) << id;
  }
}

}  // namespace
}  // namespace atlantica
