#include "rules/play/gift.hpp"

namespace crownhead::play {
namespace {

constexpr Millis live_gift = seconds(15);
constexpr Millis slow_gift = seconds(24 * 60 * 60);
constexpr Millis fullest = {365 * slow_gift.count};

}  // namespace

Millis gift_of(const Game& game) { return game.pace() == Pace::live ? live_gift : slow_gift; }

Millis space_for(const Game& game, Seat side, Instant at) {
  const auto& control = game.setup().terms.control;
  const auto* fischer = std::get_if<Fischer>(&control);
  const Millis most = fischer && fischer->cap ? *fischer->cap : fullest;
  return most - remaining(control, game.clock(), side, at);
}

}  // namespace crownhead::play
