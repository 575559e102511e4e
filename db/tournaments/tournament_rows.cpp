#include "db/tournaments/tournament_rows.hpp"

#include <map>
#include <stdexcept>
#include <string>
#include <unordered_map>

#include "db/codec/tournament_codec.hpp"
#include "db/games/control_columns.hpp"
#include "db/jobs/stored_bytes.hpp"
#include "db/tournaments/tournament_ranking.hpp"
#include "rules/tournament/decide/more_games.hpp"
#include "rules/tournament/standings/score_cards.hpp"

namespace crownhead::db {

using tournament::Tournament;
using tournament::TournamentRow;

namespace {

std::vector<EntryRow> entry_rows(const Tournament& tournament) {
  std::unordered_map<tournament::PairingNumber, int> points;
  for (const auto& card : tournament::score_cards_of(tournament::published_history(tournament)))
    points[card.seat] = card.points;
  std::vector<EntryRow> rows;
  for (const auto& entry : tournament.entries())
    rows.push_back({.user = entry.user,
                    .seat = entry.seat,
                    .state = entry.state,
                    .points = entry.seat ? points[*entry.seat] : 0,
                    .more_games = tournament::has_more_games(tournament, entry)});
  return rows;
}

void store_directors(Connection& connection, TournamentId id, const std::vector<UserId>& users) {
  connection.run("DELETE FROM tournament_directors WHERE tournament_id = ?1", id);
  for (const UserId user : users)
    connection.run("INSERT INTO tournament_directors (tournament_id, user_id) VALUES (?1, ?2)", id,
                   user);
}

/// PostgreSQL's index of words is an index on the table itself.
void index_name(Connection& connection, TournamentId id, const std::string& name) {
  if (connection.engine() == Engine::postgres) return;
  connection.run("INSERT INTO tournament_names (rowid, name) VALUES (?1, ?2)", id, name);
}

/// Call it before the row has the new name, because the index needs the old one. A trigger cannot
/// do this, because none may write a virtual table.
void index_other_name(Connection& connection, TournamentId id, const std::string& name) {
  if (connection.engine() == Engine::postgres) return;
  const auto before =
      connection.value<std::string>("SELECT name FROM tournaments WHERE id = ?1", id);
  if (!before || *before == name) return;
  connection.run(
      "INSERT INTO tournament_names (tournament_names, rowid, name) VALUES ('delete', ?1, ?2)", id,
      *before);
  index_name(connection, id, name);
}

/// Stores the values that only settings determine; no other event changes them.
void store_settings(Connection& connection, TournamentId id, const play::TimeControl& control,
                    bool rated, int rounds) {
  const ControlColumns columns = columns_of(control);
  connection.run(
      "UPDATE tournaments SET control_kind = ?2, base_ms = ?3, increment_ms = ?4, cap_ms = ?5,"
      " sessions = ?6, rated = ?7, rounds = ?8 WHERE id = ?1",
      id, columns.kind, columns.base, columns.increment, columns.cap, columns.sessions, rated,
      rounds);
}

void store_vacation(Connection& connection, TournamentId id, const vacation::Policy& policy) {
  connection.run(
      "UPDATE tournaments SET splits_allowed = ?2, days_allowed = ?3, min_days = ?4, max_days = ?5,"
      " notice_hours = ?6, horizon_days = ?7, min_gap_hours = ?8, vacation_approval = ?9,"
      " vacation_freeze = ?10, vacation_moves = ?11, retro_max_days = ?12, vacation_rounding = ?13"
      " WHERE id = ?1",
      id, policy.splits_allowed, policy.days_allowed, policy.min_days, policy.max_days,
      policy.notice_hours, policy.horizon_days, policy.min_gap_hours, policy.approval,
      policy.freeze, policy.moves, policy.retro_max_days, policy.rounding);
}

/// True for texts of unlimited length.
bool is_document(const tournament::Event& event) {
  return std::holds_alternative<tournament::Created>(event.what) ||
         std::holds_alternative<tournament::Edited>(event.what) ||
         std::holds_alternative<tournament::Imported>(event.what);
}

std::string_view message_in(const tournament::Event& event) {
  const auto* message = std::get_if<tournament::MessageSent>(&event.what);
  return message ? std::string_view(message->text) : "";
}

std::int64_t written_bytes(const tournament::Event& event) {
  const std::int64_t texts = bytes_of(event.reason, message_in(event));
  if (!is_document(event)) return texts;
  return texts + static_cast<std::int64_t>(codec::encode_tournament_event(event).size());
}

}  // namespace

const std::string_view tournament_columns =
    "tournaments.id, tournaments.version, tournaments.name, format, pace, variant, status, round,"
    " entrants, control_kind, base_ms, increment_ms, cap_ms, sessions, rated, rounds, starts_ms,"
    " begins_ms, created_ms, updated_ms";

const std::string_view tournament_event_columns = "at_ms, actor_id, type, reason, text, payload";

TournamentRows::TournamentRows(const Tournament& tournament)
    : row{.id = {},
          .version = tournament.version(),
          .name = tournament.settings().name,
          .format = tournament.settings().policy.format,
          .pace = play::pace(tournament.settings().control),
          .variant = tournament.settings().variant,
          .status = tournament.status(),
          .round = tournament.round_number(),
          .entrants = tournament.entrants(),
          .control = tournament.settings().control,
          .rated = tournament.settings().rated,
          .rounds = tournament.settings().policy.rounds,
          .starts = tournament.settings().starts,
          .begins = tournament.began() ? tournament.began() : tournament.settings().starts,
          .created = tournament.created(),
          .updated = tournament.last_event()},
      promotes(tournament.promotes()),
      vacation(tournament.settings().vacation),
      directors(tournament.directors()),
      entries(entry_rows(tournament)) {
  const auto ranking = tournament::ranking_of(tournament);
  leader = ranking.leader;
  ranks = rank_bytes(ranking);
}

void TournamentRows::without_entries_of(const Tournament& stored) {
  without_entries(entry_rows(stored));
}

void TournamentRows::without_entries(const std::vector<EntryRow>& rows) {
  std::unordered_map<std::int64_t, const EntryRow*> by_user;
  for (const EntryRow& entry : rows) by_user.emplace(entry.user.value, &entry);
  std::erase_if(entries, [&](const EntryRow& entry) {
    const auto same = by_user.find(entry.user.value);
    return same != by_user.end() && *same->second == entry;
  });
}

TournamentId insert_tournament(Connection& connection, const TournamentRows& rows) {
  const TournamentRow& row = rows.row;
  const auto made = connection.insert<TournamentId>(
      "INSERT INTO tournaments (version, name, format, pace, variant, status, round, entrants,"
      " starts_ms, begins_ms, created_ms, updated_ms)"
      " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12) RETURNING id",
      row.version, row.name, row.format, row.pace, row.variant, row.status, row.round, row.entrants,
      row.starts, row.begins, row.created, row.updated);
  const TournamentId id = made.value();
  index_name(connection, id, row.name);
  store_settings(connection, id, row.control, row.rated, row.rounds);
  store_vacation(connection, id, rows.vacation);
  store_directors(connection, id, rows.directors);
  store_entries(connection, id, rows.entries);
  store_ranking(connection, id, rows.leader, rows.ranks);
  return id;
}

void update_tournament(Connection& connection, TournamentId id, const TournamentRows& rows) {
  const TournamentRow& row = rows.row;
  index_other_name(connection, id, row.name);
  connection.run(
      "UPDATE tournaments SET version = ?2, name = ?3, format = ?4, pace = ?5, variant = ?6,"
      " status = ?7, round = ?8, entrants = ?9, starts_ms = ?10, updated_ms = ?11, promotes = ?12,"
      " begins_ms = ?13 WHERE id = ?1",
      id, row.version, row.name, row.format, row.pace, row.variant, row.status, row.round,
      row.entrants, row.starts, row.updated, rows.promotes, row.begins);
  store_settings(connection, id, row.control, row.rated, row.rounds);
  store_vacation(connection, id, rows.vacation);
  store_directors(connection, id, rows.directors);
  store_entries(connection, id, rows.entries);
  store_ranking(connection, id, rows.leader, rows.ranks);
}

TournamentRow take_tournament(Rows& rows) {
  TournamentRow row;
  row.id = rows.take<TournamentId>();
  row.version = rows.take<std::int64_t>();
  row.name = rows.take<std::string>();
  row.format = rows.take<tournament::Format>();
  row.pace = rows.take<play::Pace>();
  row.variant = rows.take<std::string>();
  row.status = rows.take<tournament::Status>();
  row.round = rows.take<int>();
  row.entrants = rows.take<int>();
  row.control = take_control(rows);
  row.rated = rows.take<bool>();
  row.rounds = rows.take<int>();
  row.starts = rows.take<std::optional<Instant>>();
  row.begins = rows.take<std::optional<Instant>>();
  row.created = rows.take<Instant>();
  row.updated = rows.take<Instant>();
  return row;
}

void store_entries(Connection& connection, TournamentId id, const std::vector<EntryRow>& entries) {
  for (const EntryRow& entry : entries) {
    std::optional<int> seat;
    if (entry.seat) seat = entry.seat->number;
    connection.run(
        "INSERT INTO tournament_entries (tournament_id, user_id, seat, state, points, more_games)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT (tournament_id, user_id) DO UPDATE SET"
        " seat = excluded.seat, state = excluded.state, points = excluded.points,"
        " more_games = excluded.more_games"
        " WHERE tournament_entries.seat IS DISTINCT FROM excluded.seat"
        " OR tournament_entries.state <> excluded.state"
        " OR tournament_entries.points <> excluded.points"
        " OR tournament_entries.more_games <> excluded.more_games",
        id, entry.user, seat, entry.state, entry.points, entry.more_games);
  }
}

std::vector<EntryRow> stored_entries(Connection& connection, TournamentId id) {
  Rows rows = connection.query(
      "SELECT user_id, seat, state, points, more_games FROM tournament_entries"
      " WHERE tournament_id = ?1"
      " ORDER BY user_id",
      id);
  std::vector<EntryRow> entries;
  while (rows.next()) {
    EntryRow& entry = entries.emplace_back();
    entry.user = rows.take<UserId>();
    if (const auto seat = rows.take<std::optional<int>>())
      entry.seat = tournament::PairingNumber{*seat};
    entry.state = rows.take<tournament::EntryState>();
    entry.points = rows.take<int>();
    entry.more_games = rows.take<bool>();
  }
  return entries;
}

std::vector<UserId> stored_directors(Connection& connection, TournamentId id) {
  return connection.values<UserId>(
      "SELECT user_id FROM tournament_directors WHERE tournament_id = ?1 ORDER BY user_id", id);
}

Result<void> charge_events(Connection& connection, const std::vector<tournament::Event>& events) {
  std::map<UserId, std::int64_t> counted;
  for (const auto& event : events) {
    if (!event.by) continue;
    const std::int64_t more = written_bytes(event);
    if (!is_document(event) && message_in(event).empty())
      counted[*event.by] += more;
    else if (auto fits = charge_bytes(connection, *event.by, more, event.at); !fits)
      return fits;
  }
  for (const auto& [user, more] : counted) count_bytes(connection, user, more);
  return {};
}

void insert_tournament_event(Connection& connection, TournamentId id, std::int64_t version,
                             const tournament::Event& event) {
  // Texts by users have a column of their own, where they can be erased.
  connection.run(
      "INSERT INTO tournament_events (tournament_id, version, at_ms, actor_id, type, reason,"
      " text, payload) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
      id, version, event.at, event.by, event.what.index(), event.reason, message_in(event),
      codec::encode_tournament_event(event));
}

tournament::Event take_tournament_event(Rows& rows) {
  const auto at = rows.take<Instant>();
  const auto by = rows.take<std::optional<UserId>>();
  const auto type = rows.take<std::int64_t>();
  auto reason = rows.take<std::string>();
  auto text = rows.take<std::string>();
  auto event = codec::decode_tournament_event(type, rows.take<Bytes>(), std::move(text));
  if (!event) throw std::runtime_error("a tournament's event: " + event.error().what);
  event->at = at;
  event->by = by;
  event->reason = std::move(reason);
  return *std::move(event);
}

std::optional<tournament::Settings> stored_settings(Connection& connection, TournamentId id) {
  using What = decltype(tournament::Event::what);
  static const std::string sql =
      "SELECT " + std::string(tournament_event_columns) +
      " FROM tournament_events WHERE tournament_id = ?1 AND type IN (?2, ?3)"
      " ORDER BY version DESC LIMIT 1";
  Rows rows = connection.query(sql, id, What(tournament::Created{}).index(),
                               What(tournament::Edited{}).index());
  if (!rows.next()) return std::nullopt;
  const auto event = take_tournament_event(rows);
  if (const auto* edited = std::get_if<tournament::Edited>(&event.what)) return edited->settings;
  return std::get<tournament::Created>(event.what).settings;
}

std::vector<std::pair<std::int64_t, tournament::Event>> stored_tournament_events(
    Connection& connection, TournamentId id, std::int64_t after) {
  static const std::string sql = "SELECT version, " + std::string(tournament_event_columns) +
                                 " FROM tournament_events WHERE tournament_id = ?1"
                                 " AND version > ?2 ORDER BY version";
  Rows rows = connection.query(sql, id, after);
  std::vector<std::pair<std::int64_t, tournament::Event>> events;
  while (rows.next()) {
    const auto version = rows.take<std::int64_t>();
    events.emplace_back(version, take_tournament_event(rows));
  }
  return events;
}

}  // namespace crownhead::db
