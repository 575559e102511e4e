#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "rules/draughts/moves.hpp"
#include "rules/shared_list.hpp"

namespace crownhead::draughts {

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

  /// The positions since the last move that cannot be undone, the present one last.
  const SharedList<Position>& history() const { return history_; }

  /// The article of `rule` in this ruleset, e.g. "6.3".
  std::string_view article(DrawRule rule) const;

 private:
  struct Run {
    bool holds = false;
    int plies = 0;  ///< counted since it holds
  };
  static constexpr std::size_t most_limits = 8;

  std::optional<DrawRule> drawn(bool claimed) const;
  int plies_left(std::size_t limit) const;
  /// Whether the condition is one of the position alone and holds in it.
  bool holds(const DrawLimit& limit, const Position& position) const;
  bool goes_on(std::size_t limit, const Position& before, const Position& after) const;
  int repetitions() const;

  const Variant* variant_;
  Ruleset ruleset_;
  Bitboard main_road_;
  std::array<Run, most_limits> runs_ = {};  ///< one a limit of the ruleset
  SharedList<Position> history_;  ///< since the last irreversible move, the present one last
};

}  // namespace crownhead::draughts
