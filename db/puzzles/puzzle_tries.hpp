#pragma once

#include <climits>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "db/jobs/requests.hpp"
#include "db/puzzles/puzzles.hpp"
#include "rules/accounts/lines.hpp"
#include "rules/accounts/puzzles.hpp"
#include "rules/puzzles/attempt_result.hpp"

namespace crownhead::db {

using accounts::PuzzleRating;
using accounts::PuzzleReport;
using accounts::PuzzleTry;
using puzzles::TryResult;

/// For players whose attempts do not count.
TryResult without_a_try(const StoredPuzzle& puzzle);

/// Players' attempts at puzzles. Each player has one attempt per puzzle, which changes both ratings
/// if the server chose the puzzle.
class PuzzleTries {
 public:
  PuzzleTries(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

  /// Records that the server has chosen the puzzle for the player, so that their attempt counts.
  /// Does nothing after the attempt.
  void serve(UserId user, PuzzleId puzzle, Done<void> done);

  /// Records that the player has asked for a hint, if the puzzle was served to them.
  void hint(UserId user, PuzzleId puzzle, Done<void> done);

  /// Stores the player's first attempt at a puzzle that was not withdrawn. It changes ratings if
  /// the puzzle was served to the player and `tried` may count. Fails with not_found.
  void decide(UserId user, const PuzzleTry& tried, Done<TryResult> done);
  /// Returns whether the player solved the puzzle; nullopt if there was no attempt.
  std::optional<bool> solved(UserId user, PuzzleId puzzle) const;

  /// Returns a puzzle that the player has not tried, near their rating; the same one again until
  /// they have.
  std::optional<PuzzleId> next(UserId user, const PuzzleWish& wish, Instant now) const;

  /// Returns the player's rating in every variant with an attempt, the one with the most attempts
  /// first.
  std::vector<PuzzleRating> ratings_of(UserId user, Instant now) const;
  /// Returns the player's last `limit` attempts, the last one first, and their streak.
  accounts::LatestTries latest(UserId user, int limit) const;
  /// Returns the player's first `limit` attempts at puzzles after `after`, by puzzle.
  std::vector<PuzzleTry> tries_of(UserId user, PuzzleId after = {}, int limit = INT_MAX) const;

  /// A further report by the same player replaces the first one. Fails with not_found.
  void report(UserId user, PuzzleId puzzle, std::string text, Instant at, Done<void> done);
  /// Returns the oldest first, after the one with the number `after`.
  accounts::NumberedPage<PuzzleReport> reports(std::int64_t after, int limit) const;
  /// Returns a player's first `limit` reports after the one with the number `after`, without
  /// positions and solutions.
  std::vector<PuzzleReport> reports_by(UserId user, PuzzleReportId after = {},
                                       int limit = INT_MAX) const;

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
