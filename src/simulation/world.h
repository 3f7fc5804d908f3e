#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <memory_resource>
#include <optional>
#include <string>
#include <vector>

#include "simulation/commons.h"
#include "simulation/network.h"
#include "simulation/party.h"
#include "simulation/person.h"
#include "simulation/witness.h"

namespace atlantica::simulation {

// How a world went.
struct Report {
  std::uint64_t seed = 0;
  std::optional<std::string> violation;
  std::vector<std::string> trace_end;
  std::uint64_t trace_hash = 0;
  std::uint64_t events = 0;
  Micros virtual_time = 0;
  std::uint64_t entries = 0;  // stored at all tables
  std::map<std::string, int> faults;
};

// Servers, their database, the network between them and the people at some tables. Everything that happens follows from
// the seed. There is one at a time in a process.
class World final : public Ends {
 public:
  // Faults happen for so many seconds; then the world must recover.
  World(std::uint64_t seed, int seconds, Strictness strictness = Strictness::usual);
  ~World() override;

  Report run();

 private:
  void build_nodes();
  void build_parties();
  void add_party(int number);
  CreateRequest new_request(bool rated);

  // Faults, in world_faults.cpp.
  void plan_faults();
  void happen();
  void fail_node();
  void fail_database();
  void fail_disk();
  // A fault of the store: for a while, answers may come late.
  void be_late(Micros lasts);
  void note_fault(const std::string& what);
  void jump_clock(Node& node);
  enum class Loss { process, power };
  void crash(Node& node, Loss loss);
  void crash_database();
  void power_failed(Node& node);
  void start_later(Node& node, Micros delay);
  void calm_down();
  void watch_outage();
  void spread_news(const Node& from, const std::vector<std::string>& tables);

  // Whether everybody is back and every table has continued.
  bool recovered();
  void check_end();
  void check_party(Party& party);

  void connected(Link& link) override;
  void heard(Link& link, const std::shared_ptr<const ServerMessage>& message) override;
  void closed(Link& link) override;

  std::uint64_t seed_;
  Micros chaos_;
  Commons commons_;
  std::vector<char> memory_buffer_;
  std::pmr::monotonic_buffer_resource memory_;
  Witness witness_;
  Network network_;
  std::vector<std::unique_ptr<Node>> nodes_;
  std::vector<std::int64_t> wall_offsets_;  // by node, milliseconds
  std::deque<Party> parties_;
  std::deque<Person> people_;
  int accounts_used_ = 0;
  std::optional<Micros> outage_since_;
  std::map<std::string, int> faults_;
};

}  // namespace atlantica::simulation
