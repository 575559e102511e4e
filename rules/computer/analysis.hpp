#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "rules/computer/search.hpp"

namespace crownhead::computer {

/// A move and the expected continuation.
struct Variation {
  int score = 0;  ///< in hundredths of a man, for the side to move; 0 is a draw
  std::vector<draughts::Move> moves;
};

/// The result of an analysis.
struct Findings {
  int depth = 0;                           ///< plies, without captures beyond them
  std::uint64_t positions = 0;             ///< visited since the beginning
  bool settled = false;                    ///< searching deeper would find nothing more
  std::vector<Variation> variations = {};  ///< best first
};

/// Returns the number of plies after which `score` wins for the side to move; negative if it loses;
/// 0 if undecided.
int plies_to_win(int score);

/// Analyses a position by iterative deepening.
class Analysis {
 public:
  static constexpr int most_variations = 5;
  static constexpr int most_depth = 60;

  /// Ignores the level, lot and share of the question. `variations`: from 1 to most_variations.
  Analysis(const Question& question, int variations);
  ~Analysis();
  Analysis(const Analysis&) = delete;
  Analysis& operator=(const Analysis&) = delete;

  /// Searches one ply deeper than the last call; returns the same result again once it is settled.
  Findings deeper();

 private:
  class Search;
  template <class Game>
  class SearchOf;

  std::unique_ptr<Search> search_;
};

/// Deepens until `positions` have been visited, completing the current depth, or until the result
/// is settled. If the question's `enough` returns true earlier, returns the last completed depth;
/// only the first depth may be incomplete.
Findings looked(const Question& question, int variations, std::uint64_t positions);

}  // namespace crownhead::computer
