#pragma once

#include <array>
#include <optional>
#include <unordered_map>
#include <vector>

#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// One round of one player.
struct ScoreCardLine {
  int round = 0;
  Bye bye = Bye::none;  ///< zero for a round without any pairing
  std::optional<Seat> opponent = std::nullopt;
  int points = 0, opponent_points = 0;       ///< half points
  int before = 0, opponent_before = 0;       ///< what both had when the round began
  bool played = false;                       ///< a game of it was decided at the board
  bool met = false;                          ///< played, or one is still open
  int wins = 0;                              ///< games won at the board
  int games = 0;                             ///< games decided at the board
  int score = 0;                             ///< of those: 2 for a win, 1 for a draw
  int forfeits = 0;                          ///< games decided without play
  int forfeits_won = 0;                      ///< of those
  bool open = false;                         ///< a game is not decided yet
  bool first = true;                         ///< has White in its first game
  bool annulled = false;                     ///< every game of it
  bool won = false;                          ///< the encounter, with or without play
  std::optional<bool> white = std::nullopt;  ///< of the first game, if they met and colours count
  /// Of the matches of nardi that were decided at the board: the player's points, the opponent's.
  std::vector<std::array<int, 2>> matches = {};

  /// +1 after meeting somebody with fewer points or the bye, -1 after somebody with more.
  int floated() const;

  bool operator==(const ScoreCardLine&) const = default;
};

/// What a player has done: a line for each round that has been drawn.
struct ScoreCard {
  Seat seat;
  int points = 0;  ///< half points
  std::vector<ScoreCardLine> lines = {};

  bool operator==(const ScoreCard&) const = default;
};

/// The cards of all entrants, in the order of History::entrants. In an arena a player may have no
/// line, or a bye's, for a wave.
std::vector<ScoreCard> score_cards_of(const History& history);

/// Half points of both seats of each encounter, round by round, as they count in the standings.
std::vector<std::vector<std::array<int, 2>>> encounter_scores(const History& history);

/// Index of each seat in History::entrants.
std::unordered_map<Seat, std::size_t> seat_index(const History& history);

}  // namespace crownhead::tournament
