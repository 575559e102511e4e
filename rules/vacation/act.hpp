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

/// Why an act was refused: a single error, or vacation_refused with all `refusals`.
struct Problem {
  Error error;
  Refusals refusals = {};
};

template <class T>
using OrRefused = std::expected<T, Problem>;

std::unexpected<Problem> problem(Code code, Reason why);
/// Returns vacation_refused. `refusals` must not be empty.
std::unexpected<Problem> refused(Refusals refusals);

/// A user's act on one allocation.
struct Act {
  AllocationId allocation;
  UserId actor;
  /// Set if the user acts as a director of this tournament, which has been checked; otherwise they
  /// act as the owner.
  std::optional<TournamentId> director = std::nullopt;
  SeenVersions if_version;
  Instant now;
  std::string reason = {};
};

/// The planned effect of an act, before it is stored.
struct Plan {
  StoredAllocation before;
  Allocation after;
  News news;             ///< to be sent to the others
  std::string_view act;  ///< name in the audit log
  bool anew = false;     ///< the old allocation is cancelled and this one requested
  Refusals warnings = {};

  /// Returns true if there is nothing to store, notify or recount.
  bool changes_nothing() const { return !anew && after == before.allocation; }
};

/// Checks that the actor may perform `act` on the vacation: as its owner, or as a director of its
/// tournament who is not the owner. Fails with vacation_not_found, director_conflict, not_owner, or
/// stale_version if the version is not in if_version.
OrRefused<void> may_act(const StoredAllocation& vacation, const Act& act);

/// In the functions below the actor may act on `vacation`, and `standing` is the player's standing
/// without it.

/// The owner enters other times. Before the start a new request replaces the vacation. After the
/// start only the end may change; a later end is checked like a new vacation. `zone` is nullptr if
/// the time zone is unknown.
OrRefused<Plan> plan_times(const StoredAllocation& vacation, const Standing& standing,
                           const Act& act, const TypedTimes& times, const Zone* zone);
/// A director must give a reason. Fails with vacation_already_started or vacation_already_finished.
OrRefused<Plan> plan_cancel(const StoredAllocation& vacation, const Act& act);
/// Fails with vacation_not_started or vacation_already_finished.
OrRefused<Plan> plan_end(const StoredAllocation& vacation, const Policy& policy, const Act& act);

/// A director decides a pending request; a rejection needs a reason. Fails with
/// vacation_already_finished if it is not pending.
OrRefused<Plan> plan_decision(const StoredAllocation& vacation, const Act& act, bool approved);
/// A director changes the times regardless of the quota; after the start only the end.
OrRefused<Plan> plan_moved(const StoredAllocation& vacation, const Standing& standing,
                           const Act& act, Interval interval);

/// A vacation granted by a director; accepted at once.
OrRefused<Allocation> granted(const Standing& standing, TournamentId tournament, const Grant& grant,
                              Instant now);

/// Returns true if the change affects the clocks of the player's games.
bool changes_clocks(const std::optional<Allocation>& before, const Allocation& after);

/// Returns true if a tournament's new policy affects clocks. `begun`: a vacation has begun there.
/// Fails with tournament_refused if the change would recount past time, because an allocation does
/// not record whose clocks it stopped.
Result<bool> changes_clocks(const Policy& before, const Policy& after, bool begun);

}  // namespace crownhead::vacation
