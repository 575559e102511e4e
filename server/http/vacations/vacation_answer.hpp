#pragma once

#include <optional>
#include <string>

#include "db/vacations/vacations.hpp"
#include "server/game/rooms.hpp"
#include "server/http/call.hpp"
#include "server/people/inboxes.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// Shared by the routes of players and of directors.

wire::Problem refused(const vacation::Problem& problem);

/// Updates the clocks of these games, then answers on any thread.
void answer_when_applied(live::Rooms& rooms, const CallPtr& call, std::vector<GameId> games,
                         int status, std::string body, net::Headers headers = {});

/// Publishes each message on its receiver's topic `me`.
void notify_all(live::Inboxes& inboxes, const live::WallClock& clock,
                const std::vector<vacation::Message>& notifications);

/// Answers a request or a grant, repetitions with the first answer.
db::VacationDone<db::VacationAnswer> made(live::Inboxes& inboxes, const live::WallClock& clock,
                                          live::Rooms& rooms, const CallPtr& call);

/// Answers an act with the allocation after it.
db::VacationDone<db::VacationChange> changed(live::Inboxes& inboxes, const live::WallClock& clock,
                                             live::Rooms& rooms, const CallPtr& call);

/// Returns the act on the allocation named at `index` in the path; answers and returns nullopt if
/// If-Match was invalid.
std::optional<vacation::Act> act_of(const live::WallClock& clock, const CallPtr& call,
                                    std::size_t index = 0);

}  // namespace crownhead::api
