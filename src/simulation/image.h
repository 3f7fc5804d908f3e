#pragma once

#include <string>

namespace atlantica::simulation {

// How many people have an account.
inline constexpr int kAccounts = 6;
// The session of the n-th, from 0 on.
std::string session_of(int account);

// The content of a new database with those accounts, made by the real store.
const std::string& database_image();

}  // namespace atlantica::simulation
