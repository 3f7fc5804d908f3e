#include "apps/answers.h"

#include "apps/command_line.h"
#include "speech/speaker.h"

namespace atlantica::apps {

int failed(terminal::Console& console, const Message& message) {
  console.err << "atlantica: " << speech::say(message) << '\n';
  return kFailed;
}

int wrong_usage(terminal::Console& console, const Message& message) {
  console.err << "atlantica: " << speech::say(message) << '\n';
  return kWrongUsage;
}

Message no_such_game(std::string_view id) {
  std::vector<std::string> known;
  for (const GameEntry& game : games()) known.emplace_back(game.id);
  return {"common.cli.no_such_game", {{"text", id}, {"texts", known}}};
}

Message at_file(const std::string& file, Message problem) {
  return {"common.cli.at_file", {{"file", file}, {"problem", std::move(problem)}}};
}

void add_color_option(CLI::App& command, std::string& choice) {
  command.add_option("--color", choice, speech::say("common.cli.color"))
      ->check(one_of({"auto", "always", "never"}))
      ->capture_default_str();
}

terminal::Style style_for(const std::string& choice, const terminal::Console& console) {
  using terminal::Colors;
  if (choice == "never") return terminal::Style(Colors::none);
  if (choice == "always" && console.colors == Colors::none) return terminal::Style(Colors::extended);
  return terminal::Style(console.colors);
}

void add_examples(CLI::App& command, std::string_view examples) {
  command.footer(speech::say("common.cli.examples") + "\n" + std::string(examples));
}

}  // namespace atlantica::apps
