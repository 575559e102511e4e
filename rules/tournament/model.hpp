#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "rules/play/clock/time_control.hpp"

namespace crownhead::tournament {

/// A place in the tournament, numbered from 1. A replacement takes over the seat.
struct PairingNumber {
  int number = 0;

  constexpr auto operator<=>(const PairingNumber&) const = default;
};

/// Stored as a number: append only, like every enum in this file.
enum class Format : std::uint8_t { round_robin, swiss, knockout, match, arena };

/// The outcome of one game, from the side of the encounter's first seat, independent of colours. A
/// forfeit is a game that was not played.
enum class GameOutcome : std::uint8_t {
  open,
  first_wins,
  second_wins,
  draw,
  first_wins_by_forfeit,
  second_wins_by_forfeit,
  both_lose,  ///< 0-0, not played
  annulled,   ///< does not count
  renewed,    ///< does not count; another game replaces it
};

struct Game {
  GameOutcome outcome = GameOutcome::open;
  bool first_is_white = true;
  int step = 0;                      ///< index into Policy::steps; 0 without steps
  int plies = 0;                     ///< arena only
  std::array<bool, 2> berserk = {};  ///< first, second; arena only
  /// Time left at the end of the game for first and second; known only in a step with carried
  /// clocks.
  std::optional<std::array<Millis, 2>> left = std::nullopt;
  /// In a match of nardi: the points of first and second for the tournament; see RecordGame.
  std::optional<std::array<int, 2>> match_points = std::nullopt;

  bool operator==(const Game&) const = default;
};

/// The reason why a player has no opponent.
enum class Bye : std::uint8_t {
  none,     ///< there is an opponent
  pairing,  ///< odd number of players: Points::bye
  half,     ///< requested: Points::half_bye
  zero,     ///< requested or absent: no points
  free,     ///< free round of a round robin, or a bye in a knockout: no points
};

struct Encounter {
  int board = 0;        ///< from 1; in a knockout the place in the round of the bracket
  PairingNumber first;  ///< White in the first game
  std::optional<PairingNumber> second = std::nullopt;  ///< nullopt: a bye
  Bye bye = Bye::none;
  std::vector<Game> games = {};  ///< none in a bye
  int opening = 0;  ///< of all its games: place in the table of openings, from 1; 0: none

  bool operator==(const Encounter&) const = default;
};

enum class RoundState : std::uint8_t { drawn, published, finished };

struct Round {
  int number = 0;  ///< from 1; in an arena the wave
  RoundState state = RoundState::drawn;
  std::vector<Encounter> encounters = {};

  bool operator==(const Round&) const = default;
};

enum class EntrantState : std::uint8_t { active, withdrawn, expelled };

struct RequestedBye {
  int round = 0;
  Bye bye = Bye::zero;  ///< half or zero

  bool operator==(const RequestedBye&) const = default;
};

struct Entrant {
  PairingNumber seat;
  int rating = 0;         ///< 0: none
  std::uint64_t lot = 0;  ///< drawn at entry; the final tie-break, lowest first
  EntrantState state = EntrantState::active;
  int from_round = 1;  ///< later for a late entry
  std::vector<RequestedBye> byes = {};

  bool operator==(const Entrant&) const = default;
};

enum class TieBreak : std::uint8_t {
  solkoff,
  solkoff_median,
  solkoff_short,
  solkoff_full,
  solkoff_plus,
  sonneborn_berger,
  wins,
  direct_encounter,
  progressive,
  shmulyan,
  performance,
  lot,
  match_points,
};

/// What a round without a game counts in Solkoff.
enum class UnplayedRounds : std::uint8_t { zero, own_score, virtual_opponent };

/// The order within a Swiss score group.
enum class SwissOrder : std::uint8_t { rating, solkoff };

/// In half points.
struct Points {
  int win = 4, draw = 2, loss = 0;
  int bye = 4;  ///< per game of the encounter, like the others
  int half_bye = 2;

  bool operator==(const Points&) const = default;
};

/// A part of an encounter; the next step is played only after a draw.
struct Step {
  int games = 1;
  bool until_won =
      false;  ///< Lehmann-Georgiev: further games with reversed colours until a player wins
  int win = 4, loss = 0;  ///< half points of the whole encounter, if this step decides it
  bool carried = false;   ///< its games continue with the clocks of the step before
  std::optional<play::TimeControl> control = std::nullopt;  ///< if it differs from the tournament's

  bool operator==(const Step&) const = default;
};

enum class Colours : std::uint8_t { balanced, by_lot };

struct Policy {
  Format format = Format::round_robin;
  int cycles = 1;               ///< of a round robin, 1 or 2
  int rounds = 0;               ///< of a Swiss
  int games_per_encounter = 1;  ///< without steps; colours alternate
  std::vector<Step> steps =
      {};  ///< With steps, an encounter counts as one result, given by the step that decides it;
           ///< Points::draw for both players if none does.
  Points points = {};
  int first_to = 0;  ///< of a match: half points that win it; 0: all games are played
  std::vector<TieBreak> tiebreaks = {};
  UnplayedRounds unplayed = UnplayedRounds::virtual_opponent;
  SwissOrder order = SwissOrder::rating;
  Colours colours = Colours::balanced;
  bool all_at_once = false;  ///< all rounds of a round robin are drawn at the start
  int minutes = 0;           ///< duration of an arena

  bool operator==(const Policy&) const = default;
};

/// The complete input for pairings, points and standings.
struct History {
  Policy policy = {};
  std::uint64_t seed = 0;
  std::vector<Entrant> entrants = {};
  std::vector<std::pair<PairingNumber, PairingNumber>> forbidden =
      {};                          ///< pairs that are never paired
  std::vector<Round> rounds = {};  ///< in order of their numbers

  bool operator==(const History&) const = default;
};

/// A rule of the pairing of a Swiss. A director may break those that `is_hard` names only by
/// confirming each.
enum class PairingRule : std::uint8_t {
  met_before,
  forbidden_pair,
  colour_absolute,    ///< the same colour three times running, or a difference of three
  bye_twice,          ///< has had a bye with points
  bye_after_forfeit,  ///< has won a game without play
  floats,             ///< the two have different points
  float_repeated,     ///< floats as in one of the last two rounds
  colour_strong,
  colour_mild,
  bye_not_lowest,  ///< others with fewer points may have the bye
};

/// A rule that a board of a round breaks.
struct BrokenRule {
  PairingRule rule = PairingRule::met_before;
  int board = 0;
  PairingNumber player;                                  ///< concerned, or the first of the two
  std::optional<PairingNumber> opponent = std::nullopt;  ///< of rules about two players
  int detail = 0;  ///< met_before: the round; floats: score groups between the two

  bool operator==(const BrokenRule&) const = default;
};

/// The value of one tie-break. Tie-breaks that compare vectors have more than one part. Greater is
/// better. docs/rules/tournaments defines each unit.
struct TieBreakValue {
  TieBreak kind = TieBreak::solkoff;
  std::vector<std::int64_t> parts = {};

  bool operator==(const TieBreakValue&) const = default;
};

/// A row of the standings.
struct Standing {
  int rank = 0;  ///< equal keys share a rank: 1, 1, 3
  PairingNumber seat;
  int points = 0;                             ///< half points
  std::vector<TieBreakValue> tiebreaks = {};  ///< in the order of Policy::tiebreaks

  bool operator==(const Standing&) const = default;
};

}  // namespace crownhead::tournament

template <>
struct std::hash<crownhead::tournament::PairingNumber> {
  std::size_t operator()(crownhead::tournament::PairingNumber seat) const noexcept {
    return std::hash<int>{}(seat.number);
  }
};
