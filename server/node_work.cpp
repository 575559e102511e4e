#include "server/node_work.hpp"

#include <chrono>

#include "server/game/recovery.hpp"
#include "server/log.hpp"

namespace crownhead::server {
namespace {

constexpr Millis games_taken_every = seconds(5);
constexpr Millis others_taken_every = seconds(60);

}  // namespace

void NodeWork::tick(Instant now) {
  const std::int64_t epoch = share_.epoch();
  refund();
  if (epoch != epoch_) {
    games_taken_.reset();
    others_taken_.reset();
    rooms_.members_changed();
    epoch_ = epoch;
  }
  if (!share_.others_write()) return;
  rooms_.catch_up();
  tournaments_.catch_up();
  take_games(now);
  take_others(now);
}

void NodeWork::refund() {
  const auto deaths = share_.deaths();
  for (const auto& death : deaths) {
    log(LogLevel::warning, "a node has died; taking over its games",
        {{"node", std::to_string(death.node.value)}});
    const auto was_owned = [&death](GameId game) {
      return death.before.owner(cluster::Owned::game, game.value) == death.node;
    };
    live::recover(rooms_, stores_.games, death.alive, clock_,
                  {.every = std::chrono::seconds(5),
                   .on_progress =
                       [](std::size_t done, std::size_t all) {
                         log(LogLevel::info, "taking over games",
                             {{"done", std::to_string(done)}, {"all", std::to_string(all)}});
                       }},
                  {.failed =
                       [](std::string_view why) {
                         log(LogLevel::warning,
                             "cannot refund the time of a dead node to its games; retrying",
                             {{"why", std::string(why)}});
                       }},
                  was_owned);
    share_.refunded(1);
  }
}

void NodeWork::take_games(Instant now) {
  if (games_taken_ && now - *games_taken_ < games_taken_every) return;
  rooms_.take_own();
  games_taken_ = now;
}

void NodeWork::take_others(Instant now) {
  if (others_taken_ && now - *others_taken_ < others_taken_every) return;
  tournaments_.take_own();
  // A node that loads a game asks its computers.
  for (const GameId game : stores_.game_queries.waiting_for_computers())
    if (share_.owns(cluster::Owned::game, game.value))
      rooms_.visit(game, [](const Result<live::Room*>&) {});
  others_taken_ = now;
}

}  // namespace crownhead::server
