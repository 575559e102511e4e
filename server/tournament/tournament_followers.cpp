#include "server/tournament/tournament_followers.hpp"

#include <utility>

#include "rules/reasons.hpp"
#include "server/wire/game/server_message.hpp"
#include "server/wire/tournament/tournament_json.hpp"

namespace crownhead::live {

void TournamentFollowers::add(const Follower& follower, std::optional<std::int64_t> version,
                              const TournamentViewPtr& now, Instant at) {
  if (auto missed = recent_.since(version, now->tournament.version()))
    return channel_.add(follower, *std::move(missed));
  channel_.expect(follower.thread);
  if (!coming_.empty() && coming_.rbegin()->second.of == now) {
    coming_.rbegin()->second.followers.push_back(follower);
    return;
  }
  const std::uint64_t number = ++last_number_;
  coming_.emplace(number, Coming{.of = now, .followers = {follower}});
  write(number, now, at);
}

void TournamentFollowers::write(std::uint64_t number, const TournamentViewPtr& now, Instant at) {
  const auto come_back = [&threads = hubs_.threads(), home = hubs_.threads().home(id_.value),
                          number, weak = std::weak_ptr(self_)](std::string text) {
    threads.post(home, [weak, number, text = std::move(text)]() mutable {
      if (const auto self = weak.lock()) (*self)->admit(number, std::move(text));
    });
  };
  const bool taken = snapshots_.run_priority(
      "tournament " + std::to_string(id_.value), [come_back, at, id = id_, now] {
        come_back(wire::snapshot_frame(
            wire::tournament_topic(id), now->tournament.version(), at,
            wire::tournament_json(id, now->tournament, now->names, now->bots, now->identities)));
      });
  if (!taken)
    come_back(wire::error_frame(std::nullopt, {Code::busy, reason::request::much_is_asked()}));
}

void TournamentFollowers::admit(std::uint64_t number, std::string text) {
  const auto coming = coming_.extract(number);
  if (coming.empty()) return;
  std::vector<Frame> frames{make_frame(std::move(text))};
  frames.insert(frames.end(), coming.mapped().missed.begin(), coming.mapped().missed.end());
  for (const Follower& follower : coming.mapped().followers) channel_.admit(follower, frames);
}

void TournamentFollowers::publish(const Frame& frame) {
  recent_.add(frame);
  channel_.publish(frame);
  for (auto& [number, coming] : coming_) coming.missed.push_back(frame);
}

}  // namespace crownhead::live
