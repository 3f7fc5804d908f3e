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

// What a browser does, plainly: one connection for each request.
class Browser {
 public:
  explicit Browser(std::uint16_t port) : port_(port) {}

  HttpAnswer get(const std::string& target, const std::map<std::string, std::string>& headers = {}) const {
    return ask("GET", target, "", headers);
  }
  HttpAnswer post(const std::string& target, const std::string& body) const { return ask("POST", target, body, {}); }
  HttpAnswer ask(const std::string& method, const std::string& target, const std::string& body,
                 const std::map<std::string, std::string>& headers) const;
  // Sends bytes as they are and gives the status of the answer.
  int send_raw(const std::string& bytes) const;
  // Sends bytes as they are, hears the answer to its end and sends them again; whether the server still takes them.
  bool talks_on_after(const std::string& bytes) const;

  std::uint16_t port() const { return port_; }

 private:
  std::uint16_t port_;
};

// A WebSocket to the server.
class Line {
 public:
  // `origin` and `cookie` are left out when empty.
  explicit Line(std::uint16_t port, const std::string& origin = "", const std::string& cookie = "");
  ~Line();

  void send(const std::string& text);
  // The next message, waiting for it; an empty object when the server closed.
  boost::json::object hear();
  // Skips to the next message of the type.
  boost::json::object hear(const std::string& type);
  // The code the server closed with; 0 while it has not.
  int close_code() const;

 private:
  struct Socket;
  std::unique_ptr<Socket> socket_;
};

}  // namespace atlantica
