#pragma once

#include <string>
#include <vector>

#include "rules/draughts/draw_rules.hpp"

namespace crownhead::draughts {

/// A game for testing draw rules.
class DrawGame {
 public:
  DrawGame(const std::string& variant, const std::string& ruleset, const std::string& fen);
  /// Uses rules that need not be the variant's.
  DrawGame(const Variant& variant, const Ruleset& ruleset, const std::string& fen);

  /// Plays moves in notation, separated by spaces.
  DrawGame& play(const std::string& moves);

  /// Plays `plies` quiet king moves that repeat no position, allow no capture and avoid the main
  /// road.
  DrawGame& shuffle(int plies);

  /// Records a ply between squares numbered from 1, legal or not; the counts do not depend on
  /// legality.
  DrawGame& tell(int from, int to, int taken = 0);

  /// Plays `plies` in which the side to move puts its first king on the next free square.
  DrawGame& idle(int plies);

  /// The first king of the side to move captures the other side's first piece, wherever they are.
  DrawGame& take();

  const DrawCount& count() const { return count_; }
  std::optional<DrawRule> automatic() const { return count_.automatic(); }
  std::optional<DrawRule> claimable() const { return count_.claimable(); }

  /// Returns the lowest counter of `rule`; -1 if none is running.
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
