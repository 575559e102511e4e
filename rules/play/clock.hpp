#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "rules/instant.hpp"
#include "rules/play/time_control.hpp"
#include "rules/seat.hpp"
#include "rules/vacation/intervals.hpp"
#include "rules/vacation/policy.hpp"

namespace crownhead::play {

/// When the thinking of a side does not count.
struct Standstill {
  vacation::Intervals frozen = {};    ///< vacations and freezes of the tournament together
  vacation::Intervals vacation = {};  ///< the player's own part of them
  vacation::Moves moves = vacation::Moves::forbid;  ///< what becomes of a move in `vacation`

  bool operator==(const Standstill&) const = default;
};

/// One for each seat of a game. Few games know of any, so nothing is kept until one is written.
class Standstills {
 public:
  Standstills() = default;
  explicit Standstills(std::size_t seats) : count_(static_cast<std::uint8_t>(seats)) {}
  Standstills(Standstill white, Standstill black) : each_{std::move(white), std::move(black)} {}

  std::size_t size() const { return count_; }
  auto seats() const { return seats_of(count_); }

  const Standstill& operator[](Seat seat) const;
  /// To be written to.
  Standstill& of(Seat seat);

  bool operator==(const Standstills& other) const;

 private:
  std::uint8_t count_ = least_seats;
  std::vector<Standstill> each_;  ///< empty: nothing stands still for anybody
};

/// What the clock shows: a value, complete together with its time control. Nothing in it ticks;
/// times are computed from the instant that is asked about.
struct ClockFace {
  PerSeat<Millis> left = {};  ///< at `since`
  std::optional<Seat> running = std::nullopt;
  Instant since = {};       ///< when the running side began to think
  PerSeat<int> moves = {};  ///< made by each side; counted only where there are sessions
  Standstills still = {};

  bool operator==(const ClockFace&) const = default;
};

/// What one press of the clock did.
struct Press {
  Millis spent;  ///< the time charged; without a limit, the time thought
  ClockFace after;
};

/// Every side with its first time, or with what it has `left`; no clock runs.
ClockFace new_clock(const TimeControl& control, std::size_t seats = least_seats,
                    const std::optional<PerSeat<Millis>>& left = std::nullopt);

/// Lets the clock of `side` run from `at` on.
ClockFace started(const ClockFace& face, Seat side, Instant at);

/// Who has moved, and whose turn that makes it.
struct Handover {
  Seat mover;
  Seat next;
};

/// The mover has moved at `at`: it is charged, given what the move brings, and the next one runs. A
/// standing clock (the first mover's in live play) charges nothing and gives no increment, a move
/// on vacation gives none either; the move counts for its session. Of the thinking, `credit` is not
/// charged.
Press press(const TimeControl& control, const ClockFace& face, Handover turn, Instant at,
            Millis credit = {});

/// The mover has moved at `at` and keeps `left`, as a press decided it: the next one runs.
ClockFace moved(const TimeControl& control, const ClockFace& face, Handover turn, Millis left,
                Instant at);

/// Stops all clocks at `at`; what was spent until then is charged.
ClockFace stopped(const TimeControl& control, const ClockFace& face, Instant at);

/// Never negative; nothing without a limit.
Millis remaining(const TimeControl& control, const ClockFace& face, Seat side, Instant at);

/// What thinking for so long costs.
Millis price(const TimeControl& control, Millis thought);

/// What the side that runs has thought by `at`, without what stood still; nothing while no clock
/// runs.
Millis thought_until(const ClockFace& face, Instant at);

/// When the running side's flag falls; nullopt while no clock runs, without a limit, or where the
/// clock stands until nobody knows when.
std::optional<Instant> deadline(const TimeControl& control, const ClockFace& face);

/// When the time that all sides have at `now` is used up, as if no move brought more, and `more`
/// stood still beyond what is known: the last instant at which the game can still be running.
/// nullopt where deadline() has none.
std::optional<Instant> used_up(const TimeControl& control, const ClockFace& face, Instant now,
                               Millis more);

/// From when on the running side's thinking counts, the free thinking over; nullopt while no clock
/// runs, or where every millisecond counts.
std::optional<Instant> free_until(const TimeControl& control, const ClockFace& face);

/// What thinking is counted in: a millisecond, or a day.
Millis step(const TimeControl& control);

/// The moves that `side` still has to make in its session; nullopt where there are none.
std::optional<int> moves_to_go(const TimeControl& control, const ClockFace& face, Seat side);

/// Of the `turns` that `side` has finished, how many, the last ones, were thought in the time that
/// its clock shows now; what was left of the time before them is lost.
std::size_t turns_that_count(const TimeControl& control, const ClockFace& face, Seat side,
                             std::size_t turns);

}  // namespace crownhead::play
