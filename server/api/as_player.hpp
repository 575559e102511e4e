#pragma once

#include "rules/reasons.hpp"
#include "server/api/attempt.hpp"

namespace crownhead::api {

/// Gives `then` the room of the path's game and the asker's seat, on the game's thread, if the
/// asker plays there: who may is checked before what was sent.
template <class Then>
void as_player(Site& site, const CallPtr& call, Then then) {
  site.rooms.visit({call->path_id()}, [&site, call, then](Result<live::Room*> room) {
    attempt(site, call, [&] {
      answer(call, std::move(room), [&](live::Room* found) {
        if (const auto seat = found->game().seat_of(call->bearer()->user))
          return then(*found, *seat);
        call->fail({Code::not_a_player, reason::game::only_its_players()});
      });
    });
  });
}

}  // namespace crownhead::api
