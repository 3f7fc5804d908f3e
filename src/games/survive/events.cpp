#include "games/survive/rules.h"
namespace atlantica::survive {
MoveInfo Rules::explain(const State&, Seat, const Move&) { return {}; }
std::vector<Event> Rules::events(const State&, Seat, const Move&, const State&, Viewer) { return {}; }
}  // namespace atlantica::survive
