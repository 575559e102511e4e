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
void with_whereabouts(
    live::Lobby& lobby, const CallPtr& call, std::vector<UserId> users,
    std::move_only_function<void(std::vector<live::Lobby::Whereabouts>) const> then) {
  lobby.whereabouts(call->user(), std::move(users), [call, then = std::move(then)](auto result) {
    answer(call, std::move(result), then);
  });
}

}  // namespace

void search_site(const db::Players& players, db::Tournaments& tournaments, db::Studies& studies,
                 live::Lobby& lobby, const live::WallClock& clock, const CallPtr& call) {
  const auto sought = sought_in(*call);
  if (!sought) return call->refuse(sought.error());
  const auto only = none_or<bool>(call->query("only"), {{"players", true}}, "only");
  if (!only) return call->refuse(only.error());
  auto found = players.beginning_with(*sought, most_players_found, clock.now());
  wire::FoundElsewhere others;
  if (!*only) {
    others.tournaments =
        tournaments.list({.name = *sought, .limit = most_others_found}).value().items;
    others.studies = studies.named(*sought, most_others_found);
  }
  auto ids = ids_of(found);
  with_whereabouts(lobby, call, std::move(ids),
                   [call, found = std::move(found), others = std::move(others)](auto whereabouts) {
                     auto lines = lines_of(found, std::move(whereabouts));
                     online_first(lines);
                     call->json(200, wire::found_json(lines, others));
                   });
}

void list_online(const db::Players& players, live::Lobby& lobby, const live::WallClock& clock,
                 const RequestRunner& runner, const CallPtr& call) {
  const auto limit = number_in(*call, "limit", 1, 100, 50);
  if (!limit) return call->refuse(limit.error());
  const auto read = [&players, &lobby, &clock, call,
                     most = static_cast<int>(*limit)](const std::vector<UserId>& users) {
    auto found = players.best_of(users, most, clock.now());
    auto ids = ids_of(found);
    with_whereabouts(lobby, call, std::move(ids),
                     [call, found = std::move(found)](auto whereabouts) {
                       call->json(200, wire::people_json(lines_of(found, std::move(whereabouts))));
                     });
  };
  lobby.some_online(most_online_read, [&runner, call, read](std::vector<UserId> users) {
    runner.in_pool(&live::Pools::on_demand, call,
                   [read, users = std::move(users)] { read(users); });
  });
}

void get_activity(db::Users& users, const db::Players& players, live::Lobby& lobby,
                  const CallPtr& call) {
  const auto user = named_user(users, call);
  if (!user) return;
  auto game = game_now(players.live_game(user->id));
  const bool computer = user->computer_level.has_value();
  with_whereabouts(lobby, call, {user->id}, [call, computer, game = std::move(game)](auto at) {
    call->json(200, wire::activity_json({.online = at[0].online || computer,
                                         .game = game,
                                         .seek = std::move(at[0].seek)}));
  });
}

}  // namespace crownhead::api
