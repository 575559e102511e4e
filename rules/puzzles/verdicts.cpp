#include "rules/puzzles/verdicts.hpp"

#include <algorithm>

#include "rules/draughts/notation/fen.hpp"
#include "rules/draughts/notation/notation.hpp"
#include "rules/endings/lookup.hpp"
#include "rules/puzzles/proof.hpp"

namespace crownhead::puzzles {
namespace {

using draughts::Position;

/// Returns an empty text if the table does not cover all moves.
std::string valued(const endings::Table& table, const Position& position) {
  std::vector<std::string> values;
  for (const auto& [move, value] : endings::valued_moves(table, position)) {
    auto text = draughts::write_full(*table.heading().variant, position, move) + " " +
                std::string(endings::value_name(value));
    if (!value.is_draw()) text += " " + std::to_string(value.plies());
    values.push_back(std::move(text));
  }
  std::ranges::sort(values);
  std::string all;
  for (const auto& value : values) all += (all.empty() ? "" : ", ") + value;
  return all;
}

Position position_at(const PlayablePuzzle& puzzle, std::size_t turn) {
  Position position = puzzle.asked();
  for (std::size_t ply = 0; ply < turn; ++ply)
    position = draughts::after(*puzzle.variant, position, puzzle.puzzle.solution[ply]);
  return position;
}

}  // namespace

std::vector<Verdict> verdicts(const endings::Table& table, const PlayablePuzzle& puzzle) {
  std::vector<Verdict> found;
  for (std::size_t turn = 0; turn < puzzle.puzzle.solution.size(); turn += 2) {
    const Position position = position_at(puzzle, turn);
    auto moves = valued(table, position);
    if (moves.empty()) continue;
    const auto said = proof(*puzzle.variant, &table, position, puzzle.puzzle.solution[turn]);
    found.push_back({.turn = turn, .only_win = said == Proof::only_win, .moves = std::move(moves)});
  }
  return found;
}

std::string verdict_line(const PlayablePuzzle& puzzle, const Verdict& verdict) {
  const auto& variant = *puzzle.variant;
  const Position position = position_at(puzzle, verdict.turn);
  return std::string(variant.key) + " | " + draughts::write_fen(variant, position) + " | " +
         draughts::write_full(variant, position, puzzle.puzzle.solution[verdict.turn]) + " | " +
         verdict.moves;
}

}  // namespace crownhead::puzzles
