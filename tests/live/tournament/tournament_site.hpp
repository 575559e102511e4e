#pragma once

#include <filesystem>
#include <initializer_list>
#include <string>
#include <utility>

#include "db/sqlite/connection.hpp"
#include "db/vacations/vacations.hpp"
#include "server/game/recovery.hpp"
#include "tests/live/live_fixture.hpp"

namespace crownhead::live {

/// One run of a server with tournaments on a file that outlives it, started as in server/app.cpp,
/// with a manual clock. Destroying it loses everything that is only in memory.
class TournamentSite : public LiveParts {
 public:
  /// If the server has run on the file before, it was last alive at `last_alive`.
  TournamentSite(std::filesystem::path file, Instant now,
                 std::optional<Instant> last_alive = std::nullopt)
      : LiveParts(file, std::make_unique<DevWallClock>(now)), file_(std::move(file)) {
    recover(rooms, stores.games, last_alive, *clock,
            {.every = std::chrono::hours(1), .on_progress = [](auto, auto) {}}, {.most = 1});
    tournament_rooms.start(std::chrono::hours(1));
    rest();
  }
  ~TournamentSite() { stop(); }

  /// Waits until nothing is pending.
  void rest() {
    for (int round = 0; round < 2; ++round) {
      settle(threads, pools);
      tournament_rooms.settle();
    }
  }

  /// After this call the store rejects writes to game 5 while `failing` has a row 5, and to
  /// tournaments while it has a row 0.
  static void prepare_faults(const std::filesystem::path& file) {
    script(file,
           "CREATE TABLE failing (id INTEGER PRIMARY KEY);"
           "CREATE TRIGGER failing_games BEFORE INSERT ON game_events"
           " WHEN EXISTS (SELECT 1 FROM failing WHERE id = NEW.game_id)"
           " BEGIN SELECT RAISE(ABORT, 'a fault of the test'); END;"
           "CREATE TRIGGER failing_tournaments BEFORE INSERT ON tournament_events"
           " WHEN EXISTS (SELECT 1 FROM failing WHERE id = 0)"
           " BEGIN SELECT RAISE(ABORT, 'a fault of the test'); END;");
  }
  void fail(std::initializer_list<GameId> games) {
    for (const GameId game : games) fail(game);
  }
  void fail(GameId game) {
    script(file_, "INSERT OR IGNORE INTO failing VALUES (" + std::to_string(game.value) + ")");
  }
  void heal() { script(file_, "DELETE FROM failing"); }
  static void script(const std::filesystem::path& file, const std::string& sql) {
    db::SqliteConnection(file, db::SqliteConnection::Mode::read_write_create).script(sql);
  }

  /// An act by a director.
  Result<std::int64_t> act(TournamentId id, tournament::Command what,
                           std::optional<UserId> by = std::nullopt) {
    auto done = db::awaited<std::int64_t>([&](auto answer) {
      tournament_rooms.act(id, {.if_version = std::nullopt,
                                .what = std::move(what),
                                .act = {.at = clock->now(), .by = by, .reason = "test"},
                                .done = std::move(answer)});
    });
    rest();
    return done;
  }

  Result<CommandDone> does(UserId user, GameId game, wire::PlayerWish what) {
    auto done = LiveParts::does(user, game, std::move(what));
    rest();
    return done;
  }
  Result<CommandDone> moves(UserId user, GameId game, std::string move) {
    const int ply = this->game(game).ply();
    return does(user, game, wire::MoveWish{.ply = ply, .move = std::move(move)});
  }

  template <class Look>
  auto look_at(TournamentId id, Look look) {
    std::promise<std::invoke_result_t<Look, TournamentRoom&>> promise;
    tournament_rooms.visit(id,
                           [&](Result<TournamentRoom*> room) { promise.set_value(look(**room)); });
    return promise.get_future().get();
  }
  std::map<tournament::GameKey, GameId> games(TournamentId id) {
    return look_at(id, [](TournamentRoom& room) { return room.games(); });
  }

  void tick(TournamentId id) {
    std::promise<void> done;
    tournament_rooms.tick(id, [&] { done.set_value(); });
    done.get_future().get();
    rest();
  }

  void apply_freezes(std::vector<GameId> of) {
    std::promise<void> done;
    rooms.apply_freezes(std::move(of), [&] { done.set_value(); });
    done.get_future().get();
    rest();
  }

  /// Returns how often the game's clock was set for this reason.
  std::ptrdiff_t changes(GameId id, play::ClockCause cause) {
    std::ptrdiff_t count = 0;
    for (const auto& [version, event] : stores.games.events(id, 0)) {
      const auto* changed = std::get_if<play::ClockChanged>(&event.what);
      if (changed && changed->cause == cause) ++count;
    }
    return count;
  }

 private:
  std::filesystem::path file_;

 public:
  db::Vacations vacations{stores.database.writer(), stores.database.readers()};
  DevTime time{by_hand(), threads, rooms, stores.games, tournament_rooms, lobby};
};

}  // namespace crownhead::live
