#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "rules/draughts/moves.hpp"

namespace crownhead::draughts {

/// The rules by which a position or a run of moves is a draw. Stored by name: never renamed.
enum class DrawRule : std::uint8_t {
  threefold,
  moves_25,
  moves_16,
  moves_5,
  moves_15,
  moves_30,
  moves_60,
  main_road,
};

/// "threefold", "25_move_rule", "16_move_rule", …, "main_road".
std::string_view draw_rule_name(DrawRule rule);

/// A draw rule that is counting: `left` moves of each side (rounded up) until it ends the game.
struct Counter {
  DrawRule rule;
  int left;
  std::string_view article;  ///< e.g. "6.3"; empty where the text has no numbers
};

/// What the draw rules must remember of a game. A value: copy it to look ahead.
class DrawCount {
 public:
  DrawCount(const Variant& variant, const Ruleset& ruleset, const Position& start);

  /// `after` is the position that `move` made of `before`; moves are told in order.
  void played(const Position& before, const Move& move, const Position& after);

  /// The rule that has made the present position a draw by itself. A win on the board comes first:
  /// ask board_end() before.
  std::optional<DrawRule> automatic() const;

  /// The rule by which the side to move may claim a draw now.
  std::optional<DrawRule> claimable() const;

  /// Those that are counting, the nearest first.
  std::vector<Counter> counters() const;

  /// The article of `rule` in this ruleset, e.g. "6.3".
  std::string_view article(DrawRule rule) const;
};

}  // namespace crownhead::draughts
