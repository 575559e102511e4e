#pragma once

#include "rules/reasons.hpp"
#include "server/game/rooms.hpp"
#include "server/http/call.hpp"
#include "server/http/request_runner.hpp"

namespace crownhead::api {

/// Calls `then` on the game's thread with the room of the path's game and the asker's seat. Fails
/// if the asker does not play there, before the body is checked.
template <class Then>
void as_player(live::Rooms& rooms, const RequestRunner& runner, const CallPtr& call, Then then) {
  rooms.visit({call->path_id()}, [&runner, call, then](Result<live::Room*> room) {
    runner.attempt(call, [&] {
      answer(call, std::move(room), [&](live::Room* found) {
        if (const auto seat = found->game().seat_of(call->bearer()->user))
          return then(*found, *seat);
        call->fail({Code::not_a_player, reason::game::only_its_players()});
      });
    });
  });
}

}  // namespace crownhead::api
