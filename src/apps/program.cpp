#include "apps/program.h"

#include <CLI/CLI.hpp>

#include "apps/admin.h"
#include "apps/answers.h"
#include "apps/arena.h"
#include "apps/bench.h"
#include "apps/command_line.h"
#include "apps/games.h"
#include "apps/hint.h"
#include "apps/play.h"
#include "apps/replay.h"
#include "apps/rules.h"
#include "apps/scenario.h"
#include "apps/schema.h"
#include "apps/serve.h"
#include "apps/sim.h"
#include "apps/verify.h"
#include "core/failure.h"
#include "speech/speaker.h"

namespace atlantica::apps {

int run_program(const std::vector<std::string>& arguments, terminal::Console& console) {
  CLI::App app(speech::say("common.cli.about"), "atlantica");
  speak_on(app);
  app.require_subcommand(1);
  app.set_version_flag("--version", ATLANTICA_VERSION, speech::say("common.cli.version"));
  app.footer(speech::say("common.cli.footer"));
  int exit_code = kDone;
  add_games(app, console, exit_code);
  add_rules(app, console, exit_code);
  add_play(app, console, exit_code);
  add_sim(app, console, exit_code);
  add_arena(app, console, exit_code);
  add_bench(app, console, exit_code);
  add_hint(app, console, exit_code);
  add_scenario(app, console, exit_code);
  add_replay(app, console, exit_code);
  add_verify(app, console, exit_code);
  add_schema(app, console, exit_code);
  add_serve(app, exit_code);
  add_admin(app, console, exit_code);
  // CLI11 takes a vector of arguments in reverse order.
  std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());
  try {
    app.parse(reversed);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return app.exit(error, console.out, console.err);
    return wrong_usage(console, {"common.cli.usage.wrong", {{"problem", usage_problem(error)}}});
  }
  return exit_code;
}

int run_from_shell(const std::vector<std::string>& arguments,
                   const std::function<std::string_view(const char*)>& variable, terminal::Console& console) {
  speech::speak(chosen_language(arguments, variable));
  try {
    return run_program(arguments, console);
  } catch (const Failure& failure) {
    return failed(console, failure.message());
  }
}

}  // namespace atlantica::apps
