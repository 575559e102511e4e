#include "server/http/games/conditionals.hpp"

#include "server/http/as_player.hpp"
#include "server/wire/game/conditionals_json.hpp"

namespace crownhead::api {
void get_conditionals(live::Rooms& rooms, const RequestRunner& runner, const CallPtr& call) {
  as_player(rooms, runner, call, [call](const live::Room& room, Seat side) {
    call->json(200, wire::conditionals_json(room.game().ply(), room.conditionals(side)));
  });
}

void set_conditionals(live::Rooms& rooms, const RequestRunner& runner, const CallPtr& call) {
  as_player(rooms, runner, call, [call](live::Room& room, Seat side) {
    auto body = wire::parse_conditionals(call->body());
    if (!body) return call->refuse(body.error());
    room.plan({.by = side,
               .lines = std::move(body->lines),
               .ply = body->ply,
               .done = [call](Result<live::StoredConditionals> planned) {
                 if (!planned && planned.error().code == Code::invalid_field)
                   return call->refuse({planned.error(), {{"lines", planned.error().reason}}});
                 answer(call, std::move(planned), [&](const live::StoredConditionals& kept) {
                   call->json(200, wire::conditionals_json(kept.ply, kept.conditionals));
                 });
               }});
  });
}

}  // namespace crownhead::api
