// The arena command as a standalone static binary, to be copied to machines with many cores.
#include <unistd.h>

#include <iostream>

#include "apps/answers.h"
#include "apps/arena.h"
#include "apps/command_line.h"
#include "core/failure.h"
#include "speech/speaker.h"

int main(int argc, char** argv) {
  using namespace atlantica;
  terminal::Console console{.in = std::cin,
                            .out = std::cout,
                            .err = std::cerr,
                            .clears = false,
                            .shows_progress = isatty(STDERR_FILENO) != 0,
                            .colors = terminal::Colors::none};
  CLI::App app(speech::say("common.cli.arena.alone"), "atlantica-arena");
  apps::speak_on(app);
  int exit_code = apps::kDone;
  apps::add_arena(app, console, exit_code);
  // The command's name is implied; CLI11 takes a vector of arguments in reverse order.
  std::vector<std::string> reversed;
  for (int i = argc - 1; i > 0; --i) reversed.emplace_back(argv[i]);
  reversed.emplace_back("arena");
  try {
    app.parse(reversed);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return app.exit(error, console.out, console.err);
    return apps::wrong_usage(console, {"common.cli.usage.wrong", {{"problem", apps::usage_problem(error)}}});
  } catch (const Failure& error) {
    return apps::failed(console, error.message());
  }
  return exit_code;
}
