#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "protocol/messages.h"
#include "simulation/commons.h"
#include "simulation/network.h"
#include "simulation/party.h"

namespace atlantica::simulation {

// Somebody at a table: plays what it is offered, makes mistakes, chats, loses its connection and comes back. Whatever
// it was promised it holds the servers to.
class Person {
 public:
  enum class Role { host, player, spectator };
  struct Surroundings {
    Commons& commons;
    Network& network;
    std::vector<std::unique_ptr<Node>>& nodes;
  };

  Person(Surroundings around, Party& party, int number, Role role, std::optional<int> seat, std::string session)
      : around_(around), party_(party), number_(number), role_(role), seat_(seat), session_(std::move(session)) {}

  // Begins to live.
  void start() { wake_after(around_.commons.dice.between(0, 500) * kMillisecond); }
  void connected(Link& link);
  void heard(const Link& link, const ServerMessage& message);
  void closed(const Link& link);
  // At the table, with nothing left to be answered.
  bool is_content() const { return joined_ && pending_.empty(); }
  // Everything is over: what was left unanswered?
  void check_end();

 private:
  struct Asked {
    enum class Kind { join, move, undo, say, hint, leave, kick, rematch, other };
    Kind kind = Kind::other;
    Micros when = 0;
    Sequence sequence = 0;
    std::string text;
    bool offered = false;  // a move that the server offered
  };
  // The latest joined or update.
  struct Shown {
    Sequence sequence = 0;
    std::vector<std::string> moves;
    bool can_undo = false;
    bool over = false;
  };

  Dice& dice() { return around_.commons.dice; }
  void note(const std::string& what);
  void wrong(const std::string& what);
  void wake_after(Micros delay);
  void wake();
  Node* some_node();
  std::string name() const;

  // Getting there.
  void create();
  void created(const CreateAnswer& answer);
  void claim();
  void claimed(std::expected<ClaimAnswer, Error> answer);
  void connect();
  void join();
  void leave_link();

  // At the table.
  void act();
  void act_wildly();
  void play();
  void undo(Sequence sequence);
  void say();
  void kick(int seat);
  void talk_nonsense();
  void send(ClientMessage message, Asked asked);
  void repeat();

  void hear(const JoinedMessage& message);
  void hear(const UpdateMessage& message);
  void hear(const TableMessage&) {}
  void hear(const AcceptedMessage& message);
  void hear(const HintsMessage& message);
  void hear(const SaidMessage&) {}
  void hear(const KickedMessage& message);
  void hear(const ErrorMessage& message);
  template <class Message>
  void see(const Message& message);
  void check_done(const Asked& asked, Sequence sequence);
  void check_refused(const Asked& asked, const ErrorMessage& message);

  Surroundings around_;
  Party& party_;
  int number_;
  Role role_;
  std::optional<int> seat_;
  std::string session_;  // of the signed-in user; empty for a guest
  std::optional<std::string> token_;
  bool by_account_ = false;    // takes its seat as the signed-in user
  bool claim_unsure_ = false;  // a claim was sent and not answered
  Micros waits_until_ = 0;     // for an answer over HTTP

  std::shared_ptr<Link> link_;
  bool linked_ = false;
  bool joined_ = false;
  Shown shown_;
  Sequence seen_ = 0;    // the highest sequence number seen, on any connection
  bool forgot_ = false;  // the last join did not say so
  MessageId ids_ = 0;
  int lines_ = 0;
  std::map<MessageId, Asked> pending_;     // on this connection
  std::optional<MoveMessage> unanswered_;  // a move whose fate is unknown, from an earlier connection
};

}  // namespace atlantica::simulation
