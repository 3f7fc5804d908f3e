#pragma once

#include <string_view>

namespace atlantica {

// names/common_passwords.txt: a password a line, in lower case, sorted by bytes. Those too short for an account are not
// listed.
extern const std::string_view kCommonPasswords;

}  // namespace atlantica
