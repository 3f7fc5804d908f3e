// What goes wrong in a simulated world, and how it ends.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "simulation/world.h"

namespace atlantica::simulation {

void World::note_fault(const std::string& what) {
  commons_.trace.note("FAULT: " + what);
  ++faults_[what];
}

void World::be_late(Micros lasts) {
  constexpr Micros kLongestWait = 12 * kSecond;
  commons_.late_until = std::max(commons_.late_until, commons_.scheduler.now() + lasts + kLongestWait);
}

void World::plan_faults() {
  const std::int64_t count = commons_.dice.between(1, 4 + chaos_ / (4 * kSecond));
  for (std::int64_t i = 0; i < count; ++i)
    commons_.scheduler.at(commons_.dice.between(kSecond, chaos_ - 1), Scheduler::kWorld, [this] { happen(); });
}

void World::happen() {
  Dice& dice = commons_.dice;
  switch (dice.between(0, 10)) {
    case 10: return jump_clock(*dice.pick(nodes_));
    case 0:
    case 1: note_fault("connections are cut"); return network_.cut_some(static_cast<int>(dice.between(10, 100)));
    case 2: {
      note_fault("a node is cut off from people");
      return network_.block(*dice.pick(nodes_), commons_.scheduler.now() + dice.between(1, 8) * kSecond);
    }
    case 3:
    case 4:
    case 5: return fail_node();
    case 6:
    case 7: return fail_disk();
    default: return fail_database();
  }
}

// The system's clock is set to another time, and corrected some seconds later.
void World::jump_clock(Node& node) {
  if (!node.up()) return;
  note_fault("a clock jumps");
  std::int64_t& offset = wall_offsets_[static_cast<std::size_t>(node.number())];
  const std::int64_t jump = commons_.dice.between(-3'600'000, 3'600'000);
  offset += jump;
  commons_.scheduler.after(commons_.dice.between(100, 8000) * kMillisecond, Scheduler::kWorld,
                           [&offset, jump] { offset = offset == 0 ? 0 : offset - jump; });
}

void World::fail_node() {
  Dice& dice = commons_.dice;
  Node& node = *nodes_[dice.index(nodes_.size())];
  if (!node.up()) return;
  switch (dice.between(0, 3)) {
    case 0:
      note_fault("a node is stopped");
      network_.lose(node);
      node.stop();
      start_later(node, dice.between(100, 4000) * kMillisecond);
      return watch_outage();
    case 1: note_fault("a node is killed"); return crash(node, Loss::process);
    case 2:
      if (nodes_.size() > 1) {
        note_fault("a node is killed");
        return crash(node, Loss::process);
      }
      note_fault("the power fails");
      return crash(node, Loss::power);
    default:
      note_fault("the power fails during a write");
      commons_.disk.faults.power_lasts = static_cast<int>(dice.between(0, 30));
  }
}

void World::fail_disk() {
  Dice& dice = commons_.dice;
  Disk::Faults& faults = commons_.disk.faults;
  const Micros lasts = dice.between(200, 6000) * kMillisecond;
  be_late(lasts);
  const auto until = [&](auto end) { commons_.scheduler.after(lasts, Scheduler::kWorld, end); };
  switch (dice.between(0, 3)) {
    case 0:
      note_fault("the disk is full");
      faults.full = true;
      return until([this] { commons_.disk.faults.full = false; });
    case 1:
      note_fault("writes fail");
      faults.failing_writes = static_cast<int>(dice.between(5, 100));
      return until([this] { commons_.disk.faults.failing_writes = 0; });
    case 2:
      note_fault("syncs fail");
      faults.failing_syncs = static_cast<int>(dice.between(20, 100));
      return until([this] { commons_.disk.faults.failing_syncs = 0; });
    default:
      note_fault("syncs are slow");
      commons_.weather.slow_by = dice.between(100, 3000) * kMillisecond;
      commons_.weather.slow_until = commons_.scheduler.now() + lasts;
  }
}

void World::fail_database() {
  Dice& dice = commons_.dice;
  Node& node = *nodes_[dice.index(nodes_.size())];
  const Micros lasts = dice.between(500, 12000) * kMillisecond;
  be_late(lasts);
  switch (dice.between(0, 4)) {
    case 0:
      note_fault("the database is silent");
      commons_.weather.silent_until = std::max(commons_.weather.silent_until, commons_.scheduler.now() + lasts);
      commons_.scheduler.after(lasts, Scheduler::kWorld, [this] { watch_outage(); });
      return watch_outage();
    case 1:
      if (!node.up()) return;
      note_fault("a connection to the database breaks");
      node.line().breaks_after = static_cast<int>(dice.between(0, 12));
      return;
    case 2:
      if (!node.up()) return;
      note_fault("the answer to a commit is lost");
      node.line().commit = dice.percent(70) ? Gate::Break::after_commit : Gate::Break::before_commit;
      return;
    case 3: {
      if (!node.up()) return;
      note_fault("a node is cut off from the database");
      node.line().closed = true;
      const Scheduler::Owner process = node.owner();
      commons_.scheduler.after(lasts, process, [this, &node] {
        node.line().closed = false;
        watch_outage();
      });
      return watch_outage();
    }
    default:
      if (nodes_.size() == 1) return fail_disk();
      note_fault("the database's power fails");
      return crash_database();
  }
}

void World::crash(Node& node, Loss loss) {
  commons_.truth.close();
  if (loss == Loss::power) commons_.disk.cut_power();
  network_.lose(node);
  node.kill();
  if (loss == Loss::power)
    commons_.disk.restart();
  else if (nodes_.size() == 1)
    commons_.disk.forget_processes();
  commons_.truth.reopen();
  start_later(node, commons_.dice.between(100, 4000) * kMillisecond);
  watch_outage();
}

void World::crash_database() {
  commons_.truth.close();
  commons_.disk.cut_power();
  for (const auto& node : nodes_)
    if (node->up()) node->line().drop();
  commons_.disk.restart();
  commons_.truth.reopen();
}

void World::power_failed(Node& node) {
  commons_.trace.note("the power is off");
  if (nodes_.size() == 1)
    crash(node, Loss::power);
  else
    crash_database();
}

void World::start_later(Node& node, Micros delay) {
  commons_.scheduler.after(delay, Scheduler::kWorld, [this, &node] {
    if (node.up()) return;
    wall_offsets_[static_cast<std::size_t>(node.number())] = 0;  // set right when the machine starts
    if (node.start()) return watch_outage();
    if (commons_.disk.dead()) commons_.disk.restart();
    start_later(node, 500 * kMillisecond);
  });
}

void World::watch_outage() {
  const Micros now = commons_.scheduler.now();
  const bool served = commons_.weather.silent_until <= now &&
                      std::ranges::any_of(nodes_, [](const auto& node) { return node->up() && !node->line().closed; });
  if (!served && !outage_since_) outage_since_ = now;
  if (served && outage_since_) {
    commons_.outages.emplace_back(*outage_since_, now);
    outage_since_.reset();
  }
}

void World::calm_down() {
  commons_.trace.note("the last fault is over");
  commons_.calm = true;
  commons_.calm_since = commons_.scheduler.now();
  commons_.disk.faults = {};
  commons_.weather = {};
  for (const auto& node : nodes_) {
    network_.block(*node, 0);
    if (node->up()) {
      node->line().closed = false;
      continue;
    }
    wall_offsets_[static_cast<std::size_t>(node->number())] = 0;
    node->start();
  }
  watch_outage();
  for (Party& party : parties_)
    if (TrueTable* table = party.table.empty() ? nullptr : commons_.truth.find(party.table))
      party.entries_when_calm = table->record.log.size();
}

void World::spread_news(const Node& from, const std::vector<std::string>& tables) {
  for (const auto& node : nodes_) {
    if (node.get() == &from || !node->up()) continue;
    Node& other = *node;
    const Scheduler::Owner process = other.owner();
    // A listener that lost its connection hears that anything may have changed.
    if (!commons_.calm && commons_.dice.percent(3)) {
      commons_.scheduler.after(commons_.dice.between(500, 3000) * kMillisecond, process,
                               [&other] { other.lobby().news(""); });
      continue;
    }
    const Micros delay = commons_.dice.between(500, 100 * kMillisecond);
    for (const std::string& table : tables)
      commons_.scheduler.after(delay, process, [&other, table] { other.lobby().news(table); });
  }
}

}  // namespace atlantica::simulation
