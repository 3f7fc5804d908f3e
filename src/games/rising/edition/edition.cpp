#include "games/rising/edition/edition.h"

#include <cassert>

#include "games/rising/edition/house_text.h"

namespace atlantica::rising {

const Edition& house_edition() {
  static const Edition edition = [] {
    const auto read = read_edition(kHouseEdition);
    assert(read && "house.edition is wrong");
    return *read;
  }();
  return edition;
}

}  // namespace atlantica::rising
