#pragma once

#include <optional>
#include <string>

#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/clock/time_control.hpp"
#include "rules/tournament/tournament.hpp"

namespace crownhead::tournament {

/// A row in a list of tournaments, read from the state row.
struct TournamentRow {
  TournamentId id;
  std::int64_t version = 0;
  std::string name;
  Format format = Format::round_robin;
  play::Pace pace = play::Pace::live;
  std::string variant;
  Status status = Status::announced;
  int round = 0;
  int entrants = 0;
  play::TimeControl control;
  bool rated = false;
  int rounds = 0;                 ///< of a Swiss
  std::optional<Instant> starts;  ///< the announced start
  /// When it began or was imported; before that, the announced start.
  std::optional<Instant> begins;
  Instant created;
  Instant updated;

  bool operator==(const TournamentRow&) const = default;
};

/// A row with what the list adds to it.
struct ListedTournament : TournamentRow {
  std::optional<std::string> leader = std::nullopt;  ///< the name of Ranking::leader
  /// The rank of the player for whom the list was made; nullopt without one, and until someone has
  /// a point.
  std::optional<int> place = std::nullopt;
};

}  // namespace crownhead::tournament
