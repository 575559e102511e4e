#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/vacation/allocation.hpp"
#include "rules/vacation/policy.hpp"
#include "rules/vacation/request.hpp"

namespace crownhead::vacation {

enum class Phase : std::uint8_t { entry, running, finished };

/// A player's standing in one tournament, or in all games outside tournaments.
struct Standing {
  std::string name = {};  ///< of the tournament
  Policy policy = {};
  Phase phase = Phase::running;
  bool participant = true;    ///< an accepted entrant who has not left
  bool expects_games = true;  ///< has running games or may still be paired
  int splits_used = 0;
  std::int64_t hours_used = 0;
  std::vector<Interval> taken = {};  ///< planned, pending, running and past vacations
  /// Only vacations that begin in it count; nullopt: all of them.
  std::optional<Interval> counted = std::nullopt;

  bool operator==(const Standing&) const = default;
};

/// Returns true if a vacation that begins at `start` counts for the quota in `standing`.
bool counts(const Standing& standing, Instant start);

/// Returns `standing` as if the allocation did not exist.
Standing without(Standing standing, const Allocation& allocation);

/// Returns how much the quota still allows.
Millis still_bookable(const Standing& standing);

/// Returns the UTC calendar year that contains `at`. Outside tournaments the quota is per year, and
/// a vacation counts in the year in which it begins.
Interval year_of(Instant at);

/// One target of a request with the player's standing there; nullopt if there is no such
/// tournament. Without a tournament it is the games outside tournaments.
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

/// The result of a request: all parts, or every error.
struct Booking {
  std::optional<Stretch> stretch;
  std::string message;  ///< after clean_message
  std::vector<Part> parts;
  Refusals errors;
  Refusals warnings;
};

/// `choices` has one entry per tournament of the request, in its order, followed by the games
/// outside tournaments if requested. `zone` is nullptr if the time zone is unknown.
Booking book(const Request& request, const std::vector<Choice>& choices, const Zone* zone,
             Instant now);

/// Returns the errors of extending a running vacation: the same as for a new one, except for its
/// start. `standing` excludes the vacation.
Refusals why_no_extension(const Standing& standing, std::optional<TournamentId> tournament,
                          const Stretch& stretch);

/// A vacation given by a director, without regard to quotas.
struct Grant {
  Interval interval;
  bool charged;
  std::string reason;
  bool begun = false;  ///< the start is kept, however long ago it was
};

/// Checks the order of the times, overlaps and the limit for retroactive grants.
Refusals why_no_grant(const Standing& standing, TournamentId tournament, const Grant& grant,
                      Instant now);

}  // namespace crownhead::vacation
