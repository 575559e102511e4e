#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "db/jobs/moderation_rows.hpp"
#include "db/jobs/requests.hpp"
#include "db/puzzles/puzzle_rows.hpp"
#include "rules/accounts/puzzles.hpp"
#include "rules/dice/tip_list.hpp"
#include "rules/play/game.hpp"
#include "rules/puzzles/told.hpp"

namespace crownhead::db {

class Readers;
class Writer;

using PuzzleCounts = puzzles::Counts;

/// Which puzzles are asked for; any where it is empty.
struct PuzzleWish {
  std::optional<std::string> variant = std::nullopt;
  std::optional<puzzles::Theme> theme = std::nullopt;
};

/// How far the search of finished games for puzzles has come: their order is that of their last
/// change, then of their ids.
struct SearchPlace {
  Instant updated{};
  GameId game{};

  bool operator==(const SearchPlace&) const = default;
};

/// A game of that order.
struct GameOfSearch {
  SearchPlace at;
  bool fits;  ///< finished, of two people who are no guests and no programs, and long enough
};

/// Those of the search have this many plies at least.
constexpr int least_plies_of_search = 20;

/// An edition of the program's own puzzles.
struct ShippedPuzzles {
  int edition = 0;
  std::vector<NewPuzzle> puzzles = {};
  std::vector<PuzzlePosition> withdrawn = {};  ///< of earlier editions
};

/// Puzzles, which are added and taken out and otherwise stay as they are, but for what tries of
/// them change (PuzzleTries). Reads may be made on any thread.
class Puzzles {
 public:
  Puzzles(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

  /// A position that is there already is left out. Answers how many were added.
  void add(std::vector<NewPuzzle> puzzles, Instant at, Done<std::int64_t> done);
  /// The same, and that the search has come so far.
  void add_found(std::vector<NewPuzzle> puzzles, const SearchPlace& so_far, Instant at,
                 Done<std::int64_t> done);
  /// Adds an edition of the program's own puzzles: those that are there get the solution that they
  /// have in it, and those that it withdraws are taken out. Answers how many were added.
  void add_shipped(ShippedPuzzles shipped, Instant at, Done<std::int64_t> done);
  /// 0 if none was.
  int shipped_edition() const;

  SearchPlace search_so_far() const;
  /// The next games of the search that have not changed since `before`.
  std::vector<GameOfSearch> games_to_search(const SearchPlace& after, Instant before,
                                            int limit) const;
  /// nullopt of one that cannot be read, which a check of the database tells.
  std::optional<play::Game> game(GameId id) const;

  std::optional<StoredPuzzle> find(PuzzleId id) const;
  /// Of all variants, or of one; those with none are left out.
  std::vector<PuzzleCounts> counts(const std::optional<std::string>& variant = {}) const;
  /// Any by lot; nullopt if there is none.
  std::optional<PuzzleId> any(const PuzzleWish& wish) const;

  /// The puzzle of a day, which is chosen when it is asked for first: of the variant that has had
  /// none for the longest, the one nearest to the rating of a new player that has not been a day's.
  /// not_found if there is none.
  void of_day(dice::Day day, Done<PuzzleId> done);

  /// Its reports are closed. not_found.
  void disable(PuzzleId id, const Moderator& by, Done<void> done);
  /// Puts it back, if it was taken out; its reports are closed. not_found.
  void enable(PuzzleId id, const Moderator& by, Done<void> done);
  /// The last one first.
  std::vector<accounts::PuzzleTakenOut> taken_out(int limit) const;

 private:
  void rule(PuzzleId id, const Moderator& by, bool disabled, Done<void> done);

  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
