#include "db/messages/hook_news.hpp"

#include <type_traits>

#include "db/jobs/readers.hpp"
#include "db/sql/connection.hpp"
#include "db/tournaments/tournament_rows.hpp"
#include "rules/accounts/event_notifications.hpp"

namespace crownhead::db {
namespace {

// The index of published rounds contains the number of this event type.
static_assert(std::is_same_v<std::variant_alternative_t<9, decltype(tournament::Event::what)>,
                             tournament::Published>);

}  // namespace

std::vector<ChallengeId> HookNews::challenges(Instant since, Instant until) const {
  auto connection = readers_.borrow();
  return connection->values<ChallengeId>(
      "SELECT id FROM challenges WHERE created_ms > ?1 AND created_ms <= ?2"
      " AND EXISTS (SELECT 1 FROM webhooks WHERE disabled_ms IS NULL AND (user_id = to_id"
      " OR user_id IN (SELECT i.user_id FROM challenge_invited AS i"
      "  WHERE i.challenge_id = challenges.id)))",
      since, until);
}

std::vector<RoundNews> HookNews::rounds(Instant since, Instant until) const {
  static const std::string sql =
      "SELECT e.user_id, v.tournament_id, name, " + std::string(tournament_event_columns) +
      " FROM tournament_events AS v JOIN tournament_entries AS e USING (tournament_id)"
      " JOIN tournaments AS t ON t.id = v.tournament_id"
      " WHERE type = 9 AND at_ms > ?1 AND at_ms <= ?2 AND state = ?3 AND EXISTS (SELECT 1"
      " FROM webhooks AS w WHERE w.user_id = e.user_id AND disabled_ms IS NULL)"
      " ORDER BY v.tournament_id, e.user_id";
  auto connection = readers_.borrow();
  Rows rows = connection->query(sql, since, until, tournament::EntryState::entered);
  std::vector<RoundNews> news;
  while (rows.next()) {
    RoundNews one;
    one.player = rows.take<UserId>();
    one.tournament = rows.take<TournamentId>();
    one.name = rows.take<std::string>();
    const auto event = take_tournament_event(rows);
    const auto made = accounts::tournament_notification(event);
    if (!made) continue;
    one.kind = made->kind;
    one.at = event.at;
    one.first = made->first;
    one.last = made->last;
    news.push_back(std::move(one));
  }
  return news;
}

std::vector<VacationNews> HookNews::vacations(Instant since, Instant until) const {
  auto connection = readers_.borrow();
  Rows rows = connection->query(
      "SELECT a.user_id, v.tournament_id, name, a.id, act, at_ms FROM vacation_audit AS v"
      " JOIN vacation_allocations AS a ON a.id = allocation_id"
      " JOIN tournaments AS t ON t.id = v.tournament_id"
      " WHERE act IN ('approved', 'denied') AND at_ms > ?1 AND at_ms <= ?2"
      " AND EXISTS (SELECT 1 FROM webhooks AS w WHERE w.user_id = a.user_id"
      " AND disabled_ms IS NULL) ORDER BY v.id",
      since, until);
  std::vector<VacationNews> news;
  while (rows.next()) {
    VacationNews& one = news.emplace_back();
    one.player = rows.take<UserId>();
    one.tournament = rows.take<TournamentId>();
    one.name = rows.take<std::string>();
    one.allocation = rows.take<AllocationId>();
    one.act = rows.take<std::string>();
    one.at = rows.take<Instant>();
  }
  return news;
}

}  // namespace crownhead::db
