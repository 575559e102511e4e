#include "rules/vacation/act.hpp"

#include <algorithm>

#include "rules/reasons.hpp"

namespace crownhead::vacation {
namespace {

OrRefused<Plan> plan_of(const StoredAllocation& before, Result<Allocation> after, News news,
                        std::string_view act) {
  if (!after) return std::unexpected(Problem{std::move(after.error())});
  return Plan{.before = before, .after = *after, .news = news, .act = act};
}

OrRefused<Plan> plan_shorter(const StoredAllocation& old, const Policy& policy, Instant end,
                             Instant now) {
  return plan_of(old, ended_early(old.allocation, policy, end, now),
                 end <= now ? News::ended : News::changed, "shortened");
}

/// Before the start: cancels the old vacation and requests a new one.
OrRefused<Plan> plan_anew(const StoredAllocation& old, const Standing& standing, const Act& act,
                          const TypedTimes& times, const Zone* zone) {
  Request request{.outside_tournaments = !old.tournament, .times = times};
  if (old.tournament) request.tournaments.push_back(*old.tournament);
  const auto booking = book(request, {{old.tournament, standing}}, zone, act.now);
  if (!booking.errors.empty()) return refused(booking.errors);
  return Plan{.before = old,
              .after = {.decision = booking.parts[0].decision,
                        .interval = booking.stretch->interval,
                        .announced_end = booking.stretch->interval.end,
                        .charged_hours = booking.parts[0].charged_hours},
              .news = News::changed,
              .act = "replaced",
              .anew = true,
              .warnings = booking.warnings};
}

/// Returns nullopt if another start was entered. Entered times have no minutes, but a start set by
/// a director may have some.
std::optional<Stretch> begun_at(Instant start, Stretch typed) {
  const Millis past_hour = start - typed.interval.start;
  if (past_hour < Millis{} || past_hour >= hour) return std::nullopt;
  typed.interval.start = start;
  typed.nominal = typed.nominal - past_hour;
  return typed;
}

OrRefused<Plan> plan_longer(const StoredAllocation& old, const Standing& standing,
                            const Stretch& stretch, Refusals warnings) {
  // A longer grant would be free of charge as well.
  if (standing.policy.approval == Approval::director || !old.allocation.charged)
    return problem(Code::vacation_already_started, reason::vacation::ask_for_longer());
  if (auto errors = why_no_extension(standing, old.tournament, stretch); !errors.empty())
    return refused(std::move(errors));
  Plan plan{.before = old, .after = old.allocation, .news = News::changed, .act = "extended"};
  plan.after.interval = stretch.interval;
  plan.after.announced_end = std::max(old.allocation.announced_end, stretch.interval.end);
  plan.after.charged_hours = charged_hours(standing.policy, stretch.nominal);
  plan.warnings = std::move(warnings);
  return plan;
}

/// After the start: changes the end.
OrRefused<Plan> plan_end_at(const StoredAllocation& old, const Standing& standing, const Act& act,
                            const TypedTimes& times, const Zone* zone) {
  auto read = read_times(times, zone);
  if (!read.stretch) return refused(read.errors);
  const auto stretch = begun_at(old.allocation.interval.start, *read.stretch);
  if (!stretch)
    return problem(Code::vacation_already_started, reason::vacation::only_its_end_moves());
  const Instant end = stretch->interval.end;
  if (end == old.allocation.interval.end)
    return plan_of(old, old.allocation, News::changed, "changed");
  if (end < old.allocation.interval.end) return plan_shorter(old, standing.policy, end, act.now);
  return plan_longer(old, standing, *stretch, std::move(read.warnings));
}

/// Checks the director's new times for a vacation, except for quotas.
OrRefused<void> why_not_moved(const StoredAllocation& old, const Standing& standing, const Act& act,
                              Interval interval, State state) {
  auto errors = why_no_grant(standing, old.tournament.value(),
                             {.interval = interval,
                              .charged = old.allocation.charged,
                              .reason = act.reason,
                              .begun = state == State::active},
                             act.now);
  if (state != State::pending && state != State::planned && state != State::active)
    return problem(Code::vacation_already_finished, reason::vacation::over());
  if (state == State::active && interval.start != old.allocation.interval.start)
    return problem(Code::vacation_already_started, reason::vacation::start_stays());
  // A pending request expires at its start.
  if (state == State::pending && interval.start <= act.now)
    errors.push_back({.reason = reason::vacation::start_in_past(), .field = "start_ms"});
  if (!errors.empty()) return refused(std::move(errors));
  return {};
}

}  // namespace

std::unexpected<Problem> problem(Code code, Reason why) {
  return std::unexpected(Problem{{code, std::move(why)}});
}

std::unexpected<Problem> refused(Refusals refusals) {
  Error error{Code::vacation_refused, refusals.front().reason};
  return std::unexpected(Problem{std::move(error), std::move(refusals)});
}

OrRefused<void> may_act(const StoredAllocation& vacation, const Act& act) {
  if (act.director) {
    if (vacation.tournament != *act.director)
      return problem(Code::vacation_not_found, reason::vacation::none_in_this_tournament());
    if (vacation.user == act.actor)
      return problem(Code::director_conflict, reason::vacation::own());
  } else if (vacation.user != act.actor) {
    return problem(Code::not_owner, reason::vacation::another_players());
  }
  if (!act.if_version.allow(vacation.version))
    return problem(Code::stale_version, reason::vacation::changed());
  return {};
}

OrRefused<Plan> plan_times(const StoredAllocation& vacation, const Standing& standing,
                           const Act& act, const TypedTimes& times, const Zone* zone) {
  switch (state_of(vacation.allocation, act.now)) {
    case State::pending:
    case State::planned: return plan_anew(vacation, standing, act, times, zone);
    case State::active: return plan_end_at(vacation, standing, act, times, zone);
    default: return problem(Code::vacation_already_finished, reason::vacation::over());
  }
}

OrRefused<Plan> plan_cancel(const StoredAllocation& vacation, const Act& act) {
  if (act.director && act.reason.empty())
    return refused({{.reason = reason::vacation::reason_required(), .field = "reason"}});
  return plan_of(vacation, cancelled(vacation.allocation, act.now), News::cancelled, "cancelled");
}

OrRefused<Plan> plan_end(const StoredAllocation& vacation, const Policy& policy, const Act& act) {
  return plan_of(vacation, ended_early(vacation.allocation, policy, act.now, act.now), News::ended,
                 "ended");
}

OrRefused<Plan> plan_decision(const StoredAllocation& vacation, const Act& act, bool approved) {
  if (!approved && act.reason.empty())
    return refused({{.reason = reason::vacation::reason_required(), .field = "reason"}});
  const Decision before = vacation.allocation.decision;
  if (state_of(vacation.allocation, act.now) != State::pending)
    return problem(Code::vacation_already_finished, before == Decision::pending
                                                        ? reason::vacation::request_too_old()
                                                        : reason::vacation::request_decided());
  Allocation after = vacation.allocation;
  after.decision = approved ? Decision::accepted : Decision::rejected;
  return plan_of(vacation, after, approved ? News::approved : News::denied,
                 approved ? "approved" : "denied");
}

OrRefused<Plan> plan_moved(const StoredAllocation& vacation, const Standing& standing,
                           const Act& act, Interval interval) {
  const Allocation& old = vacation.allocation;
  const State state = state_of(old, act.now);
  if (auto free = why_not_moved(vacation, standing, act, interval, state); !free)
    return std::unexpected(std::move(free.error()));
  if (interval == old.interval) return plan_of(vacation, old, News::changed, "moved");
  if (state == State::active && interval.end < old.interval.end)
    return plan_shorter(vacation, standing.policy, interval.end, act.now);
  Allocation after = old;
  after.interval = interval;
  after.announced_end =
      state == State::active ? std::max(old.announced_end, interval.end) : interval.end;
  if (after.charged)
    after.charged_hours = charged_hours(standing.policy, interval.end - interval.start);
  return plan_of(vacation, after, News::changed, "moved");
}

OrRefused<Allocation> granted(const Standing& standing, TournamentId tournament, const Grant& grant,
                              Instant now) {
  if (auto errors = why_no_grant(standing, tournament, grant, now); !errors.empty())
    return refused(std::move(errors));
  const Interval interval = grant.interval;
  return Allocation{
      .decision = Decision::accepted,
      .interval = interval,
      .announced_end = interval.end,
      .charged_hours =
          grant.charged ? charged_hours(standing.policy, interval.end - interval.start) : 0,
      .charged = grant.charged};
}

bool changes_clocks(const std::optional<Allocation>& before, const Allocation& after) {
  return (before && before->decision == Decision::accepted) || after.decision == Decision::accepted;
}

Result<bool> changes_clocks(const Policy& before, const Policy& after, bool begun) {
  if (begun && before.freeze != after.freeze)
    return fail(Code::tournament_refused, reason::tournament::freezing_fixed());
  return before.freeze != after.freeze || before.moves != after.moves;
}

}  // namespace crownhead::vacation
