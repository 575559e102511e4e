#include "server/api/conditionals.hpp"

#include "server/api/as_player.hpp"
#include "server/wire/conditionals_json.hpp"

namespace crownhead::api {
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
