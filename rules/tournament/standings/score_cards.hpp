#pragma once

#include <array>
#include <optional>
#include <unordered_map>
#include <vector>

#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// One player's round.
struct ScoreCardLine {
  int round = 0;
  Bye bye = Bye::none;  ///< zero for a round without a pairing
  std::optional<PairingNumber> opponent = std::nullopt;
  int points = 0, opponent_points = 0;       ///< half points
  int before = 0, opponent_before = 0;       ///< points of both before the round
  bool played = false;                       ///< at least one game was decided at the board
  bool met = false;                          ///< played, or a game is still open
  int wins = 0;                              ///< games won at the board
  int games = 0;                             ///< games decided at the board
  int score = 0;                             ///< over `games`: 2 for a win, 1 for a draw
  int forfeits = 0;                          ///< games decided without play
  int forfeits_won = 0;                      ///< of `forfeits`
  bool open = false;                         ///< a game is undecided
  bool first = true;                         ///< has White in the first game
  bool annulled = false;                     ///< all games are annulled
  bool won = false;                          ///< the encounter, with or without play
  std::optional<bool> white = std::nullopt;  ///< in the first game, if they met and colours count
  /// For the matches of nardi decided at the board: the player's points and the opponent's.
  std::vector<std::array<int, 2>> matches = {};

  /// Returns +1 after an opponent with fewer points or the bye, -1 after an opponent with more.
  int floated() const;

  bool operator==(const ScoreCardLine&) const = default;
};

/// A player's results: one line per drawn round.
struct ScoreCard {
  PairingNumber seat;
  int points = 0;  ///< half points
  std::vector<ScoreCardLine> lines = {};

  bool operator==(const ScoreCard&) const = default;
};

/// Returns the cards of all entrants, in the order of History::entrants. In an arena, a wave in
/// which a player was not paired has no line, or a bye's.
std::vector<ScoreCard> score_cards_of(const History& history);

/// Returns the half points of both seats of each encounter, round by round, as they count in the
/// standings.
std::vector<std::vector<std::array<int, 2>>> encounter_scores(const History& history);

/// Returns each seat's index in History::entrants.
std::unordered_map<PairingNumber, std::size_t> seat_index(const History& history);

}  // namespace crownhead::tournament
