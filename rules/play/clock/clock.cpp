#include "rules/play/clock/clock.hpp"

#include <algorithm>

namespace crownhead::play {
namespace {

/// A side's place in the sessions after a number of moves.
struct Place {
  const Session& session;  ///< of the next move
  int to_go;               ///< moves in it, including the next one
  bool fresh;              ///< no move of it has been made
};

Place place_of(const Sessions& control, int moves) {
  for (const Session& session : control.sessions) {
    if (moves < session.moves)
      return {.session = session, .to_go = session.moves - moves, .fresh = moves == 0};
    moves -= session.moves;
  }
  const Session& last = control.sessions.back();
  const int made = moves % last.moves;
  return {.session = last, .to_go = last.moves - made, .fresh = made == 0};
}

/// Returns the free thinking time per move.
Millis free_thinking(const TimeControl& control) {
  if (const auto* sessions = std::get_if<Sessions>(&control)) return sessions->grace;
  const auto* delayed = std::get_if<Delay>(&control);
  return delayed ? delayed->delay : Millis{0};
}

/// Returns how long a side may think before all of `left` is charged.
Millis affordable(const TimeControl& control, Millis left) {
  const std::int64_t unit = step(control).count;
  return free_thinking(control) + Millis{(left.count + unit - 1) / unit * unit};
}

/// Computes the time after a charged move, with what the move earns.
struct Refill {
  Millis left;
  int moves;   ///< of the mover, including this one
  bool earns;  ///< the clock was running and the mover was not on vacation

  Millis operator()(const Fischer& fischer) const {
    if (!earns) return left;
    const Millis more = left + fischer.increment;
    return fischer.cap ? std::max(left, std::min(more, *fischer.cap)) : more;
  }
  Millis operator()(const PerMove& per_move) const { return per_move.time; }
  Millis operator()(const Sessions& control) const {
    const Place next = place_of(control, moves);
    if (!next.fresh) return left;
    return control.carry ? left + next.session.time : next.session.time;
  }
  Millis operator()(const Unlimited&) const { return left; }
  Millis operator()(const Delay&) const { return left; }
};

}  // namespace

const Frozen& FrozenSeats::operator[](Seat seat) const {
  static const Frozen none;
  return each_.empty() ? none : each_[index(seat)];
}

Frozen& FrozenSeats::of(Seat seat) {
  if (each_.empty()) each_.resize(count_);
  return each_[index(seat)];
}

bool FrozenSeats::operator==(const FrozenSeats& other) const {
  return count_ == other.count_ &&
         std::ranges::all_of(seats(), [&](Seat seat) { return (*this)[seat] == other[seat]; });
}

ClockFace new_clock(const TimeControl& control, std::size_t seats,
                    const std::optional<PerSeat<Millis>>& left) {
  return {.left = left.value_or(PerSeat<Millis>::filled(seats, initial_time(control))),
          .moves = PerSeat<int>::filled(seats),
          .still = FrozenSeats(seats)};
}

Millis price(const TimeControl& control, Millis thought) {
  if (std::holds_alternative<Unlimited>(control)) return Millis{0};
  const std::int64_t unit = step(control).count;
  const Millis beyond = std::max(thought - free_thinking(control), Millis{0});
  return {beyond.count / unit * unit};
}

Millis thought_until(const ClockFace& face, Instant at) {
  if (!face.running) return Millis{0};
  return face.still[*face.running].frozen.uncovered(face.since, at);
}

ClockFace started(const ClockFace& face, Seat side, Instant at) {
  return {
      .left = face.left, .running = side, .since = at, .moves = face.moves, .still = face.still};
}

Press press(const TimeControl& control, const ClockFace& face, Handover turn, Instant at,
            Millis credit) {
  const Millis thought = std::max(thought_until(face, at) - credit, Millis{0});
  Millis left = face.left[turn.mover];
  Millis spent{0};
  const bool charged = face.running == turn.mover;
  if (charged && std::holds_alternative<Unlimited>(control)) {
    spent = thought;
  } else if (charged) {
    spent = std::min(price(control, thought), left);
    left -= spent;
  }
  const bool away = face.still[turn.mover].vacation.part_at(at).has_value();
  const Refill refill{.left = left, .moves = face.moves[turn.mover] + 1, .earns = charged && !away};
  return {.spent = spent, .after = moved(control, face, turn, std::visit(refill, control), at)};
}

ClockFace moved(const TimeControl& control, const ClockFace& face, Handover turn, Millis left,
                Instant at) {
  ClockFace after = started(face, turn.next, at);
  after.left[turn.mover] = left;
  if (std::holds_alternative<Sessions>(control)) ++after.moves[turn.mover];
  return after;
}

ClockFace stopped(const TimeControl& control, const ClockFace& face, Instant at) {
  ClockFace after = face;
  for (const Seat side : after.left.seats()) after.left[side] = remaining(control, face, side, at);
  after.running = std::nullopt;
  after.since = at;
  return after;
}

Millis remaining(const TimeControl& control, const ClockFace& face, Seat side, Instant at) {
  const Millis left = face.left[side];
  if (face.running != side) return left;
  return std::max(left - price(control, thought_until(face, at)), Millis{0});
}

std::optional<Instant> deadline(const TimeControl& control, const ClockFace& face) {
  if (!face.running || std::holds_alternative<Unlimited>(control)) return std::nullopt;
  const Seat side = *face.running;
  return face.still[side].frozen.after(face.since, affordable(control, face.left[side]));
}

std::optional<Instant> used_up(const TimeControl& control, const ClockFace& face, Instant now,
                               Millis more) {
  if (!deadline(control, face)) return std::nullopt;
  // A side may be in turn while any of them is on vacation.
  vacation::Intervals still;
  for (const Seat side : face.still.seats()) still.add(face.still[side].frozen);
  Millis left = more;
  for (const Seat side : face.left.seats()) left += remaining(control, face, side, now);
  return still.after(now, left);
}

std::optional<Instant> free_until(const TimeControl& control, const ClockFace& face) {
  const Millis free = free_thinking(control);
  if (!face.running || (free == Millis{0} && step(control) == Millis{1})) return std::nullopt;
  return face.still[*face.running].frozen.after(face.since, free);
}

Millis step(const TimeControl& control) {
  const auto* sessions = std::get_if<Sessions>(&control);
  const bool by_days = sessions && sessions->charge == Charge::whole_days;
  return by_days ? seconds(24 * 60 * 60) : Millis{1};
}

std::optional<int> moves_to_go(const TimeControl& control, const ClockFace& face, Seat side) {
  const auto* sessions = std::get_if<Sessions>(&control);
  if (!sessions) return std::nullopt;
  return place_of(*sessions, face.moves[side]).to_go;
}

std::size_t turns_that_count(const TimeControl& control, const ClockFace& face, Seat side,
                             std::size_t turns) {
  if (std::holds_alternative<Fischer>(control)) return turns;
  const auto* sessions = std::get_if<Sessions>(&control);
  if (!sessions) return 0;
  if (sessions->carry) return turns;
  const Place now = place_of(*sessions, face.moves[side]);
  return static_cast<std::size_t>(now.session.moves - now.to_go);
}

}  // namespace crownhead::play
