#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "rules/instant.hpp"
#include "rules/play/clock/time_control.hpp"
#include "rules/seat.hpp"
#include "rules/vacation/intervals.hpp"
#include "rules/vacation/policy.hpp"

namespace crownhead::play {

/// The times during which a seat's thinking is not charged.
struct Frozen {
  vacation::Intervals frozen = {};    ///< vacations and tournament freezes combined
  vacation::Intervals vacation = {};  ///< the player's own vacations; part of `frozen`
  vacation::Moves moves = vacation::Moves::forbid;  ///< how a move during `vacation` is treated

  bool operator==(const Frozen&) const = default;
};

/// One Frozen per seat. Nothing is allocated before the first write, because most games have
/// none.
class FrozenSeats {
 public:
  FrozenSeats() = default;
  explicit FrozenSeats(std::size_t seats) : count_(static_cast<std::uint8_t>(seats)) {}
  FrozenSeats(Frozen white, Frozen black) : each_{std::move(white), std::move(black)} {}

  std::size_t size() const { return count_; }
  auto seats() const { return seats_of(count_); }

  const Frozen& operator[](Seat seat) const;
  /// Returns the entry for writing.
  Frozen& of(Seat seat);

  bool operator==(const FrozenSeats& other) const;

 private:
  std::uint8_t count_ = least_seats;
  std::vector<Frozen> each_;  ///< empty: no seat has any
};

/// The state of the clocks. It is a plain value, complete together with its time control; times are
/// computed for the instant in question.
struct ClockFace {
  PerSeat<Millis> left = {};  ///< at `since`
  std::optional<Seat> running = std::nullopt;
  Instant since = {};       ///< when the running side's thinking started
  PerSeat<int> moves = {};  ///< made by each side; counted only with sessions
  FrozenSeats still = {};

  bool operator==(const ClockFace&) const = default;
};

/// The effect of one press of the clock.
struct Press {
  Millis spent;  ///< the time charged; without a limit, the thinking time
  ClockFace after;
};

/// Returns stopped clocks with the initial time of each side, or with `left` if given.
ClockFace new_clock(const TimeControl& control, std::size_t seats = least_seats,
                    const std::optional<PerSeat<Millis>>& left = std::nullopt);

/// Starts the clock of `side` at `at`.
ClockFace started(const ClockFace& face, Seat side, Instant at);

/// The mover and the seat that moves next.
struct Handover {
  Seat mover;
  Seat next;
};

/// Ends the mover's turn at `at`: charges the time used except for `credit`, adds what the move
/// earns, and starts the next clock. A stopped clock (before the first move of a live game) is not
/// charged and earns no increment. A move during a vacation earns none either. The move counts for
/// its session in every case.
Press press(const TimeControl& control, const ClockFace& face, Handover turn, Instant at,
            Millis credit = {});

/// Ends the mover's turn at `at` with `left` as recorded by an earlier press, and starts the next
/// clock.
ClockFace moved(const TimeControl& control, const ClockFace& face, Handover turn, Millis left,
                Instant at);

/// Stops all clocks at `at`, charging the time used until then.
ClockFace stopped(const TimeControl& control, const ClockFace& face, Instant at);

/// Returns the remaining time, never negative; 0 without a limit.
Millis remaining(const TimeControl& control, const ClockFace& face, Seat side, Instant at);

/// Returns the charge for `thought`.
Millis price(const TimeControl& control, Millis thought);

/// Returns the running side's thinking time by `at`, without frozen times; 0 if no clock runs.
Millis thought_until(const ClockFace& face, Instant at);

/// Returns when the running side loses on time; nullopt if no clock runs, without a limit, or if
/// the clock is frozen indefinitely.
std::optional<Instant> deadline(const TimeControl& control, const ClockFace& face);

/// Returns the latest instant at which the game can still be running: all sides use up the time
/// they have at `now`, moves earn nothing, and `more` is frozen in addition to the known freezes.
/// nullopt where deadline() returns nullopt.
std::optional<Instant> used_up(const TimeControl& control, const ClockFace& face, Instant now,
                               Millis more);

/// Returns when the free thinking time ends and the charge begins; nullopt if no clock runs or all
/// thinking is charged.
std::optional<Instant> free_until(const TimeControl& control, const ClockFace& face);

/// Returns the unit in which thinking is charged: a millisecond or a day.
Millis step(const TimeControl& control);

/// Returns how many moves `side` still has to make in its session; nullopt without sessions.
std::optional<int> moves_to_go(const TimeControl& control, const ClockFace& face, Seat side);

/// Returns how many of the `turns` that `side` has finished, counted from the last, used the time
/// that its clock shows. Time lost at the end of an earlier period no longer counts.
std::size_t turns_that_count(const TimeControl& control, const ClockFace& face, Seat side,
                             std::size_t turns);

}  // namespace crownhead::play
