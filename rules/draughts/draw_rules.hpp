#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "rules/draughts/moves/moves.hpp"
#include "rules/shared_list.hpp"

namespace crownhead::draughts {

/// Returns "threefold", "25_move_rule", "16_move_rule", …, "main_road".
std::string_view draw_rule_name(DrawRule rule);

/// A running draw count: `left` moves of each side (rounded up) until the draw.
struct Counter {
  DrawRule rule;
  int left;
  std::string_view article;  ///< e.g. "6.3"; empty if the text has no numbers
};

/// The history that the draw rules need. A value: copy it to look ahead.
class DrawCount {
 public:
  DrawCount(const Variant& variant, const Ruleset& ruleset, const Position& start);

  /// Records a move; moves must be recorded in order. `after` is the position after `move` in
  /// `before`.
  void played(const Position& before, const Move& move, const Position& after);

  /// Returns the rule that makes the current position an automatic draw. A win on the board takes
  /// precedence: call board_end() first.
  std::optional<DrawRule> automatic() const;

  /// Returns the rule under which the side to move may claim a draw.
  std::optional<DrawRule> claimable() const;

  /// Returns the running counts, nearest end first.
  std::vector<Counter> counters() const;

  /// Returns the positions since the last irreversible move; the current one is last.
  const SharedList<Position>& history() const { return history_; }

  /// Returns the article of `rule` in this ruleset, e.g. "6.3".
  std::string_view article(DrawRule rule) const;

 private:
  struct Run {
    bool holds = false;
    int plies = 0;  ///< while the condition holds
  };
  static constexpr std::size_t most_limits = 8;

  std::optional<DrawRule> drawn(bool claimed) const;
  int plies_left(std::size_t limit) const;
  /// Returns true if the condition depends on the position alone and holds in it.
  bool holds(const DrawLimit& limit, const Position& position) const;
  bool goes_on(std::size_t limit, const Position& before, const Position& after) const;
  int repetitions() const;

  const Variant* variant_;
  Ruleset ruleset_;
  Bitboard main_road_;
  std::array<Run, most_limits> runs_ = {};  ///< one per limit of the ruleset
  SharedList<Position>
      history_;  ///< since the last irreversible move; the current position is last
};

}  // namespace crownhead::draughts
