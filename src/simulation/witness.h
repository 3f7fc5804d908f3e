#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/seat.h"
#include "protocol/messages.h"
#include "simulation/commons.h"

namespace atlantica::simulation {

// What a server has told through one connection.
struct Told {
  std::string table;
  std::optional<int> seat;        // whose player may use the connection
  std::optional<Sequence> since;  // what the last join asked for
  bool joined = false;
  Seat viewer = Viewer::kNobody;
  Sequence sequence = 0;
  std::map<std::string, int> heard;  // lines of chat since the last join
};

// Compares everything that servers say, when they say it, with what is stored.
class Witness {
 public:
  explicit Witness(Commons& commons) : commons_(commons) {}

  // The message as its reader will see it.
  std::shared_ptr<const ServerMessage> check(Told& told, const std::string& text);

 private:
  struct Clocks {
    Micros at = 0;
    std::size_t entries = 0;
    ClockInfo info;
  };

  void check(Told& told, TrueTable& table, const JoinedMessage& message);
  void check(Told& told, TrueTable& table, const UpdateMessage& message);
  void check(Told& told, TrueTable& table, const TableMessage& message);
  void check(Told& told, TrueTable& table, const HintsMessage& message);
  void check(Told& told, TrueTable& table, const SaidMessage& message);
  void check(Told&, TrueTable&, const AcceptedMessage&) {}
  void check(Told&, TrueTable&, const KickedMessage&) {}
  void check(Told&, TrueTable&, const ErrorMessage&) {}
  template <class Message>
  void check_view(const Told& told, TrueTable& table, const Message& message, Sequence since);
  void check_info(TrueTable& table, const TableInfo& info);
  void check_secrets(const Told& told, TrueTable& table, const ServerMessage& message, const std::string& text);
  void check_clocks(TrueTable& table, const ClockInfo& info);
  bool is_delayed_enough(TrueTable& table, Sequence sequence);
  void wrong(const TrueTable& table, const std::string& what);

  Commons& commons_;
  std::map<std::string, Clocks> clocks_;  // by table
};

}  // namespace atlantica::simulation
