#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "rules/computer/search.hpp"

namespace crownhead::computer {

/// A move with what both sides are expected to answer.
struct Variation {
  int score = 0;  ///< in hundredths of a man, for the side to move; 0 is a draw
  std::vector<draughts::Move> moves;
};

/// What has been found of a position.
struct Findings {
  int depth = 0;                           ///< plies, captures beyond them not counted
  std::uint64_t positions = 0;             ///< looked at since the beginning
  bool settled = false;                    ///< to look deeper would bring nothing more
  std::vector<Variation> variations = {};  ///< the best first
};

/// In how many plies a score says that the side to move wins; below 0: that it loses; 0: neither.
int plies_to_win(int score);

/// Looks at a position for whoever wants to know what it holds, deeper and deeper.
class Analysis {
 public:
  static constexpr int most_variations = 5;
  static constexpr int most_depth = 60;

  /// The level, lot and share of the question do not matter. `variations`: from 1 to
  /// most_variations.
  Analysis(const Question& question, int variations);
  ~Analysis();
  Analysis(const Analysis&) = delete;
  Analysis& operator=(const Analysis&) = delete;

  /// A ply deeper than the last time; the same again once it is settled.
  Findings deeper();

 private:
  class Search;
  template <class Game>
  class SearchOf;

  std::unique_ptr<Search> search_;
};

/// Deeper and deeper, to the end of the depth in which so many positions have been looked at, or
/// until nothing more is to be found. Where the question's `enough` says yes before, it is what the
/// last whole depth found; the first one alone may be cut off.
Findings looked(const Question& question, int variations, std::uint64_t positions);

}  // namespace crownhead::computer
