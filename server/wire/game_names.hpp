#pragma once

#include <optional>
#include <string>

#include "rules/ids.hpp"
#include "rules/rating/shown.hpp"
#include "rules/seat.hpp"

namespace crownhead::wire {

/// What a game's messages name beside its state.
struct GameNames {
  GameId id;
  PerSeat<std::string> players;       ///< usernames
  rating::ShownRatings ratings = {};  ///< as the game began, and what it has changed
  PerSeat<bool> bots = {};            ///< which of them are programs
  /// The levels of the site's own computers among them.
  PerSeat<std::optional<int>> computers = {};
  std::optional<TournamentId> tournament = {};  ///< of which it is a game
  bool arena = false;                           ///< that is what the tournament is
};

}  // namespace crownhead::wire
