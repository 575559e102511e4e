#pragma once

#include "rules/draughts/board/variant.hpp"
#include "rules/draughts/draw_rules.hpp"
#include "rules/draughts/moves/moves.hpp"

namespace crownhead::bench {

/// A game of draughts in progress.
struct DraughtsGame {
  explicit DraughtsGame(const draughts::Variant& kind)
      : variant(kind),
        position(start_position(kind)),
        draws(kind, kind.rulesets.front(), position) {}

  /// Starts with `plies` random plies.
  template <class Random>
  DraughtsGame(const draughts::Variant& kind, Random random, int plies) : DraughtsGame(kind) {
    for (int ply = 0; ply < plies && !is_over(); ++ply) {
      const auto moves = legal_moves(variant, position);
      play(moves[random() % moves.size()]);
    }
  }

  void play(const draughts::Move& move) {
    const draughts::Position next = after(variant, position, move);
    draws.played(position, move, next);
    position = next;
  }

  bool is_over() const {
    return legal_moves(variant, position).empty() || draws.automatic() || draws.claimable();
  }

  /// Continues with the moves that `chosen` returns. Returns White's result, 1, 0.5 or 0; a game
  /// that does not end within `most_plies` is a draw.
  template <class Chosen>
  double play_out(int most_plies, Chosen chosen) {
    for (int ply = 0; ply < most_plies; ++ply) {
      if (const auto end = board_end(variant, position))
        return end->winner == draughts::Color::white ? 1 : 0;
      if (is_over()) return 0.5;
      play(chosen(*this));
    }
    return 0.5;
  }

  const draughts::Variant& variant;
  draughts::Position position;
  draughts::DrawCount draws;
};

}  // namespace crownhead::bench
