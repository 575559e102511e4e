#include "db/vacations/vacation_rulings.hpp"

#include "db/jobs/idempotency.hpp"
#include "db/vacations/clock_marks.hpp"
#include "db/vacations/vacation_news.hpp"
#include "db/vacations/vacation_writes.hpp"
#include "rules/reasons.hpp"

namespace crownhead::db {

Result<bool> mark_for_policy(Connection& connection, TournamentId tournament,
                             const vacation::Policy& policy, Instant at) {
  const vacation::Policy before = vacation_policy(connection, tournament);
  const auto begun = connection.value<int>(
      "SELECT 1 FROM vacation_allocations WHERE tournament_id = ?1 AND decision = ?2"
      " AND start_ms <= ?3 LIMIT 1",
      tournament, vacation::Decision::accepted, at);
  auto changes = vacation::changes_clocks(before, policy, begun.has_value());
  if (changes && *changes) begin_marks(connection, tournament, at, play::ClockCause::vacation);
  return changes;
}

OrRefused<VacationAnswer> store_grant(Connection& connection, const NewGrant& asked,
                                      const GrantAnswer& answer) {
  if (asked.player == asked.actor)
    return vacation::problem(Code::director_conflict, reason::vacation::own());
  if (asked.key) {
    const auto before = recall(connection, *asked.key);
    if (!before) return std::unexpected(vacation::Problem{before.error()});
    if (*before) return VacationAnswer{.answer = (*before)->answer, .effect = {}};
  }
  if (auto stale = why_stale(connection, asked.tournament, asked.if_version))
    return std::unexpected(*std::move(stale));
  const auto standing = standing_of(connection, asked.player, asked.tournament, asked.now);
  if (!standing) return vacation::problem(Code::not_found, reason::tournament::none_such());
  const auto allocation = vacation::granted(*standing, asked.tournament, asked.grant, asked.now);
  if (!allocation) return std::unexpected(allocation.error());
  vacation::StoredAllocation row;
  row.request = insert_request(connection, asked.player, {}, "", asked.now);
  row.user = asked.player;
  row.tournament = asked.tournament;
  row.allocation = *allocation;
  const auto granted =
      add_allocation(connection, row, {asked.actor, asked.now, asked.grant.reason}, "granted");
  VacationAnswer made{.answer = answer(granted), .effect = {}};
  made.effect.games = mark_games_of(connection, granted, std::nullopt, asked.now);
  made.effect.notices = vacation::notices_of_grant(granted, asked.grant.reason);
  insert_vacation_news(connection, made.effect.notices, asked.now);
  if (asked.key) remember(connection, *asked.key, asked.now, {granted.id.value, made.answer});
  return made;
}

}  // namespace crownhead::db
