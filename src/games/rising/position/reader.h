#pragma once

#include <string>
#include <string_view>

#include "games/rising/position/position.h"
#include "games/rising/state.h"
#include "games/rising/words.h"
#include "kit/position_reader.h"

namespace atlantica::rising {

// Turns a position into a state that satisfies every invariant of the game, or says what is wrong with it.
class PositionReader : public PositionReading<Position, State> {
 public:
  PositionReader(const Position& position, int rules) : PositionReading(position) {
    state_.rules = static_cast<std::uint8_t>(rules);
  }

  bool read();

 private:
  // reader.cpp: the table, the island and the Atlanteans.
  bool read_table();
  bool read_numbers();  // of the edition
  bool read_round();
  bool read_island();
  bool read_loss();
  bool read_seats();
  bool read_seat(Seat seat, const SeatPosition& given, const std::string& where);
  bool read_followers(Seat seat, const SeatPosition& given, const std::string& where);
  bool read_volunteers();
  bool read_hologram();
  bool read_where(std::string_view text, int atlantean, const std::string& where);

  // things.cpp: the gate, the decks and the boards.
  bool read_gate();
  bool read_gates(const std::optional<Names>& given, const std::string& where, std::uint8_t& into);
  bool read_pledges();
  bool read_pledge(const PledgePosition& given, const std::string& where);
  bool read_pieces(const PledgeView& given, int purpose, const std::string& where);
  bool read_library();
  bool read_misfortunes();
  bool read_boards();
  void count_supply();
  bool count_cards(Cards& cards, const NameCounts& given, const std::string& where);
  bool count_misfortunes(std::array<std::uint8_t, kMisfortunes>& into, const NameCounts& given,
                         const std::string& where);

  // agenda.cpp: the tasks being resolved.
  bool read_agenda();
  bool read_task(const TaskPosition& given, const std::string& where);
  bool read_action();
  bool read_roll();
  bool read_drawn();
  bool read_revealed();

  // tasks.cpp: whether those fit the rest.
  bool check_task(const Item& item, const std::string& where);
  bool check_action(const Item& item) const;
  bool check_within_action(const Item& item) const;

  // check.cpp: whether it is all consistent.
  bool check_setup();
  bool check_standing();
  bool check_place(int place);
  bool check_boards();
  bool check_cards();
  bool check_stocks();
  bool check_gate();
  bool check_pledges();
  bool check_phase();
  bool check_rest();

  // There is no such thing as this text names.
  bool unknown(std::string_view where, std::string_view thing, std::string_view text);
  bool seats(const std::optional<std::vector<int>>& given, const std::string& where, SeatSet& into);
  bool is_seat(int seat) const { return seat >= 0 && seat < state_.seats; }
  bool on_agenda(Task task) const;
};

}  // namespace atlantica::rising
