#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>

#include "rules/computer/weights.hpp"
#include "rules/draughts/draw_rules.hpp"
#include "rules/draughts/moves.hpp"
#include "rules/endings/table.hpp"

/// The computer as an opponent, in every variant of the site. Knows no players and no time.
namespace crownhead::computer {

class Table;

inline constexpr int weakest = 1;
inline constexpr int strongest = 8;

/// What it is asked: the side to move has a legal move.
struct Question {
  const draughts::Variant& variant;
  const draughts::Position& position;
  const draughts::DrawCount& draws;  ///< of the game so far
  int level = strongest;             ///< from weakest to strongest
  std::uint64_t lot = 0;             ///< the same question with the same lot has the same answer
  double share = 1;                  ///< of the positions that the level looks at, above 0
  /// Asked every thousand positions or so; once it is true the best move so far is the answer. For
  /// whoever has a clock. Without it nothing but the positions ends a search.
  std::function<bool()> enough = {};
  /// Of this variant, for the levels that look up endings; nullptr for none.
  const endings::Table* known_endings = nullptr;
  /// What positions are judged by; nullptr for the evaluation that was made by hand.
  const Weights* weights = known_weights(variant);
  std::size_t table_bytes = 4 << 20;  ///< for what has been seen: a power of two
  /// In its place that of others who look at the same position, in threads of their own: each finds
  /// what the others have seen, and their answers are no longer the same each time.
  std::shared_ptr<Table> table = nullptr;
};

struct Answer {
  draughts::Move move;  ///< a legal one
  /// What it expects, in hundredths of a man, for the side to move; 0 is a draw.
  int score = 0;
  std::uint64_t positions = 0;  ///< looked at
};

Answer choose(const Question& question);

}  // namespace crownhead::computer
