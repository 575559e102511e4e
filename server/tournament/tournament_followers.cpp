#include "server/tournament/tournament_followers.hpp"

#include <string>
#include <utility>

#include "server/people/greet.hpp"
#include "server/wire/game/server_message.hpp"
#include "server/wire/tournament/tournament_json.hpp"

namespace crownhead::live {

void TournamentFollowers::add(const Follower& follower, std::optional<std::int64_t> version,
                              const TournamentViewPtr& now, Instant at) {
  if (auto missed = recent_.since(version, now->tournament.version()))
    return channel_.add(follower, *std::move(missed));
  if (greeting_of_.lock() == now && channel_.join_greeting(greeting_, follower)) return;
  greeting_of_ = now;
  greeting_ = greet(
      channel_, follower, snapshots_, "tournament " + std::to_string(id_.value),
      [id = id_, now, at] {
        return wire::snapshot_frame(
            wire::tournament_topic(id), now->tournament.version(), at,
            wire::tournament_json(id, now->tournament, now->names, now->bots, now->identities));
      });
}

void TournamentFollowers::publish(const Frame& frame) {
  recent_.add(frame);
  channel_.publish(frame);
}

}  // namespace crownhead::live
