#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "db/tournaments/tournaments.hpp"

namespace crownhead::live {

/// One version of a tournament, shared by its readers.
struct TournamentView : db::LoadedTournament {
  TournamentId id;

  /// Returns the key of a game; nullopt if it is not in the tournament.
  std::optional<tournament::GameKey> key_of(GameId game) const;
};
using TournamentViewPtr = std::shared_ptr<const TournamentView>;

/// Returns the copies of a message to all players of a tournament, which is a MessageSent. Reads
/// the database.
using MessageCopies = std::function<std::vector<accounts::OutgoingMail>(const TournamentView&,
                                                                        const tournament::Event&)>;

}  // namespace crownhead::live
