#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <list>
#include <mutex>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace atlantica {

// A TCP port in front of a Unix socket, which can do what networks do.
class Relay {
 public:
  explicit Relay(std::string socket)
      : socket_(std::move(socket)), listener_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    if (bind(listener_, reinterpret_cast<const sockaddr*>(&address), size) != 0 || listen(listener_, 100) != 0 ||
        getsockname(listener_, reinterpret_cast<sockaddr*>(&address), &size) != 0)
      throw std::runtime_error("the test's relay cannot listen");
    port_ = ntohs(address.sin_port);
    thread_ = std::thread([this] { run(); });
  }
  ~Relay() {
    set([this] { ending_ = true; });
    thread_.join();
    for (const Pair& pair : pairs_) close_pair(pair);
    ::close(listener_);
    ::close(news_);
  }
  Relay(const Relay&) = delete;
  Relay& operator=(const Relay&) = delete;

  std::uint16_t port() const { return port_; }

  // Nothing gets through, and nothing is closed.
  void silence() {
    set([this] { silent_ = true; });
  }
  // The same once a client has sent this text: it arrives, but no answer comes back.
  void silence_after(std::string text) {
    set([this, &text] { last_words_ = std::move(text); });
  }
  // Everything gets through again, also what was held back.
  void resume() {
    set([this] {
      silent_ = false;
      last_words_.clear();
    });
  }
  // Whatever is connected now gets nothing through any more, without being closed.
  void lose_connections() {
    set([this] {
      for (Pair& pair : pairs_) pair.lost = true;
    });
  }
  // Closes all connections.
  void cut() {
    set([this] {
      for (const Pair& pair : pairs_) close_pair(pair);
      pairs_.clear();
    });
  }

 private:
  struct Pair {
    int client;
    int server;
    bool lost = false;
  };

  template <class Change>
  void set(Change change) {
    const std::lock_guard lock(mutex_);
    change();
    const std::uint64_t one = 1;
    [[maybe_unused]] const auto written = write(news_, &one, sizeof one);
  }

  void run() {
    for (;;) {
      std::vector<pollfd> files{{news_, POLLIN, 0}};
      {
        const std::lock_guard lock(mutex_);
        if (ending_) return;
        if (!silent_) files.push_back({listener_, POLLIN, 0});
        for (const Pair& pair : pairs_) {
          if (silent_ || pair.lost) continue;
          files.push_back({pair.client, POLLIN, 0});
          files.push_back({pair.server, POLLIN, 0});
        }
      }
      poll(files.data(), files.size(), -1);
      const std::lock_guard lock(mutex_);
      if (files[0].revents != 0) {
        std::uint64_t count = 0;
        [[maybe_unused]] const auto size = read(news_, &count, sizeof count);
        continue;  // what is to be watched may have changed
      }
      if (files[1].revents != 0) connect_one();
      for (std::size_t i = 2; i < files.size() && !silent_; ++i)
        if (files[i].revents != 0) forward(files[i].fd);
    }
  }

  void connect_one() {
    const int client = accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
    const int server = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_un name{};
    name.sun_family = AF_UNIX;
    socket_.copy(name.sun_path, sizeof name.sun_path - 1);
    if (connect(server, reinterpret_cast<const sockaddr*>(&name), sizeof name) == 0)
      pairs_.push_back({client, server});
    else
      close_pair({client, server});
  }

  void forward(int from) {
    const auto pair =
        std::ranges::find_if(pairs_, [&](const Pair& one) { return one.client == from || one.server == from; });
    if (pair == pairs_.end()) return;
    std::array<char, 65536> buffer;
    const ssize_t size = recv(from, buffer.data(), buffer.size(), 0);
    const int to = from == pair->client ? pair->server : pair->client;
    if (size <= 0 || send(to, buffer.data(), static_cast<std::size_t>(size), MSG_NOSIGNAL) != size) {
      close_pair(*pair);
      pairs_.erase(pair);
      return;
    }
    const std::string_view text(buffer.data(), static_cast<std::size_t>(size));
    if (from == pair->client && !last_words_.empty() && text.contains(last_words_)) silent_ = true;
  }

  static void close_pair(const Pair& pair) {
    ::close(pair.client);
    ::close(pair.server);
  }

  const std::string socket_;
  const int listener_;
  const int news_ = eventfd(0, EFD_CLOEXEC);  // readable when a setting has changed
  std::uint16_t port_ = 0;
  std::mutex mutex_;
  std::list<Pair> pairs_;
  std::string last_words_;
  bool silent_ = false;
  bool ending_ = false;
  std::thread thread_;
};

}  // namespace atlantica
