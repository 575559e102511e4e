#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "db/jobs/requests.hpp"
#include "rules/ids.hpp"

namespace crownhead::db {

/// The locks of a job: what it reads before it writes and no one else may change until it is
/// committed. Two jobs that name the same thing run one after the other, in whatever lane or
/// process. Jobs that name the same thing first also run in the order in which they were submitted.
/// SQLite has a single lane and locks nothing.
class Locks {
 public:
  /// The name of an account, compared without regard to case.
  struct Name {
    std::string_view text;
  };
  /// Things that exist once.
  enum class One : std::uint8_t {
    outbox = 1,    ///< queued notifications, and the time up to which they were looked for
    housekeeping,  ///< housekeeping, and the heartbeat
    commitments,   ///< the lists of dice commitments
    puzzles,       ///< the set of puzzles, their number and the puzzles of the days
  };

  /// For a job whose statements each check what they need by a key, a condition or a count.
  static Locks none() { return {}; }
  /// For a job that reads in many places, or learns only while it runs what it will need. Blocks
  /// all other writes, so it must be rare.
  static Locks everything();
  /// Accepts ids, names, requests, and things that exist once.
  template <class... Things>
  static Locks of(const Things&... things) {
    Locks locks;
    (locks.add(things), ...);
    return locks;
  }

  void add(UserId user);
  void add(TournamentId tournament);
  void add(GameId game);
  void add(ChallengeId challenge);
  void add(PuzzleId puzzle);
  void add(Name name);
  /// Lets two simultaneous copies of a request see each other.
  void add(const RequestKey& key);
  void add(One one);
  template <class T>
  void add(const std::optional<T>& thing) {
    if (thing) add(*thing);
  }
  template <class T>
  void add(const std::vector<T>& things) {
    for (const T& thing : things) add(thing);
  }

  bool is_everything() const { return everything_; }
  /// In the order in which they were named. Two different things have the same key with a
  /// probability of 1 in 2^56.
  std::span<const std::int64_t> keys() const { return keys_; }

 private:
  std::vector<std::int64_t> keys_;
  bool everything_ = false;
};

}  // namespace crownhead::db
