#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/tournament/tournament.hpp"
#include "rules/tournament/trf.hpp"

namespace crownhead::tournament {

/// A tournament as read from a file.
struct ImportedTournament {
  Settings settings;
  std::uint64_t seed = 0;
  Imported state;
  std::optional<bool> first_white = std::nullopt;  ///< see TrfReport
};

/// Returns a seed for a tournament whose file has none: `drawn`, or the next one whose lot gives
/// the first colours that the file names.
std::uint64_t seed_for(const ImportedTournament& imported, std::uint64_t drawn);

/// The events of a new tournament that stands as the file says. Fails as create, and with
/// invalid_field where what the file tells cannot be: a seat that nobody has, somebody twice in a
/// round, a round that is over with open games.
Result<std::vector<Event>> import(const ImportedTournament& imported, const Act& act);

/// A report, completed by `settings` where it says nothing, as of the number of rounds; `users` are
/// its players, in its order. A round of which a game is open is under way; the tournament is
/// over if every round has been played.
ImportedTournament imported_from(const TrfReport& report, Settings settings,
                                 const std::vector<UserId>& users);

}  // namespace crownhead::tournament
