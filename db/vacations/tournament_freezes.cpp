#include "db/vacations/tournament_freezes.hpp"

#include <algorithm>

#include "db/jobs/idempotency.hpp"
#include "db/vacations/clock_marks.hpp"
#include "db/vacations/vacation_writes.hpp"
#include "rules/reasons.hpp"

namespace crownhead::db {
namespace {

using vacation::Interval;

/// The interval stored for a cancelled freeze, because the audit refers to the row: it lies before
/// every game, so it stops no clock.
constexpr Interval never{.start = Instant{0}, .end = Instant{1}};

std::string freeze_text(Interval interval) {
  return std::to_string(interval.start.ms) + ".." + std::to_string(interval.end.ms);
}

std::optional<Interval> find_freeze(Connection& connection, const FreezeAct& act) {
  Rows rows = connection.query(
      "SELECT start_ms, end_ms FROM tournament_freezes WHERE id = ?1 AND tournament_id = ?2",
      act.freeze, act.tournament);
  if (!rows.next()) return std::nullopt;
  const auto start = rows.take<Instant>();
  return Interval{.start = start, .end = rows.take<Instant>()};
}

/// Adds the directors' reasons to the freezes; the first one of each is why the freeze exists.
void add_words(Connection& connection, TournamentId tournament,
               std::vector<vacation::TournamentFreeze>& freezes) {
  Rows rows = connection.query(
      "SELECT freeze_id, at_ms, coalesce(text, ''), users.name FROM vacation_audit"
      " JOIN users ON users.id = actor_id LEFT JOIN vacation_reasons ON audit_id = "
      "vacation_audit.id"
      // The index is on allocations, and a freeze has none.
      " WHERE allocation_id IS NULL AND tournament_id = ?1 ORDER BY vacation_audit.id",
      tournament);
  while (rows.next()) {
    const auto id = rows.take<std::int64_t>();
    vacation::FreezeChange word;
    word.at = rows.take<Instant>();
    word.reason = rows.take<std::string>();
    word.actor = rows.take<std::string>();
    const auto of = std::ranges::find(freezes, id, &vacation::TournamentFreeze::id);
    if (of == freezes.end()) continue;
    if (of->actor.empty()) {
      of->reason = std::move(word.reason);
      of->actor = std::move(word.actor);
    } else {
      of->changed = std::move(word);
    }
  }
}

}  // namespace

OrRefused<StoredFreeze> store_freeze(Connection& connection, const NewFreeze& asked) {
  if (asked.key) {
    const auto before = recall(connection, *asked.key);
    if (!before) return std::unexpected(vacation::Problem{before.error()});
    if (*before) return StoredFreeze{.id = (*before)->id, .effect = {}};
  }
  if (auto stale = why_stale(connection, asked.tournament, asked.if_version))
    return std::unexpected(*std::move(stale));
  if (auto errors = vacation::why_no_freeze(asked.interval, asked.reason); !errors.empty())
    return vacation::refused(std::move(errors));
  const auto made = connection.insert<std::int64_t>(
      "INSERT INTO tournament_freezes (tournament_id, start_ms, end_ms, actor_id, created_ms)"
      " VALUES (?1, ?2, ?3, ?4, ?5) RETURNING id",
      asked.tournament, asked.interval.start, asked.interval.end, asked.actor, asked.now);
  const std::int64_t id = made.value();
  audit(connection, {.at = asked.now,
                     .actor = asked.actor,
                     .tournament = asked.tournament,
                     .allocation = std::nullopt,
                     .freeze = id,
                     .act = "frozen",
                     .before = "",
                     .after = freeze_text(asked.interval),
                     .reason = asked.reason});
  if (asked.key) remember(connection, *asked.key, asked.now, {id, ""});
  begin_marks(connection, asked.tournament, asked.now, play::ClockCause::tournament_freeze);
  return StoredFreeze{.id = id, .effect = {}};
}

OrRefused<ChangedFreeze> store_freeze_end(Connection& connection, const FreezeAct& act) {
  if (auto stale = why_stale(connection, act.tournament, act.if_version))
    return std::unexpected(*std::move(stale));
  const auto before = find_freeze(connection, act);
  if (!before) return vacation::problem(Code::not_found, reason::vacation::no_such_freeze());
  if (auto errors = vacation::why_no_other_end(*before, act.end, act.reason); !errors.empty())
    return vacation::refused(std::move(errors));
  const auto after = vacation::with_end(*before, act.end, act.now);
  if (!after) return std::unexpected(vacation::Problem{after.error()});
  const bool taken_back = after->end == after->start;
  const Interval kept = taken_back ? never : *after;
  connection.run("UPDATE tournament_freezes SET start_ms = ?2, end_ms = ?3 WHERE id = ?1",
                 act.freeze, kept.start, kept.end);
  audit(connection, {.at = act.now,
                     .actor = act.actor,
                     .tournament = act.tournament,
                     .allocation = std::nullopt,
                     .freeze = act.freeze,
                     .act = taken_back ? "taken_back" : "moved",
                     .before = freeze_text(*before),
                     .after = taken_back ? "" : freeze_text(*after),
                     .reason = act.reason});
  begin_marks(connection, act.tournament, act.now, play::ClockCause::tournament_freeze);
  return ChangedFreeze{.interval = *after, .effect = {}};
}

std::vector<vacation::TournamentFreeze> freezes_of(Connection& connection,
                                                   TournamentId tournament) {
  std::vector<vacation::TournamentFreeze> found;
  {
    Rows rows = connection.query(
        "SELECT id, start_ms, end_ms FROM tournament_freezes WHERE tournament_id = ?1"
        " AND end_ms > ?2 ORDER BY start_ms, id",
        tournament, never.end);
    while (rows.next()) {
      vacation::TournamentFreeze& one = found.emplace_back();
      one.id = rows.take<std::int64_t>();
      one.interval.start = rows.take<Instant>();
      one.interval.end = rows.take<Instant>();
    }
  }
  add_words(connection, tournament, found);
  return found;
}

}  // namespace crownhead::db
