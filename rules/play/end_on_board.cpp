#include "rules/play/end_on_board.hpp"

#include "rules/draughts/play_move.hpp"
#include "rules/draughts/seat.hpp"

namespace crownhead::play {
namespace {

EndReason reason_of(draughts::BoardEndCause cause) {
  switch (cause) {
    case draughts::BoardEndCause::no_pieces: return EndReason::no_pieces;
    case draughts::BoardEndCause::no_moves: return EndReason::no_moves;
    case draughts::BoardEndCause::first_king: return EndReason::first_king;
    case draughts::BoardEndCause::gave_all: return EndReason::gave_all;
  }
  return EndReason::no_moves;
}

}  // namespace

Ended drawn_by(draughts::DrawRule rule) {
  return {.finish = drawn(), .reason = EndReason::draw_rule, .rule = rule};
}

std::optional<Ended> end_on_board(const draughts::Variant& variant,
                                  const draughts::Position& position,
                                  const draughts::DrawCount& draws, bool claims) {
  // Asked first because it costs next to nothing and is so in nearly every position.
  if (!draughts::has_free_man(variant, position))
    if (const auto end = draughts::board_end(variant, position))
      return Ended{.finish = won_by(draughts::seat_of(end->winner)),
                   .reason = reason_of(end->cause)};
  if (const auto rule = draws.automatic()) return drawn_by(*rule);
  if (claims)
    if (const auto rule = draws.claimable()) return drawn_by(*rule);
  return std::nullopt;
}

}  // namespace crownhead::play
