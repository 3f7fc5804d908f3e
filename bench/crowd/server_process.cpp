#include "crowd/server_process.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/read_until.hpp>
#include <charconv>
#include <fstream>
#include <iterator>
#include <utility>

#include "core/failure.h"
#include "crowd/await.h"

namespace atlantica {

namespace asio = boost::asio;

namespace {

asio::ip::tcp::endpoint endpoint_in(const std::string& line) {
  const std::size_t colon = line.rfind(':');
  const std::size_t scheme = line.find("http://");
  std::uint16_t port = 0;
  if (scheme != std::string::npos && colon > scheme + 7)
    std::from_chars(line.data() + colon + 1, line.data() + line.size(), port);
  if (port == 0) throw Failure("The server said '" + line + "' instead of where it is open.");
  return {asio::ip::make_address(line.substr(scheme + 7, colon - scheme - 7)), port};
}

}  // namespace

ServerProcess::ServerProcess(asio::io_context& io, std::vector<std::string> command)
    : output_(io), command_(std::move(command)) {
  start();
}

ServerProcess::~ServerProcess() {
  if (!running()) return;
  signal(SIGKILL);
  wait();
}

void ServerProcess::start() {
  std::vector<char*> arguments;
  for (std::string& argument : command_) arguments.push_back(argument.data());
  arguments.push_back(nullptr);
  std::array<int, 2> pipe{};
  if (pipe2(pipe.data(), O_CLOEXEC) != 0) throw Failure("There is no pipe left to start a server with.");
  const pid_t parent = getpid();
  process_ = fork();
  if (process_ == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent || dup2(pipe[1], STDOUT_FILENO) < 0) _exit(1);
    // The server must not inherit this program's connections: it would keep them open.
    close_range(STDERR_FILENO + 1, ~0U, 0);
    execv(arguments[0], arguments.data());
    _exit(127);
  }
  close(pipe[1]);
  if (process_ < 0) throw Failure("The server cannot be started: there are too many processes.");
  heard_.clear();
  if (output_.is_open()) output_.close();
  output_.assign(pipe[0]);
}

void ServerProcess::listen_at(const asio::ip::tcp::endpoint& endpoint) {
  const auto option = std::ranges::find(command_, "--listen");
  *std::next(option) = endpoint.address().to_string() + ":" + std::to_string(endpoint.port());
}

asio::awaitable<asio::ip::tcp::endpoint> ServerProcess::opened() {
  const auto [error, size] = co_await asio::async_read_until(output_, asio::dynamic_buffer(heard_), '\n', kAwaited);
  if (error) throw Failure("'" + command_[0] + "' ended before it was open.");
  co_return endpoint_in(heard_.substr(0, size - 1));
}

asio::awaitable<void> ServerProcess::ended() {
  std::array<char, 4096> ignored{};
  for (;;) {
    const auto [error, size] = co_await output_.async_read_some(asio::buffer(ignored), kAwaited);
    if (error) co_return;
  }
}

void ServerProcess::signal(int number) const { kill(process_, number); }

int ServerProcess::wait() {
  int status = 0;
  waitpid(std::exchange(process_, 0), &status, 0);
  return status;
}

std::size_t ServerProcess::resident_bytes() const {
  std::ifstream file("/proc/" + std::to_string(process_) + "/statm");
  std::size_t total = 0;
  std::size_t resident = 0;
  file >> total >> resident;
  return resident * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

}  // namespace atlantica
