#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <utility>

#include "db/jobs/requests.hpp"
#include "rules/ids.hpp"
#include "rules/result.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::live {

/// An id that came with another request before.
std::unexpected<Error> key_reused();

/// What the lobby has answered to requests with an id in this run of the server: for 48 hours, and
/// 500 of each player. Used on one thread.
class LobbyAnswers {
 public:
  struct Answer {
    std::uint64_t hash;  ///< of the request
    std::int64_t id;
    bool waits = false;  ///< of a taken seat: the id is the seek's, not the game's
  };

  explicit LobbyAnswers(const WallClock& clock) : clock_(clock) {}

  /// What was answered before; key_reused to another request. nullopt where nothing was.
  std::optional<Result<Answer>> find(const std::optional<db::RequestKey>& key) const;
  /// The first answer to a request stays.
  void keep(const std::optional<db::RequestKey>& key, std::int64_t id, bool waits = false);
  /// What was not done after all.
  void forget(const std::optional<db::RequestKey>& key);
  /// Those that are too old, once a minute.
  void forget_old();

 private:
  using Key = std::pair<UserId, CommandId>;

  const WallClock& clock_;
  std::map<Key, Answer> answers_;
  /// The answered requests of each player, the oldest first.
  std::map<UserId, std::deque<std::pair<Instant, CommandId>>> of_player_;
  Instant forgot_;  ///< when old answers were last looked for
};

}  // namespace crownhead::live
