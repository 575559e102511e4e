#include "server/tournament/tournament_view.hpp"

#include <algorithm>

namespace crownhead::live {

std::optional<tournament::GameKey> TournamentView::key_of(GameId game) const {
  const auto it = std::ranges::find(games, game, &decltype(games)::value_type::second);
  return it == games.end() ? std::nullopt : std::optional(it->first);
}

}  // namespace crownhead::live
