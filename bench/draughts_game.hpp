#pragma once

#include "rules/draughts/draw_rules.hpp"
#include "rules/draughts/moves.hpp"
#include "rules/draughts/variant.hpp"

namespace crownhead::bench {

/// A game of draughts as it stands.
struct DraughtsGame {
  explicit DraughtsGame(const draughts::Variant& kind)
      : variant(kind),
        position(start_position(kind)),
        draws(kind, kind.rulesets.front(), position) {}

  /// With so many plies by lot.
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

  /// Plays on by the moves that `chosen` gives for the game. What White has of it: 1, 0.5 or 0; a
  /// game of so many plies more without an end is a draw.
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
