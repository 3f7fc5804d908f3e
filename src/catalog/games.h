#pragma once

#include <cstddef>

#include "games/atlantis/rules.h"
#include "games/atlantis/vocabulary.h"
#include "games/escape/rules.h"
#include "games/escape/vocabulary.h"
#include "games/rising/rules.h"
#include "games/rising/vocabulary.h"
#include "games/survive/rules.h"
#include "games/survive/vocabulary.h"

namespace atlantica {

template <class... Games>
struct GameList {
  static constexpr std::size_t kSize = sizeof...(Games);
  template <template <class...> class List>
  using As = List<Games...>;

  // Calls visit with each game as template argument, in order.
  template <class Visit>
  static void each(Visit visit) {
    (visit.template operator()<Games>(), ...);
  }
};

// The one list of games as types, in the order in which they are shown.
using AllGames = GameList<atlantis::Rules, survive::Rules, escape::Rules, rising::Rules>;

}  // namespace atlantica
