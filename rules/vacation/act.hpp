#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/result.hpp"
#include "rules/seen_versions.hpp"
#include "rules/vacation/booking.hpp"
#include "rules/vacation/listing.hpp"
#include "rules/vacation/news.hpp"
#include "rules/vacation/refusal.hpp"
#include "rules/vacation/request.hpp"

namespace crownhead::vacation {

/// What is wrong with an act: one thing, or with vacation_refused all of `refusals`.
struct Problem {
  Error error;
  Refusals refusals = {};
};

template <class T>
using OrRefused = std::expected<T, Problem>;

std::unexpected<Problem> problem(Code code, Reason why);
/// vacation_refused. `refusals` is not empty.
std::unexpected<Problem> refused(Refusals refusals);

/// One player's act on one allocation.
struct Act {
  AllocationId allocation;
  UserId actor;
  /// As a director of this tournament, which has been checked; else as the owner.
  std::optional<TournamentId> director = std::nullopt;
  SeenVersions if_version;
  Instant now;
  std::string reason = {};
};

/// What an act makes of an allocation, before it is stored.
struct Plan {
  StoredAllocation before;
  Allocation after;
  News news;             ///< what others hear of it
  std::string_view act;  ///< as the audit has it
  bool anew = false;     ///< the old one is cancelled and this one asked for
  Refusals warnings = {};

  /// Nothing is stored then, nobody is told, no hours are counted anew.
  bool changes_nothing() const { return !anew && after == before.allocation; }
};

/// Whether `act` is its actor's to do on the vacation: the owner's, or a director's of its
/// tournament who is not the owner. vacation_not_found, director_conflict, not_owner, or
/// stale_version at another version than if_version.
OrRefused<void> may_act(const StoredAllocation& vacation, const Act& act);

/// Below, `vacation` is one on which the actor may act, and `standing` how its player stands
/// without it.

/// The owner's other times. Before the start a new request takes its place; after it the end alone
/// moves, checked like a new vacation if it is later. `zone` is nullptr if nobody knows it.
OrRefused<Plan> plan_times(const StoredAllocation& vacation, const Standing& standing,
                           const Act& act, const TypedTimes& times, const Zone* zone);
/// A director gives a reason. vacation_already_started, vacation_already_finished.
OrRefused<Plan> plan_cancel(const StoredAllocation& vacation, const Act& act);
/// vacation_not_started, vacation_already_finished.
OrRefused<Plan> plan_end(const StoredAllocation& vacation, const Policy& policy, const Act& act);

/// A director's word on a request that waits; a no has a reason. vacation_already_finished if it
/// does not wait any more.
OrRefused<Plan> plan_decision(const StoredAllocation& vacation, const Act& act, bool approved);
/// A director gives it other times, whatever the quota says; of one that has begun another end.
OrRefused<Plan> plan_moved(const StoredAllocation& vacation, const Standing& standing,
                           const Act& act, Interval interval);

/// What a director gives: accepted at once.
OrRefused<Allocation> granted(const Standing& standing, TournamentId tournament, const Grant& grant,
                              Instant now);

/// Whether the clocks of the player's games are other ones after it.
bool changes_clocks(const std::optional<Allocation>& before, const Allocation& after);

/// Whether clocks must be told that a tournament gets another policy. `begun`: a vacation there
/// has. tournament_refused where that would count time that has passed otherwise: an allocation
/// does not say whose clocks it stops.
Result<bool> changes_clocks(const Policy& before, const Policy& after, bool begun);

}  // namespace crownhead::vacation
