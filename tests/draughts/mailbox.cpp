#include "tests/draughts/mailbox.hpp"

#include <algorithm>

namespace crownhead::draughts::slow {

namespace {

struct Place {
  int column;
  int row;

  bool operator==(const Place&) const = default;
};

constexpr std::array<std::array<int, 2>, 4> diagonals{{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}}};

Place place_of(int size, int number) {
  const int row = (number - 1) / (size / 2);
  return {2 * ((number - 1) % (size / 2)) + (row % 2 == 0 ? 1 : 0), row};
}

int number_of(int size, Place place) { return place.row * (size / 2) + place.column / 2 + 1; }

struct Walk {
  Board board;
  Place from;
  std::vector<Place> taken;
};

bool inside(const Board& board, Place place) {
  return place.column >= 0 && place.column < board.size && place.row >= 0 && place.row < board.size;
}

char piece(const Board& board, Place place) {
  return board.at[static_cast<std::size_t>(place.row)][static_cast<std::size_t>(place.column)];
}

void set(Board& board, Place place, char what) {
  board.at[static_cast<std::size_t>(place.row)][static_cast<std::size_t>(place.column)] = what;
}

bool is_white(char c) { return c == 'w' || c == 'W'; }
bool is_black(char c) { return c == 'b' || c == 'B'; }
bool is_king(char c) { return c == 'W' || c == 'B'; }
char crowned(char c) { return c == 'w' ? 'W' : c == 'b' ? 'B' : c; }

int last_row(const Board& board) { return board.white_to_move ? 0 : board.size - 1; }

bool is_enemy(const Board& board, char c) {
  return board.white_to_move ? is_black(c) : is_white(c);
}

Move finished(const Walk& walk, Place to, char mover) {
  Move move{number_of(walk.board.size, walk.from), number_of(walk.board.size, to), {}, walk.board};
  for (const Place place : walk.taken) {
    move.captured.insert(number_of(walk.board.size, place));
    set(move.after, place, '.');
  }
  set(move.after, to, to.row == last_row(walk.board) ? crowned(mover) : mover);
  move.after.white_to_move = !walk.board.white_to_move;
  return move;
}

/// Every place a piece that stands on `at` can land on with one more hop, and what it jumps.
std::vector<std::pair<Place, Place>> hops(const Walk& walk, Place at, char mover) {
  std::vector<std::pair<Place, Place>> found;
  for (const auto& [dx, dy] : diagonals) {
    Place place{at.column + dx, at.row + dy};
    while (is_king(mover) && inside(walk.board, place) && piece(walk.board, place) == '.') {
      place = {place.column + dx, place.row + dy};
    }
    if (!inside(walk.board, place) || !is_enemy(walk.board, piece(walk.board, place))) continue;
    if (std::ranges::count(walk.taken, place) > 0) continue;
    const Place victim = place;
    for (place = {place.column + dx, place.row + dy};
         inside(walk.board, place) && piece(walk.board, place) == '.';
         place = {place.column + dx, place.row + dy}) {
      found.emplace_back(place, victim);
      if (!is_king(mover)) break;
    }
  }
  return found;
}

char after_landing(const Board& board, Place at, char mover) {
  return board.russian && at.row == last_row(board) ? crowned(mover) : mover;
}

bool can_go_on(Walk walk, Place landing, Place victim, char mover) {
  walk.taken.push_back(victim);
  return !hops(walk, landing, after_landing(walk.board, landing, mover)).empty();
}

void capture(const Walk& walk, Place at, char mover, std::set<Move>& found) {
  const auto next = hops(walk, at, mover);
  if (next.empty()) {
    if (!walk.taken.empty()) found.insert(finished(walk, at, mover));
    return;
  }
  for (const auto& [landing, victim] : next) {
    // Of the squares behind one victim those where the king can go on go first, if there are any.
    const bool other_goes_on = std::ranges::any_of(next, [&, v = victim](const auto& hop) {
      return hop.second == v && can_go_on(walk, hop.first, v, mover);
    });
    if (other_goes_on && !can_go_on(walk, landing, victim, mover)) continue;
    Walk further = walk;
    further.taken.push_back(victim);
    capture(further, landing, after_landing(walk.board, landing, mover), found);
  }
}

void step(const Board& board, Place from, std::set<Move>& found) {
  const char mover = piece(board, from);
  Walk walk{board, from, {}};
  set(walk.board, from, '.');
  for (const auto& [dx, dy] : diagonals) {
    if (!is_king(mover) && dy != (board.white_to_move ? -1 : 1)) continue;
    for (Place to{from.column + dx, from.row + dy}; inside(board, to) && piece(board, to) == '.';
         to = {to.column + dx, to.row + dy}) {
      found.insert(finished(walk, to, mover));
      if (!is_king(mover)) break;
    }
  }
}

}  // namespace

Board board_of(int size, bool russian, bool white_to_move, const std::vector<int>& white_men,
               const std::vector<int>& white_kings, const std::vector<int>& black_men,
               const std::vector<int>& black_kings) {
  Board board{size, russian, white_to_move, {}};
  for (auto& row : board.at) row.fill('.');
  const auto put = [&](const std::vector<int>& numbers, char what) {
    for (const int number : numbers) set(board, place_of(size, number), what);
  };
  put(white_men, 'w');
  put(white_kings, 'W');
  put(black_men, 'b');
  put(black_kings, 'B');
  return board;
}

std::set<Move> legal_moves(const Board& board) {
  std::set<Move> captures;
  std::set<Move> quiet;
  for (int number = 1; number <= board.size * board.size / 2; ++number) {
    const Place from = place_of(board.size, number);
    const char mover = piece(board, from);
    if (mover == '.' || is_enemy(board, mover)) continue;
    Walk walk{board, from, {}};
    set(walk.board, from, '.');
    capture(walk, from, mover, captures);
    step(board, from, quiet);
  }
  if (captures.empty()) return quiet;
  if (board.russian) return captures;
  const auto most = std::ranges::max_element(captures, {}, [](const Move& m) {
                      return m.captured.size();
                    })->captured.size();
  std::erase_if(captures, [most](const Move& m) { return m.captured.size() < most; });
  return captures;
}

}  // namespace crownhead::draughts::slow
