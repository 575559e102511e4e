#include "db/tournaments/tournaments.hpp"

#include <algorithm>
#include <stdexcept>

#include "db/dice/dice_commitment_rows.hpp"
#include "db/games/game_writes.hpp"
#include "db/jobs/id_lists.hpp"
#include "db/jobs/idempotency.hpp"
#include "db/jobs/identity_rows.hpp"
#include "db/jobs/outbox_rows.hpp"
#include "db/jobs/readers.hpp"
#include "db/jobs/writer.hpp"
#include "db/tournaments/tournament_notifications.hpp"
#include "db/tournaments/tournament_rows.hpp"
#include "db/tournaments/unfinished_acts.hpp"
#include "db/vacations/clock_marks.hpp"
#include "db/vacations/vacation_rulings.hpp"
#include "rules/reasons.hpp"

namespace crownhead::db {
namespace {

using tournament::Event;
using tournament::GameKey;

struct FirstOf {
  GameKey key;
  FirstRows rows;
};

Result<std::vector<FirstOf>> first_rows(const std::vector<NewTournamentGame>& games,
                                        TournamentId id, Instant at) {
  std::vector<FirstOf> rows;
  for (const NewTournamentGame& game : games) {
    auto first = FirstRows::of(game.setup, at, game.dice);
    if (!first) return std::unexpected(first.error());
    first->state.row.tournament = id;
    rows.push_back({.key = game.key, .rows = *std::move(first)});
  }
  return rows;
}

GameId begin_game(Connection& connection, TournamentId id, const FirstOf& first) {
  const GameId game = insert_game(connection, first.rows);
  connection.run(
      "INSERT INTO tournament_games (tournament_id, round, board, number, game_id)"
      " VALUES (?1, ?2, ?3, ?4, ?5)",
      id, first.key.round, first.key.board, first.key.number, game);
  if (first.rows.root)
    connection.run(
        "DELETE FROM round_dice WHERE tournament_id = ?1 AND round = ?2 AND board = ?3"
        " AND number = ?4",
        id, first.key.round, first.key.board, first.key.number);
  return game;
}

/// False also if a later event exists although the row has this version.
bool at_version(Connection& connection, TournamentId id, std::int64_t version) {
  return connection
      .value<int>(
          "SELECT 1 FROM tournaments WHERE id = ?1 AND version = ?2 AND NOT EXISTS"
          " (SELECT 1 FROM tournament_events WHERE tournament_id = ?1"
          " AND tournament_events.version > ?2)",
          id, version)
      .has_value();
}

/// New settings of vacations are compared with vacations that are not known in advance.
Locks locks_of(const TournamentAppend& append) {
  for (const Event& event : append.events)
    if (std::holds_alternative<tournament::Edited>(event.what)) return Locks::everything();
  Locks locks = Locks::of(append.tournament, append.key);
  for (const Event& event : append.events) locks.add(event.by);
  for (const RulingOnGame& ruling : append.rulings) locks.add(ruling.game);
  return locks;
}

/// Returns the number of rows that the events add or change. Their own rows and games that begin do
/// not count.
std::size_t rows_of(const TournamentAppend& append, const TournamentRows& changed) {
  std::size_t rows = changed.entries.size() + append.rulings.size() + append.published_dice.size() +
                     append.mails_to_entrants.size();
  for (const Event& event : append.events) {
    if (is_for_entrants(event)) rows += static_cast<std::size_t>(append.state.entrants());
    const auto* discarded = std::get_if<tournament::Discarded>(&event.what);
    const auto* round =
        discarded && append.before ? append.before->round(discarded->round) : nullptr;
    if (round) rows += round->encounters.size();
  }
  return rows;
}

/// Returns the first board of the changed round that may have no games; byes come last.
int first_board_without_games(const tournament::PairingsChanged& changed) {
  int board = changed.boards + 1;
  for (const tournament::Encounter& encounter : changed.encounters)
    if (!encounter.second) board = std::min(board, encounter.board);
  return board;
}

/// Deletes the dice of games that are no longer drawn.
void forget_dice(Connection& connection, TournamentId id, const std::vector<Event>& events) {
  for (const Event& event : events) {
    if (const auto* discarded = std::get_if<tournament::Discarded>(&event.what))
      connection.run("DELETE FROM round_dice WHERE tournament_id = ?1 AND round = ?2", id,
                     discarded->round);
    if (const auto* changed = std::get_if<tournament::PairingsChanged>(&event.what))
      connection.run(
          "DELETE FROM round_dice WHERE tournament_id = ?1 AND round = ?2 AND board >= ?3", id,
          changed->round, first_board_without_games(*changed));
  }
}

constexpr std::size_t few_games = 8;

GameKey take_key(Rows& rows) {
  const int round = rows.take<int>();
  const int board = rows.take<int>();
  return {.round = round, .board = board, .number = rows.take<int>()};
}

/// A dispute is settled only once; fails with not_found after that.
Result<void> close_disputes(Connection& connection, TournamentId id,
                            const std::vector<Event>& events) {
  for (const Event& event : events) {
    const auto* settled = std::get_if<tournament::DisputeSettled>(&event.what);
    if (settled && connection.changed("UPDATE reports SET closed_ms = ?3 WHERE id = ?1"
                                      " AND tournament_id = ?2 AND closed_ms IS NULL",
                                      settled->dispute, id, event.at) == 0)
      return fail(Code::not_found, reason::moderation::no_such_dispute());
  }
  return {};
}

/// A user, with the columns of take_shown after id and name.
const std::string shown_player = "SELECT id, name, bot, " + std::string(identity_columns) +
                                 " FROM users LEFT JOIN identities ON user_id = id";

void take_shown(Rows& rows, UserId user, ShownPlayers& shown) {
  if (rows.take<bool>()) shown.bots.insert(user);
  shown.identities.emplace(user, take_identity(rows));
}

/// All players whom a tournament names.
struct People {
  std::map<UserId, std::string> names;
  ShownPlayers shown;
};

People people_in(Connection& connection, TournamentId id) {
  static const std::string sql =
      shown_player +
      " WHERE id IN (SELECT user_id FROM tournament_entries"
      " WHERE tournament_id = ?1 UNION SELECT user_id FROM tournament_directors"
      " WHERE tournament_id = ?1 UNION SELECT actor_id FROM tournament_events"
      " WHERE tournament_id = ?1 AND actor_id IS NOT NULL)";
  Rows rows = connection.query(sql, id);
  People people;
  while (rows.next()) {
    const auto user = rows.take<UserId>();
    people.names.emplace(user, rows.take<std::string>());
    take_shown(rows, user, people.shown);
  }
  return people;
}

/// Adds the names of all players in a change of directors, including those who are removed.
void add_directors(Connection& connection, const tournament::Event& event,
                   std::map<UserId, std::string>& names) {
  const auto* changed = std::get_if<tournament::DirectorsChanged>(&event.what);
  if (!changed) return;
  for (const UserId user : changed->directors)
    if (!names.contains(user))
      if (auto name = connection.value<std::string>("SELECT name FROM users WHERE id = ?1", user))
        names.emplace(user, *std::move(name));
}

}  // namespace

Tournaments::Tournaments(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

void Tournaments::create(std::vector<Event> events, std::optional<RequestKey> key,
                         Done<Made<TournamentId>> done) {
  auto state = tournament::replay(events);
  TournamentRows rows(state);
  const bool in_parts = rows.entries.size() > rows_of_part;
  if (in_parts) rows.entries.clear();
  const Instant at = events.front().at;
  Locks locks = Locks::of(key, events.front().by);
  const auto insert = [events = std::move(events), rows = std::move(rows),
                       in_parts](Connection& connection) -> Result<TournamentId> {
    if (auto fits = charge_events(connection, events); !fits)
      return std::unexpected(std::move(fits.error()));
    const TournamentId id = insert_tournament(connection, rows);
    for (std::size_t i = 0; i < events.size(); ++i)
      insert_tournament_event(connection, id, static_cast<std::int64_t>(i) + 1, events[i]);
    if (in_parts) begin_parts(connection, id, static_cast<std::int64_t>(events.size()));
    return id;
  };
  if (in_parts)
    done = [this, at, state = std::move(state),
            done = std::move(done)](Result<Made<TournamentId>> made) mutable {
      if (!made) return done(std::move(made));
      const TournamentId id = made->id;
      store_parts(writer_, {.tournament = id, .state = state, .at = at},
                  TournamentRows(state).entries,
                  [done = std::move(done), made = *std::move(made)](const Result<void>&) mutable {
                    // The room of the tournament finishes what could not be stored.
                    done(std::move(made));
                  });
    };
  writer_.submit<Made<TournamentId>>(
      std::move(locks),
      [key, at, insert](Connection& connection) {
        return idempotent<TournamentId>(connection, key, at, "",
                                        [&] { return insert(connection); });
      },
      std::move(done));
}

void Tournaments::append(TournamentAppend append, Done<TournamentStored> done) {
  TournamentRows changed(append.state);
  if (append.before) changed.without_entries_of(*append.before);
  // Rulings without an event would be lost with the act; the caller has few of them.
  const bool in_parts = !append.events.empty() && rows_of(append, changed) > rows_of_part;
  if (in_parts) {
    changed.entries.clear();
    append.games.clear();
    append.rulings.clear();
    append.published_dice.clear();
    append.mails_to_entrants.clear();
  }
  auto games = first_rows(append.games, append.tournament, append.at);
  if (!games) return done(std::unexpected(games.error()));
  auto locks = locks_of(append);
  for (const FirstOf& first : *games) first.rows.add_to(locks);
  if (!append.published_dice.empty()) locks.add(Locks::One::commitments);
  const Changes changes = games->size() > few_games ? Changes::many : Changes::several;
  append.before.reset();
  writer_.submit<TournamentStored>(
      std::move(locks),
      [append = std::move(append), rows = std::move(changed), games = *std::move(games),
       in_parts](Connection& connection) -> Result<TournamentStored> {
        const auto& [id, version, events, state, before, begun, rulings, at, key, mails, dice,
                     copies] = append;
        if (!at_version(connection, id, version) || has_unfinished_act(connection, id))
          return fail(Code::stale_version, reason::tournament::moved_on());
        if (auto closed = close_disputes(connection, id, events); !closed)
          return std::unexpected(std::move(closed.error()));
        const auto changes_clocks = mark_for_policy(connection, id, rows.vacation, at);
        if (!changes_clocks) return std::unexpected(changes_clocks.error());
        for (std::size_t i = 0; i < events.size(); ++i)
          insert_tournament_event(connection, id, version + 1 + static_cast<std::int64_t>(i),
                                  events[i]);
        if (auto fits = charge_events(connection, events); !fits)
          return std::unexpected(std::move(fits.error()));
        update_tournament(connection, id, rows);
        if (in_parts)
          begin_parts(connection, id, version);
        else
          forget_dice(connection, id, events);
        publish_dice(connection, id, dice, at);
        TournamentStored stored{
            .begun = {}, .changes_clocks = *changes_clocks, .unfinished = in_parts};
        for (const FirstOf& first : games)
          stored.begun.push_back(begin_game(connection, id, first));
        for (const RulingOnGame& ruling : rulings) insert_ruling(connection, id, ruling);
        for (const auto& mail : mails) insert_mail(connection, mail);
        for (const auto& mail : copies) insert_mail(connection, mail);
        stored.notified = notify_of(connection, id, events, !in_parts);
        if (key) remember(connection, *key, at, {rows.row.version, ""});
        return stored;
      },
      std::move(done), changes);
}

void Tournaments::mark_clocks(TournamentId id, Done<std::vector<GameId>> done) {
  mark_running_games(writer_, id, std::move(done));
}

std::optional<UnfinishedAct> Tournaments::unfinished_act(TournamentId id) const {
  auto connection = readers_.borrow();
  const Transaction view(*connection, Transaction::Kind::read);
  const auto since = unfinished_since(*connection, id);
  if (!since) return std::nullopt;
  UnfinishedAct act{.events = stored_tournament_events(*connection, id, *since),
                    .after_version = *since,
                    .dice = {}};
  Rows rows =
      connection->query("SELECT round, board, number FROM round_dice WHERE tournament_id = ?1", id);
  while (rows.next()) act.dice.push_back(take_key(rows));
  return act;
}

void Tournaments::finish_act(RestOfAct rest, Done<void> done) {
  TournamentRows rows(rest.state);
  rows.without_entries(stored_entries(*readers_.borrow(), rest.tournament));
  store_parts(writer_, std::move(rest), rows.entries, std::move(done));
}

Result<std::optional<std::int64_t>> Tournaments::answered(const RequestKey& key) const {
  auto connection = readers_.borrow();
  const auto before = recall(*connection, key);
  if (!before) return std::unexpected(before.error());
  return *before ? std::optional((*before)->id) : std::nullopt;
}

std::map<GameKey, dice::Digest> Tournaments::round_dice(TournamentId id) const {
  auto connection = readers_.borrow();
  Rows rows = connection->query(
      "SELECT round, board, number, root FROM round_dice WHERE tournament_id = ?1", id);
  std::map<GameKey, dice::Digest> roots;
  while (rows.next()) {
    const GameKey key = take_key(rows);
    roots.emplace(key, take_bytes<dice::Digest>(rows));
  }
  return roots;
}

std::optional<LoadedTournament> Tournaments::load(TournamentId id) const {
  auto connection = readers_.borrow();
  // One transaction, so that all reads see the tournament in the same state.
  const Transaction view(*connection, Transaction::Kind::read);
  std::vector<Event> events;
  for (auto& [version, event] : stored_tournament_events(*connection, id))
    events.push_back(std::move(event));
  if (events.empty()) return std::nullopt;
  try {
    People people = people_in(*connection, id);
    LoadedTournament loaded{.tournament = tournament::replay(events),
                            .games = {},
                            .names = std::move(people.names),
                            .bots = std::move(people.shown.bots),
                            .identities = std::move(people.shown.identities)};
    loaded.unfinished = has_unfinished_act(*connection, id);
    Rows rows = connection->query(
        "SELECT round, board, number, game_id FROM tournament_games WHERE tournament_id = ?1", id);
    while (rows.next()) {
      const GameKey key = take_key(rows);
      loaded.games.emplace(key, rows.take<GameId>());
    }
    return loaded;
  } catch (const std::logic_error& error) {
    throw std::runtime_error("tournament " + std::to_string(id.value) + ": " + error.what());
  }
}

std::optional<TournamentRow> Tournaments::row(TournamentId id) const {
  static const std::string sql =
      "SELECT " + std::string(tournament_columns) + " FROM tournaments WHERE id = ?1";
  auto connection = readers_.borrow();
  Rows rows = connection->query(sql, id);
  return rows.next() ? std::optional(take_tournament(rows)) : std::nullopt;
}

std::optional<tournament::Settings> Tournaments::settings(TournamentId id) const {
  auto connection = readers_.borrow();
  return stored_settings(*connection, id);
}

std::optional<TournamentPage> Tournaments::list(const TournamentFilter& filter) const {
  return list_tournaments(*readers_.borrow(), filter);
}

bool Tournaments::directed_by(TournamentId id, UserId user) const {
  auto connection = readers_.borrow();
  return connection
      ->value<int>("SELECT 1 FROM tournament_directors WHERE tournament_id = ?1 AND user_id = ?2",
                   id, user)
      .has_value();
}

int Tournaments::open_tournaments_of(UserId user) const {
  auto connection = readers_.borrow();
  return connection
      ->value<int>(
          "SELECT count(*) FROM tournament_directors AS d"
          " JOIN tournaments AS t ON t.id = d.tournament_id AND t.status <> ?2"
          " JOIN tournament_events AS e ON e.tournament_id = t.id AND e.version = 1"
          "  AND e.actor_id = d.user_id"
          " WHERE d.user_id = ?1",
          user, tournament::Status::finished)
      .value_or(0);
}

std::vector<TournamentId> Tournaments::unfinished_entries_of(UserId user) const {
  auto connection = readers_.borrow();
  return connection->values<TournamentId>(
      "SELECT e.tournament_id FROM tournament_entries AS e"
      " JOIN tournaments AS t ON t.id = e.tournament_id AND t.status NOT IN (?2, ?3)"
      " WHERE e.user_id = ?1 AND e.state IN (?4, ?5) ORDER BY e.tournament_id",
      user, tournament::Status::finished, tournament::Status::cancelled,
      tournament::EntryState::asked, tournament::EntryState::entered);
}

std::vector<Participation> Tournaments::entries_of(UserId user, TournamentId before,
                                                   int limit) const {
  auto connection = readers_.borrow();
  Rows rows = connection->query(
      "SELECT tournament_id, name, state, seat, points FROM tournament_entries"
      " JOIN tournaments ON tournaments.id = tournament_id"
      " WHERE user_id = ?1 AND tournament_id < ?2 ORDER BY tournament_id DESC LIMIT ?3",
      user, before, limit);
  std::vector<Participation> found;
  while (rows.next()) {
    Participation& one = found.emplace_back();
    one.tournament = rows.take<TournamentId>();
    one.name = rows.take<std::string>();
    one.state = rows.take<tournament::EntryState>();
    one.seat = rows.take<std::optional<int>>();
    one.points = rows.take<int>();
  }
  return found;
}

WordsPage Tournaments::words_by(UserId user, const WordsPlace& after, int limit) const {
  return db::words_by(*readers_.borrow(), user, after, limit);
}

WordsPage Tournaments::words_about(UserId user, const WordsPlace& after, int limit) const {
  return db::words_about(*readers_.borrow(), user, after, limit);
}

std::vector<std::pair<std::int64_t, tournament::Event>> Tournaments::events(
    TournamentId id, std::int64_t after) const {
  return stored_tournament_events(*readers_.borrow(), id, after);
}

std::vector<std::pair<TournamentId, std::int64_t>> Tournaments::versions(
    const std::vector<TournamentId>& ids) const {
  auto connection = readers_.borrow();
  return connection->pairs<TournamentId, std::int64_t>(
      "SELECT id, version FROM tournaments WHERE id IN (" + listed_ids(connection->engine()) + ")",
      text_of_ids(ids));
}

std::vector<TournamentId> Tournaments::under_way() const {
  auto connection = readers_.borrow();
  return connection->values<TournamentId>(
      "SELECT id FROM tournaments WHERE status IN (?1, ?2)"
      " OR (status = ?3 AND starts_ms IS NOT NULL) OR promotes = 1"
      " UNION SELECT tournament_id FROM unfinished_acts"
      " UNION SELECT tournament_id FROM unfinished_freezes"
      " UNION SELECT tournament_id FROM game_rulings WHERE game_version IS NULL ORDER BY id",
      tournament::Status::running, tournament::Status::paused, tournament::Status::announced);
}

std::vector<TournamentGame> Tournaments::games(TournamentId id) const {
  auto connection = readers_.borrow();
  Rows rows = connection->query(
      "SELECT round, board, number, game_id, status, outcome, reason, ply FROM tournament_games"
      " JOIN games ON games.id = game_id WHERE tournament_games.tournament_id = ?1"
      " ORDER BY round, board, number",
      id);
  std::vector<TournamentGame> found;
  while (rows.next()) {
    TournamentGame& game = found.emplace_back();
    game.key = take_key(rows);
    game.game = rows.take<GameId>();
    game.status = rows.take<play::GameStatus>();
    game.outcome = rows.take<std::optional<play::Outcome>>();
    game.reason = rows.take<std::string>();
    game.ply = rows.take<int>();
  }
  return found;
}

std::vector<GameId> Tournaments::to_be_ruled(TournamentId id) const {
  auto connection = readers_.borrow();
  return connection->values<GameId>(
      "SELECT DISTINCT game_id FROM game_rulings INDEXED BY game_rulings_due"
      " WHERE tournament_id = ?1 AND game_version IS NULL ORDER BY game_id",
      id);
}

std::optional<std::pair<TournamentId, GameKey>> Tournaments::place_of(GameId game) const {
  auto connection = readers_.borrow();
  Rows rows = connection->query(
      "SELECT tournament_id, round, board, number FROM tournament_games WHERE game_id = ?1", game);
  if (!rows.next()) return std::nullopt;
  const auto id = rows.take<TournamentId>();
  return std::pair(id, take_key(rows));
}

ShownPlayers Tournaments::shown_players(const std::vector<UserId>& users) const {
  static const std::string sql = shown_player + " WHERE id = ?1";
  ShownPlayers shown;
  if (users.empty()) return shown;
  auto connection = readers_.borrow();
  for (const UserId user : users) {
    Rows rows = connection->query(sql, user);
    if (!rows.next()) continue;
    rows.take<UserId>();
    rows.take<std::string>();
    take_shown(rows, user, shown);
  }
  return shown;
}

LogPage Tournaments::log(TournamentId id, std::int64_t before, int limit) const {
  static const std::string sql = "SELECT version, " + std::string(tournament_event_columns) +
                                 " FROM tournament_events WHERE tournament_id = ?1 AND version < ?2"
                                 " ORDER BY version DESC LIMIT ?3";
  auto connection = readers_.borrow();
  LogPage page{.items = {}, .names = people_in(*connection, id).names, .next = std::nullopt};
  Rows rows = connection->query(sql, id, before, limit + 1);
  while (rows.next()) {
    if (static_cast<int>(page.items.size()) == limit) {
      page.next = page.items.back().first;
      break;
    }
    const auto version = rows.take<std::int64_t>();
    page.items.emplace_back(version, take_tournament_event(rows));
    add_directors(*connection, page.items.back().second, page.names);
  }
  return page;
}

}  // namespace crownhead::db
