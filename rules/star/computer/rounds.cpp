#include "rules/star/computer/rounds.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "rules/star/computer/lines.hpp"
#include "rules/star/computer/worth.hpp"
#include "rules/star/play.hpp"

namespace crownhead::star::computer {

int Rounds::value(const Position& position, Move move, int turns) {
  Position next = after(terms_, position, move);
  budget_.take();
  if (turns > 1 && !budget_.is_used_up()) {
    while (goes_on(next) && next.turn != seat_) play(terms_, next, furthest(next));
    if (goes_on(next)) return best(next, turns - 1);
  }
  return in_time(worth(terms_, next, seat_), turns - 1);
}

int Rounds::best(const Position& position, int turns) {
  int best = -infinite;
  for (const Move move : widest(position)) best = std::max(best, value(position, move, turns));
  return best;
}

std::vector<Move> Rounds::widest(const Position& position) const {
  std::vector<std::pair<int, Move>> gained;
  for (const Move move : legal_moves(terms_, position))
    gained.emplace_back(way_gained(terms_, seat_, move), move);
  std::ranges::sort(gained, std::greater());
  gained.resize(std::min(gained.size(), width_));
  std::vector<Move> moves;
  moves.reserve(gained.size());
  for (const auto& [way, move] : gained) moves.push_back(move);
  return moves;
}

Move Rounds::furthest(const Position& position) const {
  return std::ranges::max(legal_moves(terms_, position), {},
                          [&](Move move) { return way_gained(terms_, position.turn, move); });
}

bool Rounds::goes_on(const Position& position) const {
  return waits_for(terms_, position) &&
         position.seats[static_cast<std::size_t>(seat_)].standing == Standing::plays;
}

}  // namespace crownhead::star::computer
