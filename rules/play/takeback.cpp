#include "rules/play/takeback.hpp"

#include <algorithm>

#include "rules/play/gift.hpp"
#include "rules/reasons.hpp"

namespace crownhead::play {

int takeback_plies(const Game& game, Seat by) { return game.turn() == by ? 2 : 1; }

// An open takeback request must be answered before anything else is offered.
std::optional<Error> why_no_takeback(const Game& game, Seat by, Instant at) {
  const auto refusal = [](Reason why) { return Error{Code::offer_refused, std::move(why)}; };
  if (!game.board().rights().takebacks) return refusal(reason::game::no_takeback_with_dice());
  if (game.setup().terms.rated) return refusal(reason::game::no_takeback_when_rated());
  if (game.ply() < takeback_plies(game, by)) return refusal(reason::game::no_move_made());
  if (game.takeback().by == by) return refusal(reason::game::takeback_stands());
  if (game.takeback().by) return refusal(reason::game::takeback_is_asked());
  if (game.draw_offer() == by) return refusal(reason::game::draw_offer_stands());
  if (game.draw_offer()) return refusal(reason::game::draw_is_offered());
  if (game.takeback().barred == by) return refusal(reason::game::takeback_was_declined());
  const auto clock = clock_without(game, takeback_plies(game, by), at);
  return clock ? std::nullopt : std::optional(clock.error());
}

Result<ClockFace> clock_without(const Game& game, int plies, Instant at) {
  const auto& control = game.setup().terms.control;
  ClockFace face = stopped(control, game.clock(), at);
  const auto* per_move = std::get_if<PerMove>(&control);
  if (per_move) std::ranges::fill(face.left, per_move->time);
  Seat mover = opposite(game.turn());
  for (int i = 1; i <= plies && !per_move; ++i, mover = opposite(mover)) {
    Millis& left = face.left[mover];
    const Millis brought = game.moves()[game.moves().size() - static_cast<std::size_t>(i)].brought;
    left = left - brought;
    if (brought > Millis{0} && left < gift_of(game))
      return fail(Code::offer_refused, reason::game::takeback_would_leave_no_time());
    if (std::holds_alternative<Sessions>(control)) --face.moves[mover];
  }
  const Seat turn = plies % 2 == 0 ? game.turn() : opposite(game.turn());
  const bool stands = game.pace() == Pace::live && game.ply() == plies;
  return stands ? face : started(face, turn, at);
}

}  // namespace crownhead::play
