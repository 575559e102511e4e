#include "tests/draughts/slow_comparison/random_board.hpp"

#include <algorithm>

#include "tests/draughts/slow/generator.hpp"

namespace crownhead::slow {

namespace {

bool one_in(int times, std::mt19937& random) {
  return random() % static_cast<unsigned>(times) == 0;
}

Place any_place(const Rules& rules, std::mt19937& random) {
  const auto& all = places(rules);
  return all[random() % all.size()];
}

/// A position never has more pieces than the initial one, including prisoners.
constexpr std::size_t most_in_towers = 24;

std::size_t pieces_on(const Board& board) {
  std::size_t count = 0;
  for (const Place place : places(*board.rules)) count += board.on(place).size();
  return count;
}

Tower any_tower(const Board& board, Place place, int one_king_in, std::mt19937& random) {
  const bool white = one_in(3, random) == board.white_to_move;
  const bool king = one_in(one_king_in, random) || place.rank == last_rank(*board.rules, white);
  Tower tower{{white, king}};
  const bool towers = board.rules->taken == Taken::join_the_tower;
  while (towers && one_in(2, random) && pieces_on(board) + tower.size() < most_in_towers) {
    tower.push_back({one_in(2, random), one_in(3, random)});
  }
  return tower;
}

/// Counts moves of a king on the board whose side has a man.
void count_some_king_moves(Board& board, std::mt19937& random) {
  for (const bool white : {true, false}) {
    bool man = false;
    std::vector<Place> kings;
    for (const Place place : places(*board.rules)) {
      if (board.on(place).empty() || board.on(place).front().white != white) continue;
      if (board.on(place).front().king)
        kings.push_back(place);
      else
        man = true;
    }
    if (!man || kings.empty()) continue;
    const int moves = static_cast<int>(random() % 4);
    if (moves > 0) board.king_moves[white ? 0 : 1] = {moves, kings[random() % kings.size()]};
  }
}

}  // namespace

Board thrown(const Rules& rules, std::mt19937& random) {
  Board board(rules);
  board.white_to_move = one_in(2, random);
  const auto squares = static_cast<unsigned>(places(rules).size());
  const unsigned pieces = 2 + static_cast<unsigned>(random()) % (squares / 2);
  // Many kings among many pieces have too many routes for a slow generator.
  const int one_king_in = pieces < 12 ? 2 : 8;
  for (unsigned i = 0; i < pieces; ++i) {
    const Place place = any_place(rules, random);
    if (rules.taken == Taken::join_the_tower && pieces_on(board) >= most_in_towers) break;
    if (!board.on(place).empty()) continue;
    const Tower tower = any_tower(board, place, one_king_in, random);
    // If the first king wins, a game in progress has no king.
    if (!rules.first_king_wins || !tower.front().king) board.on(place) = tower;
  }
  if (rules.counts_king_moves) count_some_king_moves(board, random);
  return board;
}

bool play_any(Board& board, std::mt19937& random) {
  const auto routes = legal_routes(board);
  if (routes.empty()) return false;
  board = played(board, routes[random() % routes.size()]);
  return true;
}

}  // namespace crownhead::slow
