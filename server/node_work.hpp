#pragma once

#include <cstdint>
#include <optional>

#include "db/stores.hpp"
#include "rules/instant.hpp"
#include "server/cluster/share.hpp"
#include "server/game/rooms.hpp"
#include "server/runtime/wall_clock.hpp"
#include "server/tournament/tournament_rooms.hpp"

namespace crownhead::server {

/// What a node does because other nodes share its database: it takes over the games of the dead,
/// and looks in the store for what the others have written. Messages of theirs may not have come.
class NodeWork {
 public:
  NodeWork(cluster::Share& share, live::Rooms& rooms, live::TournamentRooms& tournaments,
           db::Stores& stores, const live::WallClock& clock)
      : share_(share),
        rooms_(rooms),
        tournaments_(tournaments),
        stores_(stores),
        clock_(clock),
        epoch_(share.epoch()) {}

  /// Call about once a second, on a thread that may block. Throws if the database cannot be read.
  void tick(Instant now);

 private:
  /// Refunds the time to the games of dead members.
  void refund();
  void take_games(Instant now);
  /// Does the same as take_games() for what may wait a minute.
  void take_others(Instant now);

  cluster::Share& share_;
  live::Rooms& rooms_;
  live::TournamentRooms& tournaments_;
  db::Stores& stores_;
  const live::WallClock& clock_;
  std::int64_t epoch_;
  std::optional<Instant> games_taken_, others_taken_;
};

}  // namespace crownhead::server
