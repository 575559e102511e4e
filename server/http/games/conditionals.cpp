#include "server/http/games/conditionals.hpp"

#include "server/http/viewer.hpp"
#include "server/wire/game/conditionals_json.hpp"

namespace crownhead::api {

Handling get_conditionals(live::Rooms& rooms, CallPtr call) {
  const auto room = co_await game_room(rooms, {call->path_id()});
  if (const auto side = seat_of_asker(room, call))
    call->json(200, wire::conditionals_json((*room)->game().ply(), (*room)->conditionals(*side)));
}

Handling set_conditionals(live::Rooms& rooms, CallPtr call) {
  const auto room = co_await game_room(rooms, {call->path_id()});
  const auto side = seat_of_asker(room, call);
  if (!side) co_return;
  auto body = wire::parse_conditionals(call->body());
  if (!body) co_return call->refuse(body.error());
  const auto kept = co_await live::awaited<Result<live::StoredConditionals>>([&](auto done) {
    (*room)->plan(
        {.by = *side, .lines = std::move(body->lines), .ply = body->ply, .done = std::move(done)});
  });
  if (!kept && kept.error().code == Code::invalid_field)
    co_return call->refuse({kept.error(), {{"lines", kept.error().reason}}});
  if (!kept) co_return call->fail(kept.error());
  call->json(200, wire::conditionals_json(kept->ply, kept->conditionals));
}

}  // namespace crownhead::api
