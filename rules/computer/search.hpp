#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>

#include "rules/computer/weights.hpp"
#include "rules/draughts/draw_rules.hpp"
#include "rules/draughts/moves/moves.hpp"
#include "rules/endings/table.hpp"

/// The computer player for every variant of draughts. It knows nothing of players and clocks.
namespace crownhead::computer {

class Table;

inline constexpr int weakest = 1;
inline constexpr int strongest = 8;

/// The input of a search; the side to move must have a legal move.
struct Question {
  const draughts::Variant& variant;
  const draughts::Position& position;
  const draughts::DrawCount& draws;  ///< of the game so far
  int level = strongest;             ///< from weakest to strongest
  std::uint64_t lot =
      0;  ///< the seed of the noise; an equal question with the same lot has the same answer
  double share = 1;  ///< factor on the level's number of positions, above 0
  /// Called about every thousand positions; when it returns true, the best move so far is returned.
  /// Used for time limits. Without it only the number of positions ends a search.
  std::function<bool()> enough = {};
  /// Of this variant, for levels that use endgame tables; nullptr for none.
  const endings::Table* known_endings = nullptr;
  /// The weights of the evaluation; nullptr selects the hand-written one.
  const Weights* weights = known_weights(variant);
  std::size_t table_bytes = 4 << 20;  ///< size of the transposition table: a power of two
  /// A table shared with other threads that search the same position, used instead of an own one.
  /// The results are then not reproducible.
  std::shared_ptr<Table> table = nullptr;
};

struct Answer {
  draughts::Move move;  ///< a legal one
  /// The expected score in hundredths of a man, for the side to move; 0 is a draw.
  int score = 0;
  std::uint64_t positions = 0;  ///< visited
};

Answer choose(const Question& question);

}  // namespace crownhead::computer
