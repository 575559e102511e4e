#include "db/vacation_acts.hpp"

#include <algorithm>
#include <map>

#include "db/idempotency.hpp"
#include "db/outbox_rows.hpp"

namespace crownhead::db {
namespace {

using vacation::Allocation;
using vacation::Decision;
using vacation::Fault;
using vacation::Interval;
using vacation::Refusals;
using vacation::State;
using vacation::StoredAllocation;

std::unexpected<VacationProblem> problem(Code code, std::string detail) {
  return std::unexpected(VacationProblem{{code, std::move(detail)}});
}

std::unexpected<VacationProblem> refused(Refusals refusals) {
  Error error{Code::vacation_refused, vacation::explain(refusals.front())};
  return std::unexpected(VacationProblem{std::move(error), std::move(refusals)});
}

std::unexpected<VacationProblem> no_reason() {
  return refused({{.fault = Fault::reason_required, .field = "reason"}});
}

std::int64_t insert_request(Connection& connection, UserId user, const ZoneUsed& zone,
                            std::string_view message, Instant now) {
  connection.run(
      "INSERT INTO vacation_requests (user_id, time_zone, tzdata, created_ms)"
      " VALUES (?1, ?2, ?3, ?4)",
      user, zone.name, zone.tzdata, now);
  const std::int64_t id = connection.last_insert_id();
  if (!message.empty())
    connection.run("INSERT INTO vacation_texts (request_id, text) VALUES (?1, ?2)", id, message);
  return id;
}

struct By {
  UserId actor;
  Instant at;
  std::string reason = {};
};

void audit_change(Connection& connection, const By& by, std::string_view act,
                  const StoredAllocation& after, const std::optional<Allocation>& before) {
  audit(connection, {.at = by.at,
                     .actor = by.actor,
                     .tournament = after.tournament,
                     .allocation = after.id,
                     .freeze = std::nullopt,
                     .act = act,
                     .before = before ? audit_text(*before) : "",
                     .after = audit_text(after.allocation),
                     .reason = by.reason});
}

/// Stores a new allocation, and gives it as it is read.
StoredAllocation add(Connection& connection, const StoredAllocation& row, const By& by,
                     std::string_view act) {
  const AllocationId id = insert_allocation(connection, row);
  const auto stored = find_allocation(connection, id).value();
  audit_change(connection, by, act, stored, std::nullopt);
  return stored;
}

std::vector<GameId> told_later(Connection& connection, const StoredAllocation& row, Instant at) {
  if (row.allocation.decision == Decision::pending) return {};
  return mark_games(connection, row.tournament, row.user, at, play::ClockCause::vacation);
}

/// Stores what has become of an allocation.
VacationChange put(Connection& connection, const StoredAllocation& before, const Allocation& after,
                   const By& by, std::string_view act) {
  StoredAllocation row = before;
  row.allocation = after;
  update_allocation(connection, row);
  ++row.version;
  audit_change(connection, by, act, row, before.allocation);
  const bool froze =
      before.allocation.decision == Decision::accepted || after.decision == Decision::accepted;
  return {.after = row,
          .warnings = {},
          .games = froze ? mark_games(connection, row.tournament, row.user, by.at,
                                      play::ClockCause::vacation)
                         : std::vector<GameId>{}};
}

/// The allocation, if `act` is its actor's to do.
OrRefused<StoredAllocation> permitted(Connection& connection, const VacationAct& act) {
  auto found = find_allocation(connection, act.allocation);
  if (!found) return problem(Code::vacation_not_found, "there is no such vacation");
  if (act.director) {
    if (found->tournament != *act.director)
      return problem(Code::vacation_not_found, "there is no such vacation in this tournament");
    if (found->user == act.actor)
      return problem(Code::director_conflict, "another director decides on your own vacation");
  } else if (found->user != act.actor) {
    return problem(Code::not_owner, "it is another player's vacation");
  }
  if (act.if_version && *act.if_version != found->version)
    return problem(Code::stale_version, "the vacation has changed; look at it again");
  return *std::move(found);
}

OrRefused<VacationChange> put_or(Connection& connection, const StoredAllocation& before,
                                 Result<Allocation> after, const VacationAct& act,
                                 std::string_view name) {
  if (!after) return std::unexpected(VacationProblem{std::move(after.error())});
  return put(connection, before, *after, {act.actor, act.now, act.reason}, name);
}

vacation::Standing standing_without(Connection& connection, const StoredAllocation& row,
                                    Instant now) {
  auto standing = standing_of(connection, row.user, row.tournament, now).value();
  return vacation::without(std::move(standing), row.allocation);
}

/// Before the start: the old one is cancelled and a new one asked for.
OrRefused<VacationChange> replace(Connection& connection, const VacationAct& act,
                                  const StoredAllocation& old, const vacation::TypedTimes& times,
                                  const ZoneUsed& zone) {
  const vacation::Request request{.tournaments = {old.tournament}, .times = times, .message = {}};
  const auto booking = vacation::book(
      request, {{old.tournament, standing_without(connection, old, act.now)}}, zone.zone, act.now);
  if (!booking.errors.empty()) return refused(booking.errors);
  const By by{act.actor, act.now};
  auto cancelled = vacation::cancelled(old.allocation, act.now).value();
  VacationChange change = put(connection, old, cancelled, by, "replaced");
  StoredAllocation row = old;
  row.request = insert_request(connection, old.user, zone, old.message, act.now);
  row.replaces = old.id;
  row.allocation = {.decision = booking.parts[0].decision,
                    .interval = booking.stretch->interval,
                    .announced_end = booking.stretch->interval.end,
                    .charged_hours = booking.parts[0].charged_hours};
  change.after = add(connection, row, by, "asked");
  change.warnings = booking.warnings;
  if (change.games.empty()) change.games = told_later(connection, change.after, act.now);
  return change;
}

/// After the start: another end, checked like a new one if it is later.
OrRefused<VacationChange> move_end(Connection& connection, const VacationAct& act,
                                   const StoredAllocation& old, const vacation::TypedTimes& times,
                                   const ZoneUsed& zone) {
  const auto read = vacation::read_times(times, zone.zone);
  if (!read.stretch) return refused(read.errors);
  const Interval asked = read.stretch->interval;
  if (asked.start != old.allocation.interval.start)
    return problem(Code::vacation_already_started,
                   "the vacation has begun: its start stays, only its end can be moved");
  const auto standing = standing_without(connection, old, act.now);
  const By by{act.actor, act.now};
  if (asked.end <= old.allocation.interval.end)
    return put_or(connection, old,
                  vacation::ended_early(old.allocation, standing.policy, asked.end, act.now), act,
                  "shortened");
  if (standing.policy.approval == vacation::Approval::director)
    return problem(Code::vacation_already_started,
                   "the vacation has begun: ask the director to make it longer");
  if (auto errors = vacation::why_no_extension(standing, old.tournament, *read.stretch);
      !errors.empty())
    return refused(std::move(errors));
  Allocation after = old.allocation;
  after.interval = asked;
  after.announced_end = std::max(old.allocation.announced_end, asked.end);
  after.charged_hours = vacation::charged_hours(standing.policy, read.stretch->nominal);
  VacationChange change = put(connection, old, after, by, "extended");
  change.warnings = read.warnings;
  return change;
}

/// Running games against others in the tournaments: who they are, and where they meet.
std::map<UserId, std::vector<TournamentId>> opponents(Connection& connection,
                                                      const vacation::Booked& booked) {
  std::map<UserId, std::vector<TournamentId>> found;
  for (const StoredAllocation& row : booked.allocations) {
    if (row.allocation.decision != Decision::accepted) continue;
    Rows rows = connection.query(
        "SELECT DISTINCT CASE white_id WHEN ?2 THEN black_id ELSE white_id END FROM games"
        " WHERE tournament_id = ?1 AND status = 0 AND (white_id = ?2 OR black_id = ?2)",
        row.tournament, row.user);
    while (rows.next()) found[rows.take<UserId>()].push_back(row.tournament);
  }
  return found;
}

void announce(Connection& connection, const vacation::Booked& booked, const VacationTexts& texts) {
  for (const auto& [opponent, shared] : opponents(connection, booked)) {
    const auto contact = reachable_contact(connection, opponent);
    if (!contact) continue;
    insert_mail(connection,
                texts.mail(Announcement{.to = *contact, .booked = booked, .shared = shared}));
  }
}

}  // namespace

vacation::Booking booking_of(Connection& connection, const NewVacation& asked) {
  std::vector<vacation::Choice> choices;
  choices.reserve(asked.request.tournaments.size());
  for (const TournamentId tournament : asked.request.tournaments)
    choices.push_back({tournament, standing_of(connection, asked.user, tournament, asked.now)});
  return vacation::book(asked.request, choices, asked.zone.zone, asked.now);
}

OrRefused<VacationAnswer> store_request(Connection& connection, const NewVacation& asked,
                                        const VacationTexts& texts) {
  if (asked.key) {
    const auto before = recall(connection, *asked.key);
    if (!before) return std::unexpected(VacationProblem{before.error()});
    if (*before) return VacationAnswer{.answer = (*before)->answer, .games = {}};
  }
  const vacation::Booking booking = booking_of(connection, asked);
  if (!booking.errors.empty()) return refused(booking.errors);
  vacation::Booked booked{
      .request = insert_request(connection, asked.user, asked.zone, booking.message, asked.now),
      .allocations = {},
      .warnings = booking.warnings,
      .games = {}};
  for (const vacation::Part& part : booking.parts) {
    StoredAllocation row;
    row.request = booked.request;
    row.user = asked.user;
    row.tournament = part.tournament;
    row.allocation = {.decision = part.decision,
                      .interval = booking.stretch->interval,
                      .announced_end = booking.stretch->interval.end,
                      .charged_hours = part.charged_hours};
    booked.allocations.push_back(add(connection, row, {asked.user, asked.now}, "asked"));
    const auto games = told_later(connection, row, asked.now);
    booked.games.insert(booked.games.end(), games.begin(), games.end());
  }
  announce(connection, booked, texts);
  VacationAnswer answer{.answer = texts.answer(booked), .games = booked.games};
  if (asked.key) remember(connection, *asked.key, asked.now, {booked.request, answer.answer});
  return answer;
}

OrRefused<VacationChange> change_times(Connection& connection, const VacationAct& act,
                                       const vacation::TypedTimes& times, const ZoneUsed& zone) {
  const auto old = permitted(connection, act);
  if (!old) return std::unexpected(old.error());
  switch (vacation::state_of(old->allocation, act.now)) {
    case State::pending:
    case State::planned: return replace(connection, act, *old, times, zone);
    case State::active: return move_end(connection, act, *old, times, zone);
    default:
      return problem(Code::vacation_already_finished, "the vacation is over; it cannot be changed");
  }
}

OrRefused<VacationChange> cancel_one(Connection& connection, const VacationAct& act) {
  const auto old = permitted(connection, act);
  if (!old) return std::unexpected(old.error());
  return put_or(connection, *old, vacation::cancelled(old->allocation, act.now), act, "cancelled");
}

OrRefused<VacationChange> end_one(Connection& connection, const VacationAct& act) {
  const auto old = permitted(connection, act);
  if (!old) return std::unexpected(old.error());
  const auto policy = vacation_policy(connection, old->tournament);
  return put_or(connection, *old, vacation::ended_early(old->allocation, policy, act.now, act.now),
                act, "ended");
}

OrRefused<std::vector<GameId>> end_in_game(Connection& connection, GameId game, UserId user,
                                           Instant now) {
  const auto id = connection.value<AllocationId>(
      "SELECT vacation_allocations.id FROM vacation_allocations JOIN games USING (tournament_id)"
      " WHERE games.id = ?1 AND user_id = ?2 AND decision = ?3 AND start_ms <= ?4 AND end_ms > ?4",
      game, user, Decision::accepted, now);
  // Perhaps it was ended meanwhile, which is as well.
  if (!id) return std::vector<GameId>{};
  auto ended = end_one(
      connection,
      {.allocation = *id, .actor = user, .if_version = std::nullopt, .now = now, .reason = {}});
  if (!ended) return std::unexpected(std::move(ended.error()));
  return std::move(ended->games);
}

OrRefused<VacationChange> decide_one(Connection& connection, const VacationAct& act,
                                     Decision decision) {
  const auto old = permitted(connection, act);
  if (!old) return std::unexpected(old.error());
  if (decision == Decision::rejected && act.reason.empty()) return no_reason();
  if (vacation::state_of(old->allocation, act.now) != State::pending)
    return problem(Code::vacation_already_finished, "this request has been decided already");
  Allocation after = old->allocation;
  after.decision = decision;
  return put(connection, *old, after, {act.actor, act.now, act.reason},
             decision == Decision::accepted ? "approved" : "denied");
}

OrRefused<VacationChange> set_times_of(Connection& connection, const VacationAct& act,
                                       Interval interval) {
  const auto old = permitted(connection, act);
  if (!old) return std::unexpected(old.error());
  const auto standing = standing_without(connection, *old, act.now);
  auto errors = vacation::why_no_grant(
      standing, old->tournament,
      {.interval = interval, .charged = old->allocation.charged, .reason = act.reason}, act.now);
  const State state = vacation::state_of(old->allocation, act.now);
  if (state != State::pending && state != State::planned && state != State::active)
    return problem(Code::vacation_already_finished, "the vacation is over; it cannot be changed");
  if (state == State::active) {
    // Its start stays where it is, however long ago that was.
    std::erase_if(errors, [](const auto& one) { return one.fault == Fault::retro_too_far; });
    if (interval.start != old->allocation.interval.start)
      return problem(Code::vacation_already_started, "the vacation has begun: its start stays");
  }
  if (!errors.empty()) return refused(std::move(errors));
  if (state == State::active && interval.end < old->allocation.interval.end)
    return put_or(connection, *old,
                  vacation::ended_early(old->allocation, standing.policy, interval.end, act.now),
                  act, "shortened");
  Allocation after = old->allocation;
  after.interval = interval;
  after.announced_end =
      state == State::active ? std::max(after.announced_end, interval.end) : interval.end;
  if (after.charged)
    after.charged_hours = vacation::charged_hours(standing.policy, interval.end - interval.start);
  return put(connection, *old, after, {act.actor, act.now, act.reason}, "moved");
}

OrRefused<VacationChange> store_grant(Connection& connection, const NewGrant& asked) {
  if (asked.player == asked.actor)
    return problem(Code::director_conflict, "another director decides on your own vacation");
  if (asked.key) {
    const auto before = recall(connection, *asked.key);
    if (!before) return std::unexpected(VacationProblem{before.error()});
    if (*before)
      return VacationChange{.after = find_allocation(connection, {(*before)->id}).value(),
                            .warnings = {},
                            .games = {}};
  }
  const auto standing = standing_of(connection, asked.player, asked.tournament, asked.now);
  if (!standing) return problem(Code::not_found, "there is no such tournament");
  if (auto errors = vacation::why_no_grant(*standing, asked.tournament, asked.grant, asked.now);
      !errors.empty())
    return refused(std::move(errors));
  const Interval interval = asked.grant.interval;
  StoredAllocation row;
  row.request = insert_request(connection, asked.player, {}, "", asked.now);
  row.user = asked.player;
  row.tournament = asked.tournament;
  row.allocation = {.decision = Decision::accepted,
                    .interval = interval,
                    .announced_end = interval.end,
                    .charged_hours = asked.grant.charged
                                         ? vacation::charged_hours(standing->policy,
                                                                   interval.end - interval.start)
                                         : 0,
                    .charged = asked.grant.charged};
  VacationChange change{
      .after = add(connection, row, {asked.actor, asked.now, asked.grant.reason}, "granted"),
      .warnings = {},
      .games = {}};
  change.games = told_later(connection, change.after, asked.now);
  if (asked.key) remember(connection, *asked.key, asked.now, {change.after.id.value, ""});
  return change;
}

OrRefused<std::pair<std::int64_t, std::vector<GameId>>> store_freeze(Connection& connection,
                                                                     const NewFreeze& asked) {
  if (asked.key) {
    const auto before = recall(connection, *asked.key);
    if (!before) return std::unexpected(VacationProblem{before.error()});
    if (*before) return std::pair{(*before)->id, std::vector<GameId>{}};
  }
  Refusals errors;
  if (asked.reason.empty()) errors.push_back({.fault = Fault::reason_required, .field = "reason"});
  if (asked.interval.end <= asked.interval.start)
    errors.push_back({.fault = Fault::end_not_after_start, .field = "end_ms"});
  if (!errors.empty()) return refused(std::move(errors));
  connection.run(
      "INSERT INTO tournament_freezes (tournament_id, start_ms, end_ms, actor_id, created_ms)"
      " VALUES (?1, ?2, ?3, ?4, ?5)",
      asked.tournament, asked.interval.start, asked.interval.end, asked.actor, asked.now);
  const std::int64_t id = connection.last_insert_id();
  audit(connection, {.at = asked.now,
                     .actor = asked.actor,
                     .tournament = asked.tournament,
                     .allocation = std::nullopt,
                     .freeze = id,
                     .act = "frozen",
                     .before = "",
                     .after = std::to_string(asked.interval.start.ms) + ".." +
                              std::to_string(asked.interval.end.ms),
                     .reason = asked.reason});
  if (asked.key) remember(connection, *asked.key, asked.now, {id, ""});
  return std::pair{id, mark_games(connection, asked.tournament, std::nullopt, asked.now,
                                  play::ClockCause::tournament_freeze)};
}

}  // namespace crownhead::db
