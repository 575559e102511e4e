#pragma once

#include <optional>

#include "db/vacations/vacations.hpp"
#include "server/http/call.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// Shared by the routes of players and of directors.

wire::Problem refused(const vacation::Problem& problem);

/// Answers a request or a grant, repetitions with the first answer.
db::VacationDone<db::VacationAnswer> made(const CallPtr& call);

/// Answers an act with the allocation after it.
db::VacationDone<db::VacationChange> changed(const live::WallClock& clock, const CallPtr& call);

/// Returns the act on the allocation named at `index` in the path; answers and returns nullopt if
/// If-Match was invalid.
std::optional<vacation::Act> act_of(const live::WallClock& clock, const CallPtr& call,
                                    std::size_t index = 0);

}  // namespace crownhead::api
