#include "rules/draughts/change.hpp"

#include <algorithm>

#include "rules/draughts/board/squares.hpp"
#include "rules/draughts/moves/engine.hpp"

namespace crownhead::draughts {

namespace {

/// The piece removed from a square, with the pieces under it.
struct Lifted {
  Piece top;
  Prisoners under;
};

std::optional<Piece> piece_on(const Position& position, Square square) {
  for (const Color color : {Color::white, Color::black}) {
    if (position.men[slot(color)].contains(square)) return Piece{color, false};
    if (position.kings[slot(color)].contains(square)) return Piece{color, true};
  }
  return std::nullopt;
}

std::optional<Lifted> lift(Position& position, Square square) {
  const auto top = piece_on(position, square);
  if (!top) return std::nullopt;
  (top->king ? position.kings : position.men)[slot(top->color)].erase(square);
  Lifted lifted{.top = *top, .under = {}};
  const auto tower = std::ranges::find(position.towers, square, &Tower::square);
  if (tower != position.towers.end()) {
    lifted.under = tower->prisoners;
    position.towers.erase(tower);
  }
  return lifted;
}

void put(Position& position, Square square, const Lifted& lifted) {
  const auto& [top, under] = lifted;
  (top.king ? position.kings : position.men)[slot(top.color)].insert(square);
  if (under.empty()) return;
  const auto place = std::ranges::lower_bound(position.towers, square, {}, &Tower::square);
  position.towers.insert(place, {square, under});
}

/// Captures the top piece of a square; the piece under it becomes the top.
bool capture(Position& position, Square square) {
  auto lifted = lift(position, square);
  if (!lifted) return false;
  if (lifted->under.empty()) return true;
  lifted->top = lifted->under[0];
  lifted->under.pop_top();
  put(position, square, *lifted);
  return true;
}

bool fits(const Variant& variant, const Change& change) {
  const auto on_board = [&](Square square) { return square < square_count(variant); };
  const Move& move = change.move;
  for (const Square square : move.captured)
    if (!on_board(square)) return false;
  for (const KingRun& run : change.king_runs)
    if (!on_board(run.king)) return false;
  if (change.barred && !(on_board(change.barred->from) && on_board(change.barred->to)))
    return false;
  const int taken = variant.engine == &bashni_engine ? move.captured.size() : 0;
  return on_board(move.from) && on_board(move.to) && move.taken.size() == taken;
}

}  // namespace

Change change_of(const Position& before, const Move& move, const Position& after) {
  const auto mover = piece_on(before, move.from);
  const auto arrived = piece_on(after, move.to);
  return {.move = move,
          .crowned = mover && arrived && !mover->king && arrived->king,
          .king_runs = after.king_runs,
          .barred = after.barred};
}

std::optional<Position> changed(const Variant& variant, const Position& before,
                                const Change& change) {
  const Move& move = change.move;
  if (!fits(variant, change)) return std::nullopt;
  Position position = before;
  auto mover = lift(position, move.from);
  if (!mover || mover->under.size() + move.taken.size() > Prisoners::most) return std::nullopt;
  for (const Square square : move.captured)
    if (!capture(position, square)) return std::nullopt;
  if (position.occupied().contains(move.to)) return std::nullopt;
  for (int i = 0; i < move.taken.size(); ++i) mover->under.push_bottom(move.taken[i]);
  mover->top.king = mover->top.king || change.crowned;
  put(position, move.to, *mover);
  position.turn = opposite(before.turn);
  position.king_runs = change.king_runs;
  position.barred = change.barred;
  return position;
}

}  // namespace crownhead::draughts
