#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>
#include <unistd.h>

#include "db/accounts/erasures.hpp"
#include "db/database.hpp"
#include "db/jobs/awaited.hpp"
#include "db/jobs/readers.hpp"
#include "db/stores.hpp"
#include "rules/play/rules_of_today.hpp"

namespace crownhead::db {

/// A folder of its own for each test, deleted with this object.
class TempFile {
 public:
  TempFile() {
    std::string name = (parent() / "crownhead-XXXXXX").string();
    if (!mkdtemp(name.data())) throw std::runtime_error("no temporary folder");
    folder_ = name;
  }
  ~TempFile() { std::filesystem::remove_all(folder_); }
  TempFile(const TempFile&) = delete;
  TempFile& operator=(const TempFile&) = delete;

  std::filesystem::path path() const { return folder_ / "crownhead.db"; }
  std::filesystem::path folder() const { return folder_; }

 private:
  /// In memory if the system allows it: tests make thousands of commits.
  static std::filesystem::path parent() {
    const std::filesystem::path memory = "/dev/shm";
    const bool usable = !std::getenv("TMPDIR") && access(memory.c_str(), W_OK | X_OK) == 0;
    return usable ? memory : std::filesystem::temp_directory_path();
  }

  std::filesystem::path folder_;
};

struct OpenDatabase {
  Database database;
};

/// An open database with its stores.
struct TestStores : OpenDatabase, Stores {
  explicit TestStores(const std::filesystem::path& file, StoreOptions options = {})
      : OpenDatabase{Database(file)},
        Stores(database.writer(), database.readers(), std::move(options)) {}

  UserId user(const std::string& name) {
    return awaited<Made<UserId>>([&](auto done) {
             users.create({.name = name,
                           .password_hash = "hash",
                           .email = {},
                           .time_zone = "Europe/Amsterdam",
                           .locale = "en"},
                          Instant{1000}, std::nullopt, std::move(done));
           })
        .value()
        .id;
  }
  GameId game(const play::Setup& setup, Instant at = Instant{1'000'000}) {
    return awaited<Made<GameId>>([&](auto done) {
             games.create(setup, at, std::nullopt, std::nullopt, std::move(done));
           })
        .value()
        .id;
  }
  /// Erases everything that closed accounts and removed studies have left; returns the number of
  /// batches.
  int erase_closed() {
    int batches = 0;
    while (
        awaited<bool>([&](auto done) { erase_some(database.writer(), std::move(done)); }).value())
      ++batches;
    return batches;
  }
  int rows(const std::string& table) {
    auto connection = database.readers().borrow();
    return connection->value<int>("SELECT count(*) FROM " + table).value();
  }
  Result<void> append(Append append) {
    return awaited<void>([&](auto done) { games.append(std::move(append), std::move(done)); });
  }

  /// Returns the event with its change of the board, if it is a legal move.
  play::Event whole(GameId game, play::Event event) const {
    if (const auto* moved = std::get_if<play::Moved>(&event.what))
      event.what = completed(games.load(game)->game, *moved);
    return event;
  }

  static play::Moved completed(const play::Game& game, play::Moved move) {
    if (const auto played = kind::Board(game.board()).act(move.move)) {
      move.change = played->change;
      play::complete(move, game);
    }
    return move;
  }
};

inline play::Setup live_setup(UserId white, UserId black) {
  return {.terms = {.variant = "international",
                    .ruleset = "fmjd",
                    .start_fen = std::string(draughts::find_variant("international")->start_fen),
                    .control = play::Fischer{seconds(300), seconds(3)},
                    .rated = true},
          .players = {white, black}};
}

inline play::Setup correspondence_setup(UserId white, UserId black) {
  auto setup = live_setup(white, black);
  setup.terms.control = play::PerMove{seconds(3 * 24 * 3600)};
  return setup;
}

}  // namespace crownhead::db
