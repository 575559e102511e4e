#include "server/api/conditionals.hpp"

#include "rules/reasons.hpp"
#include "server/api/attempt.hpp"
#include "server/wire/conditionals_json.hpp"

namespace crownhead::api {
namespace {

/// Gives `then` the game's room and the asker's side, if the asker plays in it.
template <class Then>
void as_player(Site& site, const CallPtr& call, Then then) {
  site.rooms.visit({call->path_id()}, [&site, call, then](Result<live::Room*> room) {
    attempt(site, call, [&] {
      answer(call, std::move(room), [&](live::Room* found) {
        if (const auto side = found->game().seat_of(call->bearer()->user))
          return then(*found, *side);
        call->fail({Code::not_a_player, reason::game::only_its_players()});
      });
    });
  });
}

}  // namespace

void get_conditionals(Site& site, const CallPtr& call) {
  as_player(site, call, [call](const live::Room& room, Seat side) {
    call->json(200, wire::conditionals_json(room.game().ply(), room.conditionals(side)));
  });
}

void set_conditionals(Site& site, const CallPtr& call) {
  as_player(site, call, [call](live::Room& room, Seat side) {
    auto body = wire::parse_conditionals(call->body());
    if (!body) return call->refuse(body.error());
    room.plan({.by = side,
               .lines = std::move(body->lines),
               .ply = body->ply,
               .done = [call](Result<live::Planned> planned) {
                 if (!planned && planned.error().code == Code::invalid_field)
                   return call->refuse({planned.error(), {{"lines", planned.error().reason}}});
                 answer(call, std::move(planned), [&](const live::Planned& kept) {
                   call->json(200, wire::conditionals_json(kept.ply, kept.conditionals));
                 });
               }});
  });
}

}  // namespace crownhead::api
