#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "rules/dice/roll.hpp"
#include "rules/draughts/change.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/kind/end.hpp"
#include "rules/play/clock.hpp"
#include "rules/play/showing.hpp"
#include "rules/play/time_control.hpp"
#include "rules/seat.hpp"

namespace crownhead::play {

using kind::annulled;
using kind::drawn;
using kind::EndReason;
using kind::Finish;
using kind::finish_of;
using kind::lost_by;
using kind::Outcome;
using kind::outcome_of;
using kind::placed;
using kind::reason_name;
using kind::won_by;

/// What both players and the server agreed on before the first move.
struct Setup {
  std::string variant;  ///< one of kind::variant_keys, and the key of one of its rulesets
  std::string ruleset;
  std::string start_fen;
  TimeControl control;
  bool rated = false;
  PerSeat<UserId> players;
  /// What the clocks show at the start, where it is not what the time control gives.
  std::optional<PerSeat<Millis>> left = std::nullopt;
  /// As Ruleset has it, where a tournament asks for more.
  int agreed_draw_from_move = 0;
  Showing showing = {};
  /// Link 0 of the chain of its dice; nullopt where none are thrown.
  std::optional<dice::Digest> dice_tip = std::nullopt;
  /// Outside tournaments, in a game by days: a player's clock stands while they are on vacation.
  bool vacations = false;

  bool operator==(const Setup&) const = default;
};

/// Version 1 of every game.
struct Started {
  Setup setup;

  bool operator==(const Started&) const = default;
};

/// A move with all that was decided about it: nothing of it is ever computed again.
struct Moved {
  std::string move;  ///< as draughts::write_move writes it
  Millis spent;      ///< charged to the mover
  Millis lag;        ///< given back to the mover for the network
  Millis left;       ///< the mover's, increment included
  /// Of `left`, what the move brought: its increment, or the next session's time.
  Millis brought = {};
  Millis lag_left = {};  ///< of the mover's allowance for the network
  /// What changed on the board; every stored move has it.
  std::optional<draughts::Change> change = std::nullopt;
  /// Where dice are thrown: what the player has sent for them to depend on.
  std::string entropy = {};
  /// Made by the server, since nothing else could be played: no dice depend on it.
  bool automatic = false;
  /// As kind::Played has it.
  std::string path = {};

  bool operator==(const Moved&) const = default;
};

/// A roll of the dice, with the link that decided it. See docs/rules/dice.md.
struct Rolled {
  int seat;    ///< whose roll it is, or dice::nobody
  int number;  ///< of the game's rolls, from 1
  dice::Roll dice;
  dice::Digest link;

  bool operator==(const Rolled&) const = default;
};

/// A player's first word to the game, before any dice: they depend on it as on what is said with a
/// move.
struct Greeted {
  static constexpr std::string_view act = "hello";  ///< as what it is heard

  Seat by;
  std::string entropy;

  bool operator==(const Greeted&) const = default;
};

struct DrawOffered {
  Seat by;

  bool operator==(const DrawOffered&) const = default;
};

struct DrawDeclined {
  Seat by;

  bool operator==(const DrawDeclined&) const = default;
};

/// Stored by number: append only.
enum class ClockCause : std::uint8_t {
  outage,
  given,
  paused,
  resumed,
  vacation,
  tournament_freeze
};

/// `by` asks to take back the last own move, and with it the answer to it.
struct TakebackOffered {
  Seat by;

  bool operator==(const TakebackOffered&) const = default;
};

struct TakebackDeclined {
  Seat by;

  bool operator==(const TakebackDeclined&) const = default;
};

struct TakenBack {
  int plies;       ///< that were taken off the record
  ClockFace face;  ///< the clock afterwards

  bool operator==(const TakenBack&) const = default;
};

struct RematchOffered {
  Seat by;
  /// Of the chain that the new game's dice will follow from; in games without dice, and in offers
  /// from before tips were told with them, nullopt.
  std::optional<dice::Digest> dice_tip = std::nullopt;

  bool operator==(const RematchOffered&) const = default;
};

struct RematchDeclined {
  Seat by;

  bool operator==(const RematchDeclined&) const = default;
};

struct RematchBegun {
  GameId game;  ///< the new one

  bool operator==(const RematchBegun&) const = default;
};

/// In an arena: half the time and no increment, for a point more if it wins.
struct WentBerserk {
  Seat by;
  Millis left;  ///< what `by` has now

  bool operator==(const WentBerserk&) const = default;
};

/// The clock was set by something other than a move.
struct ClockChanged {
  ClockCause cause;
  ClockFace face;

  bool operator==(const ClockChanged&) const = default;
};

using Ended = kind::End;

/// Where more than two play: a seat has left, and the others go on. See docs/rules/star.md.
struct SeatOut {
  Seat seat;
  EndReason reason;

  bool operator==(const SeatOut&) const = default;
};

/// A director has changed what a game that was over counts as.
struct ResultChanged {
  Finish finish;
  EndReason reason;

  bool operator==(const ResultChanged&) const = default;
};

struct Event {
  Instant at;
  std::variant<Started, Moved, DrawOffered, DrawDeclined, ClockChanged, Ended, TakebackOffered,
               TakebackDeclined, TakenBack, RematchOffered, RematchDeclined, RematchBegun,
               ResultChanged, WentBerserk, Rolled, SeatOut, Greeted>
      what;

  bool operator==(const Event&) const = default;
};

/// "outage", "given", "paused", "resumed", "vacation", "tournament_freeze".
std::string_view cause_name(ClockCause cause);

}  // namespace crownhead::play
