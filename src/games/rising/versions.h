#pragma once

#include "games/rising/state.h"

// Where the versions of the rules differ (RIS-14.1). Nothing else reads the version.
namespace atlantica::rising {

// RIS-3.7: the Wrath phase has an open moment, and unflooding is bought there and in Misfortunes.
inline bool buys_in_every_moment(const State& state) { return state.rules >= 2; }

// RIS-6.2: builders return to their pools as soon as their space is resolved.
inline bool builders_go_home(const State& state) { return state.rules >= 2; }

// RIS-5.10: after a take-back the last contributor is whoever pledged last among those who still contribute.
inline bool remembers_pledgers(const State& state) { return state.rules >= 2; }

// RIS-2.3: the table may also choose or draw components if the edition prescribes a blueprint.
inline bool may_leave_blueprint(int rules) { return rules >= 2; }

}  // namespace atlantica::rising
