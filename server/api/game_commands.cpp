#include "server/api/game_commands.hpp"

#include "server/api/as_player.hpp"
#include "server/api/if_match.hpp"
#include "server/wire/bodies.hpp"
#include "server/wire/game_json.hpp"

namespace crownhead::api {
namespace {

/// Sends the command to its game and gives what it did to `good`.
template <class Good>
void command(Site& site, const CallPtr& call, wire::PlayerWish wish, Good good) {
  const auto version = version_wanted(*call);
  if (!version) return call->refuse(version.error());
  site.rooms.command({call->path_id()}, {.user = call->bearer()->user,
                                         .id = call->command_id(),
                                         .what = std::move(wish),
                                         .if_version = *version,
                                         .stamp = call->request().stamp,
                                         .round_trip = {},
                                         .done = [call, good](Result<live::CommandDone> done) {
                                           answer(call, std::move(done), good);
                                         }});
}

void command_done(Site& site, const CallPtr& call, wire::PlayerWish wish) {
  command(site, call, std::move(wish), [call](const live::CommandDone& done) {
    call->json(200, wire::version_json(done.version));
  });
}

}  // namespace

void make_move(Site& site, const CallPtr& call) {
  as_player(site, call, [&site, call](const live::Room&, Seat) {
    const auto wish = wire::parse_move(call->body());
    if (!wish) return call->refuse(wish.error());
    command(site, call, *wish, [call](const live::CommandDone& done) {
      call->json(201, wire::move_made_json(done.ply, done.version, done.fen()));
    });
  });
}

void resign(Site& site, const CallPtr& call) {
  as_player(site, call, [&site, call](const live::Room&, Seat) {
    command_done(site, call, wire::ResignWish{});
  });
}

void abort_game(Site& site, const CallPtr& call) {
  as_player(site, call, [&site, call](const live::Room&, Seat) {
    command_done(site, call, wire::AbortWish{});
  });
}

void takeback(Site& site, const CallPtr& call) {
  as_player(site, call, [&site, call](const live::Room&, Seat) {
    const auto action = wire::parse_offer(call->body());
    if (!action) return call->refuse(action.error());
    command_done(site, call, wire::TakebackWish{*action});
  });
}

void rematch(Site& site, const CallPtr& call) {
  as_player(site, call, [&site, call](const live::Room&, Seat) {
    const auto action = wire::parse_offer(call->body());
    if (!action) return call->refuse(action.error());
    command_done(site, call, wire::RematchWish{*action});
  });
}

void give_time(Site& site, const CallPtr& call) {
  as_player(site, call, [&site, call](const live::Room&, Seat) {
    command_done(site, call, wire::GiveTimeWish{});
  });
}

void go_berserk(Site& site, const CallPtr& call) {
  as_player(site, call, [&site, call](const live::Room&, Seat) {
    command_done(site, call, wire::BerserkWish{});
  });
}

void claim(Site& site, const CallPtr& call) {
  as_player(site, call, [&site, call](const live::Room&, Seat) {
    const auto wish = wire::parse_claim(call->body());
    if (!wish) return call->refuse(wish.error());
    command_done(site, call, *wish);
  });
}

void draw(Site& site, const CallPtr& call) {
  as_player(site, call, [&site, call](const live::Room&, Seat) {
    const auto wish = wire::parse_draw(call->body());
    if (!wish) return call->refuse(wish.error());
    command_done(site, call, *wish);
  });
}

}  // namespace crownhead::api
