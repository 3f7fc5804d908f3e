#include "apps/serve.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <system_error>

#include "apps/command_line.h"
#include "apps/editions.h"
#include "core/failure.h"
#include "server/listen_address.h"
#include "server/log.h"
#include "server/net_server.h"
#include "speech/speaker.h"

namespace atlantica {

namespace {

namespace fs = std::filesystem;

struct ServeOptions {
  std::string listen = "127.0.0.1:8080";
  std::string database = "atlantica.db";
  std::string web;
  bool behind_proxy = false;
  std::size_t proxies = 0;
  std::vector<std::string> names;
  int keep = 365;
  bool no_limits = false;
  std::string log = "text";
  std::vector<std::string> editions;
};

// The page's location relative to the program, installed or in its build tree.
std::optional<fs::path> page_of_the_program() {
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  if (error) return std::nullopt;
  for (const char* place : {"../share/atlantica/web", "../../web/dist"}) {
    const fs::path folder = program.parent_path() / place;
    if (fs::is_regular_file(folder / "index.html", error)) return fs::weakly_canonical(folder);
  }
  return std::nullopt;
}

int serve(const ServeOptions& options) {
  set_up_log(options.log == "json" ? LogStyle::json : LogStyle::text);
  try {
    if (const auto read = apps::read_editions(options.editions); !read) throw Failure(read.error());
    ServerOptions server_options;
    const ListenAddress listen = read_listen_address(options.listen);
    server_options.address = listen.address;
    server_options.port = listen.port;
    server_options.database = options.database;
    server_options.web = options.web.empty() ? page_of_the_program() : fs::path(options.web);
    server_options.proxies = std::max<std::size_t>(options.proxies, options.behind_proxy ? 1 : 0);
    server_options.names = options.names;
    server_options.keep = std::chrono::days(options.keep);
    if (options.no_limits) server_options.connections_per_address.reset();
    Server server(server_options);
    if (!server_options.web) log_event(LogLevel::warning, "common.log.no_page");
    server.stop_on_signals();
    fmt::print("{}\n", speech::say({"common.cli.serve.open", {{"address", server.url()}}}));
    std::fflush(stdout);
    log_event(LogLevel::info, "common.log.open", {{"address", server.url()}, {"tables", server.database()}});
    server.run();
    log_event(LogLevel::info, "common.log.stopped");
    return 0;
  } catch (const Failure& failure) {
    fmt::print(stderr, "{}\n", speech::say(failure.message()));
    return 1;
  }
}

}  // namespace

void add_serve(CLI::App& app, int& exit_code) {
  const auto options = std::make_shared<ServeOptions>();
  CLI::App* command = app.add_subcommand("serve", speech::say("common.cli.serve.help"));
  command->add_option("--listen", options->listen, speech::say("common.cli.serve.listen"))
      ->type_name("ADDR:PORT")
      ->capture_default_str();
  command->add_option("--db", options->database, speech::say("common.cli.serve.db"))
      ->type_name("PATH|ADDRESS")
      ->capture_default_str();
  command->add_option("--web", options->web, speech::say("common.cli.serve.web"))->type_name("DIR");
  command->add_flag("--behind-proxy", options->behind_proxy, speech::say("common.cli.serve.proxy"));
  command->add_option("--proxies", options->proxies, speech::say("common.cli.serve.proxies"))
      ->type_name("COUNT")
      ->check(apps::between(0, 16));
  command->add_option("--host", options->names, speech::say("common.cli.serve.host"))->type_name("NAME");
  command->add_option("--keep", options->keep, speech::say("common.cli.serve.keep"))
      ->type_name("DAYS")
      ->check(apps::between(0, 36500))
      ->capture_default_str();
  command->add_flag("--no-limits", options->no_limits, speech::say("common.cli.serve.no_limits"));
  command->add_option("--log", options->log, speech::say("common.cli.serve.log"))
      ->check(apps::one_of({"text", "json"}))
      ->capture_default_str();
  apps::add_edition_option(*command, options->editions);
  command->callback([options, &exit_code] { exit_code = serve(*options); });
}

}  // namespace atlantica
