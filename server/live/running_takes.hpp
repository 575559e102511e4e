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

/// The requests to take a seek whose games are being stored. A request that is repeated meanwhile
/// waits for the same answer. Used on one thread.
class RunningTakes {
 public:
  /// The game that the seek began, or the seek where seats are free still.
  using Taken = std::variant<GameId, SeekId>;
  using Done = std::move_only_function<void(Result<Taken>)>;

  void begin(const std::optional<db::RequestKey>& key);
  /// Whether the request runs already: `done` is then called with its answer, or at once with
  /// key_reused where that id came with another request.
  bool join(const std::optional<db::RequestKey>& key, Done& done);
  /// Answers those that have joined.
  void end(const std::optional<db::RequestKey>& key, const Result<GameId>& game);

 private:
  struct Running {
    std::uint64_t hash;  ///< of the request
    std::vector<Done> joined = {};
  };

  std::map<std::pair<UserId, CommandId>, Running> running_;  ///< by the id of the request
};

}  // namespace crownhead::live
