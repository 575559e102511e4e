// Measures how long the server takes to be ready on a database of many running correspondence games
// and many finished ones, and how late flags fall while no one is connected.
// Usage: start_bench --server build/release/crownhead [--games N] [--finished N]

#include <algorithm>
#include <chrono>
#include <latch>
#include <thread>
#include <utility>
#include <vector>

#include "bench/archive_fill.hpp"
#include "bench/command_line.hpp"
#include "bench/figures.hpp"
#include "bench/server/server_process.hpp"
#include "bench/temp_folder.hpp"
#include "db/accounts/users.hpp"
#include "db/database.hpp"
#include "db/games/game_store.hpp"
#include "db/sqlite/connection.hpp"
#include "rules/draughts/board/variant.hpp"

namespace {

using namespace crownhead;

Instant system_now() {
  using namespace std::chrono;
  return {duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count()};
}

UserId make_user(db::Users& users, const std::string& name) {
  std::latch made(1);
  UserId id;
  users.create(
      {.name = name, .password_hash = "-", .email = "", .time_zone = "UTC", .locale = "en"},
      system_now(), std::nullopt, [&](Result<db::Made<UserId>> user) {
        id = user.value().id;
        made.count_down();
      });
  made.wait();
  return id;
}

/// Games whose flags fall at regular intervals soon after the server has started.
constexpr std::size_t flags = 50;
constexpr Millis first_flag = seconds(8);
constexpr Millis between_flags{40};

/// Adds the games and returns their deadlines.
std::vector<std::pair<GameId, Instant>> add_flags(db::GameStore& games, play::Setup setup) {
  std::vector<std::pair<GameId, Instant>> soon;
  for (std::size_t i = 0; i < flags; ++i) {
    const Instant at = system_now();
    const Millis time{first_flag.count + static_cast<std::int64_t>(i) * between_flags.count};
    setup.terms.control = play::PerMove{time};
    std::latch stored(1);
    games.create(setup, at, std::nullopt, std::nullopt, [&](Result<db::Made<GameId>> game) {
      soon.emplace_back(game.value().id, at + time);
      stored.count_down();
    });
    stored.wait();
  }
  return soon;
}

/// Returns the maximum delay of a flag, in ms. Reads the file, so that no game is loaded by a
/// request.
double latest_flag(const std::filesystem::path& file,
                   std::vector<std::pair<GameId, Instant>> running) {
  db::SqliteConnection connection(file, db::SqliteConnection::Mode::read_only);
  const auto runs = [&connection](GameId game) {
    return connection.value<int>("SELECT status = 0 FROM games WHERE id = ?1", game) == 1;
  };
  std::int64_t latest = 0;
  while (!running.empty()) {
    std::erase_if(running, [&](const auto& game) {
      if (runs(game.first)) return false;
      latest = std::max(latest, (system_now() - game.second).count);
      return true;
    });
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  return static_cast<double>(latest);
}

std::vector<std::pair<GameId, Instant>> fill(const std::filesystem::path& file, std::size_t count,
                                             std::size_t finished) {
  constexpr std::size_t batch = 5000;
  if (finished > 0) bench::fill_archive(file, static_cast<std::int64_t>(finished));
  db::Database database(file);
  db::Users users(database.writer(), database.readers());
  db::GameStore games(database.writer(), database.readers());
  const auto white = make_user(users, "white");
  const auto black = make_user(users, "black");
  const auto& variant = *draughts::find_variant("international");
  const play::Setup setup{.terms = {.variant = "international",
                                    .ruleset = std::string(variant.rulesets.front().key),
                                    .start_fen = std::string(variant.start_fen),
                                    .control = play::PerMove{seconds(3 * 24 * 60 * 60)},
                                    .rated = false},
                          .players = {white, black}};
  for (std::size_t done = 0; done < count; done += batch) {
    std::latch stored(batch);
    for (std::size_t i = 0; i < batch; ++i)
      games.create(setup, system_now(), std::nullopt, std::nullopt,
                   [&](Result<db::Made<GameId>> game) {
                     game.value();
                     stored.count_down();
                   });
    stored.wait();
  }
  auto soon = add_flags(games, setup);
  database.beat(system_now());
  database.drain();
  return soon;
}

}  // namespace

int main(int argc, char** argv) {
  using namespace crownhead::bench;
  CommandLine options("Time to ready.");
  std::size_t games = 100'000;
  std::size_t finished = 0;
  options.count("--games", games, "that run, a multiple of 5000")
      .count("--finished", finished, "games besides, in the archive")
      .read(argc, argv);
  const TempFolder folder;
  const auto soon = fill(folder.path() / "games.db", games, finished);
  const ServerProcess process(options.server(), folder.path() / "games.db");
  print_figure("start.ready_ms",
               std::chrono::duration<double, std::milli>(process.time_to_ready()).count());
  print_figure("start.flag_late_ms", latest_flag(folder.path() / "games.db", soon));
}
