#include "rules/puzzles/written.hpp"

#include <algorithm>

#include "rules/draughts/notation/fen.hpp"
#include "rules/draughts/notation/notation.hpp"
#include "rules/puzzles/proof.hpp"
#include "rules/reason.hpp"

namespace crownhead::puzzles {
namespace {

using draughts::Move;
using draughts::Position;

std::unexpected<Error> lacks(std::string what) {
  return fail(Code::bad_record, in_english(std::move(what)));
}

bool ends_as_a_win(const draughts::Variant& variant, const Position& position, const Move& move) {
  const auto end = draughts::board_end(variant, draughts::after(variant, position, move));
  return end && end->winner == position.turn;
}

/// Returns true if `text` may be read as the correct move.
bool means(const draughts::Variant& variant, const Position& position, const std::string& text,
           const Move& right) {
  auto budget = draughts::budget_of_a_move();
  const Position then = draughts::after(variant, position, right);
  return std::ranges::any_of(
      draughts::meanings(variant, position, text, {}, budget),
      [&](const Move& move) { return draughts::after(variant, position, move) == then; });
}

}  // namespace

WrittenPuzzle written(const draughts::Variant& variant, const draughts::Ruleset& ruleset,
                      const Puzzle& puzzle) {
  Position position = puzzle.before;
  const auto write = [&](const Move& move) {
    auto text = draughts::write_move(variant, position, move);
    position = draughts::after(variant, position, move);
    return text;
  };
  WrittenPuzzle text{.variant = std::string(variant.key),
                     .ruleset = std::string(ruleset.key),
                     .fen = draughts::write_fen(variant, position),
                     .last_move = write(puzzle.last_move),
                     .solution = {},
                     .themes = puzzle.themes,
                     .score = puzzle.score,
                     .ply = puzzle.ply};
  for (const auto& move : puzzle.solution) text.solution.push_back(write(move));
  return text;
}

Position PlayablePuzzle::asked() const {
  return draughts::after(*variant, puzzle.before, puzzle.last_move);
}

Result<PlayablePuzzle> read(const WrittenPuzzle& written) {
  const auto* variant = draughts::find_variant(written.variant);
  if (!variant) return lacks("the variant is none of draughts");
  const auto* ruleset = draughts::find_ruleset(*variant, written.ruleset);
  if (!ruleset) return lacks("the ruleset is none of the variant");
  if (written.solution.size() % 2 == 0)
    return lacks("the solution does not begin and end with a move of the solver");
  const auto before = draughts::read_fen(*variant, written.fen);
  if (!before) return std::unexpected(before.error());
  const auto last_move = draughts::read_move(*variant, *before, written.last_move);
  if (!last_move) return std::unexpected(last_move.error());
  PlayablePuzzle made{.variant = variant,
                      .ruleset = ruleset,
                      .puzzle = {.before = *before,
                                 .last_move = *last_move,
                                 .solution = {},
                                 .score = written.score,
                                 .ply = written.ply,
                                 .themes = {}}};
  Position stands = made.asked();
  for (const auto& text : written.solution) {
    auto move = draughts::read_move(*variant, stands, text);
    if (!move) return std::unexpected(std::move(move.error()));
    stands = draughts::after(*variant, stands, *move);
    made.puzzle.solution.push_back(*std::move(move));
  }
  made.puzzle.themes = themes_of(*variant, made.asked(), made.puzzle.solution);
  if (made.puzzle.themes.empty()) return lacks("nothing happens in the solution");
  return made;
}

Result<Judgement> judged(const PlayablePuzzle& playable, const std::vector<std::string>& own,
                         const endings::Table* endings) {
  const auto& variant = *playable.variant;
  const auto& solution = playable.puzzle.solution;
  Position stands = playable.asked();
  Judgement judgement{.right = true};
  for (const auto& text : own) {
    const Move& right = solution[judgement.moves];
    if (!means(variant, stands, text, right)) {
      const auto move = draughts::read_move(variant, stands, text);
      if (!move) return std::unexpected(move.error());
      judgement.solved = ends_as_a_win(variant, stands, *move);
      judgement.right = judgement.solved;
      judgement.also_wins = !judgement.solved && wins(variant, endings, stands, *move);
      return judgement;
    }
    stands = draughts::after(variant, stands, right);
    if (++judgement.moves == solution.size()) {
      judgement.solved = true;
      return judgement;
    }
    stands = draughts::after(variant, stands, solution[judgement.moves++]);
  }
  return judgement;
}

}  // namespace crownhead::puzzles
