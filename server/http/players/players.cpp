#include "server/http/players/players.hpp"

#include <algorithm>
#include <iterator>

#include "rules/reasons.hpp"
#include "server/http/query.hpp"
#include "server/http/sign_in/guards.hpp"
#include "server/wire/game/player_json.hpp"

namespace crownhead::api {
namespace {

constexpr int most_players_found = 8;
constexpr int most_others_found = 5;
constexpr std::size_t longest_search = 400;  ///< in bytes
constexpr std::size_t most_online_read = 500;

std::vector<UserId> ids_of(const std::vector<db::FoundPlayer>& found) {
  std::vector<UserId> ids;
  ids.reserve(found.size());
  for (const auto& player : found) ids.push_back(player.id);
  return ids;
}

std::optional<wire::GameNow> game_now(const std::optional<db::LiveGameOf>& game) {
  if (!game) return std::nullopt;
  return wire::GameNow{.game = game->game, .variant = game->variant, .opponent = game->opponent};
}

std::vector<wire::PersonLine> lines_of(const std::vector<db::FoundPlayer>& found,
                                       std::vector<live::Lobby::Whereabouts> at) {
  std::vector<wire::PersonLine> lines;
  for (std::size_t i = 0; i < found.size(); ++i) {
    const auto& player = found[i];
    wire::PersonLine line{.username = player.name,
                          .bot = player.bot,
                          .computer = player.computer,
                          .best = {},
                          .now = {.online = at[i].online || player.computer,
                                  .game = game_now(player.playing),
                                  .seek = std::move(at[i].seek)}};
    if (player.best)
      line.best = {.pool = player.best->pool.variant,
                   .speed = player.best->pool.speed,
                   .rating = player.best->rating};
    lines.push_back(std::move(line));
  }
  return lines;
}

/// Moves players who are online to the front; computers always are, and stay in their place.
void online_first(std::vector<wire::PersonLine>& lines) {
  std::vector<wire::PersonLine> others;
  std::vector<wire::PersonLine> sorted;
  for (auto& line : lines)
    (line.now.online && !line.computer ? sorted : others).push_back(std::move(line));
  std::ranges::move(others, std::back_inserter(sorted));
  lines = std::move(sorted);
}

wire::Parsed<std::string> sought_in(const Call& call) {
  auto text = call.query("q");
  if (!text) return std::unexpected(wire::wrong_field("q", reason::field::given()));
  if (text->size() > longest_search)
    return std::unexpected(wire::wrong_field("q", reason::field::shorter()));
  return *std::move(text);
}

/// Calls `then` with the whereabouts of `users`.
using Whereabouts = std::vector<live::Lobby::Whereabouts>;

/// Awaits the whereabouts of `users`.
auto whereabouts(live::Lobby& lobby, const CallPtr& call, std::vector<UserId> users) {
  return live::awaited<Result<Whereabouts>>(
      [&lobby, asker = call->user(), users = std::move(users)](auto done) mutable {
        lobby.whereabouts(asker, std::move(users), std::move(done));
      });
}

}  // namespace

Handling search_site(const db::Players& players, db::Tournaments& tournaments, db::Studies& studies,
                     live::Lobby& lobby, const live::WallClock& clock, CallPtr call) {
  const auto sought = sought_in(*call);
  if (!sought) co_return call->refuse(sought.error());
  const auto only = none_or<bool>(call->query("only"), {{"players", true}}, "only");
  if (!only) co_return call->refuse(only.error());
  const auto found = players.beginning_with(*sought, most_players_found, clock.now());
  wire::FoundElsewhere others;
  if (!*only) {
    others.tournaments =
        tournaments.list({.name = *sought, .limit = most_others_found}).value().items;
    others.studies = studies.named(*sought, most_others_found);
  }
  auto at = co_await whereabouts(lobby, call, ids_of(found));
  if (!at) co_return call->fail(at.error());
  auto lines = lines_of(found, *std::move(at));
  online_first(lines);
  call->json(200, wire::found_json(lines, others));
}

Handling list_online(const db::Players& players, live::Lobby& lobby, const live::WallClock& clock,
                     const RequestRunner& runner, CallPtr call) {
  const auto limit = number_in(*call, "limit", 1, 100, 50);
  if (!limit) co_return call->refuse(limit.error());
  const auto users = co_await live::awaited<std::vector<UserId>>(
      [&](auto done) { lobby.some_online(most_online_read, std::move(done)); });
  co_await runner.in_on_demand(call);
  const auto found = players.best_of(users, static_cast<int>(*limit), clock.now());
  auto at = co_await whereabouts(lobby, call, ids_of(found));
  if (!at) co_return call->fail(at.error());
  call->json(200, wire::people_json(lines_of(found, *std::move(at))));
}

Handling get_activity(db::Users& users, const db::Players& players, live::Lobby& lobby,
                      CallPtr call) {
  const auto user = named_user(users, call);
  if (!user) co_return;
  const auto game = game_now(players.live_game(user->id));
  auto at = co_await whereabouts(lobby, call, {user->id});
  if (!at) co_return call->fail(at.error());
  auto& [online, seek] = at->front();
  call->json(200, wire::activity_json({.online = online || user->computer_level.has_value(),
                                       .game = game,
                                       .seek = std::move(seek)}));
}

}  // namespace crownhead::api
