#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "rules/computer/analysis.hpp"
#include "rules/draughts/board/variant.hpp"
#include "rules/endings/table.hpp"
#include "rules/puzzles/puzzle.hpp"

namespace crownhead::puzzles {

/// Searches games for puzzles. docs/computer.md, "Puzzles", has the rule.
class Finder {
 public:
  struct Limits {
    std::uint64_t glance =
        20'000;  ///< minimum number of positions searched for each position of a game
    std::uint64_t look = 400'000;  ///< minimum for each position of a solution
    /// For a second search of each position in which the solver has a choice, unless an endgame
    /// table decides.
    std::uint64_t second_look = 2'000'000;
    std::size_t plies = 15;  ///< maximum length of a solution
  };

  /// `endings` of that variant, or nullptr; they must outlive this object.
  Finder(const draughts::Variant& variant, const draughts::Ruleset& ruleset, Limits limits,
         const endings::Table* endings = nullptr)
      : variant_(variant), ruleset_(ruleset), limits_(limits), endings_(endings) {}

  using GoesOn = std::function<bool()>;
  /// Returns the puzzles in a game from `start` with legal `moves`. Calls `goes_on` before each
  /// position; when it returns false, returns the puzzles found so far.
  std::vector<Puzzle> in(
      const draughts::Position& start, const std::vector<draughts::Move>& moves,
      const GoesOn& goes_on = [] { return true; }) const;

  /// The sequence of only good moves. Empty if the first move is not the only good one, is a
  /// capture, or is the only legal move.
  struct Solution {
    std::vector<draughts::Move> moves;
    int score = 0;  ///< of the first move
  };
  Solution solution(const draughts::Position& position) const;

 private:
  struct Best {
    draughts::Move move;
    int score;
  };

  /// Deepens until `most` positions have been searched, completing the current depth.
  computer::Findings looked(const draughts::Position& position, int variations,
                            std::uint64_t most) const;
  std::optional<Best> only_good(const draughts::Position& position) const;
  std::optional<Best> only_good_still(const draughts::Position& position) const;
  std::optional<Puzzle> puzzle(const draughts::Position& before,
                               const draughts::Move& last_move) const;

  const draughts::Variant& variant_;
  const draughts::Ruleset& ruleset_;
  Limits limits_;
  const endings::Table* endings_;
};

}  // namespace crownhead::puzzles
