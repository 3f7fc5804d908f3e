#pragma once

#include <CLI/CLI.hpp>
#include <concepts>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"

// The command line in the user's language: replaces CLI11's own texts with ours.
namespace atlantica::apps {

// The language to use: the one given by --language before the command, else the first of the variables LC_ALL,
// LC_MESSAGES and LANG that names one of ours, else English.
std::string chosen_language(const std::vector<std::string>& arguments,
                            const std::function<std::string_view(const char*)>& variable);

// Call it before commands and options are added: headings, labels, --help and --language.
void speak_on(CLI::App& app);

// What is wrong with a command line that CLI11 could not parse.
Message usage_problem(const CLI::ParseError& error);

// A value from a list of words.
CLI::Validator one_of(std::vector<std::string> words);
// A number from `least` to `most`.
CLI::Validator between(double least, double most);

}  // namespace atlantica::apps
