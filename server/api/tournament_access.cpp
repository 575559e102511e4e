#include "server/api/tournament_access.hpp"

#include <random>

namespace crownhead::api {

std::uint64_t new_seed() {
  std::random_device device;
  return std::uniform_int_distribution<std::uint64_t>(1, (std::uint64_t{1} << 53U) - 1)(device);
}

bool directs(const Call& call, const tournament::Tournament& tournament) {
  const auto& bearer = call.bearer();
  return bearer && (tournament.directed_by(bearer->user) || bearer->role == db::Role::admin);
}

void take_up(Site& site, const CallPtr& call, TournamentId id, std::int64_t version) {
  site.director.visit(id, [call, id, version](Result<live::TournamentRoom*> room) {
    if (room) (*room)->recover();
    call->json(201, wire::tournament_made_json(id, version));
  });
}

std::shared_ptr<const TournamentView> view_of(const live::TournamentRoom& room) {
  return std::make_shared<const TournamentView>(TournamentView{.id = room.id(),
                                                               .tournament = room.tournament(),
                                                               .names = room.names(),
                                                               .games = room.games()});
}

}  // namespace crownhead::api
