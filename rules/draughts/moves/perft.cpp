#include "rules/draughts/moves/perft.hpp"

#include "rules/draughts/moves/column_count.hpp"
#include "rules/draughts/moves/perft_count.hpp"
#include "rules/draughts/moves/with_rules.hpp"
#include "rules/draughts/notation/notation.hpp"

namespace crownhead::draughts {

namespace {

template <class Rules>
std::uint64_t counted(const Position& position, int depth, Counting counting) {
  using Board = typename Rules::Board;
  const auto state = BoardState<Board>::of(position);
  WordMove<typename Board::Word> barred = {};
  if (const auto& step = position.barred) {
    barred = {Board::one(Board::bit_of(step->from)), Board::one(Board::bit_of(step->to)), 0};
  }
  PerftCount<Rules> perft(counting, barred);
  return position.turn == Color::white ? perft.template count<Color::white>(state, depth)
                                       : perft.template count<Color::black>(state, depth);
}

/// Clears the counts of king moves: see perft.hpp.
Position without_king_runs(Position position) {
  position.king_runs = {};
  return position;
}

}  // namespace

std::uint64_t perft(const Variant& variant, const Position& position, int depth,
                    Counting counting) {
  if (depth <= 0) return 1;
  std::uint64_t nodes = 0;
  const bool by_sets = with_rules(
      *variant.engine, [&]<class Rules>() { nodes = counted<Rules>(position, depth, counting); });
  return by_sets ? nodes : ColumnCount(counting).count(position, depth);
}

std::vector<std::pair<Move, std::uint64_t>> perft_divide(const Variant& variant,
                                                         const Position& position, int depth,
                                                         Counting counting) {
  std::vector<std::pair<Move, std::uint64_t>> divided;
  if (depth <= 0) return divided;
  const Position unlimited = without_king_runs(position);
  for (const Move& move : legal_moves(variant, unlimited)) {
    std::uint64_t nodes = perft(variant, after(variant, unlimited, move), depth - 1, counting);
    if (counting == Counting::routes) nodes *= routes(variant, unlimited, move).size();
    divided.emplace_back(move, nodes);
  }
  return divided;
}

}  // namespace crownhead::draughts
