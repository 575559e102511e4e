#pragma once

#include <memory>
#include <optional>

#include "db/tournaments/tournaments.hpp"

namespace crownhead::live {

/// One version of a tournament, shared by its readers.
struct TournamentView : db::LoadedTournament {
  TournamentId id;

  /// Returns the key of a game; nullopt if it is not in the tournament.
  std::optional<tournament::GameKey> key_of(GameId game) const;
};
using TournamentViewPtr = std::shared_ptr<const TournamentView>;

}  // namespace crownhead::live
