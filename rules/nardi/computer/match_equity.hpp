#pragma once

#include <vector>

#include "rules/nardi/match.hpp"

namespace crownhead::nardi::computer {

/// The probability of winning a match between equal players, before a game. If both need two or
/// more points and there is a cube, Janowski's formula applies: 1/2 + 0.85 d / (t + 6), where d is
/// the lead and t the points that the other side needs. The rest is computed: games are even, a
/// share of the wins are gammons, and after the game without a cube the trailing side doubles at
/// once.
class MatchEquity {
 public:
  explicit MatchEquity(const Terms& terms);

  /// Returns the probability for `color` at this score before a game; 1 or 0 if the match is over.
  double before_game(const Match& match, Color color) const;

 private:
  double of_leader_a_point_short(int other_needs, bool crawford) const;

  Terms terms_;
  /// Without a cube, by the points that the side and the other one need.
  std::vector<std::vector<double>> plain_;
  /// For the trailing side against a side that needs one point, by the points that it needs: in the
  /// game without a cube, and in the games after it.
  std::vector<double> in_crawford_;
  std::vector<double> after_crawford_;
};

}  // namespace crownhead::nardi::computer
