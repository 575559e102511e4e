#include "server/http/games/game_commands.hpp"

#include "server/http/if_match.hpp"
#include "server/http/viewer.hpp"
#include "server/wire/game/bodies.hpp"
#include "server/wire/game/game_json.hpp"

namespace crownhead::api {
namespace {

using Wished = wire::Parsed<wire::PlayerWish>;

/// Sends the command to its game and awaits the outcome. Answers and returns nullopt if it is
/// refused.
live::Awaitable<std::optional<live::CommandDone>> command(live::Rooms& rooms, const CallPtr& call,
                                                          wire::PlayerWish wish) {
  const auto version = versions_wanted(*call);
  if (!version) {
    call->refuse(version.error());
    co_return std::nullopt;
  }
  auto done = co_await live::awaited<Result<live::CommandDone>>([&](auto answered) {
    rooms.command({call->path_id()}, {.user = call->bearer()->user,
                                      .id = call->command_id(),
                                      .what = std::move(wish),
                                      .if_version = *version,
                                      .stamp = call->request().stamp,
                                      .round_trip = {},
                                      .done = std::move(answered)});
  });
  if (done) co_return *std::move(done);
  call->fail(done.error());
  co_return std::nullopt;
}

/// Sends the command that `read` returns for the body, and answers with the game's version.
template <class Read>
Handling players_command(live::Rooms& rooms, CallPtr call, Read read) {
  if (!seat_of_asker(co_await game_room(rooms, {call->path_id()}), call)) co_return;
  Wished wish = read(call->body());
  if (!wish) co_return call->refuse(wish.error());
  if (const auto done = co_await command(rooms, call, *std::move(wish)))
    call->json(200, wire::version_json(done->version));
}

}  // namespace

Handling make_move(live::Rooms& rooms, Limits& limits, CallPtr call) {
  if (!seat_of_asker(co_await game_room(rooms, {call->path_id()}), call)) co_return;
  const auto wish = wire::parse_move(call->body());
  if (!wish) co_return call->refuse(wish.error());
  if (const Millis wait = limits.use_bytes(call->payer(), wish->message.size()); wait > Millis{0})
    co_return call->refuse_for_now(wait, stored_too_much(wait));
  if (const auto done = co_await command(rooms, call, *wish))
    call->json(201, wire::move_made_json(done->ply, done->version, done->fen()));
}

Handling resign(live::Rooms& rooms, CallPtr call) {
  return players_command(rooms, std::move(call),
                         [](std::string_view) -> Wished { return wire::ResignWish{}; });
}

Handling abort_game(live::Rooms& rooms, CallPtr call) {
  return players_command(rooms, std::move(call),
                         [](std::string_view) -> Wished { return wire::AbortWish{}; });
}

Handling takeback(live::Rooms& rooms, CallPtr call) {
  return players_command(rooms, std::move(call), [](std::string_view body) -> Wished {
    const auto action = wire::parse_offer(body);
    if (!action) return std::unexpected(action.error());
    return wire::TakebackWish{*action};
  });
}

Handling rematch(live::Rooms& rooms, CallPtr call) {
  return players_command(rooms, std::move(call), wire::parse_rematch);
}

Handling give_time(live::Rooms& rooms, CallPtr call) {
  return players_command(rooms, std::move(call),
                         [](std::string_view) -> Wished { return wire::GiveTimeWish{}; });
}

Handling go_berserk(live::Rooms& rooms, CallPtr call) {
  return players_command(rooms, std::move(call),
                         [](std::string_view) -> Wished { return wire::BerserkWish{}; });
}

Handling claim(live::Rooms& rooms, CallPtr call) {
  return players_command(rooms, std::move(call), wire::parse_claim);
}

Handling draw(live::Rooms& rooms, CallPtr call) {
  return players_command(rooms, std::move(call), wire::parse_draw);
}

}  // namespace crownhead::api
