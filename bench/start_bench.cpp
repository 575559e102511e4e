// How long the server takes to be ready on a database of many running correspondence games.
// Usage: start_bench --server build/release/crownhead [--games N]

#include <CLI/CLI.hpp>
#include <chrono>
#include <latch>

#include "bench/figures.hpp"
#include "bench/server_process.hpp"
#include "db/database.hpp"
#include "db/games.hpp"
#include "db/users.hpp"
#include "rules/draughts/variant.hpp"

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

void fill(const std::filesystem::path& file, std::size_t count) {
  constexpr std::size_t batch = 5000;
  db::Database database(file);
  db::Users users(database.writer(), database.readers());
  db::Games games(database.writer(), database.readers());
  const auto white = make_user(users, "white");
  const auto black = make_user(users, "black");
  const auto& variant = *draughts::find_variant("international");
  const play::Setup setup{.variant = "international",
                          .ruleset = std::string(variant.rulesets.front().key),
                          .start_fen = std::string(variant.start_fen),
                          .control = play::PerMove{seconds(3 * 24 * 60 * 60)},
                          .rated = false,
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
  database.beat(system_now());
  database.drain();
}

}  // namespace

int main(int argc, char** argv) {
  using namespace crownhead::bench;
  CLI::App app{"Time to ready."};
  std::string server = "build/release/crownhead";
  std::size_t games = 100'000;
  app.add_option("--server", server, "the binary to measure");
  app.add_option("--games", games, "in the database, a multiple of 5000");
  CLI11_PARSE(app, argc, argv);
  const TempFolder folder;
  fill(folder.path() / "games.db", games);
  const ServerProcess process(server, folder.path() / "games.db");
  print_figure("start.ready_ms",
               std::chrono::duration<double, std::milli>(process.time_to_ready()).count());
}
