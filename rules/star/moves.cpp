#include "rules/star/moves.hpp"

#include <algorithm>
#include <bitset>

#include "rules/star/play.hpp"

namespace crownhead::star {

namespace {

/// Enough for most positions.
constexpr std::size_t usual_moves = 64;

template <class Visit>
void visit_jumps(const Board& board, const Position& position, Hole from, const Visit& visit) {
  std::bitset<most_holes> seen;
  seen.set(from);
  std::array<Hole, most_holes> waiting;
  std::size_t count = 0;
  waiting[count++] = from;
  while (count > 0) {
    const Hole at = waiting[--count];
    for (std::size_t way = 0; way < direction_count; ++way) {
      const Hole to = board.beyond[at][way];
      if (to == no_hole || position.men[board.next[at][way]] == 0) continue;
      if (position.men[to] != 0 || seen.test(to)) continue;
      seen.set(to);
      waiting[count++] = to;
      visit(to);
    }
  }
}

/// Visits each hole once: a step never leads to a hole that jumps reach, because jumps stay on
/// every second hole of every second line.
template <class Visit>
void visit_reach(const Board& board, const Position& position, Hole from, const Visit& visit) {
  for (const Hole to : board.next[from])
    if (to != no_hole && position.men[to] == 0) visit(to);
  visit_jumps(board, position, from, visit);
}

/// Applies the duty to leave home: keeps moves of a man out of it, otherwise moves of a man in it,
/// otherwise all.
void keep_dutiful(const Terms& terms, const Position& position, std::vector<Move>& moves) {
  if (!terms.ruleset->leaves_home || position.round < leaving_turn(terms)) return;
  const Point at_home = home(terms, position.turn);
  const auto begins_there = [&](Move move) { return is_in_camp(terms, at_home, move.from); };
  const auto leaves = [&](Move move) {
    return begins_there(move) && !is_in_camp(terms, at_home, move.to);
  };
  if (std::ranges::any_of(moves, leaves))
    std::erase_if(moves, [&](Move move) { return !leaves(move); });
  else if (std::ranges::any_of(moves, begins_there))
    std::erase_if(moves, [&](Move move) { return !begins_there(move); });
}

}  // namespace

bool may_rest(const Terms& terms, int seat, Move move) {
  const Point goal = target(terms, seat);
  if (terms.ruleset->stays_in_target && is_in_camp(terms, goal, move.from) &&
      !is_in_camp(terms, goal, move.to))
    return false;
  const Point point = terms.board->point[move.to];
  return terms.ruleset->rests_anywhere || point == Point::none || point == goal ||
         point == home(terms, seat);
}

std::vector<Hole> reach(const Board& board, const Position& position, Hole from) {
  std::vector<Hole> found;
  visit_reach(board, position, from, [&](Hole to) { found.push_back(to); });
  return found;
}

std::vector<Move> legal_moves(const Terms& terms, const Position& position) {
  std::vector<Move> moves;
  const auto seat = waits_for(terms, position);
  if (!seat) return moves;
  moves.reserve(usual_moves);
  for (Hole from = 0; from < terms.board->holes; ++from) {
    if (position.men[from] != man_of(*seat)) continue;
    visit_reach(*terms.board, position, from, [&](Hole to) {
      if (const Move move{from, to}; may_rest(terms, *seat, move)) moves.push_back(move);
    });
  }
  keep_dutiful(terms, position, moves);
  if (moves.empty()) moves.push_back(pass);
  std::ranges::sort(moves);
  return moves;
}

}  // namespace crownhead::star
