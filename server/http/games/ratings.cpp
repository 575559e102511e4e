#include "server/http/games/ratings.hpp"

#include "rules/reasons.hpp"
#include "server/http/query.hpp"
#include "server/http/viewer.hpp"
#include "server/wire/account/account_bodies.hpp"
#include "server/wire/game/rating_json.hpp"

namespace crownhead::api {
namespace {

constexpr int games_in_form = 10;

wire::ScoreLine line_of(const db::Score& score) { return {score.won, score.drawn, score.lost}; }

/// Returns the player named in the path; answers not_found if there is none.
std::optional<db::User> named_player(db::Users& users, const CallPtr& call) {
  auto user = users.by_name(call->path_text());
  if (!user) call->fail({Code::not_found, reason::field::no_player_of_this_name()});
  return user;
}

std::vector<wire::LeaderLine> leader_lines(const db::LeaderPage& page) {
  std::vector<wire::LeaderLine> lines;
  lines.reserve(page.items.size());
  for (const auto& [rank, name, rating, games] : page.items)
    lines.push_back({rank, name, rating, games});
  return lines;
}

wire::Parsed<db::Pool> pool_of(const Call& call) {
  const auto variant = pool_key_of(call);
  if (!variant) return std::unexpected(variant.error());
  if (!*variant) return std::unexpected(wire::wrong_field("variant", reason::field::given()));
  const auto speed = speed_of(call);
  if (!speed) return std::unexpected(speed.error());
  if (!*speed) return std::unexpected(wire::wrong_field("speed", reason::field::given()));
  return db::Pool{.variant = **variant, .speed = **speed};
}

}  // namespace

void get_profile(db::Users& users, db::Ratings& ratings, const live::WallClock& clock,
                 db::Archive& archive, const CallPtr& call) {
  const auto user = named_player(users, call);
  if (!user) return;
  std::vector<wire::PoolLine> lines;
  for (const auto& [pool, rating, games, rated] : ratings.of(user->id, clock.now()))
    lines.push_back({pool.variant, pool.speed, rating, games, rated});
  const auto latest = archive.search({.player = user->id, .limit = games_in_form});
  std::vector<wire::FormLine> form;
  for (const auto& row : latest->items) {
    if (row.places) continue;  // with several players there is no win, draw or loss
    form.push_back({row.id, row.players[Seat::white] == user->id ? Seat::white : Seat::black,
                    row.outcome.value_or(play::Outcome::draw)});
  }
  call->json(200, wire::profile_json(user->name, user->created, user->fmjd_rating,
                                     users.identity_of(user->id), lines, form));
}

void get_rating_history(db::Users& users, db::Ratings& ratings, const CallPtr& call) {
  const auto user = named_player(users, call);
  if (!user) return;
  const auto pool = pool_of(*call);
  if (!pool) return call->refuse(pool.error());
  const auto limit = number_in(*call, "limit", 1, 1000, 300);
  if (!limit) return call->refuse(limit.error());
  std::vector<wire::PointLine> lines;
  for (const auto& point : ratings.history(user->id, *pool, static_cast<int>(*limit)))
    lines.push_back({point.at, point.rating, point.game});
  call->json(200, wire::history_json(lines));
}

void get_scores(db::Users& users, db::Archive& archive, const CallPtr& call) {
  const auto user = named_player(users, call);
  if (!user) return;
  std::vector<wire::PoolScoreLine> lines;
  for (const auto& [pool, score] : archive.scores(user->id))
    lines.push_back({pool.variant, pool.speed, line_of(score)});
  call->json(200, wire::scores_json(lines));
}

void get_opponents(db::Users& users, db::Archive& archive, const CallPtr& call) {
  const auto user = named_player(users, call);
  if (!user) return;
  const auto limit = number_in(*call, "limit", 1, 200, 50);
  if (!limit) return call->refuse(limit.error());
  std::optional<UserId> only;
  if (const auto name = call->query("opponent")) {
    const auto opponent = users.by_name(*name);
    if (!opponent) return call->fail({Code::not_found, reason::field::no_player_of_this_name()});
    only = opponent->id;
  }
  std::vector<wire::OpponentLine> lines;
  for (const auto& [name, score] : archive.opponents(user->id, only, static_cast<int>(*limit)))
    lines.push_back({name, line_of(score)});
  call->json(200, wire::opponents_json(lines));
}

Handling annul_game(db::GameStore& games, const live::WallClock& clock, live::Rooms& rooms,
                    CallPtr call) {
  auto why = wire::parse_reason(call->body());
  if (!why) co_return call->refuse(why.error());
  const GameId game{call->path_id()};
  const auto annulled = co_await live::awaited<Result<void>>([&](auto done) {
    games.annul(game, {.by = call->bearer()->user, .at = clock.now(), .why = *std::move(why)},
                std::move(done));
  });
  if (!annulled) co_return call->fail(annulled.error());
  if (const auto room = co_await game_room(rooms, game)) (*room)->forget_rating_changes();
  call->empty(204);
}

void get_leaderboard(db::Ratings& ratings, const live::WallClock& clock, const CallPtr& call) {
  const auto pool = pool_of(*call);
  if (!pool) return call->refuse(pool.error());
  const auto limit = number_in(*call, "limit", 1, 200, 50);
  if (!limit) return call->refuse(limit.error());
  const auto page =
      ratings.leaders(*pool, clock.now(), static_cast<int>(*limit), call->query("cursor"));
  if (!page) return call->refuse(wire::wrong_field("cursor", reason::field::cursor()));
  call->json(200, wire::leaderboard_json(leader_lines(*page), page->next_cursor));
}

void get_leaderboards(db::Ratings& ratings, const live::WallClock& clock, const CallPtr& call) {
  constexpr int best = 10;
  const auto variant = pool_key_of(*call);
  if (!variant) return call->refuse(variant.error());
  if (!*variant) return call->refuse(wire::wrong_field("variant", reason::field::given()));
  std::vector<std::pair<rating::Speed, std::vector<wire::LeaderLine>>> boards;
  for (const auto speed : rating::all_speeds) {
    if (speed == rating::Speed::unlimited) continue;
    const auto page =
        ratings.leaders({.variant = **variant, .speed = speed}, clock.now(), best, std::nullopt);
    boards.emplace_back(speed, leader_lines(*page));
  }
  call->json(200, wire::leaderboards_json(boards));
}

void get_levels(db::Ratings& ratings, const live::WallClock& clock, const CallPtr& call) {
  const auto pool = pool_of(*call);
  if (!pool) return call->refuse(pool.error());
  std::vector<wire::LevelLine> lines;
  for (const auto& [level, name, rating] : ratings.of_levels(*pool, clock.now()))
    lines.push_back({level, name, rating});
  call->json(200, wire::levels_json(lines));
}

}  // namespace crownhead::api
