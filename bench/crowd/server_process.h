#pragma once

#include <sys/types.h>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <cstddef>
#include <string>
#include <vector>

namespace atlantica {

// A child process that this program starts, stops and outlives: it is killed when this program ends, however it ends.
class ServerProcess {
 public:
  // `command` is the program and its arguments. Throws Failure if it cannot be started.
  ServerProcess(boost::asio::io_context& io, std::vector<std::string> command);
  ~ServerProcess();
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  void start();
  // From the next start on, the option --listen names this address.
  void listen_at(const boost::asio::ip::tcp::endpoint& endpoint);
  // Waits for the line in which `atlantica serve` prints its address. Throws Failure if it ends without one.
  boost::asio::awaitable<boost::asio::ip::tcp::endpoint> opened();
  // Waits until it has closed its output.
  boost::asio::awaitable<void> ended();
  // Sends a signal.
  void signal(int number) const;
  // Waits until it has exited; returns its status as from waitpid().
  int wait();
  bool running() const { return process_ > 0; }
  // Its resident memory.
  std::size_t resident_bytes() const;

 private:
  boost::asio::posix::stream_descriptor output_;
  std::string heard_;
  std::vector<std::string> command_;
  pid_t process_ = 0;
};

}  // namespace atlantica
