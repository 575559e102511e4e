#include "rules/play/made_move.hpp"

#include <algorithm>
#include <utility>

#include "rules/play/rules_of_today.hpp"

namespace crownhead::play {

bool turn_goes_on(const kind::Board& after, Seat mover) {
  return after.turn() == mover && !after.end(false);
}

Moved made_move(const Game& game, kind::Played played, const kind::Board& next, Instant at,
                Millis credit) {
  const Seat mover = game.turn();
  if (turn_goes_on(next, mover))
    return {.move = std::move(played.text),
            .spent = Millis{0},
            .lag = Millis{0},
            .left = game.clock().left[mover],
            .lag_left = game.lag_left(mover),
            .change = played.change,
            .path = std::move(played.path)};
  const Press pressed = press(game.control_of(mover), game.clock(),
                              {.mover = mover, .next = next.turn()}, at, credit);
  Moved moved{.move = std::move(played.text),
              .spent = pressed.spent,
              .lag = std::clamp(at - game.clock().since, Millis{0}, credit),
              .left = pressed.after.left[mover],
              .change = played.change,
              .path = std::move(played.path)};
  complete(moved, game);
  return moved;
}

}  // namespace crownhead::play
