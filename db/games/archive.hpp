#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "db/games/game_queries.hpp"
#include "db/games/rating_rows.hpp"

namespace crownhead::db {

class Readers;

/// A game must match all fields that are set.
struct GameSearch {
  std::optional<UserId> player = std::nullopt;
  std::optional<UserId> opponent = std::nullopt;  ///< of `player`, which must be set too
  std::optional<std::string> variant = std::nullopt;
  std::optional<rating::Speed> speed = std::nullopt;
  std::optional<play::Outcome> outcome = std::nullopt;
  std::optional<std::string> reason = std::nullopt;
  std::optional<Instant> since = std::nullopt;  ///< started at this instant or later
  std::optional<Instant> until = std::nullopt;  ///< started before this instant
  std::optional<std::string> opening =
      std::nullopt;  ///< starts with this opening, in the form of play::read_opening
  int limit = 50;
  std::optional<std::string> cursor = std::nullopt;  ///< from the previous page
};

/// Results from the side of the player in the query.
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

/// The finished games, for searching and counting. The cost of a read depends on what it examines,
/// not on the number of games stored. Reads may be made on any thread.
class Archive {
 public:
  explicit Archive(Readers& readers) : readers_(readers) {}

  /// Returns the newest games first. A page ends after a fixed number of games were examined, so it
  /// may hold fewer than `limit`, even none, and still have a next page. Returns nullopt for a
  /// cursor that no search returned.
  std::optional<GamePage> search(const GameSearch& search) const;

  /// Returns the pools in order of games played, the most first.
  std::vector<PoolScore> scores(UserId player) const;
  /// Returns the opponents in order of games played, the most first. With `only`, returns that
  /// opponent alone, if the two have met.
  std::vector<OpponentScore> opponents(UserId player, std::optional<UserId> only, int limit) const;

 private:
  Readers& readers_;
};

}  // namespace crownhead::db
