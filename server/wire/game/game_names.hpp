#pragma once

#include <optional>
#include <string>

#include "rules/ids.hpp"
#include "rules/rating/shown.hpp"
#include "rules/seat.hpp"

namespace crownhead::wire {

/// The facts about a game that its messages contain besides its state.
struct GameNames {
  GameId id;
  PerSeat<std::string> players;       ///< usernames
  rating::ShownRatings ratings = {};  ///< at the start of the game, and what the game has changed
  PerSeat<bool> bots = {};            ///< true for players that are programs
  /// The levels of the site's own computers among the players.
  PerSeat<std::optional<int>> computers = {};
  std::optional<TournamentId> tournament = {};  ///< the tournament that the game belongs to
  bool arena = false;                           ///< the tournament is an arena
};

}  // namespace crownhead::wire
