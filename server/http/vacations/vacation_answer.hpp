#pragma once

#include <optional>

#include "db/vacations/vacations.hpp"
#include "server/http/call.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// Shared by the routes of players and of directors.

wire::Problem refused(const vacation::Problem& problem);

using VacationMade = vacation::OrRefused<db::VacationAnswer>;
using VacationChanged = vacation::OrRefused<db::VacationChange>;

/// Answers a request or a grant, repetitions with the first answer.
void answer_made(const CallPtr& call, VacationMade made);

/// Answers an act with the allocation after it.
void answer_change(const live::WallClock& clock, const CallPtr& call,
                   const VacationChanged& change);

/// Returns the act on the allocation named at `index` in the path; answers and returns nullopt if
/// If-Match was invalid.
std::optional<vacation::Act> act_of(const live::WallClock& clock, const CallPtr& call,
                                    std::size_t index = 0);

}  // namespace crownhead::api
