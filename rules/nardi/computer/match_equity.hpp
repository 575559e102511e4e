#pragma once

#include <vector>

#include "rules/nardi/match.hpp"

namespace crownhead::nardi::computer {

/// How likely a side wins a match between players of the same strength, before a game. Where both
/// sides need two points or more and there is a cube, by Janowski's formula 1/2 + 0.85 d / (t + 6),
/// d the points ahead and t those that the other needs. The rest is counted: a game is even, a part
/// of the won ones are gammons, and once the game without a cube is over who is behind doubles at
/// once.
class MatchEquity {
 public:
  explicit MatchEquity(const Terms& terms);

  /// For `color` where the match stands so and a game begins; 1 or 0 where it is over.
  double before_game(const Match& match, Color color) const;

 private:
  double of_leader_a_point_short(int other_needs, bool crawford) const;

  Terms terms_;
  /// Without a cube, by the points that the side and the other one need.
  std::vector<std::vector<double>> plain_;
  /// Of who is behind against one who needs a point, by the points that they need: in the game
  /// without a cube, and in the games after it.
  std::vector<double> in_crawford_;
  std::vector<double> after_crawford_;
};

}  // namespace crownhead::nardi::computer
