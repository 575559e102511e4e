#include "db/vacations/vacation_changes.hpp"

#include <algorithm>

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

OrRefused<VacationPlan> plan_of(const StoredAllocation& before, Result<Allocation> after, News news,
                                std::string_view act) {
  if (!after) return std::unexpected(VacationProblem{std::move(after.error())});
  return VacationPlan{.before = before, .after = *after, .news = news, .act = act};
}

/// Before the start: cancels the old vacation and asks for a new one.
OrRefused<VacationPlan> plan_anew(Connection& connection, const VacationAct& act,
                                  const StoredAllocation& old, const vacation::TypedTimes& times,
                                  const ZoneUsed& zone) {
  const vacation::Request request{.tournaments = {old.tournament}, .times = times, .message = {}};
  const auto booking = vacation::book(
      request, {{old.tournament, standing_without(connection, old, act.now)}}, zone.zone, act.now);
  if (!booking.errors.empty()) return refused(booking.errors);
  return VacationPlan{.before = old,
                      .after = {.decision = booking.parts[0].decision,
                                .interval = booking.stretch->interval,
                                .announced_end = booking.stretch->interval.end,
                                .charged_hours = booking.parts[0].charged_hours},
                      .news = News::changed,
                      .act = "replaced",
                      .anew = true,
                      .warnings = booking.warnings};
}

/// nullopt where another start is typed. What is typed has no minutes, which a start that a
/// director has set may have.
std::optional<vacation::Stretch> begun_at(Instant start, vacation::Stretch typed) {
  const Millis past_hour = start - typed.interval.start;
  if (past_hour < Millis{} || past_hour >= vacation::hour) return std::nullopt;
  typed.interval.start = start;
  typed.nominal = typed.nominal - past_hour;
  return typed;
}

/// After the start: sets another end, checked like a new vacation if it is later.
OrRefused<VacationPlan> plan_end_at(Connection& connection, const VacationAct& act,
                                    const StoredAllocation& old, const vacation::TypedTimes& times,
                                    const ZoneUsed& zone) {
  const auto read = vacation::read_times(times, zone.zone);
  if (!read.stretch) return refused(read.errors);
  const auto stretch = begun_at(old.allocation.interval.start, *read.stretch);
  if (!stretch)
    return problem(Code::vacation_already_started, reason::vacation::only_its_end_moves());
  const Interval asked = stretch->interval;
  if (asked.end == old.allocation.interval.end)
    return plan_of(old, old.allocation, News::changed, "changed");
  const auto standing = standing_without(connection, old, act.now);
  if (asked.end < old.allocation.interval.end)
    return plan_of(old, vacation::ended_early(old.allocation, standing.policy, asked.end, act.now),
                   asked.end <= act.now ? News::ended : News::changed, "shortened");
  // A longer grant would be free as well.
  if (standing.policy.approval == vacation::Approval::director || !old.allocation.charged)
    return problem(Code::vacation_already_started, reason::vacation::ask_for_longer());
  if (auto errors = vacation::why_no_extension(standing, old.tournament, *stretch); !errors.empty())
    return refused(std::move(errors));
  Allocation after = old.allocation;
  after.interval = asked;
  after.announced_end = std::max(old.allocation.announced_end, asked.end);
  after.charged_hours = vacation::charged_hours(standing.policy, stretch->nominal);
  return VacationPlan{.before = old,
                      .after = after,
                      .news = News::changed,
                      .act = "extended",
                      .anew = false,
                      .warnings = read.warnings};
}

/// Who hears of it: opponents, if it was or is certain; directors, if one has to decide anew; the
/// player, if somebody else has done it.
std::vector<vacation::Message> tell(Connection& connection, const VacationPlan& plan,
                                    const StoredAllocation& after, const VacationAct& act,
                                    const VacationMail& mail) {
  const bool was_certain = plan.before.allocation.decision == Decision::accepted;
  const bool is_certain = after.allocation.decision == Decision::accepted;
  const bool waits = after.allocation.decision == Decision::pending;
  VacationNotice notice{
      .news = plan.news, .rows = {after}, .before = std::nullopt, .reason = act.reason};
  if (plan.news == News::changed) notice.before = plan.before.allocation.interval;
  VacationTeller teller(connection, mail, act.now);
  if (act.actor != after.user) teller.player(notice);
  notice.reason.clear();  // it is for the player
  if (waits) {
    teller.directors({.news = News::asked, .rows = {after}});
    notice = {.news = News::cancelled, .rows = {plan.before}};
  } else if (!was_certain && is_certain) {
    notice = {.news = News::booked, .rows = {after}};
  }
  if (was_certain || is_certain) teller.opponents(notice);
  return std::move(teller).told();
}

OrRefused<VacationChange> carried_out(Connection& connection, OrRefused<VacationPlan> planned,
                                      const VacationAct& act, const ZoneUsed& zone,
                                      const VacationMail& mail) {
  if (!planned) return std::unexpected(std::move(planned.error()));
  const VacationPlan& plan = *planned;
  if (!plan.anew && plan.after == plan.before.allocation) return unchanged(plan.before);
  const By by{act.actor, act.now, act.reason};
  VacationChange change{.after = {}, .warnings = plan.warnings, .effect = {}};
  if (plan.anew) {
    const auto cancelled = vacation::cancelled(plan.before.allocation, act.now).value();
    put_allocation(connection, plan.before, cancelled, by, plan.act);
    StoredAllocation row = plan.before;
    row.request = insert_request(connection, row.user, zone, row.message, act.now);
    row.replaces = row.id;
    row.allocation = plan.after;
    change.after = add_allocation(connection, row, by, "asked");
  } else {
    change.after = put_allocation(connection, plan.before, plan.after, by, plan.act);
  }
  change.effect.games = mark_games_of(connection, change.after, plan.before.allocation, act.now);
  change.effect.told = tell(connection, plan, change.after, act, mail);
  return change;
}

}  // namespace

OrRefused<VacationPlan> plan_times(Connection& connection, const VacationAct& act,
                                   const vacation::TypedTimes& times, const ZoneUsed& zone) {
  const auto old = permitted(connection, act);
  if (!old) return std::unexpected(old.error());
  switch (vacation::state_of(old->allocation, act.now)) {
    case State::pending:
    case State::planned: return plan_anew(connection, act, *old, times, zone);
    case State::active: return plan_end_at(connection, act, *old, times, zone);
    default: return problem(Code::vacation_already_finished, reason::vacation::over());
  }
}

OrRefused<VacationPlan> plan_cancel(Connection& connection, const VacationAct& act) {
  const auto old = permitted(connection, act);
  if (!old) return std::unexpected(old.error());
  if (act.director && act.reason.empty())
    return refused({{.reason = reason::vacation::reason_required(), .field = "reason"}});
  return plan_of(*old, vacation::cancelled(old->allocation, act.now), News::cancelled, "cancelled");
}

OrRefused<VacationPlan> plan_end(Connection& connection, const VacationAct& act) {
  const auto old = permitted(connection, act);
  if (!old) return std::unexpected(old.error());
  const auto policy = vacation_policy(connection, old->tournament);
  return plan_of(*old, vacation::ended_early(old->allocation, policy, act.now, act.now),
                 News::ended, "ended");
}

OrRefused<VacationChange> change_times(Connection& connection, const VacationAct& act,
                                       const vacation::TypedTimes& times, const ZoneUsed& zone,
                                       const VacationMail& mail) {
  return carried_out(connection, plan_times(connection, act, times, zone), act, zone, mail);
}

OrRefused<VacationChange> cancel_one(Connection& connection, const VacationAct& act,
                                     const VacationMail& mail) {
  return carried_out(connection, plan_cancel(connection, act), act, {}, mail);
}

OrRefused<VacationChange> end_one(Connection& connection, const VacationAct& act,
                                  const VacationMail& mail) {
  return carried_out(connection, plan_end(connection, act), act, {}, mail);
}

OrRefused<VacationEffect> end_in_game(Connection& connection, GameId game, UserId user, Instant now,
                                      const VacationMail& mail) {
  const auto id = connection.value<AllocationId>(
      "SELECT vacation_allocations.id FROM vacation_allocations JOIN games USING (tournament_id)"
      " WHERE games.id = ?1 AND user_id = ?2 AND decision = ?3 AND start_ms <= ?4 AND end_ms > ?4",
      game, user, Decision::accepted, now);
  // It may have been ended meanwhile.
  if (!id) return VacationEffect{};
  auto ended = end_one(
      connection,
      {.allocation = *id, .actor = user, .if_version = std::nullopt, .now = now, .reason = {}},
      mail);
  if (!ended) return std::unexpected(std::move(ended.error()));
  return std::move(ended->effect);
}

}  // namespace crownhead::db
