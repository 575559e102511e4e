#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "rules/endings/table.hpp"
#include "rules/puzzles/puzzle.hpp"
#include "rules/result.hpp"

namespace crownhead::puzzles {

/// A puzzle as stored and sent, with moves in the variant's notation.
struct WrittenPuzzle {
  std::string variant;  ///< keys of variant and ruleset
  std::string ruleset;
  std::string fen;  ///< before the last move
  std::string last_move;
  std::vector<std::string> solution;
  std::vector<Theme> themes;
  int score = 0;  ///< see Puzzle
  int ply = 0;
};

WrittenPuzzle written(const draughts::Variant& variant, const draughts::Ruleset& ruleset,
                      const Puzzle& puzzle);

/// A puzzle whose moves were checked.
struct PlayablePuzzle {
  const draughts::Variant* variant;
  const draughts::Ruleset* ruleset;
  Puzzle puzzle;

  /// Returns the position to solve.
  draughts::Position asked() const;
};

/// Plays the puzzle through and determines its themes. Fails with bad_record, saying what is
/// missing, or like read_fen and read_move.
Result<PlayablePuzzle> read(const WrittenPuzzle& written);

/// The verdict on a solver's moves.
struct Judgement {
  bool right = false;      ///< all moves so far
  bool solved = false;     ///< the line is complete, or the last move wins the game
  bool also_wins = false;  ///< the last move deviates from the line but is known to win
  std::size_t moves = 0;   ///< of the solution, up to the last correct one
};

/// Judges the solver's own moves, as texts from the first on. A move that leads to the same
/// position as the correct one is correct. Moves after a wrong one or after the end of the line are
/// ignored. `endings` of the variant decide which other moves win, or nullptr. Fails like read_move
/// if a move is illegal.
Result<Judgement> judged(const PlayablePuzzle& puzzle, const std::vector<std::string>& own,
                         const endings::Table* endings = nullptr);

}  // namespace crownhead::puzzles
