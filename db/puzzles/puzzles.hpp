#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "db/jobs/moderation_rows.hpp"
#include "db/jobs/requests.hpp"
#include "db/puzzles/puzzle_rows.hpp"
#include "rules/accounts/puzzles.hpp"
#include "rules/dice/commitment_list.hpp"
#include "rules/play/game.hpp"
#include "rules/puzzles/attempt_result.hpp"

namespace crownhead::db {

class Readers;
class Writer;

using PuzzleCounts = puzzles::Counts;

/// A player's choice of puzzles; an empty field matches any.
struct PuzzleWish {
  std::optional<std::string> variant = std::nullopt;
  std::optional<puzzles::Theme> theme = std::nullopt;
  /// False to leave out puzzles that a player has to solve for rating points.
  bool rated = true;
};

/// How far the search of finished games for puzzles has come. Games are searched in the order of
/// their last change, then of their ids.
struct SearchPlace {
  Instant updated{};
  GameId game{};

  bool operator==(const SearchPlace&) const = default;
};

/// A game in the search.
struct GameOfSearch {
  SearchPlace at;
  /// Finished, long enough, and played by two people who are neither guests nor programs.
  bool fits;
};

/// The shortest game that is searched, in plies.
constexpr int least_plies_of_search = 20;

/// An edition of the puzzles that come with the program.
struct ShippedPuzzles {
  int edition = 0;
  std::vector<NewPuzzle> puzzles = {};
  std::vector<PuzzlePosition> withdrawn = {};  ///< puzzles of earlier editions
};

/// Puzzles. They can be added and withdrawn; otherwise only attempts change them (PuzzleTries).
/// Reads may be made on any thread.
class Puzzles {
 public:
  Puzzles(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

  /// Omits a position that is already there. Answers with the number of added puzzles.
  void add(std::vector<NewPuzzle> puzzles, Instant at, Done<std::int64_t> done);
  /// The same, and records how far the search has come.
  void add_found(std::vector<NewPuzzle> puzzles, const SearchPlace& so_far, Instant at,
                 Done<std::int64_t> done);
  /// Adds an edition of the program's puzzles: existing ones get the edition's solution, and those
  /// that it withdraws are taken out. Answers with the number of added puzzles.
  void add_shipped(ShippedPuzzles shipped, Instant at, Done<std::int64_t> done);
  /// 0 if none was added.
  int shipped_edition() const;

  SearchPlace search_so_far() const;
  /// Returns the next games of the search that have not changed since `before`.
  std::vector<GameOfSearch> games_to_search(const SearchPlace& after, Instant before,
                                            int limit) const;
  /// Returns nullopt if the game cannot be read; a check of the database reports that.
  std::optional<play::Game> game(GameId id) const;

  std::optional<StoredPuzzle> find(PuzzleId id) const;
  /// Returns the counts of all variants or of one, without variants that have none.
  std::vector<PuzzleCounts> counts(const std::optional<std::string>& variant = {}) const;
  /// Returns a random puzzle; nullopt if there is none.
  std::optional<PuzzleId> any(const PuzzleWish& wish) const;

  /// Answers with the puzzle of the day, choosing it at the first request: from the variant that
  /// has waited longest, the puzzle nearest to the rating of a new player that has not been used.
  /// Fails with not_found if there is none.
  void of_day(dice::Day day, Done<PuzzleId> done);

  /// Also closes its reports. Fails with not_found.
  void disable(PuzzleId id, const Moderator& by, Done<void> done);
  /// Restores a withdrawn puzzle and closes its reports. Fails with not_found.
  void enable(PuzzleId id, const Moderator& by, Done<void> done);
  /// Returns withdrawn puzzles, the last one first.
  std::vector<accounts::DisabledPuzzle> disabled(int limit) const;

 private:
  void rule(PuzzleId id, const Moderator& by, bool disabled, Done<void> done);

  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
