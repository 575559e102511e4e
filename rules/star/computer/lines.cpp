#include "rules/star/computer/lines.hpp"

#include <algorithm>
#include <utility>

#include "rules/star/computer/worth.hpp"
#include "rules/star/play.hpp"

namespace crownhead::star::computer {

int gain(const Terms& terms, int seat, Move move) {
  if (move == pass) return 0;
  const auto goal = slot(target(terms, seat));
  return terms.board->to_tip[move.from][goal] - terms.board->to_tip[move.to][goal];
}

std::vector<Move> ordered_moves(const Terms& terms, const Position& position) {
  /// A move that loses more steps than this is not searched if there is a better one.
  constexpr int most_steps_lost = 1;
  std::vector<Move> moves = legal_moves(terms, position);
  const auto gained = [&](Move move) { return gain(terms, position.turn, move); };
  std::ranges::sort(moves, [&](Move one, Move other) {
    return std::pair(gained(other), one) < std::pair(gained(one), other);
  });
  const auto lost =
      std::ranges::find_if(moves, [&](Move move) { return gained(move) < -most_steps_lost; });
  if (lost != moves.begin()) moves.erase(lost, moves.end());
  return moves;
}

Position after(const Terms& terms, const Position& position, Move move) {
  Position next = position;
  play(terms, next, move);
  return next;
}

int in_time(int worth, int plies) {
  constexpr int a_ply = decided / 10;
  if (worth >= decided) return worth + plies * a_ply;
  if (worth <= -decided) return worth - plies * a_ply;
  return worth;
}

}  // namespace crownhead::star::computer
