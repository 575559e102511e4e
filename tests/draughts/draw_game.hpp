#pragma once

#include <string>
#include <vector>

#include "rules/draughts/draw_rules.hpp"

namespace crownhead::draughts {

/// A game that is played for its draw rules.
class DrawGame {
 public:
  DrawGame(const std::string& variant, const std::string& ruleset, const std::string& fen);
  /// By rules that need not be the variant's.
  DrawGame(const Variant& variant, const Ruleset& ruleset, const std::string& fen);

  /// Moves in notation, separated by spaces.
  DrawGame& play(const std::string& moves);

  /// `plies` quiet moves of kings that repeat no position twice, offer nothing to capture and keep
  /// off the main road.
  DrawGame& shuffle(int plies);

  /// A ply of squares from 1, legal or not: what is counted does not depend on it.
  DrawGame& tell(int from, int to, int taken = 0);

  /// `plies` in which the side to move puts its first king on the next free square.
  DrawGame& idle(int plies);

  /// The first king of the side to move takes the other side's first piece, wherever they stand.
  DrawGame& take();

  const DrawCount& count() const { return count_; }
  std::optional<DrawRule> automatic() const { return count_.automatic(); }
  std::optional<DrawRule> claimable() const { return count_.claimable(); }

  /// The counter of `rule` that runs out first; -1 if none counts.
  int left(DrawRule rule) const;

 private:
  void make(const Move& move);
  Move quiet_move() const;

  const Variant& variant_;
  Position position_;
  DrawCount count_;
  std::vector<Position> seen_;
};

}  // namespace crownhead::draughts
