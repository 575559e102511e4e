#include "rules/computer/search.hpp"

#include <algorithm>
#include <utility>

#include "rules/computer/column_game.hpp"
#include "rules/computer/root.hpp"
#include "rules/computer/set_game.hpp"
#include "rules/draughts/with_rules.hpp"

namespace crownhead::computer {

Answer choose(const Question& question) {
  auto moves = draughts::legal_moves(question.variant, question.position);
  if (moves.empty()) return {};
  const Level& chosen = level(question.level);
  const int depth = moves.size() == 1 ? 1 : chosen.depth;
  const auto limit = [&](std::uint64_t positions) {
    constexpr double most = 1e15;
    const auto share = std::clamp(static_cast<double>(positions) * question.share, 1.0, most);
    return static_cast<std::uint64_t>(share);
  };
  Answer answer;
  const bool by_sets = draughts::with_rules(*question.variant.engine, [&]<class Rules>() {
    answer = Root<SetGame<Rules>>(question, moves, limit(chosen.positions)).best(depth);
  });
  if (by_sets) return answer;
  constexpr int slower = 8;
  return Root<ColumnGame>(question, std::move(moves), limit(chosen.positions / slower)).best(depth);
}

}  // namespace crownhead::computer
