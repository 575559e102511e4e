#include "rules/play/takeback.hpp"

#include <algorithm>

#include "rules/play/gift.hpp"

namespace crownhead::play {

int takeback_plies(const Game& game, Seat by) { return game.turn() == by ? 2 : 1; }

// A request to take back is answered before anything else is offered.
std::optional<Error> why_no_takeback(const Game& game, Seat by, Instant at) {
  const auto refusal = [](std::string why) { return Error{Code::offer_refused, std::move(why)}; };
  if (game.setup().rated) return refusal("in a rated game no move is taken back");
  if (game.ply() < takeback_plies(game, by)) return refusal("you have made no move yet");
  if (game.takeback().by == by) return refusal("your request already stands; wait for the answer");
  if (game.takeback().by) return refusal("the opponent asks for a takeback; answer that first");
  if (game.draw_offer() == by) return refusal("your draw offer stands; wait for the answer");
  if (game.draw_offer()) return refusal("the opponent offers a draw; answer that first");
  if (game.takeback().barred == by)
    return refusal("your request was declined; ask again after the next move");
  const auto clock = clock_without(game, takeback_plies(game, by), at);
  return clock ? std::nullopt : std::optional(clock.error());
}

Result<ClockFace> clock_without(const Game& game, int plies, Instant at) {
  const auto& control = game.setup().control;
  ClockFace face = stopped(control, game.clock(), at);
  const auto* per_move = std::get_if<PerMove>(&control);
  if (per_move) std::ranges::fill(face.left, per_move->time);
  Seat mover = opposite(game.turn());
  for (int i = 1; i <= plies && !per_move; ++i, mover = opposite(mover)) {
    Millis& left = face.left[mover];
    const Millis brought = game.moves()[game.moves().size() - static_cast<std::size_t>(i)].brought;
    left = left - brought;
    if (brought > Millis{0} && left < gift_of(game))
      return fail(Code::offer_refused,
                  "without what the moves had brought a clock would show less than 15 s (a day by "
                  "correspondence), so they stay");
    if (std::holds_alternative<Sessions>(control)) --face.moves[mover];
  }
  const Seat turn = plies % 2 == 0 ? game.turn() : opposite(game.turn());
  const bool stands = game.pace() == Pace::live && game.ply() == plies;
  return stands ? face : started(face, turn, at);
}

}  // namespace crownhead::play
