#include "apps/answers.h"

#include <fmt/format.h>

namespace atlantica::apps {

int failed(terminal::Console& console, std::string_view message) {
  console.err << "atlantica: " << message << '\n';
  return kFailed;
}

int wrong_usage(terminal::Console& console, std::string_view message) {
  console.err << "atlantica: " << message << '\n';
  return kWrongUsage;
}

std::string no_such_game(std::string_view id) {
  std::string known;
  for (const GameEntry& game : games()) known += fmt::format("{}{}", known.empty() ? "" : ", ", game.id);
  return fmt::format("there is no game \"{}\"; the games are: {}", id, known);
}

void add_color_option(CLI::App& command, std::string& choice) {
  command.add_option("--color", choice, "auto (on a terminal, unless NO_COLOR is set), always or never")
      ->check(CLI::IsMember({"auto", "always", "never"}))
      ->capture_default_str();
}

terminal::Style style_for(const std::string& choice, const terminal::Console& console) {
  using terminal::Colors;
  if (choice == "never") return terminal::Style(Colors::none);
  if (choice == "always" && console.colors == Colors::none) return terminal::Style(Colors::extended);
  return terminal::Style(console.colors);
}

void add_examples(CLI::App& command, std::string_view examples) {
  command.footer(fmt::format("Examples:\n{}", examples));
}

}  // namespace atlantica::apps
