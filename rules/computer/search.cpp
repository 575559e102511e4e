#include "rules/computer/search.hpp"

#include <algorithm>
#include <concepts>
#include <utility>

#include "rules/computer/level.hpp"
#include "rules/computer/root.hpp"
#include "rules/computer/with_game.hpp"

namespace crownhead::computer {
namespace {

int whim_of(const Question& question, const Level& level) {
  const bool strays = level.stray_in > 0 &&
                      mixed(question.lot, 0) % static_cast<std::uint64_t>(level.stray_in) == 0;
  return strays ? level.stray_whim : level.whim;
}

}  // namespace

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
  const int whim = whim_of(question, chosen);
  const endings::Table* endings = chosen.looks_up ? question.known_endings : nullptr;
  Answer answer;
  with_game(question.variant, [&]<class Game>() {
    constexpr int slower = std::same_as<Game, ColumnGame> ? 8 : 1;
    answer = Root<Game>(question, std::move(moves), limit(chosen.positions / slower), whim, endings)
                 .best(depth);
  });
  return answer;
}

}  // namespace crownhead::computer
