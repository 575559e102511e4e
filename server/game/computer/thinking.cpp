#include "server/game/computer/thinking.hpp"

#include <algorithm>

#include "rules/computer/search.hpp"
#include "rules/kind/draughts_board.hpp"
#include "rules/kind/star_board.hpp"

namespace crownhead::live {
namespace {

/// With at least this much time left, a level searches all of its positions.
constexpr Millis ample = seconds(60);
constexpr double least_share = 0.02;
/// This many waiting games halve the positions.
constexpr double many_waiting = 8;
/// A search may use one part in this many of the time left.
constexpr int moves_to_come = 40;
/// More positions than can be searched in the longest time that an operator may set.
constexpr double without_end = 1e6;

/// True if the search of this game can use more time.
bool looks_deeper_with_time(const kind::Board& board) {
  if (const auto* star = board.as<kind::StarBoard>()) return star->terms().seats == 2;
  return board.as<kind::DraughtsBoard>() != nullptr;
}

bool takes_its_time(const ComputerTurn& turn) {
  return turn.kind == ComputerTurn::Kind::move && turn.level == computer::strongest &&
         looks_deeper_with_time(turn.board);
}

}  // namespace

Thinking thinking_about(const ComputerTurn& turn, std::size_t others_waiting, Millis most) {
  const Millis fitting = turn.left ? Millis{turn.left->count / moves_to_come} : most;
  const Millis longest = std::min(fitting, most);
  if (others_waiting == 0 && takes_its_time(turn) && longest > own_time)
    return {.share = without_end, .longest = longest};
  const Millis left = std::min(turn.left.value_or(ample), ample);
  const double share = static_cast<double>(left.count) / static_cast<double>(ample.count) /
                       (1 + static_cast<double>(others_waiting) / many_waiting);
  return {.share = std::max(share, least_share)};
}

}  // namespace crownhead::live
