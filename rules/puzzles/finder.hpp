#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "rules/computer/analysis.hpp"
#include "rules/draughts/variant.hpp"
#include "rules/endings/table.hpp"
#include "rules/puzzles/puzzle.hpp"

namespace crownhead::puzzles {

/// Looks through games for puzzles. docs/computer.md, "Puzzles", has the rule.
class Finder {
 public:
  struct Limits {
    std::uint64_t glance = 20'000;  ///< positions looked at for each of a game, at least
    std::uint64_t look = 400'000;   ///< for each of a solution, at least
    /// For each at which the solver has a choice, once more, where no table of endings decides.
    std::uint64_t second_look = 2'000'000;
    std::size_t plies = 15;  ///< of a solution, at most
  };

  /// `endings` of that variant, or nullptr; they must outlive it.
  Finder(const draughts::Variant& variant, const draughts::Ruleset& ruleset, Limits limits,
         const endings::Table* endings = nullptr)
      : variant_(variant), ruleset_(ruleset), limits_(limits), endings_(endings) {}

  using GoesOn = std::function<bool()>;
  /// Of a game from `start` by legal moves, in their order. `goes_on` is asked before each
  /// position; once it says no, those that were found so far.
  std::vector<Puzzle> in(
      const draughts::Position& start, const std::vector<draughts::Move>& moves,
      const GoesOn& goes_on = [] { return true; }) const;

  /// As far as the only good way goes; without moves where the first of it is not the only one, or
  /// is a capture or no choice at all.
  struct Solution {
    std::vector<draughts::Move> moves;
    int score = 0;  ///< of the first
  };
  Solution solution(const draughts::Position& position) const;

 private:
  struct Best {
    draughts::Move move;
    int score;
  };

  /// Deeper and deeper, to the end of the depth in which so many positions have been looked at.
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
