#pragma once

#include <gtest/gtest.h>
#include <libpq-fe.h>
#include <poll.h>
#include <pwd.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace atlantica {

// A real PostgreSQL just for the tests: Debian's package, a folder deleted afterwards, reached only through a Unix
// socket in it. It ends with the test program, however that ends.
class PostgresServer {
 public:
  // One for the whole test program, started on first use.
  static PostgresServer& shared() {
    static PostgresServer server;
    return server;
  }

  ~PostgresServer() {
    stop();
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }
  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;

  // The address of a new, empty database.
  std::string new_database() {
    const std::string name = "test" + std::to_string(++databases_);
    run_sql("postgres", "CREATE DATABASE " + name);
    return address(name);
  }

  // Kills the server as a power failure would; start() brings it back.
  void kill() { stop(); }
  void start() {
    const std::string ready_path = (folder_ / "ready").string();
    const int ready = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    sockaddr_un name{};
    name.sun_family = AF_UNIX;
    ready_path.copy(name.sun_path, sizeof name.sun_path - 1);
    std::filesystem::remove(ready_path);
    check(bind(ready, reinterpret_cast<const sockaddr*>(&name), sizeof name) == 0, "no socket");
    give_away(ready_path);
    server_ = spawn({kPrograms + "postgres", "-D", (folder_ / "data").string(), "-k", folder_.string(), "-F", "-c",
                     "listen_addresses=", "-c", "log_min_messages=panic", "-c", "max_connections=300"},
                    ready_path);
    wait_until_ready(ready);
    ::close(ready);
  }

  // Drops every connection to a database, as a network failure would.
  void cut_connections() {
    run_sql("postgres", "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'atlantica'");
  }

  // Stops all its processes as they are, as a machine that hangs would; thaw() lets them go on.
  void freeze() { signal_all(SIGSTOP); }
  void thaw() { signal_all(SIGCONT); }

  // The socket that it listens at.
  std::string socket() const { return (folder_ / ".s.PGSQL.5432").string(); }
  // The address of a database from new_database() behind a local TCP port.
  static std::string behind_port(const std::string& address, std::uint16_t port) {
    const std::size_t name = address.find("@/") + 2;
    return "postgres://atlantica@127.0.0.1:" + std::to_string(port) + "/" +
           address.substr(name, address.find('?') - name);
  }

  // Executes statements in a database from new_database().
  void run(const std::string& address, const std::string& sql) {
    PGconn* connection = PQconnectdb(address.c_str());
    PGresult* result = PQexec(connection, sql.c_str());
    const ExecStatusType status = PQresultStatus(result);
    const std::string problem = PQerrorMessage(connection);
    PQclear(result);
    PQfinish(connection);
    check(status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK, sql + ": " + problem);
  }

 private:
  PostgresServer() {
    std::string pattern = "/tmp/atlantica-pg-XXXXXX";
    folder_ = mkdtemp(pattern.data());
    give_away(folder_);
    const pid_t made = spawn({kPrograms + "initdb", "-D", (folder_ / "data").string(), "-A", "trust", "-U", "atlantica",
                              "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"},
                             "");
    int status = 0;
    waitpid(made, &status, 0);
    check(status == 0, "initdb failed");
    start();
  }

  std::string address(const std::string& database) const {
    return "postgres://atlantica@/" + database + "?host=" + folder_.string();
  }
  void run_sql(const std::string& database, const std::string& sql) { run(address(database), sql); }

  void stop() {
    if (server_ <= 0) return;
    ::kill(server_, SIGQUIT);
    waitpid(server_, nullptr, 0);
    server_ = 0;
  }

  void signal_all(int number) const {
    ::kill(server_, number);
    const std::string process = std::to_string(server_);
    std::ifstream children("/proc/" + process + "/task/" + process + "/children");
    for (pid_t child = 0; children >> child;) ::kill(child, number);
  }

  // PostgreSQL refuses to run as root; then it runs as nobody.
  static const passwd* nobody() { return geteuid() == 0 ? getpwnam("nobody") : nullptr; }
  static void give_away(const std::filesystem::path& path) {
    if (const passwd* user = nobody()) check(chown(path.c_str(), user->pw_uid, user->pw_gid) == 0, "chown failed");
  }

  static pid_t spawn(std::vector<std::string> command, const std::string& ready_path) {
    std::vector<char*> arguments;
    for (std::string& argument : command) arguments.push_back(argument.data());
    arguments.push_back(nullptr);
    const passwd* user = nobody();
    const pid_t parent = getpid();
    const pid_t child = fork();
    if (child != 0) return child;
    if (user != nullptr && (setgid(user->pw_gid) != 0 || setuid(user->pw_uid) != 0)) _exit(1);
    prctl(PR_SET_PDEATHSIG, SIGQUIT);
    if (getppid() != parent || chdir("/") != 0) _exit(1);
    if (!ready_path.empty()) setenv("NOTIFY_SOCKET", ready_path.c_str(), 1);
    if (freopen("/dev/null", "w", stdout) == nullptr) _exit(1);
    execv(arguments[0], arguments.data());
    _exit(1);
  }

  void wait_until_ready(int ready) const {
    const int process = static_cast<int>(syscall(SYS_pidfd_open, server_, 0));
    for (;;) {
      std::array<pollfd, 2> events{pollfd{ready, POLLIN, 0}, pollfd{process, POLLIN, 0}};
      poll(events.data(), events.size(), -1);
      check(events[1].revents == 0, "PostgreSQL did not start");
      std::string message(256, '\0');
      message.resize(static_cast<std::size_t>(std::max<ssize_t>(0, recv(ready, message.data(), message.size(), 0))));
      if (message.find("READY=1") != std::string::npos) break;
    }
    ::close(process);
  }

  static void check(bool fine, const std::string& problem) {
    if (!fine) throw std::runtime_error("the test's PostgreSQL (package postgresql-15): " + problem);
  }

  inline static const std::string kPrograms = "/usr/lib/postgresql/15/bin/";

  std::filesystem::path folder_;
  pid_t server_ = 0;
  int databases_ = 0;
};

}  // namespace atlantica
