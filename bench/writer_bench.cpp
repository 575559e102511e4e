// How many live moves a second the database takes, each one event of its own in a game of its own,
// with 64 under way at any time: alone, and while games are read.

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <latch>
#include <semaphore>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "bench/temp_folder.hpp"
#include "db/accounts/users.hpp"
#include "db/database.hpp"
#include "db/games/game_queries.hpp"
#include "db/games/game_store.hpp"
#include "db/jobs/writer.hpp"
#include "rules/draughts/variant.hpp"

namespace crownhead {
namespace {

constexpr std::ptrdiff_t under_way = 64;
constexpr int games_count = 1000;
constexpr int rounds = 4;
constexpr auto round_time = std::chrono::seconds(1);
constexpr int reads_at_once = 10;
constexpr auto between_reads = std::chrono::milliseconds(10);  // 1,000 games a second

struct Bench {
  explicit Bench(const std::filesystem::path& file) : database(file) {
    std::latch made(games_count + 2);
    const auto user = [&](const char* name) {
      users.create({.name = name, .password_hash = {}, .email = {}, .time_zone = {}, .locale = {}},
                   Instant{1}, std::nullopt, [&](auto&&) { made.count_down(); });
    };
    user("anna");
    user("ben");
    const auto* variant = draughts::find_variant("international");
    const play::Setup setup{.variant = std::string(variant->key),
                            .ruleset = {},
                            .start_fen = std::string(variant->start_fen),
                            .control = play::Fischer{seconds(300), seconds(3)},
                            .rated = false,
                            .players = {UserId{1}, UserId{2}}};
    for (int i = 0; i < games_count; ++i)
      games.create(setup, Instant{1}, std::nullopt, std::nullopt,
                   [&](auto&&) { made.count_down(); });
    made.wait();
    versions.assign(games_count, 1);
  }

  /// Appends for about `span` and returns how many a second were committed.
  double run(std::chrono::milliseconds span) {
    std::counting_semaphore<under_way> free(under_way);
    const auto begun = std::chrono::steady_clock::now();
    std::int64_t appended = 0;
    for (; std::chrono::steady_clock::now() - begun < span; ++appended) {
      free.acquire();
      append(static_cast<std::size_t>(appended) % games_count, free);
    }
    for (std::ptrdiff_t i = 0; i < under_way; ++i) free.acquire();
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
    return static_cast<double>(appended) / took.count();
  }

  /// Reads the rows of games, as lists and pages do, on a thread of its own.
  std::jthread read() {
    return std::jthread([this](const std::stop_token& stop) {
      for (std::int64_t next = 0; !stop.stop_requested();) {
        for (int i = 0; i < reads_at_once; ++i)
          if (!game_queries.row(GameId{1 + next++ % games_count})) std::abort();
        std::this_thread::sleep_for(between_reads);
      }
    });
  }

  void append(std::size_t game, std::counting_semaphore<under_way>& free) {
    CommandId id{};
    id[0] = static_cast<std::uint8_t>(versions[game]);
    const play::Moved move{.move = "32-28",
                           .spent = Millis{1500},
                           .lag = Millis{0},
                           .left = seconds(290),
                           .brought = seconds(3),
                           .lag_left = seconds(3),
                           .change = draughts::Change{.move = {.from = 31, .to = 27}}};
    games.append({.game = GameId{static_cast<std::int64_t>(game) + 1},
                  .after_version = versions[game]++,
                  .events = {{Instant{1'700'000'000'000}, move}},
                  .command = db::RequestKey{UserId{1}, id, 0x123456789abcdef}},
                 [&free](const Result<void>& result) {
                   if (!result) std::abort();
                   free.release();
                 });
  }

  db::Database database;
  db::Users users{database.writer(), database.readers()};
  db::GameStore games{database.writer(), database.readers()};
  db::GameQueries game_queries{database.readers()};
  std::vector<std::int64_t> versions;
};

}  // namespace
}  // namespace crownhead

int main() {
  const crownhead::bench::TempFolder folder;
  crownhead::Bench bench(folder.path() / "bench.db");
  bench.run(std::chrono::milliseconds(500));
  double alone = 0;
  double beside_reads = 0;
  for (int i = 0; i < crownhead::rounds; ++i) {
    alone += bench.run(crownhead::round_time);
    const auto reading = bench.read();
    beside_reads += bench.run(crownhead::round_time);
  }
  const auto stats = bench.database.writer().stats();
  std::printf("writer.appends_per_s %.0f\n", alone / crownhead::rounds);
  std::printf("writer.appends_beside_reads_per_s %.0f\n", beside_reads / crownhead::rounds);
  std::printf("writer.jobs_per_commit %.1f\n",
              static_cast<double>(stats.jobs) / static_cast<double>(stats.commits));
}
