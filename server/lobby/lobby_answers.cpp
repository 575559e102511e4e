#include "server/lobby/lobby_answers.hpp"

#include "rules/reasons.hpp"

namespace crownhead::live {
namespace {

constexpr Millis answers_kept = seconds(std::int64_t{48} * 60 * 60);
constexpr Millis forgets_each = seconds(60);
constexpr std::size_t most_answers_each = 500;

}  // namespace

std::unexpected<Error> key_reused() { return fail(Code::key_reused, reason::request::id_used()); }

std::optional<Result<LobbyAnswers::Answer>> LobbyAnswers::find(
    const std::optional<db::RequestKey>& key) const {
  if (!key) return std::nullopt;
  const auto it = answers_.find({key->user, key->id});
  if (it == answers_.end()) return std::nullopt;
  if (it->second.hash != key->hash) return key_reused();
  return it->second;
}

void LobbyAnswers::keep(const std::optional<db::RequestKey>& key, std::int64_t id, bool waits) {
  if (!key) return;
  const Key name{key->user, key->id};
  if (!answers_.try_emplace(name, Answer{.hash = key->hash, .id = id, .waits = waits}).second)
    return;
  auto& own = of_player_[key->user];
  own.emplace_back(clock_.now(), key->id);
  if (own.size() <= most_answers_each) return;
  answers_.erase({key->user, own.front().second});
  own.pop_front();
}

void LobbyAnswers::forget(const std::optional<db::RequestKey>& key) {
  if (!key) return;
  answers_.erase({key->user, key->id});
  const auto own = of_player_.find(key->user);
  if (own == of_player_.end()) return;
  std::erase_if(own->second, [&key](const auto& answer) { return answer.second == key->id; });
}

void LobbyAnswers::forget_old() {
  const Instant now = clock_.now();
  if (now - forgot_ < forgets_each) return;
  forgot_ = now;
  for (auto of_one = of_player_.begin(); of_one != of_player_.end();) {
    auto& [user, answers] = *of_one;
    while (!answers.empty() && now - answers.front().first > answers_kept) {
      answers_.erase({user, answers.front().second});
      answers.pop_front();
    }
    of_one = answers.empty() ? of_player_.erase(of_one) : std::next(of_one);
  }
}

}  // namespace crownhead::live
