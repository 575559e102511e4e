#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "db/jobs/requests.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/game.hpp"

namespace crownhead::db {

class Readers;
class Writer;

/// The engine's findings about one position of a game.
struct AnalysedPosition {
  int ply = 0;    ///< plies played before this position
  int score = 0;  ///< in hundredths of a man, from White's side
  /// The winner's moves until the win: above 0 for White, below 0 for Black, 0 for neither.
  int wins = 0;
  int depth = 0;  ///< in plies
  bool settled = false;
  std::string line = {};  ///< the best moves, separated by blanks

  bool operator==(const AnalysedPosition&) const = default;
};

/// Stored by number: append only.
enum class AnalysisState : std::uint8_t { waits, whole, impossible };

struct GameAnalysis {
  /// The version of the engine that searched, from computer::engine_version().
  std::uint64_t engine = 0;
  AnalysisState state = AnalysisState::waits;
  std::int64_t ahead = 0;  ///< while it waits: the number of games that were requested before it
  std::vector<AnalysedPosition> positions = {};  ///< by ply; positions without a choice are omitted
};

/// How far an analysis has come.
struct AnalysisProgress {
  std::uint64_t engine = 0;
  AnalysisState state = AnalysisState::waits;
  std::optional<int> last = {};  ///< the ply of the last position with a result

  bool operator==(const AnalysisProgress&) const = default;
};

/// The queue and the results of server analysis: the site analyses each requested game once, for
/// all readers. The queue is stored, and each result is stored when it is found, so a restarted
/// server continues where the last one stopped. Reads are synchronous and may be made on any
/// thread.
class Analyses {
 public:
  Analyses(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

  /// Appends the game to the queue, unless it is already queued or this engine has finished it.
  /// Results of another engine are deleted. Fails with busy if the queue is full.
  void ask(GameId game, std::uint64_t engine, Instant at, Done<void> done);

  /// Returns nullopt if no analysis was requested.
  std::optional<GameAnalysis> find(GameId game) const;
  /// As find(), without the positions.
  std::optional<AnalysisProgress> progress(GameId game) const;
  /// Returns the first games of the queue, in the order of their requests.
  std::vector<GameId> waiting(int limit) const;
  /// Returns nullopt if the game cannot be read; a check of the database reports that.
  std::optional<play::Game> game(GameId id) const;

  /// Stores one result of a queued game. Deletes another engine's results for the game.
  void add(GameId game, std::uint64_t engine, AnalysedPosition position, Done<void> done);
  /// Removes the game from the queue.
  void end(GameId game, AnalysisState state, Done<void> done);

 private:
  /// Deletes the game's results from engines other than `engine`, a few per job.
  void forget_others(GameId game, std::uint64_t engine, Done<void> done);

  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
