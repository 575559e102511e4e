#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "rules/endings/table.hpp"
#include "rules/puzzles/puzzle.hpp"
#include "rules/result.hpp"

namespace crownhead::puzzles {

/// A puzzle as it is stored and told: with its moves in the notation of the variant.
struct WrittenPuzzle {
  std::string variant;  ///< the keys of both
  std::string ruleset;
  std::string fen;  ///< before the last move
  std::string last_move;
  std::vector<std::string> solution;
  std::vector<Theme> themes;
  int score = 0;  ///< as Puzzle has it
  int ply = 0;
};

WrittenPuzzle written(const draughts::Variant& variant, const draughts::Ruleset& ruleset,
                      const Puzzle& puzzle);

/// A puzzle that can be played.
struct PlayablePuzzle {
  const draughts::Variant* variant;
  const draughts::Ruleset* ruleset;
  Puzzle puzzle;

  /// In which it is solved.
  draughts::Position asked() const;
};

/// Plays it through; its themes are found anew. Fails with bad_record, which says what it lacks, or
/// as read_fen and read_move do.
Result<PlayablePuzzle> read(const WrittenPuzzle& written);

/// What a solver's moves come to.
struct Judgement {
  bool right = false;      ///< all so far
  bool solved = false;     ///< the whole line is there, or the last move ends the game as a win
  bool also_wins = false;  ///< the last one is not of the line and known to win
  std::size_t moves = 0;   ///< of the solution, up to the last right one
};

/// Of the solver's own moves from the first on, as texts. One that leads to the same position as
/// the right one is right; what follows a wrong one or the end of the line is not looked at.
/// `endings` of the variant say which other moves win, or nullptr. Fails as read_move where a move
/// is not legal.
Result<Judgement> judged(const PlayablePuzzle& puzzle, const std::vector<std::string>& own,
                         const endings::Table* endings = nullptr);

}  // namespace crownhead::puzzles
