#pragma once

namespace crownhead::nardi::computer {

/// How likely one side wins a game and what the win counts. A gammon's chance includes that of a
/// backgammon, a win's that of a gammon.
struct Chances {
  float win = 0;
  float win_gammon = 0;
  float win_backgammon = 0;
  float lose_gammon = 0;
  float lose_backgammon = 0;

  /// The same game as the other side sees it.
  constexpr Chances for_other() const {
    return {1 - win, lose_gammon, lose_backgammon, win_gammon, win_backgammon};
  }

  /// What a game for one point and without a cube is worth, from -3 to 3.
  constexpr float equity() const {
    return 2 * win - 1 + win_gammon + win_backgammon - lose_gammon - lose_backgammon;
  }

  bool operator==(const Chances&) const = default;
};

}  // namespace crownhead::nardi::computer
