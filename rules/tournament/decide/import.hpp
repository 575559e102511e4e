#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/tournament/files/trf.hpp"
#include "rules/tournament/tournament.hpp"

namespace crownhead::tournament {

/// A tournament read from a file.
struct ImportedTournament {
  Settings settings;
  std::uint64_t seed = 0;
  Imported state;
  std::optional<bool> first_white = std::nullopt;  ///< see TrfReport
};

/// Returns a seed for a tournament whose file has none: `drawn`, or the next one whose lot gives
/// the first colours that the file names.
std::uint64_t seed_for(const ImportedTournament& imported, std::uint64_t drawn);

/// Returns the events of a new tournament in the state of the file. Fails like create, and with
/// invalid_field for impossible states: an unknown seat, a player twice in a round, a finished
/// round with open games.
Result<std::vector<Event>> import(const ImportedTournament& imported, const Act& act);

/// Converts a report; `settings` supply what it does not contain, such as the number of rounds.
/// `users` are its players in the same order. A round with an open game is in progress; the
/// tournament is over if every round has been played.
ImportedTournament imported_from(const TrfReport& report, Settings settings,
                                 const std::vector<UserId>& users);

}  // namespace crownhead::tournament
