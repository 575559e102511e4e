#include "db/games/game_store.hpp"

#include <algorithm>
#include <stdexcept>

#include "db/codec/event_codec.hpp"
#include "db/dice/computer_offers.hpp"
#include "db/dice/dice_counts.hpp"
#include "db/dice/rematch_dice.hpp"
#include "db/games/archive_rows.hpp"
#include "db/games/challenges.hpp"
#include "db/games/event_log.hpp"
#include "db/games/game_rows.hpp"
#include "db/games/game_writes.hpp"
#include "db/games/journal.hpp"
#include "db/games/level_measure.hpp"
#include "db/games/private_rows.hpp"
#include "db/games/rating_rows.hpp"
#include "db/games/stored_game.hpp"
#include "db/jobs/block_rows.hpp"
#include "db/jobs/id_lists.hpp"
#include "db/jobs/idempotency.hpp"
#include "db/jobs/notification_rows.hpp"
#include "db/jobs/readers.hpp"
#include "db/jobs/stored_bytes.hpp"
#include "db/jobs/writer.hpp"
#include "rules/play/as_shown.hpp"
#include "rules/reasons.hpp"

namespace crownhead::db {
namespace {

/// Marks the change of freezes with that number as applied to the clock. Returns false if an
/// earlier change was not.
bool clear_freeze_change(Connection& connection, GameId game,
                         std::optional<std::int64_t> change_number) {
  const auto number =
      connection.value<std::int64_t>("SELECT number FROM freeze_changes WHERE game_id = ?1", game);
  if (number != change_number) return false;
  if (change_number) connection.run("DELETE FROM freeze_changes WHERE game_id = ?1", game);
  return true;
}

Error moved_on() { return {Code::stale_version, reason::game::moved_on()}; }

/// Runs in a job of its own: if it fails, the move that made the log long is stored all the same.
void move_if_long(Writer& writer, const std::shared_ptr<LiveLog>& log) {
  if (!log->shall_move()) return;
  writer.submit_live<void>(
      Locks::none(),
      [log](Connection& connection) -> Result<void> {
        log->move_some(connection);
        return {};
      },
      [log](const Result<void>&) { log->moving_ended(); });
}

std::shared_ptr<LiveLog> new_live_log(Engine engine, LiveEvents live, JournalLimits limits) {
  if (engine == Engine::postgres || live == LiveEvents::as_rows)
    return std::make_shared<EventRows>();
  return std::make_shared<Journal>(limits);
}

void store_attachments(Connection& connection, GameId game, const PerSeat<UserId>& players,
                       const Attachments& attachments) {
  if (attachments.plies_left) drop_messages(connection, game, *attachments.plies_left);
  if (attachments.message) store_message(connection, game, *attachments.message);
  if (!attachments.conditionals) return;
  for (const Seat seat : players.seats())
    count_bytes(
        connection, players[seat],
        store_conditionals(connection, game, players[seat], (*attachments.conditionals)[seat]));
}

template <class What>
bool any_is(const std::vector<play::Event>& events) {
  return std::ranges::any_of(
      events, [](const play::Event& event) { return std::holds_alternative<What>(event.what); });
}

/// What an append writes, prepared on the caller's thread.
struct AppendRows {
  explicit AppendRows(Append append)
      : game(append.game),
        version(append.after_version + 1),
        private_version(append.private_version),
        events(append.events.begin(), append.events.end()),
        rolls(rolls_among(append.events)),
        command(append.command),
        applied_freezes(append.applied_freezes),
        ruling(append.ruling),
        attachments(std::move(append.attachments)),
        shown_later(append.shown_later) {
    rolls.insert(rolls.begin(), append.rolls_before.begin(), append.rolls_before.end());
    again = any_is<play::ResultChanged>(append.events);
    ends = any_is<play::Ended>(append.events);
    if (append.state)
      state = std::make_unique<const StateRows>(
          *append.state, ends ? StateRows::Snapshot::whole : StateRows::Snapshot::none);
    rematch_is_declined = any_is<play::RematchDeclined>(append.events);
  }

  bool one_event() const {
    return events.size() == 1 && rolls.empty() && !state && !applied_freezes && !ruling &&
           attachments.empty();
  }
  bool correspondence() const {
    return state && play::pace(state->row.control) == play::Pace::correspondence;
  }
  /// A move of a running live game needs no locks: its version guards it, and jobs that mark games
  /// for a change of freezes lock everything. Any other append locks the game.
  Locks locks() const {
    if (one_event()) return Locks::none();
    Locks locks = Locks::of(game);
    if (attachments.rematch) locks.add(Locks::One::commitments);
    if (attachments.message) locks.add(attachments.message->by);
    if (attachments.conditionals && state)
      for (const UserId player : state->row.players) locks.add(player);
    if (state && state->row.status != play::GameStatus::playing)
      for (const UserId player : state->row.players) locks.add(player);
    return locks;
  }

  GameId game;
  std::int64_t version;  ///< of the first event
  std::optional<std::int64_t> private_version;
  std::vector<EventRow> events;
  std::vector<play::Rolled> rolls;  ///< counted with the events, if there are any
  std::optional<RequestKey> command;
  std::unique_ptr<const StateRows> state;  ///< most appends have none
  std::optional<std::int64_t> applied_freezes;
  std::optional<std::int64_t> ruling;
  Attachments attachments;
  bool shown_later;
  bool again;  ///< a new result of a game that had one
  bool ends;   ///< the events end the game
  bool rematch_is_declined;
};

/// Marks the change of freezes that the events apply and the ruling that they carry out. Returns
/// false if an earlier change or ruling has to come first. A change waits only for earlier changes,
/// a ruling only for earlier rulings.
bool come_in_order(Connection& connection, const AppendRows& rows) {
  if (rows.ruling) return note_ruling(connection, rows.game, *rows.ruling, rows.version);
  if (!rows.state && !rows.applied_freezes) return true;
  if (!clear_freeze_change(connection, rows.game, rows.applied_freezes)) return false;
  return rows.applied_freezes || !ruling_due_before(connection, rows.game, rows.events.front().at);
}

Result<void> store(Connection& connection, const AppendRows& rows) {
  const auto& [game, version, private_version, events, rolls, command, state, applied_freezes,
               ruling, attachments, shown_later, again, ends, rematch_is_declined] = rows;
  if (!come_in_order(connection, rows)) return std::unexpected(moved_on());
  if (!insert_next_event(connection, game, version, events[0], command, private_version))
    return std::unexpected(moved_on());
  for (std::size_t i = 1; i < events.size(); ++i)
    insert_event(connection, game, version + static_cast<std::int64_t>(i), events[i]);
  if (!shown_later || ends) count_rolls(connection, rolls);
  if (state) {
    update_row(connection, game, state->row);
    store_snapshot(connection, game, *state);
    if (again) {
      rerate_game(connection, game, state->row);
    } else {
      rate_game(connection, game, state->row);
      measure_level(connection, game, state->row);
    }
    archive_game(connection, game, state->row, state->opening);
    note_news(connection, game, events.back().at, version - 1, state->row.version);
  }
  store_attachments(connection, game, state ? state->row.players : PerSeat<UserId>{}, attachments);
  if (attachments.rematch)
    store_rematch_dice(connection, game, *attachments.rematch, events.back().at);
  if (rematch_is_declined) drop_rematch_dice(connection, game);
  return {};
}

struct UseUp {
  Connection& connection;

  Result<void> operator()(ChallengeId challenge) const {
    if (connection.changed("DELETE FROM challenges WHERE id = ?1", challenge) == 0)
      return fail(Code::challenge_gone, reason::challenge::gone());
    delete_notifications_of(connection, challenge);
    return {};
  }
  Result<void> operator()(const ComputerOfferKey& offer) const {
    return use_computer_offer(connection, offer.user, offer.commitment);
  }
  Result<void> operator()(const RematchOf& rematch) const {
    drop_rematch_dice(connection, rematch.game);
    return {};
  }
};

struct AddOffer {
  Locks& locks;

  void operator()(ChallengeId challenge) const { locks.add(challenge); }
  void operator()(const ComputerOfferKey& offer) const { locks.add(offer.user); }
  void operator()(const RematchOf& rematch) const { locks.add(rematch.game); }
};

/// For the players of a correspondence game, except for the one whose request began it.
std::vector<accounts::NewNotification> news_of_start(const play::Setup& setup, Instant at,
                                                     const std::optional<RequestKey>& key) {
  std::vector<accounts::NewNotification> news;
  if (play::pace(setup.terms.control) != play::Pace::correspondence) return news;
  for (const UserId player : setup.players)
    if (!key || key->user != player)
      news.push_back({.user = player, .kind = accounts::NotificationKind::game_started, .at = at});
  return news;
}

}  // namespace

GameStore::GameStore(Writer& writer, Readers& readers, JournalLimits journal, LiveEvents live)
    : writer_(writer), readers_(readers), log_(new_live_log(writer.engine(), live, journal)) {
  writer_.before_commits(
      [kept = log_](Connection& connection) { kept->store_appended(connection); });
}

void GameStore::create(play::Setup setup, Instant at, std::optional<RequestKey> key,
                       std::optional<UsedOffer> offer, Done<Made<GameId>> done,
                       const std::optional<play::FirstDice>& dice) {
  Locks locks;
  if (offer) std::visit(AddOffer{locks}, *offer);
  locks.add(key);
  for (const UserId player : setup.players) locks.add(player);
  const PerSeat<UserId> players = setup.players;
  auto news = news_of_start(setup, at, key);
  auto rows = FirstRows::of(std::move(setup), at, dice);
  if (rows) rows->add_to(locks);
  const auto insert = [players, news = std::move(news), rows = std::move(rows),
                       offer](Connection& connection) -> Result<GameId> {
    if (!rows) return std::unexpected(rows.error());
    if (offer)
      if (auto used = std::visit(UseUp{connection}, *offer); !used)
        return std::unexpected(used.error());
    const GameId game = insert_game(connection, *rows);
    const auto* challenge = offer ? std::get_if<ChallengeId>(&*offer) : nullptr;
    if (challenge && players.size() > least_seats)
      for (const UserId player : players) answer_with_game(connection, *challenge, player, game);
    auto listed = news;
    for (auto& one : listed) one.game = game;
    insert_notifications(connection, listed);
    return game;
  };
  writer_.submit<Made<GameId>>(
      std::move(locks),
      [key, at, insert](Connection& connection) {
        return idempotent<GameId>(connection, key, at, "", [&] { return insert(connection); });
      },
      std::move(done));
}

Result<void> GameStore::may_write(UserId by, const PerSeat<UserId>& players) const {
  auto connection = readers_.borrow();
  return db::may_write(*connection, by, players);
}

Result<void> GameStore::may_offer(UserId by, const PerSeat<UserId>& players) const {
  auto connection = readers_.borrow();
  return db::may_offer(*connection, by, players);
}

std::optional<play::OfferedDice> GameStore::rematch_dice(GameId id) const {
  auto connection = readers_.borrow();
  return rematch_dice_of(*connection, id);
}

Result<std::optional<GameId>> GameStore::begun_by(const RequestKey& key) const {
  auto connection = readers_.borrow();
  const auto before = recall(*connection, key);
  if (!before) return std::unexpected(before.error());
  if (!*before || took_seat(**before)) return std::nullopt;
  return GameId{(*before)->id};
}

void GameStore::append(Append append, Done<void> done) {
  if (append.events.empty()) throw std::logic_error("an append without events");
  AppendRows rows(std::move(append));
  Locks locks = rows.locks();
  // The live log belongs to the lane of live games and contains no correspondence games.
  if (rows.correspondence())
    return writer_.submit<void>(
        std::move(locks),
        [rows = std::move(rows)](Connection& connection) { return store(connection, rows); },
        std::move(done));
  const Changes changes = rows.one_event() ? Changes::one : Changes::several;
  writer_.submit_live<void>(
      std::move(locks),
      [&writer = writer_, log = log_,
       rows = std::move(rows)](Connection& connection) -> Result<void> {
        if (rows.one_event()) {
          const auto taken =
              log->append(connection, rows.game, rows.version, rows.events[0], rows.command);
          if (taken == LiveLog::Taken::stale) return std::unexpected(moved_on());
          if (taken == LiveLog::Taken::yes) {
            move_if_long(writer, log);
            return {};
          }
        }
        return log->store_after(connection, rows.game,
                                [&connection, &rows] { return store(connection, rows); });
      },
      std::move(done), changes);
}

std::vector<std::pair<GameId, std::int64_t>> GameStore::versions(
    const std::vector<GameId>& ids) const {
  auto connection = readers_.borrow();
  return connection->pairs<GameId, std::int64_t>(
      "SELECT game_id, max(version) FROM game_events WHERE game_id IN (" +
          listed_ids(connection->engine()) + ") GROUP BY game_id",
      text_of_ids(ids));
}

std::optional<FreezesOfGame> GameStore::freezes(GameId id) const {
  auto connection = readers_.borrow();
  const Transaction view(*connection, Transaction::Kind::read);
  return freezes_of_game(*connection, id);
}

std::vector<GameId> GameStore::freezes_pending() const {
  auto connection = readers_.borrow();
  return connection->values<GameId>("SELECT game_id FROM freeze_changes ORDER BY game_id");
}

void GameStore::freezes_applied(GameId id, std::int64_t number, Done<void> done) {
  writer_.submit<void>(
      Locks::of(id),
      [id, number](Connection& connection) -> Result<void> {
        if (!clear_freeze_change(connection, id, number)) return std::unexpected(moved_on());
        return {};
      },
      std::move(done), Changes::one);
}

std::optional<RulingOnGame> GameStore::due_ruling(GameId id) const {
  auto connection = readers_.borrow();
  return db::due_ruling(*connection, id);
}

void GameStore::ruling_changes_nothing(GameId id, std::int64_t number, Done<void> done) {
  writer_.submit<void>(
      Locks::of(id),
      [id, number](Connection& connection) -> Result<void> {
        if (!note_ruling(connection, id, number, 0)) return std::unexpected(moved_on());
        return {};
      },
      std::move(done), Changes::one);
}

void GameStore::keep_conditionals(GameId game, std::int64_t version, std::int64_t private_version,
                                  UserId user, play::Conditionals conditionals, Instant at,
                                  Done<void> done) {
  writer_.submit<void>(
      Locks::of(game, user),
      [=, conditionals = std::move(conditionals)](Connection& connection) -> Result<void> {
        if (!logged_events(connection, game, version).empty()) return std::unexpected(moved_on());
        if (connection.changed("UPDATE games SET private_version = private_version + 1"
                               " WHERE id = ?1 AND private_version = ?2",
                               game, private_version) == 0)
          return std::unexpected(moved_on());
        return charge_bytes(connection, user,
                            store_conditionals(connection, game, user, conditionals), at);
      },
      std::move(done));
}

std::vector<play::MoveMessage> GameStore::messages(GameId id, int from, int to) const {
  auto connection = readers_.borrow();
  return messages_of(*connection, id, from, to);
}

std::vector<play::Rolled> GameStore::rolls(GameId id) const {
  std::vector<play::Event> events;
  for (auto& [version, event] : stored_events(readers_, id, 0)) events.push_back(std::move(event));
  return rolls_among(events);
}

std::optional<LoadedGame> GameStore::load(GameId id) const {
  auto connection = readers_.borrow();
  // One transaction, so that all reads see the game in the same state.
  const Transaction view(*connection, Transaction::Kind::read);
  return load_game(*connection, id);
}

std::vector<std::pair<std::int64_t, play::Event>> GameStore::events(GameId id, std::int64_t after,
                                                                    std::int64_t until) const {
  return stored_events(readers_, id, after, until);
}

void GameStore::annul(GameId id, Annulment annulment, Done<void> done) {
  writer_.submit<void>(
      Locks::everything(),
      [id, annulment = std::move(annulment)](Connection& connection) {
        return annul_game(connection, id, annulment);
      },
      std::move(done));
}

std::optional<rating::ShownRatings> GameStore::rating_changes(GameId id) const {
  auto connection = readers_.borrow();
  return changes_of(*connection, id);
}

std::vector<GameId> GameStore::running_live() const {
  auto connection = readers_.borrow();
  return connection->values<GameId>(
      "SELECT id FROM games INDEXED BY games_running_live WHERE status = 0 AND pace = 0"
      " ORDER BY id");
}

std::vector<std::pair<Instant, GameId>> GameStore::deadlines(Instant until, int limit) const {
  return readers_.borrow()->pairs<Instant, GameId>(
      "SELECT deadline_ms, id FROM games INDEXED BY games_by_deadline WHERE status = 0 AND pace = 1"
      " AND deadline_ms < ?1 ORDER BY deadline_ms, id LIMIT ?2",
      until, limit);
}

}  // namespace crownhead::db
