#include "server/lobby/running_takes.hpp"

#include "server/lobby/lobby_answers.hpp"

namespace crownhead::live {

void RunningTakes::begin(const std::optional<db::RequestKey>& key) {
  if (key) running_.try_emplace({key->user, key->id}, Running{.hash = key->hash});
}

bool RunningTakes::has(const std::optional<db::RequestKey>& key) const {
  return key && running_.contains({key->user, key->id});
}

void RunningTakes::join(const db::RequestKey& key, Done done) {
  Running& running = running_.at({key.user, key.id});
  if (running.hash == key.hash)
    running.joined.push_back(std::move(done));
  else
    done(key_reused());
}

void RunningTakes::end(const std::optional<db::RequestKey>& key, const Result<GameId>& game) {
  if (!key) return;
  auto running = running_.extract({key->user, key->id});
  if (running.empty()) return;
  for (Done& joined : running.mapped().joined) joined(game);
}

}  // namespace crownhead::live
