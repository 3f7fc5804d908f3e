#pragma once

#include <CLI/CLI.hpp>
#include <concepts>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"

// The command line in the language of whoever types it: CLI11 has words of its own, which are replaced by ours.
namespace atlantica::apps {

// The language to speak: the one that --language names before the command, else the first of the variables LC_ALL,
// LC_MESSAGES and LANG that names one of ours, else English.
std::string chosen_language(const std::vector<std::string>& arguments,
                            const std::function<std::string_view(const char*)>& variable);

// To be called before commands and options are added: headings, labels, --help and --language.
void speak_on(CLI::App& app);

// What is wrong with a command line that CLI11 could not read.
Message usage_problem(const CLI::ParseError& error);

// A value that is one of these words.
CLI::Validator one_of(std::vector<std::string> words);
// A number from `least` to `most`.
CLI::Validator between(double least, double most);

}  // namespace atlantica::apps
