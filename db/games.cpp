#include "db/games.hpp"

#include <algorithm>
#include <stdexcept>

#include "db/archive_rows.hpp"
#include "db/codec/event_codec.hpp"
#include "db/desk_rows.hpp"
#include "db/event_log.hpp"
#include "db/game_rows.hpp"
#include "db/game_writes.hpp"
#include "db/idempotency.hpp"
#include "db/journal.hpp"
#include "db/rating_rows.hpp"
#include "db/readers.hpp"
#include "db/stored_game.hpp"
#include "db/writer.hpp"
#include "rules/play/as_shown.hpp"
#include "rules/reasons.hpp"

namespace crownhead::db {
namespace {

/// Marks the change of freezes with the number `told` as told to the clock. False if an earlier
/// change was not.
bool tell_freezes(Connection& connection, GameId game, std::optional<std::int64_t> told) {
  const auto number =
      connection.value<std::int64_t>("SELECT number FROM freeze_changes WHERE game_id = ?1", game);
  if (number != told) return false;
  if (told) connection.run("DELETE FROM freeze_changes WHERE game_id = ?1", game);
  return true;
}

Error moved_on() { return {Code::stale_version, reason::game::moved_on()}; }

/// In a job of its own: if it fails, the move that made the journal long stays.
void move_if_long(Writer& writer, const std::shared_ptr<Journal>& journal) {
  if (!journal->shall_move()) return;
  writer.submit<void>(
      [journal](Connection& connection) -> Result<void> {
        journal->move_some(connection);
        return {};
      },
      [journal](const Result<void>&) { journal->moving_ended(); });
}

void store_beside(Connection& connection, GameId game, const PerSeat<UserId>& players,
                  const Beside& beside) {
  if (beside.plies_left) drop_messages(connection, game, *beside.plies_left);
  if (beside.message) store_message(connection, game, *beside.message);
  if (!beside.conditionals) return;
  for (const Seat seat : players.seats())
    store_conditionals(connection, game, players[seat], (*beside.conditionals)[seat]);
}

/// What an append writes, made on the caller's thread.
struct AppendRows {
  explicit AppendRows(Append append)
      : game(append.game),
        version(append.after_version + 1),
        events(append.events.begin(), append.events.end()),
        command(append.command),
        tells(append.tells),
        ruling(append.ruling),
        beside(std::move(append.beside)) {
    if (append.state) state = std::make_unique<const StateRows>(*append.state);
    again = std::ranges::any_of(append.events, [](const play::Event& event) {
      return std::holds_alternative<play::ResultChanged>(event.what);
    });
  }

  bool one_event() const {
    return events.size() == 1 && !state && !tells && !ruling && beside.empty();
  }

  GameId game;
  std::int64_t version;  ///< of the first event
  std::vector<EventRow> events;
  std::optional<RequestKey> command;
  std::unique_ptr<const StateRows> state;  ///< most appends have none
  std::optional<std::int64_t> tells;
  std::optional<std::int64_t> ruling;
  Beside beside;
  bool again;  ///< the result of a game that had one
};

/// Marks the change of freezes that the events tell and the ruling that they carry out. False if
/// an earlier change or ruling has to come first. A change waits for changes alone, a ruling for
/// rulings.
bool come_in_order(Connection& connection, const AppendRows& rows) {
  if (rows.ruling) return note_ruling(connection, rows.game, *rows.ruling, rows.version);
  if (!rows.state && !rows.tells) return true;
  if (!tell_freezes(connection, rows.game, rows.tells)) return false;
  return rows.tells || !ruling_due_before(connection, rows.game, rows.events.front().at);
}

Result<void> store(Connection& connection, const AppendRows& rows) {
  const auto& [game, version, events, command, state, tells, ruling, beside, again] = rows;
  if (!come_in_order(connection, rows)) return std::unexpected(moved_on());
  if (last_stored(connection, game) + 1 != version) return std::unexpected(moved_on());
  insert_event(connection, game, version, events[0], command);
  for (std::size_t i = 1; i < events.size(); ++i)
    insert_event(connection, game, version + static_cast<std::int64_t>(i), events[i]);
  if (state) {
    update_row(connection, game, state->row);
    store_snapshot(connection, game, *state);
    if (again)
      rerate_game(connection, game, state->row);
    else
      rate_game(connection, game, state->row);
    archive_game(connection, game, state->row, state->opening);
    note_news(connection, game, events.back().at, version - 1, state->row.version);
  }
  store_beside(connection, game, state ? state->row.players : PerSeat<UserId>{}, beside);
  return {};
}

Result<void> use_up(Connection& connection, ChallengeId challenge) {
  if (connection.run("DELETE FROM challenges WHERE id = ?1", challenge) == 0)
    return fail(Code::challenge_gone, reason::challenge::gone());
  return {};
}

}  // namespace

Games::Games(Writer& writer, Readers& readers, JournalLimits journal)
    : writer_(writer), readers_(readers), journal_(std::make_shared<Journal>(journal)) {
  writer_.before_commits(
      [kept = journal_](Connection& connection) { kept->store_appended(connection); });
}

void Games::create(play::Setup setup, Instant at, std::optional<RequestKey> key,
                   std::optional<ChallengeId> challenge, Done<Made<GameId>> done,
                   const std::optional<dice::Digest>& dice_root) {
  const auto insert = [rows = FirstRows::of(std::move(setup), at, dice_root),
                       challenge](Connection& connection) -> Result<GameId> {
    if (!rows) return std::unexpected(rows.error());
    if (challenge)
      if (auto used = use_up(connection, *challenge); !used) return std::unexpected(used.error());
    return insert_game(connection, *rows);
  };
  writer_.submit<Made<GameId>>(
      [key, at, insert](Connection& connection) {
        return made_once<GameId>(connection, key, at, "", [&] { return insert(connection); });
      },
      std::move(done));
}

Result<std::optional<GameId>> Games::begun_by(const RequestKey& key) const {
  auto connection = readers_.borrow();
  const auto before = recall(*connection, key);
  if (!before) return std::unexpected(before.error());
  if (!*before) return std::nullopt;
  return GameId{(*before)->id};
}

void Games::append(Append append, Done<void> done) {
  if (append.events.empty()) throw std::logic_error("an append without events");
  AppendRows rows(std::move(append));
  const Changes changes = rows.one_event() ? Changes::one : Changes::several;
  writer_.submit<void>(
      [&writer = writer_, journal = journal_,
       rows = std::move(rows)](Connection& connection) -> Result<void> {
        if (rows.one_event()) {
          const auto taken =
              journal->append(connection, rows.game, rows.version, rows.events[0], rows.command);
          if (taken == Journal::Taken::stale) return std::unexpected(moved_on());
          if (taken == Journal::Taken::yes) {
            move_if_long(writer, journal);
            return {};
          }
        }
        Journal::Moving moving(*journal, connection, rows.game);
        auto stored = store(connection, rows);
        if (stored) moving.keep();
        return stored;
      },
      std::move(done), changes);
}

std::optional<FreezesOfGame> Games::freezes(GameId id) const {
  auto connection = readers_.borrow();
  const Transaction view(*connection, Transaction::Kind::read);
  return freezes_of_game(*connection, id);
}

std::vector<GameId> Games::untold_of_freezes() const {
  auto connection = readers_.borrow();
  return connection->values<GameId>("SELECT game_id FROM freeze_changes ORDER BY game_id");
}

void Games::freezes_told(GameId id, std::int64_t number, Done<void> done) {
  writer_.submit<void>(
      [id, number](Connection& connection) -> Result<void> {
        if (!tell_freezes(connection, id, number)) return std::unexpected(moved_on());
        return {};
      },
      std::move(done), Changes::one);
}

std::optional<RulingOnGame> Games::due_ruling(GameId id) const {
  auto connection = readers_.borrow();
  return db::due_ruling(*connection, id);
}

void Games::ruling_changes_nothing(GameId id, std::int64_t number, Done<void> done) {
  writer_.submit<void>(
      [id, number](Connection& connection) -> Result<void> {
        if (!note_ruling(connection, id, number, 0)) return std::unexpected(moved_on());
        return {};
      },
      std::move(done), Changes::one);
}

void Games::keep_conditionals(GameId game, std::int64_t version, UserId user,
                              play::Conditionals conditionals, Done<void> done) {
  writer_.submit<void>(
      [=, conditionals = std::move(conditionals)](Connection& connection) -> Result<void> {
        if (!logged_events(connection, game, version).empty()) return std::unexpected(moved_on());
        store_conditionals(connection, game, user, conditionals);
        return {};
      },
      std::move(done), Changes::one);
}

std::vector<std::pair<GameId, std::string>> Games::conditionals_of(UserId user) const {
  auto connection = readers_.borrow();
  return conditionals_by(*connection, user);
}

std::vector<play::MoveMessage> Games::messages(GameId id) const {
  auto connection = readers_.borrow();
  return messages_of(*connection, id);
}

std::vector<std::pair<GameId, play::MoveMessage>> Games::messages_by(UserId user) const {
  auto connection = readers_.borrow();
  return db::messages_by(*connection, user);
}

std::optional<LoadedGame> Games::load(GameId id) const {
  auto connection = readers_.borrow();
  // One transaction, so that all reads see the same game.
  const Transaction view(*connection, Transaction::Kind::read);
  return load_game(*connection, id);
}

std::vector<std::pair<std::int64_t, play::Event>> Games::events(GameId id,
                                                                std::int64_t after) const {
  auto connection = readers_.borrow();
  const Transaction view(*connection, Transaction::Kind::read);
  return stored_events(*connection, id, after);
}

void Games::annul(GameId id, Annulment annulment, Done<void> done) {
  writer_.submit<void>(
      [id, annulment = std::move(annulment)](Connection& connection) {
        return annul_game(connection, id, annulment);
      },
      std::move(done));
}

std::optional<rating::ShownRatings> Games::rating_changes(GameId id) const {
  auto connection = readers_.borrow();
  return changes_of(*connection, id);
}

std::optional<GameRow> Games::row(GameId id) const {
  auto connection = readers_.borrow();
  static const std::string sql = "SELECT " + std::string(row_columns) +
                                 " FROM games JOIN users AS white ON white.id = games.white_id"
                                 " JOIN users AS black ON black.id = games.black_id"
                                 " WHERE games.id = ?1";
  Rows rows = connection->query(sql, id);
  if (!rows.next()) return std::nullopt;
  GameRow row = take_row(rows);
  row.ratings = changes_of(*connection, id);
  return row;
}

GameRow Games::as_it_was(GameRow row, Instant until) const {
  const bool stands = row.showing.when == play::Shown::finished;
  if (row.version > 1 && row.updated > until) {
    const auto game = play::as_it_was(events(row.id, 0), until);
    if (!game) throw std::runtime_error(game.error().detail);
    const GameRow before = row_of(*game);
    row.turn = before.turn;
    row.ply = before.ply;
    row.version = before.version;
    row.fen = before.fen;
    row.last_move = before.last_move;
    row.deadline = before.deadline;
    row.updated = before.updated;
    row.message.clear();
  }
  if (stands)
    row.deadline.reset();
  else if (row.deadline)
    row.deadline = *row.deadline + delay(row.showing);
  return row;
}

std::vector<GameId> Games::waiting_for_computers() const {
  auto connection = readers_.borrow();
  return connection->values<GameId>(
      "SELECT games.id FROM users JOIN games ON white_id = users.id"
      " WHERE computer_level IS NOT NULL AND status = 0 AND pace = 1 AND turn = 0"
      " UNION ALL SELECT games.id FROM users JOIN games ON black_id = users.id"
      " WHERE computer_level IS NOT NULL AND status = 0 AND pace = 1 AND turn = 1");
}

int Games::running_with_computers(UserId user) const {
  auto connection = readers_.borrow();
  return connection
      ->value<int>(
          "SELECT (SELECT count(*) FROM games JOIN users AS other ON other.id = black_id"
          "  WHERE white_id = ?1 AND status = 0 AND other.computer_level IS NOT NULL)"
          " + (SELECT count(*) FROM games JOIN users AS other ON other.id = white_id"
          "  WHERE black_id = ?1 AND status = 0 AND other.computer_level IS NOT NULL)",
          user)
      .value_or(0);
}

std::vector<std::pair<GameId, UserId>> Games::left_to_computers(Instant idle_since,
                                                                int limit) const {
  auto connection = readers_.borrow();
  Rows rows = connection->query(
      "WITH gone AS (SELECT id FROM users WHERE guest = 1 AND created_ms < ?1 AND NOT EXISTS"
      "  (SELECT 1 FROM sessions WHERE user_id = users.id AND seen_ms >= ?1))"
      " SELECT games.id, gone.id FROM gone JOIN games ON white_id = gone.id"
      "  JOIN users AS other ON other.id = black_id WHERE status = 0 AND computer_level > 0"
      " UNION ALL SELECT games.id, gone.id FROM gone JOIN games ON black_id = gone.id"
      "  JOIN users AS other ON other.id = white_id WHERE status = 0 AND computer_level > 0"
      " LIMIT ?2",
      idle_since, limit);
  std::vector<std::pair<GameId, UserId>> found;
  while (rows.next()) {
    const auto game = rows.take<GameId>();
    found.emplace_back(game, rows.take<UserId>());
  }
  return found;
}

std::vector<GameId> Games::running_live() const {
  auto connection = readers_.borrow();
  return connection->values<GameId>(
      "SELECT id FROM games INDEXED BY games_running_live WHERE status = 0 AND pace = 0"
      " ORDER BY id");
}

std::vector<std::pair<Instant, GameId>> Games::deadlines(Instant until, int limit) const {
  auto connection = readers_.borrow();
  Rows rows = connection->query(
      "SELECT deadline_ms, id FROM games INDEXED BY games_by_deadline WHERE status = 0 AND pace = 1"
      " AND deadline_ms < ?1 ORDER BY deadline_ms, id LIMIT ?2",
      until, limit);
  std::vector<std::pair<Instant, GameId>> found;
  while (rows.next()) {
    const auto deadline = rows.take<Instant>();
    found.emplace_back(deadline, rows.take<GameId>());
  }
  return found;
}

}  // namespace crownhead::db
