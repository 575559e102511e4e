#include "db/vacations/vacation_acts.hpp"

#include "db/jobs/stored_bytes.hpp"
#include "db/vacations/vacation_news.hpp"
#include "db/vacations/vacation_writes.hpp"
#include "rules/reasons.hpp"

namespace crownhead::db {
namespace {

using vacation::Decision;
using vacation::Plan;
using vacation::StoredAllocation;

OrRefused<StoredAllocation> permitted(Connection& connection, const vacation::Act& act) {
  auto found = find_allocation(connection, act.allocation);
  if (!found) return vacation::problem(Code::vacation_not_found, reason::vacation::none_such());
  if (auto may = vacation::may_act(*found, act); !may)
    return std::unexpected(std::move(may.error()));
  return *std::move(found);
}

/// Returns the player's standing in the allocation's tournament as if the allocation did not exist.
vacation::Standing standing_without(Connection& connection, const StoredAllocation& row,
                                    Instant now) {
  auto standing = standing_of(connection, row.user, row.tournament.value(), now).value();
  return vacation::without(std::move(standing), row.allocation);
}

/// The same for an allocation outside tournaments, for a new start at `start`.
vacation::Standing standing_outside_without(Connection& connection, const StoredAllocation& row,
                                            const vacation::Policy& policy, Instant start,
                                            Instant now) {
  return vacation::without(standing_outside(connection, row.user, policy, start, now),
                           row.allocation);
}

StoredAllocation stored(Connection& connection, const Plan& plan, const By& by,
                        const ZoneUsed& zone) {
  if (!plan.anew) return put_allocation(connection, plan.before, plan.after, by, plan.act);
  const auto cancelled = vacation::cancelled(plan.before.allocation, by.at).value();
  put_allocation(connection, plan.before, cancelled, by, plan.act);
  StoredAllocation row = plan.before;
  row.request = insert_request(connection, row.user, zone, row.message, by.at);
  count_bytes(connection, row.user, bytes_of(row.message));
  row.replaces = row.id;
  row.allocation = plan.after;
  return add_allocation(connection, row, by, "asked");
}

}  // namespace

OrRefused<Plan> plan_times(Connection& connection, const vacation::Act& act,
                           const vacation::TypedTimes& times, const ZoneUsed& zone,
                           const vacation::Policy& outside) {
  const auto old = permitted(connection, act);
  if (!old) return std::unexpected(old.error());
  const auto start = [&] { return vacation::read_times(times, zone.zone).start.value_or(act.now); };
  const auto standing = old->tournament
                            ? standing_without(connection, *old, act.now)
                            : standing_outside_without(connection, *old, outside, start(), act.now);
  return vacation::plan_times(*old, standing, act, times, zone.zone);
}

OrRefused<Plan> plan_cancel(Connection& connection, const vacation::Act& act) {
  const auto old = permitted(connection, act);
  if (!old) return std::unexpected(old.error());
  return vacation::plan_cancel(*old, act);
}

OrRefused<Plan> plan_end(Connection& connection, const vacation::Act& act,
                         const vacation::Policy& outside) {
  const auto old = permitted(connection, act);
  if (!old) return std::unexpected(old.error());
  const auto policy = old->tournament ? vacation_policy(connection, *old->tournament) : outside;
  return vacation::plan_end(*old, policy, act);
}

OrRefused<Plan> plan_decision(Connection& connection, const vacation::Act& act, bool approved) {
  const auto old = permitted(connection, act);
  if (!old) return std::unexpected(old.error());
  return vacation::plan_decision(*old, act, approved);
}

OrRefused<Plan> plan_moved(Connection& connection, const vacation::Act& act,
                           vacation::Interval interval) {
  const auto old = permitted(connection, act);
  if (!old) return std::unexpected(old.error());
  return vacation::plan_moved(*old, standing_without(connection, *old, act.now), act, interval);
}

OrRefused<VacationChange> carry_out(Connection& connection, const OrRefused<Plan>& planned,
                                    const vacation::Act& act, const ZoneUsed& zone) {
  if (!planned) return std::unexpected(planned.error());
  const Plan& plan = *planned;
  if (plan.changes_nothing())
    return VacationChange{.after = plan.before, .warnings = {}, .effect = {}};
  VacationChange change{.after = stored(connection, plan, {act.actor, act.now, act.reason}, zone),
                        .warnings = plan.warnings,
                        .effect = {}};
  change.effect.games = mark_games_of(connection, change.after, plan.before.allocation, act.now);
  change.effect.notices = vacation::notices_of(plan, change.after, act);
  insert_vacation_news(connection, change.effect.notices, act.now);
  return change;
}

OrRefused<VacationEffect> end_in_game(Connection& connection, GameId game, UserId user,
                                      Instant now) {
  const auto id = connection.value<AllocationId>(
      "SELECT vacation_allocations.id FROM games JOIN vacation_allocations"
      " INDEXED BY vacation_allocations_of_user USING (tournament_id)"
      " WHERE games.id = ?1 AND user_id = ?2 AND decision = ?3 AND start_ms <= ?4 AND end_ms > ?4",
      game, user, Decision::accepted, now);
  // It may have ended in the meantime.
  if (!id) return VacationEffect{};
  const vacation::Act act{
      .allocation = *id, .actor = user, .if_version = std::nullopt, .now = now, .reason = {}};
  // A move ends vacations only in tournaments.
  auto ended = carry_out(connection, plan_end(connection, act, {}), act);
  if (!ended) return std::unexpected(std::move(ended.error()));
  return std::move(ended->effect);
}

}  // namespace crownhead::db
