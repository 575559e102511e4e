#include "server/http/games/game_commands.hpp"

#include "server/http/as_player.hpp"
#include "server/http/if_match.hpp"
#include "server/wire/game/bodies.hpp"
#include "server/wire/game/game_json.hpp"

namespace crownhead::api {
namespace {

/// Sends the command to its game and calls `good` with the outcome.
template <class Good>
void command(live::Rooms& rooms, const CallPtr& call, wire::PlayerWish wish, Good good) {
  const auto version = versions_wanted(*call);
  if (!version) return call->refuse(version.error());
  rooms.command({call->path_id()}, {.user = call->bearer()->user,
                                    .id = call->command_id(),
                                    .what = std::move(wish),
                                    .if_version = *version,
                                    .stamp = call->request().stamp,
                                    .round_trip = {},
                                    .done = [call, good](Result<live::CommandDone> done) {
                                      answer(call, std::move(done), good);
                                    }});
}

void command_done(live::Rooms& rooms, const CallPtr& call, wire::PlayerWish wish) {
  command(rooms, call, std::move(wish), [call](const live::CommandDone& done) {
    call->json(200, wire::version_json(done.version));
  });
}

}  // namespace

void make_move(live::Rooms& rooms, const RequestRunner& runner, Limits& limits,
               const CallPtr& call) {
  as_player(rooms, runner, call, [&rooms, &limits, call](const live::Room&, Seat) {
    const auto wish = wire::parse_move(call->body());
    if (!wish) return call->refuse(wish.error());
    if (const Millis wait = limits.use_bytes(call->payer(), wish->message.size()); wait > Millis{0})
      return call->refuse_for_now(wait, stored_too_much(wait));
    command(rooms, call, *wish, [call](const live::CommandDone& done) {
      call->json(201, wire::move_made_json(done.ply, done.version, done.fen()));
    });
  });
}

void resign(live::Rooms& rooms, const RequestRunner& runner, const CallPtr& call) {
  as_player(rooms, runner, call, [&rooms, call](const live::Room&, Seat) {
    command_done(rooms, call, wire::ResignWish{});
  });
}

void abort_game(live::Rooms& rooms, const RequestRunner& runner, const CallPtr& call) {
  as_player(rooms, runner, call, [&rooms, call](const live::Room&, Seat) {
    command_done(rooms, call, wire::AbortWish{});
  });
}

void takeback(live::Rooms& rooms, const RequestRunner& runner, const CallPtr& call) {
  as_player(rooms, runner, call, [&rooms, call](const live::Room&, Seat) {
    const auto action = wire::parse_offer(call->body());
    if (!action) return call->refuse(action.error());
    command_done(rooms, call, wire::TakebackWish{*action});
  });
}

void rematch(live::Rooms& rooms, const RequestRunner& runner, const CallPtr& call) {
  as_player(rooms, runner, call, [&rooms, call](const live::Room&, Seat) {
    const auto wish = wire::parse_rematch(call->body());
    if (!wish) return call->refuse(wish.error());
    command_done(rooms, call, *wish);
  });
}

void give_time(live::Rooms& rooms, const RequestRunner& runner, const CallPtr& call) {
  as_player(rooms, runner, call, [&rooms, call](const live::Room&, Seat) {
    command_done(rooms, call, wire::GiveTimeWish{});
  });
}

void go_berserk(live::Rooms& rooms, const RequestRunner& runner, const CallPtr& call) {
  as_player(rooms, runner, call, [&rooms, call](const live::Room&, Seat) {
    command_done(rooms, call, wire::BerserkWish{});
  });
}

void claim(live::Rooms& rooms, const RequestRunner& runner, const CallPtr& call) {
  as_player(rooms, runner, call, [&rooms, call](const live::Room&, Seat) {
    const auto wish = wire::parse_claim(call->body());
    if (!wish) return call->refuse(wish.error());
    command_done(rooms, call, *wish);
  });
}

void draw(live::Rooms& rooms, const RequestRunner& runner, const CallPtr& call) {
  as_player(rooms, runner, call, [&rooms, call](const live::Room&, Seat) {
    const auto wish = wire::parse_draw(call->body());
    if (!wish) return call->refuse(wish.error());
    command_done(rooms, call, *wish);
  });
}

}  // namespace crownhead::api
