#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <string>

#include "protocol/messages.h"
#include "server/accounts.h"
#include "server/client.h"
#include "server/lobby.h"
#include "server/tasks.h"

namespace atlantica::simulation {

// The server's side of a connection, as in net_websocket.cpp without the socket.
class Session final : public Client, public std::enable_shared_from_this<Session> {
 public:
  struct Parts {
    Lobby& lobby;
    Accounts& accounts;
    Post here;  // its strand
    std::string address;
    std::string session;  // of the signed-in user; empty if there is none
    std::function<void(Text)> deliver;
  };

  explicit Session(Parts parts) : parts_(std::move(parts)) {}

  // The next message of the client.
  void receive(std::string text);
  // The connection is gone.
  void close();
  // The server is gone: nobody is told.
  void drop();

  void send(Text message) override { parts_.deliver(std::move(message)); }
  std::string address() const override { return parts_.address; }

 private:
  void handle_next();
  void handle(const std::string& text);
  void take_table(const JoinMessage& join);
  void find_member(std::shared_ptr<Table> table, const JoinMessage& join);
  void join_table(std::shared_ptr<Table> table, const JoinMessage& join, const std::optional<Member>& member);
  void disconnect_from_table();
  void answer(const Error& error, std::optional<MessageId> id);

  Parts parts_;
  std::shared_ptr<Table> table_;
  std::deque<std::string> waiting_;
  bool busy_ = false;  // with a join: the next message waits
  bool closed_ = false;
};

}  // namespace atlantica::simulation
