#pragma once

#include <cstdint>

namespace atlantica::simulation {

// From now on, all random bytes of this process (keys, tokens, names of tables, the seeds of bots) follow from a seed:
// it takes the place of libsodium's source. Never do this in a program that keeps secrets.
void seed_entropy(std::uint64_t seed);
// The next random bytes for libraries that have a source of their own.
std::uint64_t next_entropy();

}  // namespace atlantica::simulation
