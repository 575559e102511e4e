#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/games/rating_rows.hpp"

namespace crownhead::db {

class Readers;

/// A player's rating in one pool.
struct ShownInPool {
  Pool pool;
  rating::Shown rating;
};

/// The live game that a player is playing.
struct LiveGameOf {
  GameId game;
  std::string variant;
  std::optional<std::string> opponent;  ///< nullopt in a game of more than two
};

/// A player in a list of people.
struct FoundPlayer {
  UserId id;
  std::string name;
  bool bot;
  bool computer;                    ///< one of the site's own
  std::optional<ShownInPool> best;  ///< nullopt without a rated game
  std::optional<LiveGameOf> playing;
};

/// Finds players, on any thread. Guests, banned players and closed accounts are never found.
class Players {
 public:
  explicit Players(Readers& readers) : readers_(readers) {}

  /// Returns the first players by name whose names begin with `beginning`, in any letter case.
  std::vector<FoundPlayer> beginning_with(std::string_view beginning, int limit, Instant now) const;
  /// Returns the players of `users` with the best ratings, the best first. Reads a row per user.
  std::vector<FoundPlayer> best_of(const std::vector<UserId>& users, int limit, Instant now) const;
  std::optional<LiveGameOf> live_game(UserId user) const;

 private:
  Readers& readers_;
};

}  // namespace crownhead::db
