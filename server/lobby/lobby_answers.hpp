#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <utility>

#include "db/jobs/requests.hpp"
#include "rules/ids.hpp"
#include "rules/result.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::live {

/// Returns the error for an id that was already used with another request.
std::unexpected<Error> key_reused();

/// The lobby's answers to requests with an id, during this run of the server: kept for 48 hours, at
/// most 500 per player. Used on one thread.
class LobbyAnswers {
 public:
  struct Answer {
    std::uint64_t hash;  ///< of the request
    std::int64_t id;
    bool waits = false;  ///< true for a taken seat: the id is the seek's, not the game's
  };

  explicit LobbyAnswers(const WallClock& clock) : clock_(clock) {}

  /// Returns the earlier answer; key_reused if the id came with another request, nullopt for a new
  /// one.
  std::optional<Result<Answer>> find(const std::optional<db::RequestKey>& key) const;
  /// Keeps the first answer to a request; later ones are ignored.
  void keep(const std::optional<db::RequestKey>& key, std::int64_t id, bool waits = false);
  /// Removes the answer of a request that failed after all.
  void forget(const std::optional<db::RequestKey>& key);
  /// Removes answers that are too old; does so once a minute.
  void forget_old();

 private:
  using Key = std::pair<UserId, CommandId>;

  const WallClock& clock_;
  std::map<Key, Answer> answers_;
  /// The answered requests of each player, oldest first.
  std::map<UserId, std::deque<std::pair<Instant, CommandId>>> of_player_;
  Instant forgot_;  ///< when old answers were last removed
};

}  // namespace crownhead::live
