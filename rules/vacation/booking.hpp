#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/vacation/allocation.hpp"
#include "rules/vacation/policy.hpp"
#include "rules/vacation/request.hpp"

namespace crownhead::vacation {

enum class Phase : std::uint8_t { entry, running, finished };

/// How a player stands with one tournament, or with all games outside tournaments.
struct Standing {
  std::string name = {};  ///< the tournament's
  Policy policy = {};
  Phase phase = Phase::running;
  bool participant = true;    ///< an accepted entrant who has not left
  bool expects_games = true;  ///< has games under way or may be paired yet
  int splits_used = 0;
  std::int64_t hours_used = 0;
  std::vector<Interval> taken = {};  ///< planned, waiting, running and past vacations
  /// Those alone count that begin in it; nullopt: all of them.
  std::optional<Interval> counted = std::nullopt;

  bool operator==(const Standing&) const = default;
};

/// Whether a vacation that begins at `start` counts for the quota in `standing`.
bool counts(const Standing& standing, Instant start);

/// `standing` without what the allocation takes, as if it had never been.
Standing without(Standing standing, const Allocation& allocation);

/// The most that the quota still gives.
Millis still_bookable(const Standing& standing);

/// The calendar year of UTC that `at` lies in. By it the quota of games outside tournaments counts:
/// a vacation counts in the year in which it begins.
Interval year_of(Instant at);

/// What was asked for, each with how the player stands there; nullopt where there is no such
/// tournament. Without a tournament: the games outside tournaments.
struct Choice {
  std::optional<TournamentId> tournament;
  std::optional<Standing> standing;
};

struct Part {
  std::optional<TournamentId> tournament;
  Decision decision;
  std::int64_t charged_hours;

  bool operator==(const Part&) const = default;
};

/// What becomes of a request: all parts, or every error.
struct Booking {
  std::optional<Stretch> stretch;
  std::string message;  ///< cleaned
  std::vector<Part> parts;
  Refusals errors;
  Refusals warnings;
};

/// `choices` has a choice for each tournament of the request, in its order, and after them that of
/// the games outside tournaments if it asks for them. `zone` is nullptr if
/// nobody knows it.
Booking book(const Request& request, const std::vector<Choice>& choices, const Zone* zone,
             Instant now);

/// The errors of a later end of a running vacation: those of a new one, its start aside. `standing`
/// is without it.
Refusals why_no_extension(const Standing& standing, std::optional<TournamentId> tournament,
                          const Stretch& stretch);

/// What a director gives a player without asking for quotas.
struct Grant {
  Interval interval;
  bool charged;
  std::string reason;
  bool begun = false;  ///< its start stays where it is, however long ago that was
};

/// The order of the times, overlaps and the limit of granting back are checked all the same.
Refusals why_no_grant(const Standing& standing, TournamentId tournament, const Grant& grant,
                      Instant now);

}  // namespace crownhead::vacation
