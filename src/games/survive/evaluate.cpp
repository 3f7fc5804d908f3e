#include "games/survive/rules.h"
namespace atlantica::survive {
double Rules::evaluate(const State&, Seat) { return 0.5; }
}  // namespace atlantica::survive
