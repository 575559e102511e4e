#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "db/games/opening_rows.hpp"
#include "db/jobs/requests.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"

namespace crownhead::db {

class Readers;
class Writer;

/// Selects the games of a query; bounds that are not set exclude nothing.
struct OpeningFilter {
  std::optional<rating::Speed> slowest = std::nullopt;   ///< in the order of rating::Speed
  std::optional<rating::Speed> quickest = std::nullopt;  ///< in the order of rating::Speed
  std::optional<int> rating_from = std::nullopt;         ///< the bottom of a band
  std::optional<int> rating_below = std::nullopt;        ///< the bottom of a band
  std::optional<Instant> since = std::nullopt;  ///< from the quarter on that contains this instant
  std::optional<Instant> until = std::nullopt;  ///< before the quarter that contains this instant
};

/// An example game that is shown for a move.
struct OpeningGame {
  GameId id{};
  Instant created{};
  std::string white, black;
  int white_rating = 0, black_rating = 0;  ///< at the start of the game
};

struct ExploredMove {
  std::string move;
  std::int64_t white_wins = 0;
  std::int64_t draws = 0;
  std::int64_t black_wins = 0;
  int rating = 0;  ///< the mean of both players, over all games
  std::optional<OpeningGame> newest = std::nullopt;
  std::optional<OpeningGame> strongest = std::nullopt;

  std::int64_t games() const { return white_wins + draws + black_wins; }
};

/// The opening explorer's counts: which moves finished games played in each position of their first
/// plies. Games are counted a few at a time after their end. The queue is stored with the ends of
/// the games and the progress with the counts, so counting continues after a restart. Reads are
/// synchronous and may be made on any thread.
class Openings {
 public:
  Openings(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

  /// Returns how many games are still to be counted; reads all their ids.
  std::int64_t waiting() const;
  /// Returns some of the games to count, the newest first.
  std::vector<GameId> next_to_count(int limit) const;
  /// Reads the games on this thread and counts them in one job. A game that cannot be read is
  /// skipped; a check of the database reports it.
  void count(const std::vector<GameId>& games, Done<void> done);

  /// Returns the moves played in the position with that key, the most frequent first.
  std::vector<ExploredMove> moves(std::uint64_t position, const OpeningFilter& filter) const;

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
