#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "simulation/commons.h"
#include "simulation/node.h"
#include "simulation/witness.h"

namespace atlantica::simulation {

// A connection between a person and a node. Each direction keeps its order; what one side has noticed, the other may
// not.
struct Link {
  int number = 0;
  int person = 0;
  Node* node = nullptr;
  Scheduler::Owner owner = 0;  // the node's process
  std::shared_ptr<Session> session;
  bool open_here = true;    // as far as the person knows
  bool severed = false;     // what is sent from now on is lost
  bool loses_up = false;    // and so is what was on its way to the node
  bool loses_down = false;  // or to the person
  Micros up_at = 0;         // when the last message arrives
  Micros down_at = 0;
  Micros opened = 0;
  Told told;
};

// Where a person comes from; some share an address.
std::string address_of(int person);

// Those who use connections.
class Ends {
 public:
  virtual ~Ends() = default;
  virtual void connected(Link& link) = 0;
  virtual void heard(Link& link, const std::shared_ptr<const ServerMessage>& message) = 0;
  virtual void closed(Link& link) = 0;
};

// The virtual network between people and nodes.
class Network {
 public:
  Network(Commons& commons, Witness& witness, Ends& ends) : commons_(commons), witness_(witness), ends_(ends) {}

  // Tries to connect; connected() or closed() follows.
  std::shared_ptr<Link> connect(int person, Node& node, const std::string& session);
  void send(const std::shared_ptr<Link>& link, std::string text);
  // The person hangs up.
  void hang_up(const std::shared_ptr<Link>& link);
  // A request over HTTP: `start` runs at the node and gets a function that brings `answer` back, if the network does.
  void request(Node& node, std::function<void(std::function<void(Task)>)> start);

  // Faults.
  void cut_some(int percent);
  void cut_all_of(const Node& node);
  // The node's process is about to be gone.
  void lose(const Node& node);
  // Nobody reaches the node until then.
  void block(const Node& node, Micros until);

 private:
  Micros latency();
  bool is_blocked(const Node& node) const;
  void deliver(const std::weak_ptr<Link>& weak, const Client::Text& text);
  void cut(const std::shared_ptr<Link>& link);
  void notice_later(const std::shared_ptr<Link>& link, Micros most);
  void forget_closed();

  Commons& commons_;
  Witness& witness_;
  Ends& ends_;
  int links_made_ = 0;
  std::vector<std::shared_ptr<Link>> links_;
  std::vector<Micros> blocked_until_;  // by node
};

}  // namespace atlantica::simulation
