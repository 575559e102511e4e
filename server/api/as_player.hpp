#pragma once

#include "rules/reasons.hpp"
#include "server/api/call.hpp"
#include "server/api/steps.hpp"
#include "server/live/rooms.hpp"

namespace crownhead::api {

/// Gives `then` the room of the path's game and the asker's seat, on the game's thread, if the
/// asker plays there: who may is checked before what was sent.
template <class Then>
void as_player(live::Rooms& rooms, const Steps& steps, const CallPtr& call, Then then) {
  rooms.visit({call->path_id()}, [&steps, call, then](Result<live::Room*> room) {
    steps.attempt(call, [&] {
      answer(call, std::move(room), [&](live::Room* found) {
        if (const auto seat = found->game().seat_of(call->bearer()->user))
          return then(*found, *seat);
        call->fail({Code::not_a_player, reason::game::only_its_players()});
      });
    });
  });
}

}  // namespace crownhead::api
