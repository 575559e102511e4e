#include "rules/play/clock.hpp"

#include <algorithm>

namespace crownhead::play {
namespace {

Millis spent_until(const ClockFace& face, Instant at) {
  return std::max(at - face.since, Millis{0});
}

Millis refilled(const TimeControl& control, Millis left) {
  if (const auto* per_move = std::get_if<PerMove>(&control)) return per_move->time;
  const auto& fischer = std::get<Fischer>(control);
  const Millis more = left + fischer.increment;
  return fischer.cap ? std::max(left, std::min(more, *fischer.cap)) : more;
}

}  // namespace

ClockFace new_clock(const TimeControl& control) {
  const Millis time = initial_time(control);
  return {.left = {time, time}};
}

ClockFace started(const ClockFace& face, Color side, Instant at) {
  return {.left = face.left, .running = side, .since = at};
}

Press press(const TimeControl& control, const ClockFace& face, Color mover, Instant at) {
  Press result{.spent = Millis{0}, .after = started(face, draughts::opposite(mover), at)};
  if (face.running != mover) return result;
  result.spent = std::min(spent_until(face, at), face.left[index(mover)]);
  Millis& left = result.after.left[index(mover)];
  left = refilled(control, left - result.spent);
  return result;
}

ClockFace stopped(const ClockFace& face, Instant at) {
  return {.left = {remaining(face, Color::white, at), remaining(face, Color::black, at)},
          .running = std::nullopt,
          .since = at};
}

Millis remaining(const ClockFace& face, Color side, Instant at) {
  const Millis left = face.left[index(side)];
  if (face.running != side) return left;
  return std::max(left - spent_until(face, at), Millis{0});
}

std::optional<Instant> deadline(const ClockFace& face) {
  if (!face.running) return std::nullopt;
  return face.since + face.left[index(*face.running)];
}

}  // namespace crownhead::play
