#include "tests/nardi/slow_plays.hpp"

#include <algorithm>
#include <map>

namespace crownhead::slow_nardi {

namespace {

bool all_home_above(const Side& own, int point) {
  for (int higher = point + 1; higher <= 25; ++higher)
    if (own.at(static_cast<std::size_t>(higher)) > 0) return false;
  return true;
}

bool may_go(const Board& board, int from, int die) {
  if (board.own.at(static_cast<std::size_t>(from)) == 0) return false;
  if (board.own[25] > 0 && from != 25) return false;
  const int to = from - die;
  if (to > 0) return board.other.at(static_cast<std::size_t>(25 - to)) < 2;
  if (!all_home_above(board.own, 6)) return false;
  return to == 0 || all_home_above(board.own, from);
}

Board moved(Board board, int from, int die) {
  const int to = std::max(from - die, 0);
  --board.own.at(static_cast<std::size_t>(from));
  ++board.own.at(static_cast<std::size_t>(to));
  if (to > 0 && board.other.at(static_cast<std::size_t>(25 - to)) == 1) {
    board.other.at(static_cast<std::size_t>(25 - to)) = 0;
    ++board.other[25];
  }
  return board;
}

/// Plays the dice one after another until one cannot be played; records the result by the number of
/// dice played.
void play_out(const Board& board, std::vector<int> dice, int played,
              std::map<int, std::set<Board>>& reached) {
  bool went_on = false;
  if (!dice.empty()) {
    const int die = dice.front();
    dice.erase(dice.begin());
    for (int from = 1; from <= 25; ++from) {
      if (!may_go(board, from, die)) continue;
      went_on = true;
      play_out(moved(board, from, die), dice, played + 1, reached);
    }
  }
  if (!went_on) reached[played].insert(board);
}

std::set<Board> by_one(const Board& board, int die) {
  std::set<Board> boards;
  for (int from = 1; from <= 25; ++from)
    if (may_go(board, from, die)) boards.insert(moved(board, from, die));
  return boards;
}

}  // namespace

Outcomes outcomes(const Board& board, int first_die, int second_die) {
  std::map<int, std::set<Board>> reached;
  if (first_die == second_die) {
    play_out(board, std::vector<int>(4, first_die), 0, reached);
  } else {
    play_out(board, {first_die, second_die}, 0, reached);
    play_out(board, {second_die, first_die}, 0, reached);
  }
  const auto& [dice, boards] = *reached.rbegin();
  if (dice != 1 || first_die == second_die) return {boards, dice};
  const auto larger = by_one(board, std::max(first_die, second_die));
  return {larger.empty() ? by_one(board, std::min(first_die, second_die)) : larger, 1};
}

}  // namespace crownhead::slow_nardi
