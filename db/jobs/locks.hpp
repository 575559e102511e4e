#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "db/jobs/requests.hpp"
#include "rules/ids.hpp"

namespace crownhead::db {

/// What a job reads before it writes and nobody else may change until it is committed. Two jobs
/// that name the same thing run one after the other, in whatever lane or process; jobs that name
/// the same thing first are also done in the order in which they were handed in. On SQLite there is
/// one lane, and nothing is locked.
class Locks {
 public:
  /// A name that somebody may take, whatever its case.
  struct Name {
    std::string_view text;
  };
  /// What is there once.
  enum class One : std::uint8_t {
    post = 1,  ///< what waits to be told, and until when it has been looked for
    house,     ///< what is tidied, and the signs of life
    tips,      ///< the lists of tips of dice
    puzzles,   ///< which there are, how many, and those of days
  };

  /// For a job whose statements each say by a key, a condition or a count what they need.
  static Locks none() { return {}; }
  /// For a job that reads here and there, or learns only while it runs what it is about. Nothing
  /// else is written meanwhile, so it has to be rare.
  static Locks everything();
  /// Of ids, names, requests, and things that are there once.
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
  /// So that a request that is repeated at the same time is known.
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
  /// In the order in which they were named; of two things only one in 2^56 has the same.
  std::span<const std::int64_t> keys() const { return keys_; }

 private:
  std::vector<std::int64_t> keys_;
  bool everything_ = false;
};

}  // namespace crownhead::db
