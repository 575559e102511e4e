#include "rules/star/notation.hpp"

#include <algorithm>
#include <limits>
#include <optional>
#include <span>

#include "rules/reasons.hpp"
#include "rules/star/refusal.hpp"

namespace crownhead::star {

namespace {

/// Reads holes separated by hyphens; nullopt for any other text.
std::optional<std::vector<Hole>> written_holes(const Board& board, std::string_view text) {
  std::vector<Hole> holes;
  while (true) {
    skip_blanks(text);
    const auto hole = take_hole(board, text);
    if (!hole) return std::nullopt;
    holes.push_back(*hole);
    skip_blanks(text);
    if (text.empty()) break;
    if (text[0] != '-') return std::nullopt;
    text.remove_prefix(1);
  }
  return holes.size() < 2 ? std::nullopt : std::optional(std::move(holes));
}

bool is_pass(std::string_view text) {
  skip_blanks(text);
  if (!text.starts_with('-')) return false;
  text.remove_prefix(1);
  skip_blanks(text);
  return text.empty();
}

bool is_step(const Board& board, Hole from, Hole to) {
  return std::ranges::find(board.next[from], to) != board.next[from].end();
}

/// Calls `visit` with each free hole that is one jump from `at`.
template <class Visit>
void visit_one_jump(const Board& board, const Position& position, Hole at, const Visit& visit) {
  for (std::size_t way = 0; way < direction_count; ++way) {
    const Hole to = board.beyond[at][way];
    if (to != no_hole && position.men[to] == 0 && position.men[board.next[at][way]] != 0) visit(to);
  }
}

bool is_jump(const Board& board, const Position& position, Hole from, Hole to) {
  bool found = false;
  visit_one_jump(board, position, from, [&](Hole landing) { found = found || landing == to; });
  return found;
}

/// Returns the first jump of a path that is not possible.
std::optional<Move> barred_part(const Board& board, const Position& position,
                                std::span<const Hole> way) {
  Position lifted = position;
  lifted.men[way.front()] = 0;
  for (std::size_t i = 1; i < way.size(); ++i)
    if (!is_jump(board, lifted, way[i - 1], way[i])) return Move{way[i - 1], way[i]};
  return std::nullopt;
}

constexpr int unreached = std::numeric_limits<int>::max();

/// Returns, by hole, the number of jumps from there to `goal`.
std::array<int, most_holes> jumps_to(const Board& board, const Position& position, Hole goal) {
  std::array<int, most_holes> jumps;
  jumps.fill(unreached);
  jumps[goal] = 0;
  std::vector<Hole> waiting{goal};
  for (std::size_t i = 0; i < waiting.size(); ++i)
    visit_one_jump(board, position, waiting[i], [&](Hole at) {
      if (jumps[at] != unreached) return;
      jumps[at] = jumps[waiting[i]] + 1;
      waiting.push_back(at);
    });
  return jumps;
}

}  // namespace

std::string write_move(const Board& board, Move move) {
  return move == pass ? "-" : hole_name(board, move.from) + '-' + hole_name(board, move.to);
}

Result<Move> read_move(const Terms& terms, const Position& position, std::string_view text) {
  const Board& board = *terms.board;
  const auto holes = is_pass(text) ? std::vector{no_hole, no_hole} : written_holes(board, text);
  if (!holes)
    return fail(Code::bad_notation, reason::star::not_a_move(text.substr(0, 40), board.side));
  const Move move{holes->front(), holes->back()};
  const auto legal = legal_moves(terms, position);
  if (std::ranges::find(legal, move) == legal.end())
    return fail(Code::illegal_move, why_illegal(terms, position, move, legal));
  if (holes->size() > 2)
    if (const auto part = barred_part(board, position, *holes))
      return fail(Code::illegal_move,
                  reason::star::no_jump(hole_name(board, part->from), hole_name(board, part->to),
                                        write_move(board, move)));
  return move;
}

std::vector<Hole> shortest_path(const Board& board, const Position& position, Move move) {
  if (is_step(board, move.from, move.to)) return {move.from, move.to};
  Position lifted = position;
  lifted.men[move.from] = 0;
  const auto jumps = jumps_to(board, lifted, move.to);
  std::vector<Hole> path{move.from};
  while (path.back() != move.to) {
    std::optional<Hole> best;
    visit_one_jump(board, lifted, path.back(), [&](Hole landing) {
      const bool nearer = jumps[landing] < jumps[path.back()];
      if (nearer && (!best || hole_name(board, landing) < hole_name(board, *best))) best = landing;
    });
    path.push_back(*best);
  }
  return path;
}

}  // namespace crownhead::star
