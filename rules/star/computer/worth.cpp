#include "rules/star/computer/worth.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "rules/star/play.hpp"

namespace crownhead::star::computer {

namespace {

constexpr int step = 10;
constexpr int at_home = 8;
/// Divisor of the square of a man's steps, so that men far behind count more.
constexpr int behind_divisor = 2;

/// Returns the cost of a man with this many steps to the tip of its target.
constexpr int way_of(int steps) { return step * steps + steps * steps / behind_divisor; }

/// The number of steps from each hole of a star to each other one.
using Steps = std::vector<std::array<std::uint8_t, most_holes>>;

Steps steps_of(const Board& board) {
  constexpr std::uint8_t unknown = 255;
  Steps steps(board.holes);
  for (Hole from = 0; from < board.holes; ++from) {
    steps[from].fill(unknown);
    steps[from][from] = 0;
    std::vector<Hole> reached{from};
    for (std::size_t i = 0; i < reached.size(); ++i)
      for (const Hole to : board.next[reached[i]]) {
        if (to == no_hole || steps[from][to] != unknown) continue;
        steps[from][to] = static_cast<std::uint8_t>(steps[from][reached[i]] + 1);
        reached.push_back(to);
      }
  }
  return steps;
}

const Steps& steps_on(const Board& board) {
  static const Steps small = steps_of(board_of(3));
  static const Steps large = steps_of(board_of(4));
  return board.side == 3 ? small : large;
}

/// Returns the place of a seat as far as it can be known: seats that have arrived in this round
/// come before those that have not, and seats still playing after all that have a place.
int rank_of(const Position& position, int seat) {
  const Progress& progress = position.seats[static_cast<std::size_t>(seat)];
  switch (progress.standing) {
    case Standing::arrived: return 1;
    case Standing::placed:
    case Standing::out: return progress.place;
    case Standing::plays: break;
  }
  return most_seats + 1;
}

bool plays(const Position& position, int seat) {
  return position.seats[static_cast<std::size_t>(seat)].standing == Standing::plays;
}

}  // namespace

int way_to_go(const Terms& terms, const Position& position, int seat) {
  const Point goal = target(terms, seat);
  const Point start = home(terms, seat);
  const Steps& steps = steps_on(*terms.board);
  std::array<Hole, most_holes> outside;
  std::array<Hole, most_holes> free;
  std::size_t outside_count = 0;
  std::size_t free_count = 0;
  int way = 0;
  for (Hole hole = 0; hole < terms.board->holes; ++hole) {
    const bool inside = is_in_camp(terms, goal, hole);
    if (inside && position.men[hole] == 0) free[free_count++] = hole;
    if (position.men[hole] != man_of(seat)) continue;
    const int to_go = terms.board->to_tip[hole][slot(goal)];
    way += way_of(to_go);
    if (is_in_camp(terms, start, hole)) way += at_home;
    if (!inside) outside[outside_count++] = hole;
  }
  for (std::size_t i = 0; i < outside_count; ++i) {
    int nearest = free_count == 0 ? 0 : static_cast<int>(most_holes);
    for (std::size_t k = 0; k < free_count; ++k)
      nearest = std::min(nearest, int{steps[outside[i]][free[k]]});
    way += step / 2 * nearest;
  }
  return way;
}

int way_gained(const Terms& terms, int seat, Move move) {
  if (move == pass) return 0;
  const Point start = home(terms, seat);
  const auto goal = slot(target(terms, seat));
  const auto way = [&](Hole hole) {
    return way_of(terms.board->to_tip[hole][goal]) + (is_in_camp(terms, start, hole) ? at_home : 0);
  };
  return way(move.from) - way(move.to);
}

int worth(const Terms& terms, const Position& position, int seat) {
  int best_rank = most_seats + 1;
  std::optional<int> shortest_way;
  for (int other = 0; other < terms.seats; ++other) {
    if (other == seat) continue;
    best_rank = std::min(best_rank, rank_of(position, other));
    if (!plays(position, other)) continue;
    const int way = way_to_go(terms, position, other);
    shortest_way = std::min(shortest_way.value_or(way), way);
  }
  if (!plays(position, seat)) {
    const int rank = rank_of(position, seat);
    return rank == best_rank ? 0 : rank < best_rank ? decided : -decided;
  }
  // The last seat still plays on, and with more than two seats for the next place.
  const int lost = shortest_way ? 0 : decided;
  return shortest_way.value_or(0) - way_to_go(terms, position, seat) - lost;
}

}  // namespace crownhead::star::computer
