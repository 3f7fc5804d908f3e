#pragma once

#include <boost/describe.hpp>
#include <optional>
#include <string>

// What people and programs outside the engine are told about moves, before and after them; in the format of view.h.
namespace atlantica::rising {

// What a legal move would do: `say` is the id of its label; the other fields are its arguments.
struct MoveInfo {
  std::string move;                      // in notation
  std::string kind;                      // as in Move::Kind
  std::string say;                       // a short label
  std::optional<std::string> piece;      // place, act, send_home, shift: the kind of Atlantean; rollers: the first
  std::optional<std::string> piece2;     // rollers: the second
  std::optional<int> seat;               // shift: whose; colour: who; give: the recipient
  std::optional<int> first_seat;         // rollers: whose the first is
  std::optional<int> second_seat;        // rollers: whose the second is
  std::optional<std::string> place;      // place: where it goes; act, send_home, shift: where it stands
  std::optional<std::string> place2;     // shift: where it goes
  std::optional<std::string> peninsula;  // peninsula, pledges for barriers and unflooding
  std::optional<std::string> purpose;    // pledge, take_back: as in PurchaseView
  std::optional<std::string> component;  // pledge, component
  std::optional<std::string> resource;   // pledge, resource, give; swap: given
  std::optional<std::string> resource2;  // swap: taken; pledge: what a Mason's Square stands for
  std::optional<std::string> card;  // play, keep, under, discard, choose_relic, misfortunes to remove or put on top
  std::optional<std::string> councilor;  // choose_board, councilor
  std::optional<int> die;                // energy, glass, gyre, reroll: 0 or 1
  std::optional<int> face;               // energy, reroll: what that die shows
  std::optional<int> chance;             // act: percent chance of success without energy
  std::optional<bool> fatal;             // true if it loses the game at once
  std::optional<std::string> detail;     // like `say`: what the chosen card, board or component does
  std::optional<int> amount;             // component: as in ComponentView

  bool operator==(const MoveInfo&) const = default;
};
BOOST_DESCRIBE_STRUCT(MoveInfo, (),
                      (move, kind, say, piece, piece2, seat, first_seat, second_seat, place, place2, peninsula, purpose,
                       component, resource, resource2, card, councilor, die, face, chance, fatal, detail, amount))

// Something that happened: `say` is the id of a message; the other fields are its arguments.
struct Event {
  std::string type;  // the kind of the move, and: round, phase, flood, barrier, unflood, home, gain, lose, recruit,
                     // success, failure, built, wrath, cancelled, returned, over
  std::string say;
  std::optional<int> seat;
  std::optional<int> other_seat;  // shift: whose; give: the recipient; colour: who was named
  std::optional<int> first_seat;  // rollers
  std::optional<int> second_seat;
  std::optional<std::string> piece;
  std::optional<std::string> piece2;
  std::optional<std::string> place;   // where it happened
  std::optional<std::string> place2;  // shift: where it went
  std::optional<std::string> peninsula;
  std::optional<std::string> purpose;  // pledge, take_back: as in PurchaseView
  std::optional<std::string> resource;
  std::optional<std::string> resource2;  // swap: taken
  std::optional<int> amount;             // of the resource; round: its number; wrath: the counter's space
  std::optional<int> floods;             // wrath: the number on that space
  std::optional<std::string> card;       // misfortunes too
  std::optional<std::string> component;
  std::optional<std::string> councilor;
  std::optional<int> face;  // die, dice: what the first shows, if it was rolled
  std::optional<int> face2;
  std::optional<int> total;  // success, failure: the sum
  std::optional<int> target;
  std::optional<std::string> phase;

  bool operator==(const Event&) const = default;
};
BOOST_DESCRIBE_STRUCT(Event, (),
                      (type, say, seat, other_seat, first_seat, second_seat, piece, piece2, place, place2, peninsula,
                       purpose, resource, resource2, amount, floods, card, component, councilor, face, face2, total,
                       target, phase))

}  // namespace atlantica::rising
