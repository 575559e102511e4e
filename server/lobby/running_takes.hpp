#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "db/jobs/requests.hpp"
#include "rules/ids.hpp"
#include "rules/result.hpp"

namespace crownhead::live {

/// The requests to take a seek whose games are being stored. A repeated request waits for the same
/// answer. Used on one thread.
class RunningTakes {
 public:
  /// The game that began, or the seek if seats are still free.
  using Taken = std::variant<GameId, SeekId>;
  using Done = std::move_only_function<void(Result<Taken>)>;

  void begin(const std::optional<db::RequestKey>& key);
  bool has(const std::optional<db::RequestKey>& key) const;
  /// Calls `done` with the answer of a request that is running; immediately with key_reused if the
  /// id came with another request.
  void join(const db::RequestKey& key, Done done);
  /// Answers the requests that have joined.
  void end(const std::optional<db::RequestKey>& key, const Result<GameId>& game);

 private:
  struct Running {
    std::uint64_t hash;  ///< of the request
    std::vector<Done> joined = {};
  };

  std::map<std::pair<UserId, CommandId>, Running> running_;  ///< by the request's id
};

}  // namespace crownhead::live
