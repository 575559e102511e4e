#include "tests/draughts/slow/generator.hpp"

#include <algorithm>
#include <functional>

#include "tests/draughts/slow/captures.hpp"

namespace crownhead::slow {

namespace {

constexpr int most_king_moves = 3;

std::size_t side(bool white) { return white ? 0 : 1; }

template <class Of>
bool has_piece(const Board& board, Of of) {
  return std::ranges::any_of(places(*board.rules), [&](Place place) {
    const Tower& tower = board.on(place);
    return !tower.empty() && std::invoke(of, tower.front());
  });
}

bool has_man(const Board& board, bool white) {
  return has_piece(board, [white](Piece p) { return p.white == white && !p.king; });
}

bool is_over(const Board& board) {
  if (board.rules->first_king_wins && has_piece(board, &Piece::king)) return true;
  const bool white_left = has_piece(board, [](Piece p) { return p.white; });
  const bool black_left = has_piece(board, [](Piece p) { return !p.white; });
  if (board.rules->moves_both_colors) return !white_left || !black_left;
  return board.white_to_move ? !white_left : !black_left;
}

std::vector<Direction> lines(const Rules& rules, Piece piece) {
  const int ahead = forward(piece.white);
  std::vector<Direction> all;
  if (rules.lines == Lines::straight || rules.lines == Lines::armenian) {
    all = {{0, ahead}, {-1, 0}, {1, 0}};
    if (piece.king) all.push_back({0, -ahead});
  }
  if (rules.lines != Lines::straight) {
    all.insert(all.end(), {{-1, ahead}, {1, ahead}});
    if (piece.king) all.insert(all.end(), {{-1, -ahead}, {1, -ahead}});
  }
  return all;
}

bool is_tired(const Board& board, Place king) {
  const KingMoves& counted = board.king_moves[side(board.white_to_move)];
  return board.rules->counts_king_moves && has_man(board, board.white_to_move) &&
         counted.moves >= most_king_moves && counted.king == king;
}

void steps_from(const Board& board, Place from, std::vector<Route>& routes) {
  const Piece piece = board.on(from).front();
  if (piece.king && is_tired(board, from)) return;
  const bool far = piece.king && board.rules->king != KingStep::one;
  for (const Direction direction : lines(*board.rules, piece)) {
    for (Place to = from + direction; board.is_free(to); to = to + direction) {
      if (board.barred != Barred{from, to}) {
        routes.push_back({from, {to}, {}, {}, piece, board.on(from)});
      }
      if (!far) break;
    }
  }
}

/// A count needs its king on the board and a man of its side.
void forget_idle_counts(Board& board) {
  for (const bool white : {true, false}) {
    KingMoves& counted = board.king_moves[side(white)];
    const Tower& tower = board.on(counted.king);
    const bool there = !tower.empty() && tower.front() == Piece{white, true};
    if (!there || !has_man(board, white)) counted = {};
  }
}

void count_king_moves(const Route& route, KingMoves& counted) {
  const bool counts = route.mover.king && route.captured.empty();
  const bool same = counted.moves > 0 && counted.king == route.from;
  counted = counts ? KingMoves{same ? counted.moves + 1 : 1, route.landings.back()} : KingMoves{};
}

void move_tower(Board& board, const Route& route) {
  board.on(route.from).clear();
  for (const Place victim : route.captured) {
    Tower& stood = board.on(victim);
    stood.erase(stood.begin());
  }
  const Place to = route.landings.back();
  board.on(to) = route.tower;
  Piece& top = board.on(to).front();
  if (to.rank == last_rank(*board.rules, top.white)) top.king = true;
}

}  // namespace

std::vector<Route> legal_routes(const Board& board) {
  if (is_over(board)) return {};
  Board walked = board;
  std::vector<Route> captures;
  std::vector<Route> quiet;
  for (const Place place : places(*board.rules)) {
    const Tower& tower = board.on(place);
    if (tower.empty()) continue;
    const bool own = tower.front().white == board.white_to_move;
    if (!own && !board.rules->moves_both_colors) continue;
    std::ranges::move(captures_from(walked, place), std::back_inserter(captures));
    steps_from(board, place, quiet);
  }
  return captures.empty() ? quiet : chosen(*board.rules, std::move(captures));
}

Board played(const Board& board, const Route& route) {
  Board after = board;
  move_tower(after, route);
  after.white_to_move = !board.white_to_move;
  if (board.rules->counts_king_moves) {
    count_king_moves(route, after.king_moves[side(board.white_to_move)]);
    forget_idle_counts(after);
  }
  after.barred.reset();
  const Place to = route.landings.back();
  if (board.rules->moves_both_colors && route.captured.empty() && after.on(to).front().king) {
    after.barred = Barred{to, route.from};
  }
  return after;
}

std::vector<Move> legal_moves(const Board& board) {
  std::vector<Route> routes = legal_routes(board);
  for (Route& route : routes) std::ranges::sort(route.captured);
  const auto what_counts = [](const Route& route) {
    return std::tie(route.from, route.landings.back(), route.captured, route.tower);
  };
  std::ranges::sort(routes, {}, what_counts);
  const auto again = std::ranges::unique(routes, {}, what_counts);
  routes.erase(again.begin(), again.end());
  std::vector<Move> moves;
  for (const Route& route : routes) {
    moves.push_back({route.from, route.landings.back(), route.captured, played(board, route)});
  }
  std::ranges::sort(moves);
  const auto same = std::ranges::unique(moves);
  moves.erase(same.begin(), same.end());
  return moves;
}

}  // namespace crownhead::slow
