#include "rules/draughts/perft.hpp"

#include "rules/draughts/engine.hpp"

namespace crownhead::draughts {

std::uint64_t perft(const Variant& variant, const Position& position, int depth,
                    Counting counting) {
  return variant.engine->count(position, depth, counting);
}

std::vector<std::pair<Move, std::uint64_t>> perft_divide(const Variant& variant,
                                                         const Position& position, int depth,
                                                         Counting counting) {
  std::vector<std::pair<Move, std::uint64_t>> divided;
  if (depth <= 0) return divided;
  for (const Move& move : legal_moves(variant, position)) {
    std::uint64_t nodes = perft(variant, after(variant, position, move), depth - 1, counting);
    if (counting == Counting::routes) nodes *= routes(variant, position, move).size();
    divided.emplace_back(move, nodes);
  }
  return divided;
}

}  // namespace crownhead::draughts
