#include "games/rising/position/reader.h"

#include "games/rising/notation.h"
#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"
#include "games/rising/rules.h"
#include "kit/options.h"

namespace atlantica::rising {

bool PositionReader::unknown(std::string_view where, std::string_view thing, std::string_view text) {
  return fail(where, {"rising.position.unknown", {{"thing", thing}, {"text", text}}});
}

bool PositionReader::seats(const std::optional<std::vector<int>>& given, const std::string& where, SeatSet& into) {
  if (!given) return true;
  for (const int seat : *given) {
    if (!is_seat(seat)) return fail(where, {"rising.position.no_seat", {{"number", seat}}});
    if (into.has(seat)) return fail(where, {"rising.position.seat_twice", {{"number", seat}}});
    into.add(seat);
  }
  return true;
}

bool PositionReader::read() {
  return read_table() && read_round() && read_island() && read_loss() && read_seats() && read_volunteers() &&
         read_hologram() && read_gate() && read_agenda() && read_pledges() && read_library() && read_misfortunes() &&
         read_boards() && check_setup() && check_standing() && check_boards() && check_cards() && check_stocks() &&
         check_gate() && check_pledges() && check_phase() && check_rest();
}

bool PositionReader::read_table() {
  const auto seats = static_cast<int>(position_.seats.size());
  if (seats < 1 || seats > kSeatsMax) return fail("seats", wrong_seats(Rules::kId, 1, kSeatsMax, seats));
  state_.seats = static_cast<std::uint8_t>(seats);
  if (!read_numbers()) return false;
  if (!phase(position_.phase.value_or("place"), phase_names(), state_.phase)) return false;
  state_.first_game = position_.first_game.value_or(false);
  if (!number(position_.level, "level", 1, kLevels, state_.level)) return false;
  const auto blueprint = blueprint_for(state_.edition, state_.level, state_.rules, position_.components);
  if (!blueprint) return fail("components", blueprint.error());
  state_.blueprint_from = *blueprint;
  const std::string councilors = position_.councilors.value_or("dealt");
  if (councilors != "dealt" && councilors != "chosen")
    return fail("councilors", {"rising.position.dealt_or_chosen", {{"text", councilors}}});
  state_.choose_councilors = councilors == "chosen";
  return true;
}

bool PositionReader::read_numbers() {
  const std::string name = position_.edition.value_or(std::string(house_edition().name()));
  state_.edition = house_edition();
  if (position_.edition_text) {
    const auto edition = read_edition(*position_.edition_text);
    if (!edition) return fail("edition_text", edition.error());
    state_.edition = *edition;
  }
  if (name == state_.edition.name()) return true;
  if (position_.edition_text)
    return fail("edition", {"rising.position.other_edition", {{"text", name}, {"text2", state_.edition.name()}}});
  return fail("edition", {"rising.position.no_edition", {{"text", name}}});
}

bool PositionReader::read_round() {
  const bool setup = state_.phase == Phase::setup;
  state_.round = setup ? 0 : 1;
  state_.start = setup ? kUnknown : 0;
  if (position_.start && !is_seat(*position_.start))
    return fail("start", {"rising.position.no_seat", {{"number", *position_.start}}});
  if (position_.start) state_.start = static_cast<std::uint8_t>(*position_.start);
  for (const std::string& name : position_.used.value_or(Names{})) {
    const auto power = parse_power(name);
    if (!power) return fail("used", {"rising.position.no_power", {{"text", name}}});
    state_.used = static_cast<std::uint16_t>(state_.used | 1U << *power);
  }
  state_.fog = position_.fog.value_or(false);
  const int quakes = state_.edition.misfortunes[at(static_cast<int>(Misfortune::earthquake))];
  return number(position_.round, "round", setup ? 0 : 1, setup ? 0 : state_.edition.rounds, state_.round) &&
         number(position_.draws, "draws", 0, state_.seats <= 3 ? 4 : state_.seats, state_.draws) &&
         number(position_.draws_skipped, "draws_skipped", 0, 4 * kSeatsMax, state_.draws_skipped) &&
         number(position_.wrath, "wrath", 0, state_.edition.wrath_spaces - 1, state_.wrath) &&
         number(position_.fewer_floods, "fewer_floods", 0, 100, state_.fewer_floods) &&
         number(position_.floods_left, "floods_left", 0, 100, state_.floods_left) &&
         number(position_.earthquakes, "earthquakes", 0, quakes, state_.earthquakes) &&
         seats(position_.siphoned, "siphoned", state_.siphoned);
}

// RIS-12.1, RIS-12.2
bool PositionReader::read_loss() {
  if (position_.ending && !position_.lost.value_or(false)) return fail("ending", "rising.position.ending_lost");
  if (!position_.lost.value_or(false)) return true;
  const std::string ending = position_.ending.value_or(any_tile_left(state_) ? "rounds" : "centre");
  if (ending != "centre" && ending != "rounds")
    return fail("ending", {"rising.position.no_ending", {{"text", ending}}});
  state_.loss = ending == "centre" ? Loss::centre : Loss::rounds;
  return true;
}

bool PositionReader::read_island() {
  state_.standing.fill(kLength);
  for (const auto& [name, tiles] : position_.tiles.value_or(NameCounts{})) {
    const auto peninsula = parse_peninsula(name);
    if (!peninsula) return unknown("tiles", "peninsula", name);
    if (!number(tiles, "tiles." + name, 0, kLength, state_.standing[at(*peninsula)])) return false;
  }
  const auto read = [&](const std::optional<Names>& given, const std::string& where, std::uint8_t& into) {
    for (const std::string& name : given.value_or(Names{})) {
      const auto peninsula = parse_peninsula(name);
      if (!peninsula) return unknown(where, "peninsula", name);
      if (has(into, *peninsula)) return fail(where, {"rising.position.twice", {{"text", name}}});
      into = static_cast<std::uint8_t>(into | 1U << *peninsula);
    }
    return true;
  };
  if (!read(position_.barriers, "barriers", state_.barriers) ||
      !read(position_.forbidden, "forbidden", state_.forbidden))
    return false;
  for (Bits rest = state_.barriers; rest != 0;)
    if (const int peninsula = pop_lowest(rest); state_.standing[at(peninsula)] == 0)
      return fail("barriers", {"rising.position.no_tile_left", {{"peninsula", peninsula_name(peninsula)}}});
  if (count(state_.barriers) > state_.edition.barriers)
    return fail("barriers", {"common.position.only", {{"count", state_.edition.barriers}}});
  if (state_.forbidden < 1U << static_cast<int>(Peninsula::cities) && state_.forbidden != 0)
    return fail("forbidden", "rising.position.forbidden");
  return true;
}

bool PositionReader::read_seats() {
  state_.at.fill(kGone);
  state_.volunteer_of.fill(kUnknown);
  for (Seat seat = 0; seat < state_.seats; ++seat)
    if (!read_seat(seat, position_.seats[at(seat)], item_of("seats", seat))) return false;
  return true;
}

bool PositionReader::read_seat(Seat seat, const SeatPosition& given, const std::string& where) {
  state_.councilor[at(seat)] = kNobody;
  if (given.councilor) {
    const auto councilor = parse_councilor(*given.councilor);
    if (!councilor) return unknown(where + ".councilor", "councilor", *given.councilor);
    state_.councilor[at(seat)] = static_cast<std::uint8_t>(*councilor);
  }
  for (const auto& [name, amount] : given.stock.value_or(NameCounts{})) {
    const auto resource = parse_resource(name);
    if (!resource) return fail(where + ".stock", {"rising.position.no_resource", {{"text", name}}});
    std::uint8_t checked = 0;
    if (!number(amount, where + ".stock." + name, 0, state_.edition.supply[at(*resource)], checked)) return false;
    state_.stock[at(seat)].add(*resource, checked);
  }
  for (const std::string& name : given.hand.value_or(Names{})) {
    const auto card = parse_card(name);
    if (!card) return unknown(where + ".hand", "card", name);
    if (state_.hands[at(seat)][*card] == state_.edition.cards[at(*card)])
      return fail(where + ".hand", {"rising.position.too_many_cards", {{"card", name}}});
    state_.hands[at(seat)].add(*card);
  }
  if (given.ready.value_or(false)) state_.ready.add(seat);
  return read_where(given.leader.value_or("pool"), seat, where + ".leader") && read_followers(seat, given, where);
}

bool PositionReader::read_followers(Seat seat, const SeatPosition& given, const std::string& where) {
  const int each = followers_each(state_.seats);
  const int first = kFirstFollower + each * seat;
  const CrewData& crew = state_.edition.crews[state_.seats];
  for (int i = 0; i < each; ++i) {
    const int place = i < crew.pool ? kPool : i < crew.pool + crew.supply ? kSupply : kGone;
    state_.at[at(first + i)] = static_cast<std::uint8_t>(place);
  }
  if (!given.followers) return true;
  if (static_cast<int>(given.followers->size()) > each)
    return fail(where + ".followers", {"rising.position.followers", {{"count", each}}});
  for (int i = 0; i < static_cast<int>(given.followers->size()); ++i)
    if (!read_where((*given.followers)[at(i)], first + i, item_of(where + ".followers", i))) return false;
  return true;
}

bool PositionReader::read_volunteers() {
  for (int i = 0; i < state_.edition.volunteers; ++i) state_.at[at(kFirstVolunteer + i)] = kSupply;
  const Names names = position_.volunteers.value_or(Names{});
  if (names.size() > state_.edition.volunteers)
    return fail("volunteers", {"common.position.only", {{"count", state_.edition.volunteers}}});
  for (std::size_t i = 0; i < names.size(); ++i) {
    std::string_view text = names[i];
    if (text == "supply") continue;
    const std::string where = item_of("volunteers", i);
    const bool named = text.size() > 2 && text[1] == ' ' && is_seat(text[0] - '0');
    if (!named) return fail(where, {"rising.position.no_volunteer", {{"text", text}}});
    state_.volunteer_of[i] = static_cast<std::uint8_t>(text[0] - '0');
    text.remove_prefix(2);
    if (text == "supply" || text == "gone") return fail(where, "rising.position.volunteer_where");
    if (!read_where(text, kFirstVolunteer + static_cast<int>(i), where)) return false;
  }
  return true;
}

bool PositionReader::read_hologram() {
  if (position_.hologram && state_.seats > 2) return fail("hologram", "rising.position.hologram_players");
  if (position_.automaton && state_.seats > 1) return fail("automaton", "rising.position.automaton_players");
  if (state_.seats == 1 && !read_where(position_.automaton.value_or("pool"), kAutomaton, "automaton")) return false;
  if (state_.seats > 2) return true;
  const HologramPosition given = position_.hologram.value_or(HologramPosition{});
  if (given.councilor) {
    const auto councilor = parse_councilor(*given.councilor);
    if (!councilor) return unknown("hologram.councilor", "councilor", *given.councilor);
    state_.board = static_cast<std::uint8_t>(*councilor);
  }
  if (given.relic) {
    const auto card = parse_card(*given.relic);
    if (!card || *card < kBasicCards) return unknown("hologram.relic", "artifact", *given.relic);
    if (state_.board != static_cast<int>(Councilor::scholar)) return fail("hologram.relic", "rising.position.relic");
    state_.relic = static_cast<std::uint8_t>(*card);
  }
  return read_where(given.at.value_or("pool"), kHologram, "hologram.at");
}

bool PositionReader::read_where(std::string_view text, int atlantean, const std::string& where) {
  const std::string_view given = text;
  if (text.ends_with(" acted")) {
    state_.acted |= bit(atlantean);
    text.remove_suffix(6);
  }
  const bool follower = kind_of(atlantean) == Kind::follower;
  std::uint8_t& place = state_.at[at(atlantean)];
  if (const auto found = parse_place(text)) {
    place = static_cast<std::uint8_t>(*found);
    return true;
  }
  if (has(state_.acted, atlantean)) return fail(where, {"rising.position.no_acting_place", {{"text", given}}});
  place = static_cast<std::uint8_t>(text == "pool" ? kPool : text == "supply" ? kSupply : kGone);
  if (text == "pool" || (follower && (text == "supply" || text == "gone"))) return true;
  const char* problem = follower ? "rising.position.no_place_of_follower" : "rising.position.no_place";
  return fail(where, {problem, {{"text", given}}});
}

}  // namespace atlantica::rising
