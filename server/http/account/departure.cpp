#include "server/http/account/departure.hpp"

#include <atomic>
#include <memory>

namespace crownhead::api {
namespace {

constexpr int most_at_once = 200;

}  // namespace

void Departure::leave(UserId user, const InReads& in_reads, std::function<void()> then) const {
  const auto open = tournaments.unfinished_entries_of(user);
  if (open.empty()) return leave_games(user, in_reads, std::move(then));
  const auto left = std::make_shared<std::atomic<std::size_t>>(open.size());
  for (const TournamentId id : open)
    presence.tournament_rooms.act(
        id, {.if_version = std::nullopt,
             .what = tournament::Leave{user},
             .act = {.at = clock.now(), .by = user},
             .done = [here = *this, user, in_reads, left, then](const Result<std::int64_t>&) {
               if (left->fetch_sub(1) > 1) return;
               in_reads([here, user, in_reads, then] { here.leave_games(user, in_reads, then); });
             }});
}

void Departure::leave_games(UserId user, const InReads& in_reads,
                            std::function<void()> then) const {
  const auto games = game_queries.list(
      {.player = user, .status = play::GameStatus::playing, .limit = most_at_once});
  if (games.items.empty()) return then();
  const auto left = std::make_shared<std::atomic<std::size_t>>(games.items.size());
  const auto more = games.next_cursor.has_value();
  for (const auto& game : games.items)
    presence.rooms.command(game.id, {.user = user,
                                     .id = std::nullopt,
                                     .what = wire::ResignWish{},
                                     .if_version = std::nullopt,
                                     .stamp = clock.now(),
                                     .round_trip = {},
                                     .done = [here = *this, user, in_reads, left, more,
                                              then](const Result<live::CommandDone>& done) {
                                       if (left->fetch_sub(1) > 1) return;
                                       if (!more || !done) return then();
                                       in_reads([here, user, in_reads, then] {
                                         here.leave_games(user, in_reads, then);
                                       });
                                     }});
}

void Departure::forget(UserId user) const {
  presence.lobby.drop(user);
  presence.sockets.close_all(user);
  presence.study_followers.recheck_access(user);
  const auto closed = users.by_id(user);
  if (!closed) return;
  presence.rooms.rename(user, closed->name);
  presence.tournament_rooms.rename(user, closed->name);
  presence.tournament_rooms.identify(user, {});
}

}  // namespace crownhead::api
