#include "server/api/tournament_access.hpp"

namespace crownhead::api {

bool directs(const Call& call, const tournament::Tournament& tournament) {
  const auto& bearer = call.bearer();
  return bearer && (tournament.directed_by(bearer->user) || bearer->role == db::Role::admin);
}

std::shared_ptr<const TournamentView> view_of(const live::TournamentRoom& room) {
  return std::make_shared<const TournamentView>(TournamentView{.id = room.id(),
                                                               .tournament = room.tournament(),
                                                               .names = room.names(),
                                                               .games = room.games()});
}

}  // namespace crownhead::api
