#include "games/rising/notation.h"
#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"
#include "games/rising/position/reader.h"

// Whether the tasks being resolved fit the rest of a position.
namespace atlantica::rising {

namespace {

constexpr int kWardenPrice = 2;
constexpr int kDrawnMost = 4;

}  // namespace

bool PositionReader::check_task(const Item& item, const std::string& where) {
  const int place = state_.action.place;
  const auto wrong = [&](Message problem) { return fail(where, std::move(problem)); };
  switch (item.task) {
    case Task::boards: return item.seat == state_.start || wrong("rising.position.boards_seat");
    case Task::relics:
      if (item.x != (state_.phase == Phase::setup ? 0 : 1)) return wrong("rising.position.relics_x");
      return seat_of(state_, Councilor::scholar) == item.seat || wrong("rising.position.relics_seat");
    case Task::misfortune:
      if (item.x != kUnknown && item.x >= kMisfortunes) return wrong("rising.position.misfortune_x");
      return item.x != kUnknown || (item.y == 0 && &item == &top(state_)) || wrong("rising.position.misfortune_known");
    case Task::crisis: return has(item.x, item.seat) || wrong("rising.position.crisis_seat");
    case Task::astrologer:
      if (place_of(state_, Councilor::astrologer) >= kPlaces || seat_of(state_, Councilor::astrologer) != item.seat)
        return wrong("rising.position.astrologer_seat");
      return (place_of(state_, Councilor::astrologer) == item.y) == (item.x == 0) ||
             wrong("rising.position.astrologer_y");
    case Task::flood:
      return (state_.standing[item.x] > 0 && item.z == 1 && item.y == 0) || wrong("rising.position.flood_warden");
    case Task::warden: {
      const int warden = place_of(state_, Councilor::warden);
      const bool able = !has_power(state_.used, Power::warden) && state_.stock[item.seat][kEnergy] >= kWardenPrice;
      return (able && is_tile(warden) && seat_of(state_, Councilor::warden) == item.seat) ||
             wrong("rising.position.warden_seat");
    }
    case Task::alacrity:
      return find(state_, item.seat, static_cast<Kind>(item.y), item.x) >= 0 || wrong("rising.position.alacrity_seat");
    case Task::action:
      return check_action(item) || wrong({"rising.position.no_action", {{"place", place_name(place)}}});
    default:
      return check_within_action(item) || wrong({"rising.position.not_in_action", {{"place", place_name(place)}}});
  }
}

bool PositionReader::check_action(const Item& item) const {
  const int place = state_.action.place;
  if (item.x == 0) return false;  // it would act at once
  if (is_build_space(place)) return place - kFirstBuild < state_.build_spaces;
  if (!is_component_space(place)) return true;
  const int component = place - kFirstSpace;
  return has(state_.built, component) && state_.edition.components[at(component)].spaces > 0;
}

bool PositionReader::check_within_action(const Item& item) const {
  const int place = state_.action.place;
  const Bits acting = state_.action.atlanteans;
  switch (item.task) {
    case Task::rollers: return is_on(place, Peninsula::cities) && count(acting) > 2;
    case Task::expertise: return state_.agenda.items[0].x == 2;
    case Task::gain: return is_wild(place);
    case Task::recruit: return (item.x & ~recruit_colours(state_, acting)) == 0;
    case Task::draw: return item.x + state_.drawn.size <= kDrawnMost;
    case Task::forge:
      return is_on(place, Peninsula::forges) && state_.stock[item.seat][static_cast<int>(Resource::ore)] > 0;
    case Task::sacrifice:
      return is_component_space(place) && (acting & standing_on(state_, place) & ~below(kFirstFollower)) != 0;
    case Task::swap: return item.z != 0;
    case Task::floods: return item.z == 0 || (item.z >= kApart && item.z - kApart < 1 << kPeninsulas);
    default: return true;
  }
}

}  // namespace atlantica::rising
