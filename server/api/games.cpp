#include "server/api/games.hpp"

#include "rules/draughts/pdn.hpp"
#include "rules/play/record.hpp"
#include "server/api/attempt.hpp"
#include "server/api/event_wait.hpp"
#include "server/api/query.hpp"
#include "server/wire/game_json.hpp"
#include "server/wire/lobby_json.hpp"

namespace crownhead::api {
namespace {

/// Whose games are asked for.
wire::Parsed<std::optional<UserId>> player_of(const Site& site, const Call& call) {
  const auto mine = call.query("mine"), turn = call.query("turn"), name = call.query("player");
  if ((mine || turn) && !call.user())
    return std::unexpected(
        wire::Problem{{Code::not_signed_in, "sign in to see your own games, or name a player"}});
  if ((mine || turn) && (call.bearer()->scopes & db::scope_read) == 0)
    return std::unexpected(wire::Problem{
        {Code::scope_missing, "this token has not the scope read; make one that has"}});
  if (mine && *mine != "1") return std::unexpected(wire::wrong_field("mine", "must be 1"));
  if (turn && *turn != "mine") return std::unexpected(wire::wrong_field("turn", "must be mine"));
  if (name && (mine || turn))
    return std::unexpected(wire::wrong_field("player", "cannot be asked for together with mine"));
  if (mine || turn) return call.user();
  if (!name) return std::nullopt;
  const auto user = site.users.by_name(*name);
  if (!user)
    return std::unexpected(
        wire::Problem{{Code::not_found, "no player has this name; check the spelling"}});
  return user->id;
}

wire::Parsed<db::GameFilter> filter_of(const Site& site, const Call& call) {
  using play::Outcome;
  const auto player = player_of(site, call);
  if (!player) return std::unexpected(player.error());
  const auto variant = variant_of(call);
  if (!variant) return std::unexpected(variant.error());
  const auto status = none_or<play::GameStatus>(call.query("status"),
                                                {{"playing", play::GameStatus::playing},
                                                 {"finished", play::GameStatus::finished},
                                                 {"aborted", play::GameStatus::aborted}},
                                                "status");
  if (!status) return std::unexpected(status.error());
  const auto outcome = none_or<Outcome>(call.query("result"),
                                        {{"2-0", Outcome::white_wins},
                                         {"1-0", Outcome::white_wins},
                                         {"1-1", Outcome::draw},
                                         {"1/2-1/2", Outcome::draw},
                                         {"0-2", Outcome::black_wins},
                                         {"0-1", Outcome::black_wins}},
                                        "result");
  if (!outcome) return std::unexpected(outcome.error());
  const auto sorted =
      none_or<bool>(call.query("sort"), {{"deadline", true}, {"newest", false}}, "sort");
  if (!sorted) return std::unexpected(sorted.error());
  const auto limit = number_in(call, "limit", 1, 200, 50);
  if (!limit) return std::unexpected(limit.error());
  return db::GameFilter{.player = *player,
                        .players_turn = call.query("turn").has_value(),
                        .variant = *variant,
                        .status = *status,
                        .outcome = *outcome,
                        .reason = call.query("reason"),
                        .by_deadline = sorted->value_or(false),
                        .limit = static_cast<int>(*limit),
                        .cursor = call.query("cursor")};
}

/// Whether one of the versions in If-None-Match is `etag`.
bool names(std::string_view header, std::string_view etag) {
  while (!header.empty()) {
    const auto comma = header.find(',');
    auto one = header.substr(0, comma);
    header = comma == std::string_view::npos ? "" : header.substr(comma + 1);
    while (one.starts_with(' ')) one.remove_prefix(1);
    while (one.ends_with(' ')) one.remove_suffix(1);
    // A proxy that compresses makes an ETag weak.
    if (one.starts_with("W/")) one.remove_prefix(2);
    if (one == etag || one == "*") return true;
  }
  return false;
}

/// Gives `look` the game as it is in memory.
template <class Look>
void with_room(Site& site, const CallPtr& call, Look look) {
  site.rooms.visit({call->path_id()},
                   [&site, call, look = std::move(look)](Result<live::Room*> room) {
                     attempt(site, call, [&] { answer(call, std::move(room), look); });
                   });
}

}  // namespace

void list_games(Site& site, const CallPtr& call) {
  const auto filter = filter_of(site, *call);
  if (!filter) return call->refuse(filter.error());
  if (!db::readable_cursor(*filter))
    return call->refuse(wire::wrong_field("cursor", "must be the next_cursor of the same list"));
  const auto page = site.games.list(*filter);
  call->json(200, wire::games_json(page.items, page.next_cursor));
}

void get_game(Site& site, const CallPtr& call) {
  with_room(site, call, [&site, call](const live::Room* room) {
    const auto etag = '"' + std::to_string(room->game().version()) + '"';
    if (names(call->request().header("If-None-Match"), etag))
      return call->empty(304, {{"ETag", etag}});
    call->json(200, wire::game_json(room->names(), room->game(), site.clock.now()),
               {{"ETag", etag}});
  });
}

void get_pdn(Site& site, const CallPtr& call) {
  with_room(site, call, [&site, call](const live::Room* room) {
    const auto& game = room->game();
    const auto& url = site.config.public_url;
    const auto record =
        play::record_of(game, room->names().players, url.empty() ? "Crownhead" : url);
    const auto name = "crownhead-" + std::to_string(room->names().id.value) + ".pdn";
    call->respond({.status = 200,
                   .headers = {{"Content-Type", "application/x-pdn; charset=utf-8"},
                               {"Content-Disposition", "attachment; filename=\"" + name + '"'},
                               {"Cache-Control", "no-store"}},
                   .body = draughts::write_pdn(game.variant(), record)});
  });
}

void get_events(Site& site, const CallPtr& call) {
  const auto after = number_in(*call, "after", 0, INT64_MAX, 0);
  if (!after) return call->refuse(after.error());
  wait_for_events(site, call, {call->path_id()}, *after);
}

}  // namespace crownhead::api
