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

/// What was found of a position of a game.
struct AnalysedPosition {
  int ply = 0;    ///< plies played before it
  int score = 0;  ///< in hundredths of a man, for White
  int wins = 0;   ///< in so many moves of its own White wins; below 0 Black; 0 neither
  int depth = 0;  ///< in plies
  bool settled = false;
  std::string line = {};  ///< the best moves, parted by blanks

  bool operator==(const AnalysedPosition&) const = default;
};

/// Stored by number: append only.
enum class AnalysisState : std::uint8_t { waits, whole, impossible };

struct GameAnalysis {
  std::uint64_t engine = 0;  ///< of whoever looked, as computer::engine_version() has it
  AnalysisState state = AnalysisState::waits;
  std::int64_t ahead = 0;  ///< of one that waits: how many others were asked for before it
  std::vector<AnalysedPosition> positions = {};  ///< by ply; those without a choice are left out
};

/// How far one has come.
struct AnalysisProgress {
  std::uint64_t engine = 0;
  AnalysisState state = AnalysisState::waits;
  std::optional<int> last = {};  ///< the ply of the last position of which anything is known

  bool operator==(const AnalysisProgress&) const = default;
};

/// Finished games that the site looks through for everybody, each once. Which wait is stored, and
/// what is found as it is found, so that a server that starts goes on where the last one stopped.
/// Reads are synchronous and may be made on any thread.
class Analyses {
 public:
  Analyses(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

  /// Puts the game at the end of those that wait, unless it is there or done by this engine; what
  /// another found of it is forgotten. Fails with busy where as many wait as may.
  void ask(GameId game, std::uint64_t engine, Instant at, Done<void> done);

  /// nullopt where nobody has asked.
  std::optional<GameAnalysis> find(GameId game) const;
  /// The same without the positions.
  std::optional<AnalysisProgress> progress(GameId game) const;
  /// The first that wait, in the order in which they were asked for.
  std::vector<GameId> waiting(int limit) const;
  /// nullopt where it cannot be read, which a check of the database tells.
  std::optional<play::Game> game(GameId id) const;

  /// What was found of one that waits. What another engine found of the game is forgotten.
  void add(GameId game, std::uint64_t engine, AnalysedPosition position, Done<void> done);
  /// It waits no longer.
  void end(GameId game, AnalysisState state, Done<void> done);

 private:
  /// Deletes the findings of other engines than this for the game, some per job.
  void forget_others(GameId game, std::uint64_t engine, Done<void> done);

  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
