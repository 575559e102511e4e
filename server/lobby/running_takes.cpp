#include "server/lobby/running_takes.hpp"

#include "server/lobby/lobby_answers.hpp"

namespace crownhead::live {

void RunningTakes::begin(const std::optional<db::RequestKey>& key) {
  if (key) running_.try_emplace({key->user, key->id}, Running{.hash = key->hash});
}

bool RunningTakes::join(const std::optional<db::RequestKey>& key, Done& done) {
  if (!key) return false;
  const auto it = running_.find({key->user, key->id});
  if (it == running_.end()) return false;
  if (it->second.hash == key->hash)
    it->second.joined.push_back(std::move(done));
  else
    done(key_reused());
  return true;
}

void RunningTakes::end(const std::optional<db::RequestKey>& key, const Result<GameId>& game) {
  if (!key) return;
  auto running = running_.extract({key->user, key->id});
  if (running.empty()) return;
  for (Done& joined : running.mapped().joined) joined(game);
}

}  // namespace crownhead::live
