#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "rules/nardi/computer/chances.hpp"
#include "rules/nardi/computer/match_equity.hpp"
#include "rules/nardi/match.hpp"
#include "rules/nardi/ruleset.hpp"

namespace crownhead::nardi::computer {

/// A match in which a game is played.
struct MatchNow {
  const Ruleset& ruleset;
  const Terms& terms;
  const Match& match;
};

/// Who may double next.
enum class CubeOwner : std::uint8_t { nobody, side, other };

/// What a game is about: each chance of it in chances to win the match. After Janowski: a cube that
/// is used at the best moment is worth so and so much, one that is never used again less; the truth
/// lies 0.68 of the way from the second to the first.
class Stakes {
 public:
  explicit Stakes(const MatchNow& now);

  /// The chance of `color`, which is on roll with these chances, to win the match. `doubled`: how
  /// often the cube has been turned beyond its value of now, and `owner` who may turn it next.
  double value(const Chances& chances, Color color, std::size_t doubled, CubeOwner owner) const;
  /// The same with the cube as it is.
  double value(const Chances& chances, Color color) const;

  /// The chance of `color` to win the match once it has won this game so, or lost it.
  double won(Color color, Win win, std::size_t doubled = 0) const;
  double lost(Color color, Win win, std::size_t doubled = 0) const {
    return 1 - won(opposite(color), win, doubled);
  }

  /// What lies between a single game lost and won: what two points are in a game for money.
  double span(Color color) const { return won(color, Win::single) - lost(color, Win::single); }

 private:
  struct Level {
    std::array<std::array<double, 4>, 2> won;  ///< by colour and what the win counts
    std::array<bool, 2> may_double;            ///< by colour, where it may turn the cube at all
  };

  double mean_won(const Chances& chances, Color color, std::size_t doubled) const;
  double mean_lost(const Chances& chances, Color color, std::size_t doubled) const;
  double take_point(const Chances& chances, Color color, std::size_t doubled) const;
  double live(const Chances& chances, Color color, std::size_t doubled, bool may,
              bool other_may) const;

  CubeOwner owner(Color color) const;

  Cube cube_;
  std::vector<Level> levels_;  ///< by how often the cube has been turned from here on
};

}  // namespace crownhead::nardi::computer
