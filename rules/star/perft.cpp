#include "rules/star/perft.hpp"

#include "rules/star/play.hpp"

namespace crownhead::star {

std::uint64_t perft(const Terms& terms, const Position& position, int depth) {
  if (depth <= 0) return 1;
  if (depth == 1) return legal_moves(terms, position).size();
  std::uint64_t nodes = 0;
  for (const auto& [move, below] : perft_divide(terms, position, depth)) nodes += below;
  return nodes;
}

std::vector<std::pair<Move, std::uint64_t>> perft_divide(const Terms& terms,
                                                         const Position& position, int depth) {
  std::vector<std::pair<Move, std::uint64_t>> divided;
  if (depth <= 0) return divided;
  for (const Move move : legal_moves(terms, position)) {
    Position next = position;
    play(terms, next, move);
    divided.emplace_back(move, perft(terms, next, depth - 1));
  }
  return divided;
}

}  // namespace crownhead::star
