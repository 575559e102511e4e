#include "db/vacations/vacation_rulings.hpp"

#include <algorithm>

#include "db/jobs/idempotency.hpp"
#include "db/vacations/vacation_news.hpp"
#include "db/vacations/vacation_writes.hpp"
#include "rules/reasons.hpp"

namespace crownhead::db {
namespace {

using vacation::Allocation;
using vacation::Decision;
using vacation::Interval;
using vacation::News;
using vacation::State;
using vacation::StoredAllocation;

/// Stores it, marks the clocks, and tells the player, and the opponents where it is certain.
VacationChange ruled(Connection& connection, const VacationAct& act, const StoredAllocation& before,
                     const Allocation& after, std::string_view name, News news,
                     const VacationMail& mail) {
  VacationChange change{
      .after = put_allocation(connection, before, after, {act.actor, act.now, act.reason}, name),
      .warnings = {},
      .effect = {}};
  change.effect.games = mark_games_of(connection, change.after, before.allocation, act.now);
  VacationNotice notice{
      .news = news, .rows = {change.after}, .before = std::nullopt, .reason = act.reason};
  if (news == News::changed) notice.before = before.allocation.interval;
  VacationTeller teller(connection, mail, act.now);
  teller.player(notice);
  // A director's reason is for the player alone.
  notice.reason.clear();
  if (news == News::approved) notice.news = News::booked;
  if (after.decision == Decision::accepted) teller.opponents(notice);
  change.effect.told = std::move(teller).told();
  return change;
}

/// What is wrong with the new times, quotas aside.
OrRefused<void> why_not_moved(const VacationAct& act, const StoredAllocation& old,
                              const vacation::Standing& standing, Interval interval, State state) {
  auto errors = vacation::why_no_grant(standing, old.tournament,
                                       {.interval = interval,
                                        .charged = old.allocation.charged,
                                        .reason = act.reason,
                                        .begun = state == State::active},
                                       act.now);
  if (state != State::pending && state != State::planned && state != State::active)
    return problem(Code::vacation_already_finished, reason::vacation::over());
  if (state == State::active && interval.start != old.allocation.interval.start)
    return problem(Code::vacation_already_started, reason::vacation::start_stays());
  // At its start a request that waits is rejected by itself.
  if (state == State::pending && interval.start <= act.now)
    errors.push_back({.reason = reason::vacation::start_in_past(), .field = "start_ms"});
  if (!errors.empty()) return refused(std::move(errors));
  return {};
}

Allocation moved(const Allocation& old, const vacation::Policy& policy, Interval interval,
                 State state) {
  Allocation after = old;
  after.interval = interval;
  after.announced_end =
      state == State::active ? std::max(after.announced_end, interval.end) : interval.end;
  if (after.charged)
    after.charged_hours = vacation::charged_hours(policy, interval.end - interval.start);
  return after;
}

}  // namespace

OrRefused<VacationChange> decide_one(Connection& connection, const VacationAct& act,
                                     Decision decision, const VacationMail& mail) {
  const auto old = permitted(connection, act);
  if (!old) return std::unexpected(old.error());
  const bool approved = decision == Decision::accepted;
  if (!approved && act.reason.empty())
    return refused({{.reason = reason::vacation::reason_required(), .field = "reason"}});
  if (vacation::state_of(old->allocation, act.now) != State::pending)
    return problem(Code::vacation_already_finished, old->allocation.decision == Decision::pending
                                                        ? reason::vacation::request_too_old()
                                                        : reason::vacation::request_decided());
  Allocation after = old->allocation;
  after.decision = decision;
  return ruled(connection, act, *old, after, approved ? "approved" : "denied",
               approved ? News::approved : News::denied, mail);
}

OrRefused<VacationChange> set_times_of(Connection& connection, const VacationAct& act,
                                       Interval interval, const VacationMail& mail) {
  const auto old = permitted(connection, act);
  if (!old) return std::unexpected(old.error());
  const auto standing = standing_without(connection, *old, act.now);
  const State state = vacation::state_of(old->allocation, act.now);
  if (auto free = why_not_moved(act, *old, standing, interval, state); !free)
    return std::unexpected(std::move(free.error()));
  if (interval == old->allocation.interval) return unchanged(*old);
  if (state != State::active || interval.end >= old->allocation.interval.end)
    return ruled(connection, act, *old, moved(old->allocation, standing.policy, interval, state),
                 "moved", News::changed, mail);
  auto shorter = vacation::ended_early(old->allocation, standing.policy, interval.end, act.now);
  if (!shorter) return std::unexpected(VacationProblem{std::move(shorter.error())});
  return ruled(connection, act, *old, *shorter, "shortened",
               shorter->interval.end <= act.now ? News::ended : News::changed, mail);
}

Result<std::vector<GameId>> mark_for_policy(Connection& connection, TournamentId tournament,
                                            const vacation::Policy& policy, Instant at) {
  const vacation::Policy before = vacation_policy(connection, tournament);
  // An allocation does not say whose clocks it stops: with another `freeze` time that has passed
  // would be counted otherwise.
  const bool begun = before.freeze != policy.freeze &&
                     connection.value<int>(
                         "SELECT 1 FROM vacation_allocations WHERE tournament_id = ?1"
                         " AND decision = ?2 AND start_ms <= ?3 LIMIT 1",
                         tournament, Decision::accepted, at);
  if (begun) return fail(Code::tournament_refused, reason::tournament::freezing_fixed());
  if (before.freeze == policy.freeze && before.moves == policy.moves) return {};
  return mark_games(connection, tournament, std::nullopt, at, play::ClockCause::vacation);
}

OrRefused<VacationAnswer> store_grant(Connection& connection, const NewGrant& asked,
                                      const GrantAnswer& answer, const VacationMail& mail) {
  if (asked.player == asked.actor) return problem(Code::director_conflict, reason::vacation::own());
  if (asked.key) {
    const auto before = recall(connection, *asked.key);
    if (!before) return std::unexpected(VacationProblem{before.error()});
    if (*before) return VacationAnswer{.answer = (*before)->answer, .effect = {}};
  }
  if (auto stale = why_stale(connection, asked.tournament, asked.if_version))
    return std::unexpected(*std::move(stale));
  const auto standing = standing_of(connection, asked.player, asked.tournament, asked.now);
  if (!standing) return problem(Code::not_found, reason::tournament::none_such());
  if (auto errors = vacation::why_no_grant(*standing, asked.tournament, asked.grant, asked.now);
      !errors.empty())
    return refused(std::move(errors));
  const Interval interval = asked.grant.interval;
  const bool charged = asked.grant.charged;
  StoredAllocation row;
  row.request = insert_request(connection, asked.player, {}, "", asked.now);
  row.user = asked.player;
  row.tournament = asked.tournament;
  row.allocation = {
      .decision = Decision::accepted,
      .interval = interval,
      .announced_end = interval.end,
      .charged_hours =
          charged ? vacation::charged_hours(standing->policy, interval.end - interval.start) : 0,
      .charged = charged};
  const auto granted =
      add_allocation(connection, row, {asked.actor, asked.now, asked.grant.reason}, "granted");
  VacationAnswer made{.answer = answer(granted), .effect = {}};
  made.effect.games = mark_games_of(connection, granted, std::nullopt, asked.now);
  VacationTeller teller(connection, mail, asked.now);
  teller.player({.news = News::granted, .rows = {granted}, .reason = asked.grant.reason});
  teller.opponents({.news = News::booked, .rows = {granted}});
  made.effect.told = std::move(teller).told();
  if (asked.key) remember(connection, *asked.key, asked.now, {granted.id.value, made.answer});
  return made;
}

}  // namespace crownhead::db
