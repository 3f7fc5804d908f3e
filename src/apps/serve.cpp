#include "apps/serve.h"

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <memory>
#include <system_error>

#include "apps/editions.h"
#include "core/failure.h"
#include "server/listen_address.h"
#include "server/log.h"
#include "server/net_server.h"

namespace atlantica {

namespace {

namespace fs = std::filesystem;

struct ServeOptions {
  std::string listen = "127.0.0.1:8080";
  std::string database = "atlantica.db";
  std::string web;
  bool behind_proxy = false;
  bool no_limits = false;
  std::string log = "text";
  std::vector<std::string> editions;
};

// Where the page lies beside the program, installed or in the tree it was built in.
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
    server_options.behind_proxy = options.behind_proxy;
    if (options.no_limits) server_options.connections_per_address.reset();
    Server server(server_options);
    if (!server_options.web)
      log_event(LogLevel::warning,
                "no page was found; only the API is served. Build the page or name its folder with --web");
    server.stop_on_signals();
    fmt::print("Atlantica is open at {}\n", server.url());
    std::fflush(stdout);
    log_event(LogLevel::info, "open", {{"address", server.url()}, {"tables", server.database()}});
    server.run();
    log_event(LogLevel::info, "stopped");
    return 0;
  } catch (const Failure& failure) {
    fmt::print(stderr, "{}\n", failure.what());
    return 1;
  }
}

}  // namespace

void add_serve(CLI::App& app, int& exit_code) {
  const auto options = std::make_shared<ServeOptions>();
  CLI::App* command = app.add_subcommand("serve", "Open the server: play in the browser, alone or with friends");
  command->add_option("--listen", options->listen, "Address and port to listen at; port 0 picks a free one")
      ->type_name("ADDR:PORT")
      ->capture_default_str();
  command
      ->add_option("--db", options->database,
                   "SQLite file that keeps the tables, created where missing, or postgres://user@host/database")
      ->type_name("PATH|ADDRESS")
      ->capture_default_str();
  command->add_option("--web", options->web, "Folder of the built page; found by itself beside the program")
      ->type_name("DIR");
  command->add_flag("--behind-proxy", options->behind_proxy,
                    "Believe X-Forwarded-For and X-Forwarded-Proto; only behind a proxy of your own that sets them");
  command->add_flag("--no-limits", options->no_limits,
                    "Do not count requests, messages and connections; only for measuring, or behind a proxy that does");
  command->add_option("--log", options->log, "How the log is written: text for people, json for programs")
      ->check(CLI::IsMember({"text", "json"}))
      ->capture_default_str();
  apps::add_edition_option(*command, options->editions);
  command->callback([options, &exit_code] { exit_code = serve(*options); });
}

}  // namespace atlantica
