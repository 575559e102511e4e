#include "rules/play/berserk.hpp"

namespace crownhead::play {
namespace {

bool has_moved(const Game& game, Seat side) { return game.ply() > (game.turn() == side ? 1 : 0); }

}  // namespace

Result<Millis> berserk_time(const Game& game, Seat by, Instant at) {
  const auto refusal = [](std::string why) { return fail(Code::offer_refused, std::move(why)); };
  const auto* fischer = std::get_if<Fischer>(&game.setup().control);
  if (!fischer || game.pace() != Pace::live)
    return refusal("only a live game with a base time can be played with half of it");
  if (game.berserk(by)) return refusal("you play with half of your time already");
  if (has_moved(game, by)) return refusal("you have moved; half of the time is given away before");
  const Millis half{fischer->base.count / 2};
  if (remaining(game.setup().control, game.clock(), by, at) <= half)
    return refusal("you have thought for half of your time already; play on with the rest");
  return game.clock().left[by] - half;
}

}  // namespace crownhead::play
