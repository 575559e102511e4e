#include "db/vacations/vacations.hpp"

#include <algorithm>

#include "db/jobs/idempotency.hpp"
#include "db/jobs/readers.hpp"
#include "db/jobs/writer.hpp"
#include "db/vacations/clock_marks.hpp"
#include "db/vacations/tournament_freezes.hpp"
#include "db/vacations/vacation_acts.hpp"
#include "db/vacations/vacation_news.hpp"
#include "db/vacations/vacation_requests.hpp"
#include "db/vacations/vacation_rulings.hpp"

namespace crownhead::db {
namespace {

using vacation::StoredAllocation;

/// Submits a job whose refusals are not failures of the writer; a refused job has stored nothing.
/// It reads what a player has booked in several tournaments and marks the games that it finds;
/// vacations are rare.
template <class T, class Work>
void submit(Writer& writer, Work work, VacationDone<T> done) {
  writer.submit<OrRefused<T>>(
      Locks::everything(),
      [work = std::move(work)](Connection& connection) mutable -> Result<OrRefused<T>> {
        return work(connection);
      },
      [done = std::move(done)](Result<OrRefused<T>> result) mutable {
        if (result)
          done(*std::move(result));
        else
          done(std::unexpected(vacation::Problem{std::move(result.error())}));
      });
}

/// Marks the tournament's running games after an act has been stored, and adds them to its answer.
/// If that fails the act is not answered: a repetition or the next start marks the others.
template <class T>
VacationDone<T> with_marks(Writer& writer, TournamentId tournament, VacationDone<T> done) {
  return [&writer, tournament, done = std::move(done)](OrRefused<T> stored) mutable {
    if (!stored) return done(std::move(stored));
    mark_running_games(
        writer, tournament,
        [stored = *std::move(stored),
         done = std::move(done)](Result<std::vector<GameId>> games) mutable {
          if (!games) return done(std::unexpected(vacation::Problem{std::move(games.error())}));
          stored.effect.games = *std::move(games);
          done(std::move(stored));
        });
  };
}

}  // namespace

Vacations::Vacations(Writer& writer, Readers& readers, const vacation::Policy& outside)
    : writer_(writer), readers_(readers), outside_(outside) {}

void Vacations::request(NewVacation asked, BookedAnswer answer, VacationDone<VacationAnswer> done) {
  submit<VacationAnswer>(
      writer_,
      [this, asked = std::move(asked), answer = std::move(answer)](Connection& connection) {
        return store_request(connection, asked, answer, outside_);
      },
      std::move(done));
}

vacation::Booking Vacations::preview(const NewVacation& asked) const {
  auto connection = readers_.borrow();
  const Transaction view(*connection, Transaction::Kind::read);
  return booking_of(*connection, asked, outside_);
}

OrRefused<vacation::Plan> Vacations::preview_change(const vacation::Act& act,
                                                    const vacation::TypedTimes& times,
                                                    const ZoneUsed& zone) const {
  auto connection = readers_.borrow();
  const Transaction view(*connection, Transaction::Kind::read);
  return plan_times(*connection, act, times, zone, outside_);
}

OrRefused<vacation::Plan> Vacations::preview_cancel(const vacation::Act& act) const {
  auto connection = readers_.borrow();
  const Transaction view(*connection, Transaction::Kind::read);
  return plan_cancel(*connection, act);
}

OrRefused<vacation::Plan> Vacations::preview_end(const vacation::Act& act) const {
  auto connection = readers_.borrow();
  const Transaction view(*connection, Transaction::Kind::read);
  return plan_end(*connection, act, outside_);
}

std::vector<std::pair<GameId, play::FrozenSeats>> Vacations::still_after(
    const vacation::Plan& plan) const {
  Amendment amendment{plan.before.user, plan.before.allocation, plan.after};
  if (plan.after.decision == vacation::Decision::cancelled) amendment.with.reset();
  if (amendment.with) amendment.with->decision = vacation::Decision::accepted;
  const auto games = games_of(plan.before.user, plan.before.tournament);
  auto connection = readers_.borrow();
  const Transaction view(*connection, Transaction::Kind::read);
  std::vector<std::pair<GameId, play::FrozenSeats>> found;
  for (const GameId game : games)
    if (auto freezes = freezes_of_game(*connection, game, amendment))
      found.emplace_back(game, std::move(freezes->still));
  return found;
}

void Vacations::change(vacation::Act act, vacation::TypedTimes times, ZoneUsed zone,
                       VacationDone<VacationChange> done) {
  submit<VacationChange>(
      writer_,
      [this, act = std::move(act), times = std::move(times),
       zone = std::move(zone)](Connection& connection) {
        return carry_out(connection, plan_times(connection, act, times, zone, outside_), act, zone);
      },
      std::move(done));
}

void Vacations::cancel(vacation::Act act, VacationDone<VacationChange> done) {
  submit<VacationChange>(
      writer_,
      [act = std::move(act)](Connection& connection) {
        return carry_out(connection, plan_cancel(connection, act), act);
      },
      std::move(done));
}

void Vacations::end(vacation::Act act, VacationDone<VacationChange> done) {
  submit<VacationChange>(
      writer_,
      [this, act = std::move(act)](Connection& connection) {
        return carry_out(connection, plan_end(connection, act, outside_), act);
      },
      std::move(done));
}

void Vacations::end_by_move(GameId game, UserId user, Instant now,
                            VacationDone<VacationEffect> done) {
  submit<VacationEffect>(
      writer_,
      [game, user, now](Connection& connection) {
        return end_in_game(connection, game, user, now);
      },
      std::move(done));
}

void Vacations::decide(vacation::Act act, vacation::Decision decision,
                       VacationDone<VacationChange> done) {
  submit<VacationChange>(
      writer_,
      [act = std::move(act), decision](Connection& connection) {
        const bool approved = decision == vacation::Decision::accepted;
        return carry_out(connection, plan_decision(connection, act, approved), act);
      },
      std::move(done));
}

void Vacations::grant(NewGrant grant, GrantAnswer answer, VacationDone<VacationAnswer> done) {
  submit<VacationAnswer>(
      writer_,
      [grant = std::move(grant), answer = std::move(answer)](Connection& connection) {
        return store_grant(connection, grant, answer);
      },
      std::move(done));
}

void Vacations::set_times(vacation::Act act, vacation::Interval interval,
                          VacationDone<VacationChange> done) {
  submit<VacationChange>(
      writer_,
      [act = std::move(act), interval](Connection& connection) {
        return carry_out(connection, plan_moved(connection, act, interval), act);
      },
      std::move(done));
}

void Vacations::freeze(NewFreeze freeze, VacationDone<StoredFreeze> done) {
  const TournamentId tournament = freeze.tournament;
  submit<StoredFreeze>(
      writer_,
      [freeze = std::move(freeze)](Connection& connection) {
        return store_freeze(connection, freeze);
      },
      with_marks<StoredFreeze>(writer_, tournament, std::move(done)));
}

void Vacations::change_freeze(FreezeAct act, VacationDone<ChangedFreeze> done) {
  const TournamentId tournament = act.tournament;
  submit<ChangedFreeze>(
      writer_,
      [act = std::move(act)](Connection& connection) { return store_freeze_end(connection, act); },
      with_marks<ChangedFreeze>(writer_, tournament, std::move(done)));
}

std::vector<vacation::Choice> Vacations::eligible(UserId user, Instant now) const {
  auto connection = readers_.borrow();
  const Transaction view(*connection, Transaction::Kind::read);
  const auto entered = connection->values<TournamentId>(
      "SELECT tournament_id FROM tournament_entries WHERE user_id = ?1 ORDER BY tournament_id",
      user);
  std::vector<vacation::Choice> choices;
  for (const TournamentId tournament : entered) {
    auto standing = standing_of(*connection, user, tournament, now);
    const bool plays = standing && standing->participant &&
                       standing->phase != vacation::Phase::finished &&
                       standing->policy.splits_allowed > 0;
    if (plays) choices.push_back({tournament, std::move(standing)});
  }
  if (allowed_outside())
    choices.push_back({std::nullopt, standing_outside(*connection, user, outside_, now, now)});
  return choices;
}

std::vector<vacation::Choice> Vacations::choices(const NewVacation& asked) const {
  auto connection = readers_.borrow();
  const Transaction view(*connection, Transaction::Kind::read);
  return choices_of(*connection, asked, outside_);
}

std::vector<UserId> Vacations::opponents(TournamentId tournament, UserId user) const {
  auto connection = readers_.borrow();
  return connection->values<UserId>(
      "SELECT DISTINCT CASE white_id WHEN ?2 THEN black_id ELSE white_id END FROM games"
      " WHERE tournament_id = ?1 AND (white_id = ?2 OR black_id = ?2)",
      tournament, user);
}

std::vector<StoredAllocation> Vacations::of(UserId user) const {
  auto connection = readers_.borrow();
  return last_allocations(*connection, user, most_listed);
}

std::vector<StoredAllocation> Vacations::after(UserId user, AllocationId after, int limit) const {
  auto connection = readers_.borrow();
  return allocations_after(*connection, user, after, limit);
}

std::vector<StoredAllocation> Vacations::of_tournament(TournamentId tournament) const {
  auto connection = readers_.borrow();
  return allocations_where(*connection, "tournament_id = ?1", tournament.value);
}

std::vector<vacation::TournamentFreeze> Vacations::freezes(TournamentId tournament) const {
  auto connection = readers_.borrow();
  const Transaction view(*connection, Transaction::Kind::read);
  return freezes_of(*connection, tournament);
}

bool Vacations::exists(TournamentId tournament) const {
  auto connection = readers_.borrow();
  return connection->value<int>("SELECT 1 FROM tournaments WHERE id = ?1", tournament).has_value();
}

void Vacations::note_vacations(std::vector<play::GameRow>& rows, Instant now) const {
  auto connection = readers_.borrow();
  for (play::GameRow& row : rows) {
    const bool counts = row.tournament || row.vacations;
    if (!counts || row.status != play::GameStatus::playing) continue;
    for (const Seat side : row.players.seats())
      row.on_vacation[side] =
          connection
              ->value<std::optional<Instant>>(
                  // Adjoining vacations count as one, as for the clock.
                  "WITH RECURSIVE taken AS (SELECT start_ms, end_ms FROM vacation_allocations"
                  " WHERE tournament_id IS NOT DISTINCT FROM ?1 AND user_id = ?2 AND decision = ?3"
                  " AND end_ms > ?4),"
                  " on_end (at) AS (SELECT end_ms FROM taken WHERE start_ms <= ?4"
                  " UNION SELECT end_ms FROM taken, on_end WHERE start_ms <= at AND end_ms > at)"
                  " SELECT max(at) FROM on_end",
                  row.tournament, row.players[side], vacation::Decision::accepted, now)
              .value_or(std::nullopt);
  }
}

std::vector<QueuedVacationNews> Vacations::news(int limit) const {
  auto connection = readers_.borrow();
  const Transaction view(*connection, Transaction::Kind::read);
  return vacation_news(*connection, limit);
}

std::vector<vacation::Message> Vacations::messages(const vacation::Notice& notice,
                                                   UserId after) const {
  auto connection = readers_.borrow();
  const Transaction view(*connection, Transaction::Kind::read);
  return messages_of(*connection, notice, after);
}

std::vector<vacation::Message> Vacations::brought_by_time(Instant since, Instant until) const {
  auto connection = readers_.borrow();
  const Transaction view(*connection, Transaction::Kind::read);
  std::vector<vacation::Message> found;
  const auto add = [&](vacation::News news, const char* sql) {
    const auto ids = connection->values<AllocationId>(sql, since, until);
    for (const AllocationId id : ids) {
      auto row = find_allocation(*connection, id).value();
      const UserId user = row.user;
      found.push_back({.to = user, .news = news, .allocations = {std::move(row)}});
    }
  };
  // A vacation that was ended early, or granted for a past time, was announced at that time.
  add(vacation::News::over,
      "SELECT id FROM vacation_allocations WHERE decision = 1 AND end_ms > ?1 AND end_ms <= ?2"
      " AND NOT EXISTS (SELECT 1 FROM vacation_audit"
      "  WHERE allocation_id = vacation_allocations.id AND at_ms >= end_ms) ORDER BY end_ms, id");
  add(vacation::News::expired,
      "SELECT id FROM vacation_allocations WHERE decision = 0 AND start_ms > ?1 AND start_ms <= ?2"
      " ORDER BY start_ms, id");
  return found;
}

Millis Vacations::may_still_take(TournamentId tournament, UserId user, Instant now) const {
  auto connection = readers_.borrow();
  const Transaction view(*connection, Transaction::Kind::read);
  const auto standing = standing_of(*connection, user, tournament, now);
  Millis most = standing ? vacation::still_bookable(*standing) : Millis{};
  for (const auto& row : allocations_where(*connection, "tournament_id = ?1", tournament.value))
    if (row.user == user && vacation::state_of(row.allocation, now) == vacation::State::pending)
      most = most + (row.allocation.interval.end - row.allocation.interval.start);
  return most;
}

std::vector<GameId> Vacations::running_games(TournamentId tournament) const {
  auto connection = readers_.borrow();
  return connection->values<GameId>(
      "SELECT id FROM games WHERE tournament_id = ?1 AND status = 0 ORDER BY id", tournament);
}

std::vector<GameId> Vacations::games_of(UserId user, std::optional<TournamentId> tournament) const {
  auto connection = readers_.borrow();
  return running_games_of(*connection, tournament, user);
}

}  // namespace crownhead::db
