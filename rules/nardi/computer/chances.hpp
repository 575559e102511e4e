#pragma once

namespace crownhead::nardi::computer {

/// The probabilities of a game's outcomes for one side. The probability of a gammon includes
/// backgammons, and the probability of a win includes gammons.
struct Chances {
  float win = 0;
  float win_gammon = 0;
  float win_backgammon = 0;
  float lose_gammon = 0;
  float lose_backgammon = 0;

  /// Returns the same game from the other side's view.
  constexpr Chances for_other() const {
    return {1 - win, lose_gammon, lose_backgammon, win_gammon, win_backgammon};
  }

  /// Returns the expected points of a game for one point without a cube, from -3 to 3.
  constexpr float equity() const {
    return 2 * win - 1 + win_gammon + win_backgammon - lose_gammon - lose_backgammon;
  }

  bool operator==(const Chances&) const = default;
};

}  // namespace crownhead::nardi::computer
