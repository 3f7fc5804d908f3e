#pragma once

#include <string>

#include "server/lobby.h"
#include "server/tasks.h"

namespace atlantica {

struct ApiRequest {
  std::string method;
  std::string path;  // without a query
  std::string body;
};

struct ApiAnswer {
  int status = 200;
  std::string content_type;
  std::string body;
};

// The JSON API of docs/protocol.md, without sockets. Every request is answered, on any thread.
class Api {
 public:
  explicit Api(Lobby& lobby) : lobby_(lobby) {}

  // Whether the path belongs to the API rather than to the page.
  static bool owns(std::string_view path);
  void answer(const ApiRequest& request, Callback<ApiAnswer> answer);

 private:
  void create(const ApiRequest& request, Callback<ApiAnswer> answer);
  void look(const std::string& table, Callback<ApiAnswer> answer);
  void claim(const std::string& table, const ApiRequest& request, Callback<ApiAnswer> answer);
  void record(const std::string& table, Callback<ApiAnswer> answer);
  void moment(const std::string& table, std::string_view number, Callback<ApiAnswer> answer);

  Lobby& lobby_;
};

ApiAnswer error_answer(const Error& error);

}  // namespace atlantica
