#pragma once

#include <string>

#include "db/accounts/users.hpp"
#include "db/games/game_queries.hpp"
#include "db/tournaments/tournaments.hpp"
#include "server/http/request_runner.hpp"
#include "server/http/socket/online_traces.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// What happens around the closing of an account, whoever closes it. Cheap to copy; all references
/// live as long as the site.
struct Departure {
  const db::Users& users;
  const db::Tournaments& tournaments;
  const db::GameQueries& game_queries;
  const OnlineTraces& presence;
  const live::WallClock& clock;
  live::Pools& pools;

  /// Withdraws the player from every open tournament, as the player could, and resigns or aborts
  /// all their running games. Ignores what refuses. Call where the database may be read; reads for
  /// `who` later. Resumes on any thread. Throws PoolIsFull.
  live::Awaitable<void> leave(UserId user, std::string who) const;

  /// After the account is closed: ends the player's sockets, seeks and access to studies, and shows
  /// the neutral name in rooms in memory. Call where the database may be read.
  void forget(UserId user) const;
};

}  // namespace crownhead::api
