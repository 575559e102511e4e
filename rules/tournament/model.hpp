#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "rules/play/time_control.hpp"

namespace crownhead::tournament {

/// A place in the tournament, numbered from 1; whoever replaces a player takes the seat over.
struct Seat {
  int number = 0;

  constexpr auto operator<=>(const Seat&) const = default;
};

/// Stored by number: append only, as every enum of this file.
enum class Format : std::uint8_t { round_robin, swiss, knockout, match, arena };

/// Of one game, seen from the encounter's two seats, whatever their colours. A forfeit is a game
/// that was not played.
enum class GameOutcome : std::uint8_t {
  open,
  first_wins,
  second_wins,
  draw,
  first_wins_by_forfeit,
  second_wins_by_forfeit,
  both_lose,  ///< 0-0, not played
  annulled,   ///< counts for nothing
  renewed,    ///< counts for nothing, as another was begun in its place
};

struct Game {
  GameOutcome outcome = GameOutcome::open;
  bool first_is_white = true;
  int step = 0;                      ///< index into Policy::steps; 0 where there are none
  int plies = 0;                     ///< for arenas alone
  std::array<bool, 2> berserk = {};  ///< first, second; arena alone
  /// What first and second had left at the end; known in a step with carried clocks only.
  std::optional<std::array<Millis, 2>> left = std::nullopt;
  /// Of a match of nardi what first and second have made, as it counts: see RecordGame.
  std::optional<std::array<int, 2>> match_points = std::nullopt;

  bool operator==(const Game&) const = default;
};

/// Why somebody has no opponent.
enum class Bye : std::uint8_t {
  none,     ///< there is an opponent
  pairing,  ///< odd number of players: Points::bye
  half,     ///< asked for: Points::half_bye
  zero,     ///< asked for, or absent: nothing
  free,     ///< the free round of a round robin, a knockout's bye: nothing
};

struct Encounter {
  int board = 0;  ///< from 1; in a knockout the place in the bracket's round
  Seat first;     ///< White of the first game
  std::optional<Seat> second = std::nullopt;  ///< nullopt: a bye
  Bye bye = Bye::none;
  std::vector<Game> games = {};  ///< none in a bye
  int opening = 0;               ///< of all its games: its place in the table, from 1; 0: none

  bool operator==(const Encounter&) const = default;
};

enum class RoundState : std::uint8_t { drawn, published, finished };

struct Round {
  int number = 0;  ///< from 1; of an arena the wave
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
  Seat seat;
  int rating = 0;         ///< 0: none
  std::uint64_t lot = 0;  ///< drawn at the entry; decides what nothing else does, least first
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

/// What a round without a game counts for in Solkoff.
enum class UnplayedRounds : std::uint8_t { zero, own_score, virtual_opponent };

/// What orders a Swiss score group.
enum class SwissOrder : std::uint8_t { rating, solkoff };

/// In half points.
struct Points {
  int win = 4, draw = 2, loss = 0;
  int bye = 4;  ///< for each game of the encounter, as the others
  int half_bye = 2;

  bool operator==(const Points&) const = default;
};

/// A part of an encounter; the next one is played only after a draw.
struct Step {
  int games = 1;
  bool until_won =
      false;              ///< Lehmann-Georgiev: one game more, colours changed, until somebody wins
  int win = 4, loss = 0;  ///< half points of the whole encounter for whom it decides
  bool carried = false;   ///< its games go on with what the one before has left on the clocks
  std::optional<play::TimeControl> control = std::nullopt;  ///< where it is not the tournament's

  bool operator==(const Step&) const = default;
};

enum class Colours : std::uint8_t { balanced, by_lot };

struct Policy {
  Format format = Format::round_robin;
  int cycles = 1;                ///< of a round robin, 1 or 2
  int rounds = 0;                ///< of a Swiss
  int games_per_encounter = 1;   ///< where there are no steps; colours change from game to game
  std::vector<Step> steps = {};  ///< if there are any, an encounter counts as one, by the step that
                                 ///< decides it, Points::draw for both where none does
  Points points = {};
  int first_to = 0;  ///< of a match: half points that win it; 0: all games are played
  std::vector<TieBreak> tiebreaks = {};
  UnplayedRounds unplayed = UnplayedRounds::virtual_opponent;
  SwissOrder order = SwissOrder::rating;
  Colours colours = Colours::balanced;
  bool all_at_once = false;  ///< every round of a round robin is drawn at the start
  int minutes = 0;           ///< that an arena lasts

  bool operator==(const Policy&) const = default;
};

/// Everything that pairings, points and standings are functions of.
struct History {
  Policy policy = {};
  std::uint64_t seed = 0;
  std::vector<Entrant> entrants = {};
  std::vector<std::pair<Seat, Seat>> forbidden = {};  ///< never paired
  std::vector<Round> rounds = {};                     ///< in order of their numbers

  bool operator==(const History&) const = default;
};

/// Value of one tie-break; more than one number where vectors are compared. docs/rules/tournaments
/// names each unit. A greater one is better.
struct TieBreakValue {
  TieBreak kind = TieBreak::solkoff;
  std::vector<std::int64_t> parts = {};

  bool operator==(const TieBreakValue&) const = default;
};

/// A line of the standings.
struct Standing {
  int rank = 0;  ///< equal keys share one: 1, 1, 3
  Seat seat;
  int points = 0;                             ///< half points
  std::vector<TieBreakValue> tiebreaks = {};  ///< in the order of Policy::tiebreaks

  bool operator==(const Standing&) const = default;
};

}  // namespace crownhead::tournament

template <>
struct std::hash<crownhead::tournament::Seat> {
  std::size_t operator()(crownhead::tournament::Seat seat) const noexcept {
    return std::hash<int>{}(seat.number);
  }
};
