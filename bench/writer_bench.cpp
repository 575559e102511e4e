// Measures how many live moves per second the database commits, each a separate event in its own
// game, with 64 in flight: alone, while games are read, and while a tournament begins all its games
// in one job. Usage: writer_bench [--db postgresql://…]

#include <chrono>
#include <cstdio>
#include <latch>
#include <semaphore>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "bench/command_line.hpp"
#include "bench/figures.hpp"
#include "bench/temp_folder.hpp"
#include "db/accounts/users.hpp"
#include "db/database.hpp"
#include "db/games/game_queries.hpp"
#include "db/games/game_store.hpp"
#include "db/jobs/awaited.hpp"
#include "db/jobs/writer.hpp"
#include "db/tournaments/tournaments.hpp"
#include "rules/draughts/board/variant.hpp"
#include "rules/tournament/decide/next_rounds.hpp"

namespace crownhead {
namespace {

constexpr std::ptrdiff_t under_way = 64;
constexpr int games_count = 1000;
constexpr int rounds = 4;
constexpr auto round_time = std::chrono::seconds(1);
constexpr int reads_at_once = 10;
constexpr auto between_reads = std::chrono::milliseconds(10);  // 1,000 games per second
constexpr int entrants = 25;                                   // a round robin: 300 games
constexpr auto between_starts = std::chrono::milliseconds(300);

constexpr Instant noon{1'700'000'000'000};

/// A tournament whose games all begin at once.
class Cup {
 public:
  Cup(db::Tournaments& store, int number) : store_(store) {
    const tournament::Settings settings{.name = "Cup " + std::to_string(number),
                                        .variant = "international",
                                        .ruleset = "fmjd",
                                        .control = play::PerMove{seconds(86400)},
                                        .policy = {.all_at_once = true}};
    const auto first = tournament::create(settings, 7, {.at = noon, .by = director}).value();
    cup_ = tournament::Tournament::begin(first.front());
    id_ = db::awaited<db::Made<TournamentId>>(
              [&](auto done) { store_.create(first, std::nullopt, std::move(done)); })
              .value()
              .id;
  }

  /// Returns how many games the command has begun.
  std::size_t does(const tournament::Command& command) {
    db::TournamentAppend append{
        .tournament = id_,
        .after_version = cup_->version(),
        .events = tournament::decide(*cup_, command, {.at = noon, .by = director, .reason = "so"},
                                     nullptr)
                      .value(),
        .state = *cup_,
        .games = {},
        .rulings = {},
        .at = noon};
    for (const auto& event : append.events) apply(append.state, event);
    for (const auto& key : tournament::startable(append.state))
      append.games.push_back({.key = key, .setup = tournament::setup_of(append.state, key)});
    cup_ = append.state;
    return db::awaited<db::TournamentStored>(
               [&](auto done) { store_.append(std::move(append), std::move(done)); })
        .value()
        .begun.size();
  }

 private:
  static constexpr UserId director{1};

  db::Tournaments& store_;
  TournamentId id_;
  std::optional<tournament::Tournament> cup_;
};

struct Bench {
  explicit Bench(const db::Address& address) : database(address) {
    std::latch made(games_count + entrants);
    const auto user = [&](const std::string& name) {
      users.create({.name = name, .password_hash = {}, .email = {}, .time_zone = {}, .locale = {}},
                   Instant{1}, std::nullopt, [&](auto&&) { made.count_down(); });
    };
    for (int i = 1; i <= entrants; ++i) user("player " + std::to_string(i));
    const auto* variant = draughts::find_variant("international");
    const play::Setup setup{.terms = {.variant = std::string(variant->key),
                                      .ruleset = {},
                                      .start_fen = std::string(variant->start_fen),
                                      .control = play::Fischer{seconds(300), seconds(3)},
                                      .rated = false},
                            .players = {UserId{1}, UserId{2}}};
    for (int i = 0; i < games_count; ++i)
      games.create(setup, Instant{1}, std::nullopt, std::nullopt,
                   [&](auto&&) { made.count_down(); });
    made.wait();
    versions.assign(games_count, 1);
  }

  /// Appends for about `span`; returns the number of commits per second.
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

  /// Reads rows of games, like lists and pages do, on its own thread.
  std::jthread read() {
    return std::jthread([this](const std::stop_token& stop) {
      for (std::int64_t next = 0; !stop.stop_requested();) {
        for (int i = 0; i < reads_at_once; ++i)
          if (!game_queries.row(GameId{1 + next++ % games_count})) std::abort();
        std::this_thread::sleep_for(between_reads);
      }
    });
  }

  /// Repeatedly begins the games of a tournament in one job, on its own thread.
  std::jthread begin_tournaments(bench::Latencies& took) {
    return std::jthread([this, &took](const std::stop_token& stop) {
      for (int number = 1; !stop.stop_requested(); ++number) {
        Cup cup(tournaments, number);
        for (std::int64_t id = 1; id <= entrants; ++id)
          cup.does(tournament::Enter{.user = UserId{id}, .rating = 1500});
        cup.does(tournament::Start{});
        cup.does(tournament::DrawRound{});
        const auto began = std::chrono::steady_clock::now();
        if (cup.does(tournament::PublishRound{1}) != entrants * (entrants - 1) / 2) std::abort();
        took.add(std::chrono::steady_clock::now() - began);
        std::this_thread::sleep_for(between_starts);
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
    games.append(
        {.game = GameId{static_cast<std::int64_t>(game) + 1},
         .after_version = versions[game]++,
         .events = {{Instant{1'700'000'000'000}, move}},
         .command = db::RequestKey{UserId{1}, id, 0x123456789abcdef}},
        [this, &free, began = std::chrono::steady_clock::now()](const Result<void>& result) {
          if (!result) std::abort();
          latencies.add(std::chrono::steady_clock::now() - began);
          free.release();
        });
  }

  db::Database database;
  db::Users users{database.writer(), database.readers()};
  db::GameStore games{database.writer(), database.readers()};
  db::GameQueries game_queries{database.readers()};
  db::Tournaments tournaments{database.writer(), database.readers()};
  bench::Latencies latencies;  ///< of appends; written by the writer's thread
  std::vector<std::int64_t> versions;
};

}  // namespace
}  // namespace crownhead

int main(int argc, char** argv) {
  crownhead::bench::CommandLine options("Live moves that the database takes.");
  options.database().read(argc, argv);
  const crownhead::bench::TempFolder folder;
  crownhead::Bench bench(options.database_or(folder.path() / "bench.db"));
  bench.run(std::chrono::milliseconds(500));
  bench.latencies.clear();
  const auto before = bench.database.writer().stats();
  double alone = 0;
  double beside_reads = 0;
  for (int i = 0; i < crownhead::rounds; ++i) {
    alone += bench.run(crownhead::round_time);
    const auto reading = bench.read();
    beside_reads += bench.run(crownhead::round_time);
  }
  const auto after = bench.database.writer().stats();
  const auto jobs = static_cast<double>(after.jobs - before.jobs);
  const auto commits = static_cast<double>(after.commits - before.commits);
  const std::chrono::duration<double> measured = 2 * crownhead::rounds * crownhead::round_time;
  const auto print_waits = [&](const std::string& when) {
    crownhead::bench::print_figure("writer.append_p99" + when + "_ms",
                                   bench.latencies.percentile_ms(0.99));
    crownhead::bench::print_figure("writer.append_longest" + when + "_ms",
                                   bench.latencies.percentile_ms(1));
  };
  print_waits("");
  bench.latencies.clear();
  crownhead::bench::Latencies starts;
  {
    const auto starting = bench.begin_tournaments(starts);
    bench.run(crownhead::rounds * crownhead::round_time);
  }
  print_waits("_beside_starts");
  crownhead::bench::print_figure("writer.start_of_300_games_p50_ms", starts.percentile_ms(0.5));
  std::printf("writer.appends_per_s %.0f\n", alone / crownhead::rounds);
  std::printf("writer.appends_beside_reads_per_s %.0f\n", beside_reads / crownhead::rounds);
  std::printf("writer.commits_per_s %.0f\n", commits / measured.count());
  std::printf("writer.jobs_per_commit %.1f\n", jobs / commits);
}
