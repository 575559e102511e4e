#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "db/games/game_queries.hpp"
#include "db/games/rating_rows.hpp"

namespace crownhead::db {

class Readers;

/// All fields that are set must match.
struct GameSearch {
  std::optional<UserId> player = std::nullopt;
  std::optional<UserId> opponent = std::nullopt;  ///< of `player`, which must be set
  std::optional<std::string> variant = std::nullopt;
  std::optional<rating::Speed> speed = std::nullopt;
  std::optional<play::Outcome> outcome = std::nullopt;
  std::optional<std::string> reason = std::nullopt;
  std::optional<Instant> since = std::nullopt;  ///< began then or later
  std::optional<Instant> until = std::nullopt;  ///< began before
  std::optional<std::string> opening =
      std::nullopt;  ///< begins with it, as play::read_opening writes it
  int limit = 50;
  std::optional<std::string> cursor = std::nullopt;  ///< of the page before
};

/// Of the player that is asked about.
struct Score {
  std::int64_t won = 0;
  std::int64_t drawn = 0;
  std::int64_t lost = 0;

  std::int64_t games() const { return won + drawn + lost; }
  bool operator==(const Score&) const = default;
};

struct PoolScore {
  Pool pool;
  Score score;
};

struct OpponentScore {
  std::string name;
  Score score;
};

/// The finished games, to be searched and counted. Every read is bounded by what it looks at, not
/// by how many games there are; on any thread.
class Archive {
 public:
  explicit Archive(Readers& readers) : readers_(readers) {}

  /// The newest first. A page may hold fewer than `limit`, even none, and still have a next one:
  /// it ends after a fixed number of games looked at. nullopt for a cursor that no search has
  /// given.
  std::optional<GamePage> search(const GameSearch& search) const;

  /// The most played first.
  std::vector<PoolScore> scores(UserId player) const;
  /// The most met first; with `only` that opponent alone, if they have met.
  std::vector<OpponentScore> opponents(UserId player, std::optional<UserId> only, int limit) const;

 private:
  Readers& readers_;
};

}  // namespace crownhead::db
