#include "rules/play/freezes.hpp"

#include <algorithm>
#include <ranges>

namespace crownhead::play {
namespace {

/// What each side's finished turns, those on the record, would have cost less.
std::array<Millis, 2> given_back(const Game& game, const std::vector<Event>& events,
                                 const std::array<Standstill, 2>& still) {
  struct Turn {
    Color side;
    Millis back;
  };
  const TimeControl& control = game.setup().control;
  std::vector<Turn> turns;
  auto then = Game::begun(game.setup(), game.began()).value();
  for (std::size_t i = 1; i < events.size(); ++i) {
    const Event& event = events[i];
    if (const auto* moved = std::get_if<Moved>(&event.what)) {
      const Color side = then.turn();
      const auto cost = [&](const Standstill& when) {
        return price(control, when.frozen.uncovered(then.clock().since, event.at) - moved->lag);
      };
      const Millis less = cost(game.clock().still[index(side)]) - cost(still[index(side)]);
      turns.push_back({side, std::clamp(less, Millis{0}, moved->spent)});
    }
    if (const auto* taken = std::get_if<TakenBack>(&event.what))
      turns.resize(turns.size() - static_cast<std::size_t>(taken->plies));
    apply(then, event);
  }
  std::array<Millis, 2> sum{};
  for (const Color side : {Color::white, Color::black}) {
    auto counting = turns_that_count(control, game.clock(), side, turns.size());
    for (const Turn& turn : turns | std::views::reverse) {
      if (turn.side != side) continue;
      if (counting == 0) break;
      --counting;
      sum[index(side)] += turn.back;
    }
  }
  return sum;
}

/// What the turn that a pause has stopped would have cost less; nothing where there is none.
std::array<Millis, 2> given_back_while_paused(const Game& game,
                                              const std::array<Standstill, 2>& still) {
  std::array<Millis, 2> back{};
  if (!game.pause() || !game.pause()->before.running) return back;
  const auto cost = [&](const std::array<Standstill, 2>& when) {
    return price(game.setup().control, thought_before_pause(game, when));
  };
  back[index(*game.pause()->before.running)] =
      std::max(cost(game.clock().still) - cost(still), Millis{0});
  return back;
}

}  // namespace

std::optional<Event> decide_freezes(const Game& game, const std::vector<Event>& events,
                                    const std::array<Standstill, 2>& still, ClockCause cause,
                                    Instant now) {
  if (game.ended() || game.clock().still == still) return std::nullopt;
  ClockFace face = game.clock();
  const auto back = given_back(game, events, still);
  const auto paused = given_back_while_paused(game, still);
  for (std::size_t side = 0; side < 2; ++side) face.left[side] += back[side] + paused[side];
  face.still = still;
  return Event{std::max(now, game.last_event()), ClockChanged{.cause = cause, .face = face}};
}

}  // namespace crownhead::play
