#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/json/object.hpp>
#include <cstdint>
#include <map>
#include <memory>
#include <string>

namespace atlantica {

struct HttpAnswer {
  int status = 0;
  std::map<std::string, std::string> headers;  // names in lower case
  std::string body;

  boost::json::object json() const;
};

// A simple browser: one connection per request.
class Browser {
 public:
  explicit Browser(std::uint16_t port) : port_(port) {}

  HttpAnswer get(const std::string& target, const std::map<std::string, std::string>& headers = {}) const {
    return ask("GET", target, "", headers);
  }
  HttpAnswer post(const std::string& target, const std::string& body) const { return ask("POST", target, body, {}); }
  HttpAnswer ask(const std::string& method, const std::string& target, const std::string& body,
                 const std::map<std::string, std::string>& headers) const;
  // Sends raw bytes and returns the status of the answer.
  int send_raw(const std::string& bytes) const;
  // Sends raw bytes, reads the whole answer and sends them again; returns whether the server still accepts them.
  bool talks_on_after(const std::string& bytes) const;

  std::uint16_t port() const { return port_; }

 private:
  std::uint16_t port_;
};

// A WebSocket to the server.
class Line {
 public:
  // `origin` and `cookie` are omitted if empty.
  explicit Line(std::uint16_t port, const std::string& origin = "", const std::string& cookie = "");
  ~Line();

  void send(const std::string& text);
  // Waits for the next message; an empty object if the server closed.
  boost::json::object hear();
  // Skips to the next message of this type.
  boost::json::object hear(const std::string& type);
  // The server's close code; 0 while open.
  int close_code() const;

 private:
  struct Socket;
  std::unique_ptr<Socket> socket_;
};

}  // namespace atlantica
