#include "rules/play/berserk.hpp"

#include "rules/reasons.hpp"

namespace crownhead::play {
namespace {

/// Returns the initial time of both sides. Berserk leaves a delay unchanged.
std::optional<Millis> base_of(const TimeControl& control) {
  if (const auto* fischer = std::get_if<Fischer>(&control)) return fischer->base;
  const auto* delayed = std::get_if<Delay>(&control);
  return delayed ? std::optional(delayed->base) : std::nullopt;
}

bool has_moved(const Game& game, Seat side) { return game.ply() > (game.turn() == side ? 1 : 0); }

}  // namespace

Result<Millis> berserk_time(const Game& game, Seat by, Instant at) {
  const auto refusal = [](Reason why) { return fail(Code::offer_refused, std::move(why)); };
  const auto base = base_of(game.setup().terms.control);
  if (!base || game.pace() != Pace::live) return refusal(reason::game::berserk_needs_a_base_time());
  if (game.berserk(by)) return refusal(reason::game::berserk_already());
  if (has_moved(game, by)) return refusal(reason::game::berserk_before_the_first_move());
  const Millis half{base->count / 2};
  if (remaining(game.setup().terms.control, game.clock(), by, at) <= half)
    return refusal(reason::game::berserk_too_late());
  return game.clock().left[by] - half;
}

}  // namespace crownhead::play
