#include "db/check.hpp"

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <utility>

#include "db/codec/event_codec.hpp"
#include "db/codec/snapshot_codec.hpp"
#include "db/dice_check.hpp"
#include "db/games/event_log.hpp"
#include "db/games/game_rows.hpp"
#include "db/games/journal_rows.hpp"
#include "db/migrate.hpp"
#include "db/puzzles_check.hpp"
#include "db/sql/connection.hpp"
#include "db/tournament_check.hpp"
#include "db/whole_store.hpp"
#include "rules/play/rules_of_today.hpp"

namespace crownhead::db {
namespace {

using play::GameRow;
using Fields = std::vector<std::pair<const char*, std::string>>;

std::string ms_text(const std::optional<Millis>& span) {
  return span ? std::to_string(span->count) : "none";
}

struct ControlText {
  std::string operator()(const play::Fischer& fischer) const {
    return "fischer " + ms_text(fischer.base) + " + " + ms_text(fischer.increment) + " cap " +
           ms_text(fischer.cap);
  }
  std::string operator()(const play::PerMove& per_move) const {
    return "per move " + ms_text(per_move.time);
  }
  std::string operator()(const play::Sessions& control) const {
    std::string text = "sessions";
    for (const auto& session : control.sessions)
      text += " " + std::to_string(session.moves) + "/" + ms_text(session.time);
    return text + (control.carry ? " carry" : "") + " grace " + ms_text(control.grace) +
           (control.charge == play::Charge::ms ? " ms" : " whole days");
  }
  std::string operator()(const play::Unlimited&) const { return "unlimited"; }
  std::string operator()(const play::Delay& control) const {
    return "delay " + ms_text(control.base) + " and " + ms_text(control.delay) + " a move";
  }
};

/// For a game of more than two: the players, and the places of a finished game.
std::string seats_text(const GameRow& row) {
  std::string text;
  if (row.players.size() == least_seats) return text;
  for (const Seat seat : row.players.seats()) {
    text += (text.empty() ? "" : " ") + std::to_string(row.players[seat].value);
    if (row.places) text += ":" + std::to_string((*row.places)[seat]);
  }
  return text;
}

Fields fields_of(const GameRow& row) {
  const auto number = [](auto value) { return std::to_string(static_cast<std::int64_t>(value)); };
  return {{"variant", row.variant},
          {"ruleset", row.ruleset},
          {"control", std::visit(ControlText{}, row.control)},
          {"rated", number(row.rated)},
          {"white", number(row.players[Seat::white].value)},
          {"black", number(row.players[Seat::black].value)},
          {"seats", seats_text(row)},
          {"status", number(row.status)},
          {"outcome", row.outcome ? number(*row.outcome) : "none"},
          {"reason", row.reason},
          {"turn", number(row.turn)},
          {"ply", number(row.ply)},
          {"version", number(row.version)},
          {"fen", row.fen},
          {"last_move", row.last_move},
          {"vacations", number(row.vacations)},
          {"shown", number(row.showing.when) + " " + number(row.showing.minutes)},
          {"deadline", row.deadline ? number(row.deadline->ms) : "none"},
          {"created", number(row.created.ms)},
          {"updated", number(row.updated.ms)}};
}

/// Replays one game and compares it with what is stored at a version: the start for a running live
/// game, the last event for every other one.
class GameCheck {
 public:
  GameCheck(Connection& connection, GameRow row, CheckReport& report)
      : connection_(connection), row_(std::move(row)), report_(report) {}

  void run() {
    read_snapshot();
    compare_seats();
    replay();
    if (!game_) return;
    if (auto why = commitment_differs(connection_, row_.id, game_->setup().dice_commitment))
      differ(*why);
    if (auto why = root_differs(connection_, row_.id, *game_)) differ(*why);
    if (auto why = rematch_dice_differ(connection_, row_.id, *game_)) differ(*why);
    const bool may_lag = game_->pace() == play::Pace::live && !game_->ended();
    if (row_.version > game_->version() || (!may_lag && row_.version < game_->version()))
      differ("its row has version " + std::to_string(row_.version) + ", but its last event has " +
             std::to_string(game_->version()));
    if (snapshot_ && snapshot_->version > game_->version())
      differ("its snapshot has version " + std::to_string(snapshot_->version) +
             ", but its last event has " + std::to_string(game_->version()));
  }

 private:
  void read_snapshot() {
    Rows rows =
        connection_.query("SELECT version, state FROM snapshots WHERE game_id = ?1", row_.id);
    if (!rows.next()) return;
    const auto version = rows.take<std::int64_t>();
    const auto game = codec::decode_snapshot(rows.take<Bytes>());
    if (!game) return differ("its snapshot cannot be read: " + game.error().what);
    snapshot_ = game->saved();
    if (snapshot_->version != version)
      differ("its snapshot is marked as version " + std::to_string(version) + " but contains " +
             std::to_string(snapshot_->version));
  }

  /// Compares the stored seats and places with the row. Lists of games of two are made from these
  /// columns.
  void compare_seats() {
    const auto of_row = [this] {
      auto places = PerSeat<std::optional<int>>::filled(row_.players.size());
      if (row_.status == play::GameStatus::playing) return places;
      const auto known = row_.places.value_or(
          row_.players.size() == least_seats
              ? play::finish_of(row_.outcome.value_or(play::Outcome::none)).places
              : PerSeat<int>::filled(row_.players.size()));
      for (const Seat seat : places.seats()) places[seat] = known[seat];
      return places;
    }();
    std::size_t found = 0;
    Rows rows = connection_.query(
        "SELECT seat, user_id, place FROM game_seats WHERE game_id = ?1 ORDER BY seat", row_.id);
    while (rows.next()) {
      const auto seat = rows.take<Seat>();
      const auto user = rows.take<UserId>();
      const auto place = rows.take<std::optional<int>>();
      const bool right = index(seat) == found && found < row_.players.size() &&
                         row_.players[seat] == user && of_row[seat] == place;
      ++found;
      if (!right)
        return differ("its seat " + std::to_string(index(seat)) + " differs from its row");
    }
    if (found != row_.players.size()) differ("it has " + std::to_string(found) + " seats");
  }

  void replay() {
    std::int64_t next = 1;
    for (const auto& [game, version, row, command] : logged()) {
      ++report_.events;
      const auto event =
          codec::decode_event(row.at, static_cast<std::int64_t>(row.type), row.payload);
      std::string why = version != next++ ? "an earlier event is missing" : "";
      if (!event) why = event.error().what;
      if (why.empty()) why = take(*event);
      if (!why.empty()) {
        differ("event " + std::to_string(version) + ": " + why);
        return game_.reset();
      }
    }
    if (!game_) differ("it has no events");
  }

  std::vector<LoggedEvent> logged() try {
    return logged_events(connection_, row_.id, 0);
  } catch (const StoreError&) {
    throw;
  } catch (const std::runtime_error& error) {
    report_.differences.emplace_back(error.what());
    return {};
  }

  /// Returns why the event is wrong at this place; empty if it is right.
  std::string take(const play::Event& event) {
    try {
      if (game_) {
        if (auto why = play::against_dice(*game_, event)) return *std::move(why);
        if (auto why = play::against_clock(*game_, event)) return *std::move(why);
        ask_today(event);
        apply(*game_, event);
      } else {
        auto begun = play::replay({event});
        if (!begun) return begun.error().detail;
        game_ = std::move(*begun);
      }
    } catch (const std::logic_error& error) {
      return error.what();
    }
    compare();
    return {};
  }

  /// Notes the first event of a game that today's rules do not allow; later ones may follow from
  /// it.
  void ask_today(const play::Event& event) {
    if (noted_) return;
    const auto why = play::against_today(*game_, event);
    if (!why) return;
    noted_ = true;
    report_.notes.push_back("game " + std::to_string(row_.id.value) + ": event " +
                            std::to_string(game_->version() + 1) +
                            ": played under earlier rules: " + *why);
  }

  void compare() {
    const std::string at = " at version " + std::to_string(game_->version());
    if (row_.version == game_->version()) {
      const Fields stored = fields_of(row_), replayed = fields_of(row_of(*game_));
      for (std::size_t i = 0; i < stored.size(); ++i)
        if (stored[i] != replayed[i])
          differ("its row has " + std::string(stored[i].first) + " '" + stored[i].second +
                 "', but its events result in '" + replayed[i].second + "'" + at);
    }
    if (snapshot_ && snapshot_->version == game_->version() && *snapshot_ != game_->saved())
      differ("its snapshot differs from the result of its events" + at);
  }

  void differ(const std::string& what) {
    report_.differences.push_back("game " + std::to_string(row_.id.value) + ": " + what);
  }

  Connection& connection_;
  GameRow row_;
  CheckReport& report_;
  std::optional<play::Game> game_;
  std::optional<play::GameSnapshotData> snapshot_;
  bool noted_ = false;
};

/// PostgreSQL checks its own pages, and its foreign keys cannot be turned off.
void check_file(Connection& connection, CheckReport& report) {
  if (connection.engine() == Engine::postgres) return;
  Rows rows = connection.query("PRAGMA integrity_check");
  while (rows.next())
    if (auto line = rows.take<std::string>(); line != "ok")
      report.differences.push_back("integrity: " + std::move(line));
}

void check_foreign_keys(Connection& connection, CheckReport& report) {
  if (connection.engine() == Engine::postgres) return;
  Rows rows = connection.query("PRAGMA foreign_key_check");
  while (rows.next()) {
    const auto table = rows.take<std::string>();
    const auto row = rows.take<std::optional<std::int64_t>>();
    report.differences.push_back("foreign key: a row of " + table +
                                 (row ? " (" + std::to_string(*row) + ")" : "") +
                                 " refers to a missing row of " + rows.take<std::string>());
  }
}

constexpr int games_at_once = 1000;  // PostgreSQL returns all rows of a statement at once

/// Checks the games after the id `after`. Returns the last id, or nullopt if there were none.
std::optional<GameId> check_some_games(Connection& connection, GameId after, CheckReport& report) {
  Rows rows = connection.query("SELECT " + std::string(row_columns) +
                                   ", games.pace FROM games"
                                   " LEFT JOIN users AS white ON white.id = games.white_id"
                                   " LEFT JOIN users AS black ON black.id = games.black_id"
                                   " WHERE games.id > ?1 ORDER BY games.id LIMIT ?2",
                               after, games_at_once);
  std::optional<GameId> last;
  while (rows.next()) {
    ++report.games;
    GameRow row = take_row(connection, rows);
    last = row.id;
    if (rows.take<play::Pace>() != play::pace(row.control))
      report.differences.push_back("game " + std::to_string(row.id.value) +
                                   ": the pace in its row does not match its time control");
    GameCheck(connection, std::move(row), report).run();
  }
  return last;
}

void check_games(Connection& connection, CheckReport& report, const Progress& progress) {
  const auto whole = *connection.value<std::int64_t>("SELECT count(*) FROM games");
  std::optional<GameId> last = GameId{0};
  while (last) {
    progress("replaying games", report.games, whole);
    last = check_some_games(connection, *last, report);
  }
}

/// Events in the journal are read only for running live games on SQLite; others would be lost.
void check_journal(Connection& connection, CheckReport& report) {
  each_waiting(connection, std::nullopt, [&](std::int64_t, const LoggedEvent& logged) {
    if (connection.engine() == Engine::sqlite &&
        connection.value<int>("SELECT 1 FROM games WHERE id = ?1 AND status = 0 AND pace = 0",
                              logged.game))
      return;
    report.differences.push_back("game " + std::to_string(logged.game.value) + ": event " +
                                 std::to_string(logged.version) + " was left in the journal");
  });
}

}  // namespace

CheckReport check(const Address& address, const Progress& progress,
                  const SignatureCheck& is_signed) {
  CheckReport report;
  Connection connection = open_to_read(address);
  require_whole(connection);
  const Transaction view(connection, Transaction::Kind::read);
  const auto games = [&](Connection& from, CheckReport& into) {
    check_games(from, into, progress);
  };
  const auto commitments = [&](Connection& from, CheckReport& into) {
    into.commitments = check_commitments(from, is_signed, into.differences);
  };
  const auto puzzles = [](Connection& from, CheckReport& into) {
    check_puzzles(from, into.differences);
  };
  const auto offers = [](Connection& from, CheckReport& into) {
    check_offered_dice(from, into.differences);
  };
  using Part = std::function<void(Connection&, CheckReport&)>;
  for (const Part& part :
       {Part(check_file), Part(check_foreign_keys), Part(games), Part(check_journal),
        Part(check_tournaments), Part(commitments), Part(puzzles), Part(offers)}) {
    try {
      part(connection, report);
    } catch (const std::runtime_error& error) {
      report.differences.push_back(std::string("the database cannot be read: ") + error.what());
    }
  }
  return report;
}

}  // namespace crownhead::db
