#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "rules/computer/hashing.hpp"
#include "rules/computer/judgement.hpp"
#include "rules/computer/table.hpp"
#include "rules/draughts/board/squares.hpp"
#include "rules/draughts/moves/engine.hpp"
#include "rules/endings/table.hpp"

namespace crownhead::computer {

/// Adapts bashni to the search tree, using the plain functions of its engine.
class ColumnGame {
 public:
  using State = draughts::Position;
  using Move = draughts::Move;
  using List = std::vector<Move>;
  using Color = draughts::Color;

  static State state(const State& position) { return position; }

  static std::uint64_t hash(const State& state, Color us) {
    std::uint64_t hash = us == Color::white ? 1 : 2;
    for (const auto& boards : {state.men, state.kings}) {
      for (const draughts::Bitboard board : boards) hash = mixed(hash, board.word(0));
    }
    for (const auto& [square, prisoners] : state.towers) {
      hash = mixed(hash, square);
      for (int i = 0; i < prisoners.size(); ++i) hash = mixed(hash, kind(prisoners[i]));
    }
    return hash;
  }

  static bool is_over(const State&) { return false; }
  static int pieces(const State& state) { return state.occupied().size(); }
  /// Bashni has no endgame tables.
  static std::optional<endings::Value> known(const endings::Table&, const State&, Color) {
    return std::nullopt;
  }
  static bool has_pieces(const State& state, Color color) { return !state.pieces(color).empty(); }
  static bool has_king(const State& state, Color color) {
    return !state.kings[draughts::slot(color)].empty();
  }
  static bool must_capture(const State& state, Color us) {
    const List moves = moves_of(state, us);
    return !moves.empty() && !moves.front().captured.empty();
  }
  static bool is_threatened(const State&, Color) { return false; }
  static bool has_quiet_move(const State& state, Color us) { return !moves_of(state, us).empty(); }

  static int append_captures(const State& state, Color us, List& list) {
    std::ranges::copy_if(moves_of(state, us), std::back_inserter(list),
                         [](const Move& move) { return !move.captured.empty(); });
    return 0;
  }
  static void append_quiet_moves(const State& state, Color us, List& list) {
    std::ranges::copy(moves_of(state, us), std::back_inserter(list));
  }

  static State play(const State& state, const Move& move) {
    return draughts::bashni_engine.after(state, move);
  }

  static bool is_king(const State& state, const Move& move) {
    return (state.kings[0] | state.kings[1]).contains(move.from);
  }
  /// Captured pieces stay on the board and can be freed, so no move is irreversible.
  static bool is_for_good(const State&, const Move&) { return false; }
  static int taken(const Move& move) { return move.captured.size(); }
  static MoveCode code(const Move& move) { return static_cast<MoveCode>(move.from << 7 | move.to); }

  /// Returns hundredths of a man for `us`, the side to move.
  static int evaluate(const State& state, Color us, const Judgement&) {
    int white_ahead = tops(state, Color::white) - tops(state, Color::black);
    for (const draughts::Tower& tower : state.towers) {
      const bool white = state.pieces(Color::white).contains(tower.square);
      const int under = worth(tower.prisoners, white ? Color::white : Color::black);
      white_ahead += white ? under : -under;
    }
    return us == Color::white ? white_ahead : -white_ahead;
  }

 private:
  static constexpr int most_branches = 1024;

  static List moves_of(const State& state, Color us) {
    // Positions with too many capture branches have no moves here, as in SetGame.
    draughts::CaptureBudget budget(most_branches);
    if (state.turn == us) return draughts::bashni_engine.legal_moves(state, budget);
    State turned = state;
    turned.turn = us;
    return draughts::bashni_engine.legal_moves(turned, budget);
  }

  static std::uint64_t kind(draughts::Piece piece) {
    return 32u + (piece.color == Color::black ? 1u : 0u) + (piece.king ? 2u : 0u);
  }

  static int tops(const State& state, Color color) {
    constexpr int in_row = 4;
    int sum = 260 * state.kings[draughts::slot(color)].size();
    for (const draughts::Square man : state.men[draughts::slot(color)]) {
      const int row = man / in_row;
      sum += 100 + 3 * (color == Color::white ? 7 - row : row);
    }
    return sum;
  }

  /// A side's own pieces under the top keep the tower when it is jumped; the opponent's are freed
  /// when it falls.
  static int worth(const draughts::Prisoners& prisoners, Color owner) {
    int sum = 0;
    int above = 0;  // of the owner, at the top
    for (int i = 0; i < prisoners.size(); ++i) {
      const bool own = prisoners[i].color == owner;
      const int piece = prisoners[i].king ? 2 : 1;
      if (own && above == i) {
        sum += 60 * piece;
        ++above;
      } else {
        sum += own ? 15 * piece : 10 * piece;
      }
    }
    return sum;
  }
};

}  // namespace crownhead::computer
