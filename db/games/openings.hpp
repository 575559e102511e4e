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

/// Which games are asked about; bounds that are not set leave out nothing.
struct OpeningFilter {
  std::optional<rating::Speed> slowest = std::nullopt;   ///< in the order of rating::Speed
  std::optional<rating::Speed> quickest = std::nullopt;  ///< the same
  std::optional<int> rating_from = std::nullopt;         ///< the bottom of a band
  std::optional<int> rating_below = std::nullopt;        ///< the same
  std::optional<Instant> since = std::nullopt;           ///< from the quarter on in which this lies
  std::optional<Instant> until = std::nullopt;           ///< before the quarter in which this lies
};

/// A game that is shown for a move.
struct OpeningGame {
  GameId id{};
  Instant created{};
  std::string white, black;
  int white_rating = 0, black_rating = 0;  ///< as it began
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

/// What finished games played in the positions of their beginning. They are counted a few at a time
/// after they have ended: which are to be counted is stored with their ends, and what has been
/// counted with the count, so that it goes on where it stopped. Reads are synchronous and may be
/// made on any thread.
class Openings {
 public:
  Openings(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

  /// How many games are to be counted; reads all their ids.
  std::int64_t waiting() const;
  /// Some of them, the newest first.
  std::vector<GameId> next_to_count(int limit) const;
  /// Reads the games on this thread and counts them in one job. Of a game that cannot be read,
  /// which a check of the database tells, nothing is counted.
  void count(const std::vector<GameId>& games, Done<void> done);

  /// The moves that were played in the position of that key, the most frequent first.
  std::vector<ExploredMove> moves(std::uint64_t position, const OpeningFilter& filter) const;

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
