#pragma once

#include <optional>
#include <string>

#include "db/vacations/vacations.hpp"
#include "server/api/call.hpp"
#include "server/live/inboxes.hpp"
#include "server/live/rooms.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::api {

/// Parts that the routes of players and of directors share.

wire::Problem refused(const vacation::Problem& problem);

/// Tells the clocks of these games, then answers on whatever thread that ends.
void answer_when_told(live::Rooms& rooms, const CallPtr& call, std::vector<GameId> games,
                      int status, std::string body, net::Headers headers = {});

/// On the topic `me` of each.
void tell_everybody(live::Inboxes& inboxes, const live::WallClock& clock,
                    const std::vector<vacation::Message>& told);

/// Answers a request or a grant as it was answered the first time.
db::VacationDone<db::VacationAnswer> made(live::Inboxes& inboxes, const live::WallClock& clock,
                                          live::Rooms& rooms, const CallPtr& call);

/// Answers an act with the allocation as it is then.
db::VacationDone<db::VacationChange> changed(live::Inboxes& inboxes, const live::WallClock& clock,
                                             live::Rooms& rooms, const CallPtr& call);

/// On the allocation that stands in the path's place `index`; nullopt if If-Match was wrong, which
/// has been answered then.
std::optional<vacation::Act> act_of(const live::WallClock& clock, const CallPtr& call,
                                    std::size_t index = 0);

}  // namespace crownhead::api
