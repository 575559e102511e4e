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
#include "rules/play/clock/clock.hpp"
#include "rules/play/game_terms.hpp"
#include "rules/play/showing.hpp"
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

/// Everything fixed before the first move of a game.
struct Setup {
  GameTerms terms;
  PerSeat<UserId> players;
  /// Initial clock times, if they differ from the time control.
  std::optional<PerSeat<Millis>> left = std::nullopt;
  /// See Ruleset; set if a tournament requires more moves.
  int agreed_draw_from_move = 0;
  Showing showing = {};
  /// Link 0 of the dice chain; nullopt in games without dice.
  std::optional<dice::Digest> dice_commitment = std::nullopt;

  bool operator==(const Setup&) const = default;
};

/// Event 1 of every game.
struct Started {
  Setup setup;

  bool operator==(const Started&) const = default;
};

/// A move with everything that was decided about it. Replaying computes none of it again.
struct Moved {
  std::string move;  ///< written by draughts::write_move
  Millis spent;      ///< charged to the mover
  Millis lag;        ///< network compensation for the mover
  Millis left;       ///< the mover's time after the move, with the increment
  /// The part of `left` that the move earned: the increment, or the time of the next session.
  Millis brought = {};
  Millis lag_left = {};  ///< what is left of the mover's lag allowance
  /// The change of the board; every stored move has one.
  std::optional<draughts::Change> change = std::nullopt;
  /// In games with dice: the player's entropy for later rolls.
  std::string entropy = {};
  /// True for a forced move that the server made; dice do not depend on it.
  bool automatic = false;
  /// See kind::Played.
  std::string path = {};

  bool operator==(const Moved&) const = default;
};

/// A roll of the dice, with the link that determined it. docs/rules/dice.md has the protocol.
struct Rolled {
  int seat;    ///< the roller's seat, or `dice::nobody`
  int number;  ///< of this roll within the game, from 1
  dice::Roll dice;
  dice::Digest link;

  bool operator==(const Rolled&) const = default;
};

/// A player's first entropy, sent before any dice. Rolls depend on it like on the entropy of a
/// move.
struct Greeted {
  static constexpr std::string_view act = "hello";  ///< the act under which the dice absorb it

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

/// Stored as a number: append only.
enum class ClockCause : std::uint8_t {
  outage,
  given,
  paused,
  resumed,
  vacation,
  tournament_freeze
};

/// `by` asks to take back their last move, and with it the answer to it.
struct TakebackOffered {
  Seat by;

  bool operator==(const TakebackOffered&) const = default;
};

struct TakebackDeclined {
  Seat by;

  bool operator==(const TakebackDeclined&) const = default;
};

struct TakenBack {
  int plies;       ///< removed from the record
  ClockFace face;  ///< the clock after the takeback

  bool operator==(const TakenBack&) const = default;
};

struct RematchOffered {
  Seat by;
  /// The commitment of the new game's dice; nullopt in games without dice, and in stored offers
  /// that have none.
  std::optional<dice::Digest> dice_commitment = std::nullopt;

  bool operator==(const RematchOffered&) const = default;
};

struct RematchDeclined {
  Seat by;

  bool operator==(const RematchDeclined&) const = default;
};

struct RematchBegun {
  GameId game;  ///< the new game

  bool operator==(const RematchBegun&) const = default;
};

/// In an arena: half the time and no increment, for an extra point if the player wins.
struct WentBerserk {
  Seat by;
  Millis left;  ///< the time of `by` afterwards

  bool operator==(const WentBerserk&) const = default;
};

/// The clock was set by something other than a move.
struct ClockChanged {
  ClockCause cause;
  ClockFace face;

  bool operator==(const ClockChanged&) const = default;
};

using Ended = kind::End;

/// With more than two seats: a seat is eliminated and the others play on. See docs/rules/star.md.
struct SeatEliminated {
  Seat seat;
  EndReason reason;

  bool operator==(const SeatEliminated&) const = default;
};

/// A director has changed the result of a finished game.
struct ResultChanged {
  Finish finish;
  EndReason reason;

  bool operator==(const ResultChanged&) const = default;
};

struct Event {
  Instant at;
  std::variant<Started, Moved, DrawOffered, DrawDeclined, ClockChanged, Ended, TakebackOffered,
               TakebackDeclined, TakenBack, RematchOffered, RematchDeclined, RematchBegun,
               ResultChanged, WentBerserk, Rolled, SeatEliminated, Greeted>
      what;

  bool operator==(const Event&) const = default;
};

/// "outage", "given", "paused", "resumed", "vacation", "tournament_freeze".
std::string_view cause_name(ClockCause cause);

}  // namespace crownhead::play
