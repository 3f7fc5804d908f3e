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

// A program of its own that this one starts, ends and outlives: it is killed when this one ends, however that ends.
class ServerProcess {
 public:
  // `command` is the program and its arguments. Throws Failure if it cannot be started.
  ServerProcess(boost::asio::io_context& io, std::vector<std::string> command);
  ~ServerProcess();
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  void start();
  // From the next start on the option --listen names this address.
  void listen_at(const boost::asio::ip::tcp::endpoint& endpoint);
  // Waits for the line by which `atlantica serve` says where it is open. Throws Failure if it ends without.
  boost::asio::awaitable<boost::asio::ip::tcp::endpoint> opened();
  // Waits until it has written all it will ever write.
  boost::asio::awaitable<void> ended();
  // Sends a signal.
  void signal(int number) const;
  // Waits until it is gone; its status as waitpid() gives it.
  int wait();
  bool running() const { return process_ > 0; }
  // Its memory that is not swapped out.
  std::size_t resident_bytes() const;

 private:
  boost::asio::posix::stream_descriptor output_;
  std::string heard_;
  std::vector<std::string> command_;
  pid_t process_ = 0;
};

}  // namespace atlantica
