#include "games/rising/edition.h"

#include <cassert>

#include "games/rising/house_text.h"

namespace atlantica::rising {

const Edition& house_edition() {
  static const Edition edition = [] {
    const auto read = read_edition(kHouseEdition);
    assert(read && "data/house.edition is wrong");
    return *read;
  }();
  return edition;
}

}  // namespace atlantica::rising
