#include "rules/play/freezes.hpp"

#include <algorithm>
#include <ranges>

namespace crownhead::play {
namespace {

/// Returns the refund of each side for its finished turns in the record.
PerSeat<Millis> given_back(const Game& game, const std::vector<Event>& events,
                           const FrozenSeats& still) {
  struct Turn {
    Seat side;
    Millis back;
  };
  const TimeControl& control = game.setup().terms.control;
  std::vector<Turn> turns;
  auto then = Game::begun(game.setup(), game.began()).value();
  for (std::size_t i = 1; i < events.size(); ++i) {
    const Event& event = events[i];
    if (const auto* moved = std::get_if<Moved>(&event.what)) {
      const Seat side = then.turn();
      const auto cost = [&](const Frozen& when) {
        return price(control, then.thought(when, event.at) - moved->lag);
      };
      const Millis less = cost(game.clock().still[side]) - cost(still[side]);
      turns.push_back({side, std::clamp(less, Millis{0}, moved->spent)});
    }
    if (const auto* taken = std::get_if<TakenBack>(&event.what))
      turns.resize(turns.size() - static_cast<std::size_t>(taken->plies));
    apply(then, event);
  }
  auto sum = PerSeat<Millis>::filled(still.size());
  for (const Seat side : sum.seats()) {
    auto counting = turns_that_count(control, game.clock(), side, turns.size());
    for (const Turn& turn : turns | std::views::reverse) {
      if (turn.side != side) continue;
      if (counting == 0) break;
      --counting;
      sum[side] += turn.back;
    }
  }
  return sum;
}

/// Returns the refund for the turn that a pause interrupted.
Millis given_back_while_paused(const Game& game, const Pause& pause, const Frozen& still) {
  const auto cost = [&](const Frozen& when) {
    return price(game.setup().terms.control, game.thought(when, pause.since));
  };
  return std::max(cost(game.clock().still[game.turn()]) - cost(still), Millis{0});
}

/// Returns the start of the running side's thinking such that its thinking in this turn by `at` is
/// counted once. This may differ from the start of the turn: the turn may include a pause or an
/// outage, during which freezes do not count.
Instant thinking_since(const Game& game, const Frozen& still, Instant at) {
  const Millis thought = game.thought(still, at);
  const Instant since = game.clock().since;
  return still.frozen.uncovered(since, at) == thought ? since : still.frozen.before(at, thought);
}

}  // namespace

FrozenSeats standstills(const vacation::Policy& policy, const vacation::Intervals& common,
                        const PerSeat<std::vector<vacation::Allocation>>& vacations,
                        Instant began) {
  auto still = PerSeat<Frozen>::filled(vacations.size());
  for (Frozen& of_seat : still) {
    of_seat.moves = policy.moves;
    of_seat.frozen.add(common);
  }
  for (const Seat seat : vacations.seats())
    for (const vacation::Allocation& one : vacations[seat]) {
      if (one.decision != vacation::Decision::accepted) continue;
      still[seat].vacation.add(one.interval);
      still[seat].frozen.add(one.interval);
      if (policy.freeze != vacation::Freeze::both) continue;
      for (const Seat other : still.seats())
        if (other != seat) still[other].frozen.add({one.interval.start, one.announced_end});
    }
  FrozenSeats found(vacations.size());
  for (const Seat seat : still.seats()) {
    Frozen& of_seat = still[seat];
    of_seat.frozen = of_seat.frozen.ending_after(began);
    of_seat.vacation = of_seat.vacation.ending_after(began);
    if (!of_seat.frozen.empty()) found.of(seat) = std::move(of_seat);
  }
  return found;
}

std::optional<Event> decide_freezes(const Game& game, const std::vector<Event>& events,
                                    const FrozenSeats& still, ClockCause cause, Instant now) {
  if (game.ended() || game.clock().still == still) return std::nullopt;
  const Instant at = std::max(now, game.last_event());
  const Seat mover = game.turn();
  ClockFace face = game.clock();
  const auto back = given_back(game, events, still);
  for (const Seat side : back.seats()) face.left[side] += back[side];
  if (game.pause())
    face.left[mover] += given_back_while_paused(game, *game.pause(), still[mover]);
  else if (face.running)
    face.since = thinking_since(game, still[mover], at);
  face.still = still;
  return Event{at, ClockChanged{.cause = cause, .face = face}};
}

}  // namespace crownhead::play
