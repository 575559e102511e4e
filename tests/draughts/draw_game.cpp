#include "tests/draughts/draw_game.hpp"

#include <algorithm>
#include <sstream>
#include <stdexcept>

#include "rules/draughts/notation/fen.hpp"
#include "rules/draughts/notation/notation.hpp"
#include "tests/draughts/test_data.hpp"

namespace crownhead::draughts {

DrawGame::DrawGame(const std::string& variant, const std::string& ruleset, const std::string& fen)
    : DrawGame(variant_of(variant), *find_ruleset(variant_of(variant), ruleset), fen) {}

DrawGame::DrawGame(const Variant& variant, const Ruleset& ruleset, const std::string& fen)
    : variant_(variant),
      position_(position_of(variant_, fen)),
      count_(variant_, ruleset, position_),
      seen_{position_} {}

DrawGame& DrawGame::play(const std::string& moves) {
  std::istringstream in(moves);
  for (std::string text; in >> text;) {
    const auto move = read_move(variant_, position_, text);
    if (!move) throw std::invalid_argument(text + ": " + move.error().detail);
    make(*move);
  }
  return *this;
}

DrawGame& DrawGame::shuffle(int plies) {
  for (int ply = 0; ply < plies; ++ply) make(quiet_move());
  return *this;
}

DrawGame& DrawGame::tell(int from, int to, int taken) {
  Bitboard captured;
  if (taken > 0) captured.insert(static_cast<Square>(taken - 1));
  make({static_cast<Square>(from - 1), static_cast<Square>(to - 1), captured});
  return *this;
}

DrawGame& DrawGame::idle(int plies) {
  for (int ply = 0; ply < plies; ++ply) {
    const Square king = position_.kings[slot(position_.turn)].front();
    Square to = king;
    do {
      to = static_cast<Square>((to + 1) % square_count(variant_));
    } while (position_.occupied().contains(to));
    make({king, to, {}});
  }
  return *this;
}

DrawGame& DrawGame::take() {
  Bitboard captured;
  captured.insert(position_.pieces(opposite(position_.turn)).front());
  Square to = captured.front();
  while (position_.occupied().contains(to)) ++to;
  make({position_.kings[slot(position_.turn)].front(), to, captured});
  return *this;
}

int DrawGame::left(DrawRule rule) const {
  for (const Counter& counter : count_.counters()) {
    if (counter.rule == rule) return counter.left;
  }
  return -1;
}

void DrawGame::make(const Move& move) {
  const Position next = after(variant_, position_, move);
  count_.played(position_, move, next);
  position_ = next;
  seen_.push_back(next);
}

Move DrawGame::quiet_move() const {
  std::optional<Move> best;
  std::ptrdiff_t fewest = 2;
  for (const Move& move : legal_moves(variant_, position_)) {
    const Position next = after(variant_, position_, move);
    const auto replies = legal_moves(variant_, next);
    const bool taken =
        std::ranges::any_of(replies, [](const Move& reply) { return !reply.captured.empty(); });
    const bool on_road =
        column_of(variant_, move.to) + row_of(variant_, move.to) == variant_.columns - 1;
    const auto times = std::ranges::count(seen_, next);
    if (!position_.kings[slot(position_.turn)].contains(move.from) || !move.captured.empty() ||
        taken || replies.empty() || times >= fewest || on_road) {
      continue;
    }
    best = move;
    fewest = times;
  }
  if (!best) throw std::logic_error("no quiet move in " + write_fen(variant_, position_));
  return *best;
}

}  // namespace crownhead::draughts
