#include "db/vacations/vacation_rows.hpp"

#include <algorithm>

#include "db/jobs/stored_bytes.hpp"
#include "db/vacations/clock_marks.hpp"
#include "rules/play/freezes.hpp"
#include "rules/tournament/event.hpp"
#include "rules/tournament/tournament.hpp"
#include "rules/vacation/local_time.hpp"

namespace crownhead::db {
namespace {

using vacation::Allocation;
using vacation::Decision;
using vacation::StoredAllocation;

vacation::Phase phase_of(tournament::Status status) {
  switch (status) {
    case tournament::Status::announced: return vacation::Phase::entry;
    case tournament::Status::running:
    case tournament::Status::paused: return vacation::Phase::running;
    case tournament::Status::finished:
    case tournament::Status::cancelled: return vacation::Phase::finished;
  }
  return vacation::Phase::finished;
}

constexpr std::string_view allocation_columns =
    "SELECT vacation_allocations.id, request_id, vacation_allocations.user_id, users.name,"
    " tournament_id, coalesce(tournaments.name, ''), decision, start_ms, end_ms, announced_end_ms,"
    " charged_hours, charged, vacation_requests.time_zone, coalesce(vacation_texts.text, ''), "
    "replaces,"
    " vacation_allocations.version, coalesce((SELECT max(at_ms) FROM vacation_audit"
    " WHERE allocation_id = vacation_allocations.id), vacation_requests.created_ms),"
    " coalesce((SELECT vacation_reasons.text FROM vacation_audit"
    " JOIN vacation_reasons ON audit_id = vacation_audit.id"
    " WHERE allocation_id = vacation_allocations.id ORDER BY audit_id DESC LIMIT 1), '')"
    " FROM vacation_allocations"
    " JOIN users ON users.id = vacation_allocations.user_id"
    " LEFT JOIN tournaments ON tournaments.id = tournament_id"
    " JOIN vacation_requests ON vacation_requests.id = request_id"
    " LEFT JOIN vacation_texts USING (request_id) WHERE ";

StoredAllocation take_allocation(Rows& rows) {
  StoredAllocation row;
  row.id = rows.take<AllocationId>();
  row.request = rows.take<std::int64_t>();
  row.user = rows.take<UserId>();
  row.username = rows.take<std::string>();
  row.tournament = rows.take<std::optional<TournamentId>>();
  row.tournament_name = rows.take<std::string>();
  row.allocation.decision = rows.take<Decision>();
  row.allocation.interval.start = rows.take<Instant>();
  row.allocation.interval.end = rows.take<Instant>();
  row.allocation.announced_end = rows.take<Instant>();
  row.allocation.charged_hours = rows.take<std::int64_t>();
  row.allocation.charged = rows.take<bool>();
  row.time_zone = rows.take<std::string>();
  row.message = rows.take<std::string>();
  row.replaces = rows.take<std::optional<AllocationId>>();
  row.version = rows.take<std::int64_t>();
  row.changed = rows.take<Instant>();
  row.reason = rows.take<std::string>();
  return row;
}

std::vector<StoredAllocation> take_allocations(Rows rows) {
  std::vector<StoredAllocation> found;
  while (rows.next()) found.push_back(take_allocation(rows));
  return found;
}

/// Returns the player's allocations there, without names and texts.
std::vector<Allocation> plain_allocations(Connection& connection, UserId user,
                                          std::optional<TournamentId> tournament) {
  Rows rows = connection.query(
      "SELECT decision, start_ms, end_ms, announced_end_ms, charged_hours, charged"
      " FROM vacation_allocations INDEXED BY vacation_allocations_of_user"
      " WHERE user_id = ?1 AND tournament_id IS NOT DISTINCT FROM ?2"
      " ORDER BY start_ms, id",
      user, tournament);
  std::vector<Allocation> found;
  while (rows.next()) {
    Allocation& one = found.emplace_back();
    one.decision = rows.take<Decision>();
    one.interval.start = rows.take<Instant>();
    one.interval.end = rows.take<Instant>();
    one.announced_end = rows.take<Instant>();
    one.charged_hours = rows.take<std::int64_t>();
    one.charged = rows.take<bool>();
  }
  return found;
}

void add_allocations(vacation::Standing& standing, const std::vector<Allocation>& allocations,
                     Instant now) {
  for (const Allocation& one : allocations) {
    if (!vacation::holds(one, now)) continue;
    standing.taken.push_back(one.interval);
    if (!one.charged || !vacation::counts(standing, one.interval.start)) continue;
    ++standing.splits_used;
    standing.hours_used += one.charged_hours;
  }
}

/// True if the player has running games or may still be paired.
bool expects_games(Connection& connection, UserId user, TournamentId tournament) {
  return connection
      .value<int>(
          "SELECT 1 FROM tournament_entries WHERE tournament_id = ?1 AND user_id = ?2"
          " AND more_games = 1 UNION ALL"
          " SELECT 1 FROM games INDEXED BY games_running_of_white"
          " WHERE white_id = ?2 AND status = 0 AND tournament_id = ?1 UNION ALL"
          " SELECT 1 FROM games INDEXED BY games_running_of_black"
          " WHERE black_id = ?2 AND status = 0 AND tournament_id = ?1 LIMIT 1",
          tournament, user)
      .has_value();
}

void amend(std::vector<Allocation>& allocations, const Amendment& amendment) {
  const auto old = std::ranges::find(allocations, amendment.without);
  if (old != allocations.end()) allocations.erase(old);
  if (amendment.with) allocations.push_back(*amendment.with);
}

/// A game in which vacations count.
struct GameWithVacations {
  std::optional<TournamentId> tournament;
  PerSeat<UserId> players;
  Instant began;
};

std::optional<GameWithVacations> game_with_vacations(Connection& connection, GameId game) {
  GameWithVacations found;
  {
    Rows rows = connection.query(
        "SELECT tournament_id, seats, created_ms FROM games WHERE id = ?1"
        " AND (tournament_id IS NOT NULL OR vacations = 1)",
        game);
    if (!rows.next()) return std::nullopt;
    found.tournament = rows.take<std::optional<TournamentId>>();
    found.players = PerSeat<UserId>::filled(rows.take<std::size_t>());
    found.began = rows.take<Instant>();
  }
  Rows rows =
      connection.query("SELECT seat, user_id FROM game_seats WHERE game_id = ?1 AND seat < ?2",
                       game, found.players.size());
  while (rows.next()) {
    const auto seat = rows.take<Seat>();
    found.players[seat] = rows.take<UserId>();
  }
  return found;
}

/// Returns the times in which all clocks of the tournament are stopped.
vacation::Intervals common_freezes(Connection& connection, TournamentId tournament) {
  vacation::Intervals common;
  Rows rows = connection.query(
      "SELECT start_ms, end_ms FROM tournament_freezes WHERE tournament_id = ?1", tournament);
  while (rows.next()) {
    const auto start = rows.take<Instant>();
    common.add({start, rows.take<Instant>()});
  }
  return common;
}

}  // namespace

vacation::Policy vacation_policy(Connection& connection, TournamentId tournament) {
  Rows rows = connection.query(
      "SELECT splits_allowed, days_allowed, min_days, max_days, notice_hours, horizon_days,"
      " min_gap_hours, vacation_approval, vacation_freeze, vacation_moves, retro_max_days,"
      " vacation_rounding FROM tournaments WHERE id = ?1",
      tournament);
  vacation::Policy policy;
  if (!rows.next()) return policy;
  policy.splits_allowed = rows.take<int>();
  policy.days_allowed = rows.take<int>();
  policy.min_days = rows.take<int>();
  policy.max_days = rows.take<int>();
  policy.notice_hours = rows.take<int>();
  policy.horizon_days = rows.take<int>();
  policy.min_gap_hours = rows.take<int>();
  policy.approval = rows.take<vacation::Approval>();
  policy.freeze = rows.take<vacation::Freeze>();
  policy.moves = rows.take<vacation::Moves>();
  policy.retro_max_days = rows.take<int>();
  policy.rounding = rows.take<vacation::Rounding>();
  return policy;
}

std::optional<vacation::Standing> standing_of(Connection& connection, UserId user,
                                              TournamentId tournament, Instant now) {
  vacation::Standing standing;
  {
    Rows rows = connection.query(
        "SELECT tournaments.name, status, EXISTS (SELECT 1 FROM tournament_entries"
        " WHERE tournament_id = ?1 AND user_id = ?2 AND state = ?3) FROM tournaments WHERE id = ?1",
        tournament, user, tournament::EntryState::entered);
    if (!rows.next()) return std::nullopt;
    standing.name = rows.take<std::string>();
    standing.phase = phase_of(rows.take<tournament::Status>());
    standing.participant = rows.take<bool>();
  }
  standing.policy = vacation_policy(connection, tournament);
  standing.expects_games = expects_games(connection, user, tournament);
  add_allocations(standing, plain_allocations(connection, user, tournament), now);
  return standing;
}

vacation::Standing standing_outside(Connection& connection, UserId user,
                                    const vacation::Policy& policy, Instant start, Instant now) {
  // Outside tournaments there may always be further games.
  vacation::Standing standing{.policy = policy, .counted = vacation::year_of(start)};
  add_allocations(standing, plain_allocations(connection, user, std::nullopt), now);
  return standing;
}

std::optional<StoredAllocation> find_allocation(Connection& connection, AllocationId id) {
  static const std::string sql = std::string(allocation_columns) + "vacation_allocations.id = ?1";
  Rows rows = connection.query(sql, id);
  return rows.next() ? std::optional(take_allocation(rows)) : std::nullopt;
}

std::vector<StoredAllocation> allocations_where(Connection& connection, std::string_view where,
                                                std::int64_t id) {
  return take_allocations(connection.query(std::string(allocation_columns) + std::string(where) +
                                               " ORDER BY start_ms, vacation_allocations.id",
                                           id));
}

std::vector<StoredAllocation> last_allocations(Connection& connection, UserId user, int limit) {
  static const std::string sql = std::string(allocation_columns) +
                                 "vacation_allocations.user_id = ?1"
                                 " ORDER BY start_ms DESC, vacation_allocations.id DESC LIMIT ?2";
  auto found = take_allocations(connection.query(sql, user, limit));
  std::ranges::reverse(found);
  return found;
}

std::vector<StoredAllocation> allocations_after(Connection& connection, UserId user,
                                                AllocationId after, int limit) {
  static const std::string sql =
      std::string(allocation_columns) +
      "vacation_allocations.user_id = ?1 AND vacation_allocations.id > ?2"
      " ORDER BY vacation_allocations.id LIMIT ?3";
  return take_allocations(connection.query(sql, user, after, limit));
}

AllocationId insert_allocation(Connection& connection, const StoredAllocation& row) {
  const Allocation& one = row.allocation;
  const auto id = connection.insert<AllocationId>(
      "INSERT INTO vacation_allocations (request_id, user_id, tournament_id, decision, start_ms,"
      " end_ms, announced_end_ms, charged_hours, charged, replaces)"
      " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)"
      " RETURNING id",
      row.request, row.user, row.tournament, one.decision, one.interval.start, one.interval.end,
      one.announced_end, one.charged_hours, one.charged, row.replaces);
  return id.value();
}

void update_allocation(Connection& connection, const StoredAllocation& row) {
  const Allocation& one = row.allocation;
  connection.run(
      "UPDATE vacation_allocations SET decision = ?2, start_ms = ?3, end_ms = ?4,"
      " announced_end_ms = ?5, charged_hours = ?6, version = version + 1 WHERE id = ?1",
      row.id, one.decision, one.interval.start, one.interval.end, one.announced_end,
      one.charged_hours);
}

std::string audit_text(const Allocation& allocation) {
  constexpr std::array names{"pending", "accepted", "rejected", "cancelled"};
  return std::string(names.at(static_cast<std::size_t>(allocation.decision))) + " " +
         std::to_string(allocation.interval.start.ms) + ".." +
         std::to_string(allocation.interval.end.ms) + " " +
         std::to_string(allocation.charged_hours) + " h";
}

void audit(Connection& connection, const AuditLine& line) {
  const auto id = connection.insert<std::int64_t>(
      "INSERT INTO vacation_audit (at_ms, actor_id, tournament_id, allocation_id, freeze_id, act,"
      " before, after) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) RETURNING id",
      line.at, line.actor, line.tournament, line.allocation, line.freeze, line.act, line.before,
      line.after);
  if (line.reason.empty()) return;
  connection.run("INSERT INTO vacation_reasons (audit_id, text) VALUES (?1, ?2)", id.value(),
                 line.reason);
  count_bytes(connection, line.actor, bytes_of(line.reason));
}

std::vector<GameId> mark_games_of_player(Connection& connection,
                                         std::optional<TournamentId> tournament, UserId player,
                                         Instant at) {
  const auto games = running_games_of(connection, tournament, player);
  for (const GameId game : games) mark_game(connection, game, at, play::ClockCause::vacation);
  return games;
}

void mark_game_in_vacations(Connection& connection, GameId game, const PerSeat<UserId>& players,
                            Instant began) {
  const auto may_be_away = [&](UserId player) {
    return connection
        .value<int>(
            "SELECT 1 FROM vacation_allocations WHERE user_id = ?1 AND tournament_id IS NULL"
            " AND end_ms > ?2 LIMIT 1",
            player, began)
        .has_value();
  };
  if (std::ranges::any_of(players, may_be_away))
    mark_game(connection, game, began, play::ClockCause::vacation);
}

std::vector<GameId> running_games_of(Connection& connection, std::optional<TournamentId> tournament,
                                     UserId player) {
  if (tournament)
    return connection.values<GameId>(
        "SELECT id FROM games INDEXED BY games_running_of_white"
        " WHERE white_id = ?2 AND status = 0 AND tournament_id = ?1"
        " UNION SELECT id FROM games INDEXED BY games_running_of_black"
        " WHERE black_id = ?2 AND status = 0 AND tournament_id = ?1 ORDER BY id",
        *tournament, player);
  return connection.values<GameId>(
      "SELECT id FROM games WHERE white_id = ?1 AND status = 0 AND vacations = 1"
      " UNION SELECT id FROM games WHERE black_id = ?1 AND status = 0 AND vacations = 1"
      " UNION SELECT id FROM game_seats JOIN games ON id = game_id"
      " WHERE user_id = ?1 AND seat > 1 AND status = 0 AND vacations = 1 ORDER BY id",
      player);
}

std::optional<FreezesOfGame> freezes_of_game(Connection& connection, GameId game,
                                             const std::optional<Amendment>& amendment) {
  const auto of = game_with_vacations(connection, game);
  if (!of) return std::nullopt;
  // Outside tournaments the player's own clock stops and they may not move, which is the default of
  // a policy. The number of days does not matter to clocks.
  vacation::Policy policy;
  vacation::Intervals common;
  if (of->tournament) {
    policy = vacation_policy(connection, *of->tournament);
    common = common_freezes(connection, *of->tournament);
  }
  auto vacations = PerSeat<std::vector<Allocation>>::filled(of->players.size());
  for (const Seat side : of->players.seats()) {
    vacations[side] = plain_allocations(connection, of->players[side], of->tournament);
    if (amendment && amendment->user == of->players[side]) amend(vacations[side], *amendment);
  }
  FreezesOfGame found{};
  found.cause = play::ClockCause::vacation;
  found.still = play::standstills(policy, common, vacations, of->began);
  Rows rows =
      connection.query("SELECT number, at_ms, cause FROM freeze_changes WHERE game_id = ?1", game);
  if (rows.next()) {
    found.pending_change = rows.take<std::int64_t>();
    found.at = rows.take<Instant>();
    found.cause = rows.take<play::ClockCause>();
  }
  return found;
}

}  // namespace crownhead::db
