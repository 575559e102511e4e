#include "server/tournament/tournament_followers.hpp"

#include <utility>

#include "server/wire/game/server_message.hpp"
#include "server/wire/tournament/tournament_json.hpp"

namespace crownhead::live {

void TournamentFollowers::add(const Follower& follower, std::optional<std::int64_t> version,
                              const db::LoadedTournament& now, Instant at) {
  const std::int64_t newest = now.tournament.version();
  auto greeting = recent_.since(version, newest);
  if (!greeting)
    greeting = {make_frame(wire::snapshot_frame(
        wire::tournament_topic(id_), newest, at,
        wire::tournament_json(id_, now.tournament, now.names, now.bots, now.identities)))};
  channel_.add(follower, *std::move(greeting));
}

void TournamentFollowers::publish(Frame frame) {
  recent_.add(frame);
  channel_.publish(frame);
}

}  // namespace crownhead::live
