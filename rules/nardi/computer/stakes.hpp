#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "rules/nardi/computer/chances.hpp"
#include "rules/nardi/computer/match_equity.hpp"
#include "rules/nardi/match.hpp"
#include "rules/nardi/ruleset.hpp"

namespace crownhead::nardi::computer {

/// A game's match.
struct MatchNow {
  const Ruleset& ruleset;
  const Terms& terms;
  const Match& match;
};

/// The side that may double next.
enum class CubeOwner : std::uint8_t { nobody, side, other };

/// The value of a game's outcomes in probability of winning the match. After Janowski, it lies
/// between the values of two cubes, one that is never used again and one that is used at the best
/// moment, at 0.68 of the way to the latter.
class Stakes {
 public:
  explicit Stakes(const MatchNow& now);

  /// Returns the probability that `color`, which is on roll with these chances, wins the match.
  /// `doubled`: how many times the cube has been turned beyond its current value; `owner` may turn
  /// it next.
  double value(const Chances& chances, Color color, std::size_t doubled, CubeOwner owner) const;
  /// The same with the cube unchanged.
  double value(const Chances& chances, Color color) const;

  /// Returns the probability that `color` wins the match after winning, or losing, this game.
  double won(Color color, Win win, std::size_t doubled = 0) const;
  double lost(Color color, Win win, std::size_t doubled = 0) const {
    return 1 - won(opposite(color), win, doubled);
  }

  /// Returns the difference between winning and losing a single game; it corresponds to two points
  /// in a money game.
  double span(Color color) const { return won(color, Win::single) - lost(color, Win::single); }

 private:
  struct Level {
    std::array<std::array<double, 4>, 2> won;  ///< by colour and value of the win
    std::array<bool, 2> may_double;            ///< by colour, if it may turn the cube at all
  };

  double mean_won(const Chances& chances, Color color, std::size_t doubled) const;
  double mean_lost(const Chances& chances, Color color, std::size_t doubled) const;
  double take_point(const Chances& chances, Color color, std::size_t doubled) const;
  double live(const Chances& chances, Color color, std::size_t doubled, bool may,
              bool other_may) const;

  CubeOwner owner(Color color) const;

  Cube cube_;
  std::vector<Level> levels_;  ///< by the number of further turns of the cube
};

}  // namespace crownhead::nardi::computer
