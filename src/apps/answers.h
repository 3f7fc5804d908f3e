#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <string_view>

#include "catalog/catalog.h"
#include "terminal/console.h"
#include "terminal/style.h"

namespace atlantica::apps {

inline constexpr int kDone = 0;
inline constexpr int kFailed = 1;
inline constexpr int kWrongUsage = 2;

// Reports an error in one sentence on stderr and returns its exit code.
int failed(terminal::Console& console, const Message& message);
int wrong_usage(terminal::Console& console, const Message& message);

// "there is no game x; the games are …"
Message no_such_game(std::string_view id);
// A problem with a file, starting with its name.
Message at_file(const std::string& file, Message problem);

// A command's option --color=auto|always|never.
void add_color_option(CLI::App& command, std::string& choice);
// What the choice means on this console.
terminal::Style style_for(const std::string& choice, const terminal::Console& console);

// The command's examples, shown below its help.
void add_examples(CLI::App& command, std::string_view examples);

}  // namespace atlantica::apps
