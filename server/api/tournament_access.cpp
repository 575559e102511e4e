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

std::shared_ptr<const TournamentView> view_of(const live::TournamentRoom& room) {
  return std::make_shared<const TournamentView>(TournamentView{
      {.tournament = room.tournament(), .games = room.games(), .names = room.names()}, room.id()});
}

}  // namespace crownhead::api
