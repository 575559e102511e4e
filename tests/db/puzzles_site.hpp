#pragma once

#include <string>
#include <vector>

#include "db/puzzles/puzzle_tries.hpp"
#include "db/puzzles/puzzles.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/puzzles/made_puzzle.hpp"

namespace crownhead::db {

constexpr Millis puzzle_day = seconds(86'400);

/// A database with puzzles, and Anna and Ben, who try them.
class PuzzlesSite {
 public:
  template <class Where>
  explicit PuzzlesSite(const Where& where) : stores(where) {}

  static NewPuzzle made(int number, const std::string& variant = "russian") {
    return new_puzzle(puzzles::read(puzzles::made_puzzle(number, variant)).value());
  }

  /// Adds the puzzles from `first` up to `end`; returns how many are new.
  std::int64_t add(int first, int end, const std::string& variant = "russian") {
    std::vector<NewPuzzle> all;
    for (int number = first; number < end; ++number) all.push_back(made(number, variant));
    return awaited<std::int64_t>(
               [&](auto done) { puzzles.add(std::move(all), start, std::move(done)); })
        .value();
  }

  void serve(UserId user, PuzzleId puzzle) {
    awaited<void>([&](auto done) { tries.serve(user, puzzle, std::move(done)); }).value();
  }

  /// For a puzzle that the server has chosen.
  TryResult decide(UserId user, PuzzleId puzzle, bool solved, Instant at = noon) {
    serve(user, puzzle);
    return decide_own_choice(user, {.puzzle = puzzle, .solved = solved, .at = at});
  }
  /// Without serving the puzzle first.
  TryResult decide_own_choice(UserId user, const PuzzleTry& tried) {
    return awaited<TryResult>([&](auto done) { tries.decide(user, tried, std::move(done)); })
        .value();
  }

  Result<void> report(UserId user, PuzzleId puzzle, const std::string& text) {
    return awaited<void>(
        [&](auto done) { tries.report(user, puzzle, text, noon, std::move(done)); });
  }

  Result<void> rule(PuzzleId puzzle, bool disabled, Instant at = noon) {
    const Moderator by{.actor = anna, .at = at, .reason = "tried"};
    return awaited<void>([&](auto done) {
      disabled ? puzzles.disable(puzzle, by, std::move(done))
               : puzzles.enable(puzzle, by, std::move(done));
    });
  }
  void disable(PuzzleId puzzle) { rule(puzzle, true).value(); }
  void enable(PuzzleId puzzle) { rule(puzzle, false).value(); }

  Result<PuzzleId> of_day(Instant at) {
    return awaited<PuzzleId>([&](auto done) { puzzles.of_day(dice::day_of(at), std::move(done)); });
  }

  TestStores stores;
  Puzzles& puzzles = stores.puzzles;
  PuzzleTries& tries = stores.puzzle_tries;
  UserId anna = stores.user("anna"), ben = stores.user("ben");
};

}  // namespace crownhead::db
