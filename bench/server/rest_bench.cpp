// Measures correspondence games by REST, with one connection per player: the time of a move, from
// the first byte of the request to the last of the answer, and whether games are played as fast
// while lists, searches and games are read.
// Usage: rest_bench --server build/release/crownhead [--db postgresql://…] [--tables N]

#include <array>
#include <chrono>
#include <memory>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "bench/command_line.hpp"
#include "bench/figures.hpp"
#include "bench/server/live_tables.hpp"
#include "bench/server/rest_client.hpp"
#include "bench/server/server_process.hpp"
#include "bench/temp_folder.hpp"

namespace {

using namespace crownhead::bench;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr auto measured = 3s;
constexpr int rounds = 3;
constexpr auto between_reads = 20ms;  ///< of four pages: 200 per second
constexpr const char* three_days = R"({"kind":"per_move","time_ms":259200000})";

/// Two players who answer each other at once.
class RestTable {
 public:
  RestTable(std::uint16_t port, const Table::Players& players,
            const std::vector<std::vector<std::string>>& scripts, std::size_t first_script)
      : port_(port),
        players_(players),
        sides_{RestClient(port, players.white_token), RestClient(port, players.black_token)},
        scripts_(scripts),
        script_(first_script) {
    begin();
  }

  void play(Clock::time_point until) {
    for (auto now = Clock::now(); now < until;) {
      if (ply_ == script().size()) begin();
      const auto sent = Clock::now();
      sides_[ply_ % 2].post(
          "/api/v1/games/" + game_ + "/moves",
          R"({"ply":)" + std::to_string(ply_) + R"(,"move":")" + script()[ply_] + R"("})");
      now = Clock::now();
      latencies_.add(now - sent);
      ++ply_;
    }
  }

  Latencies& latencies() { return latencies_; }

 private:
  void begin() {
    game_ = make_games(port_, players_, 1, three_days).front();
    ++script_;
    ply_ = 0;
  }
  const std::vector<std::string>& script() const { return scripts_[script_ % scripts_.size()]; }

  std::uint16_t port_;
  const Table::Players& players_;
  std::array<RestClient, 2> sides_;
  const std::vector<std::vector<std::string>>& scripts_;
  std::size_t script_;
  std::string game_;
  std::size_t ply_ = 0;
  Latencies latencies_;
};

/// Returns the moves per second of all tables together.
double play(std::vector<std::unique_ptr<RestTable>>& tables) {
  const auto began = Clock::now();
  for (auto& table : tables) table->latencies().clear();
  {
    std::vector<std::jthread> players;
    for (auto& table : tables)
      players.emplace_back([&table, began] { table->play(began + measured); });
  }
  const std::chrono::duration<double> took = Clock::now() - began;
  std::size_t moves = 0;
  for (auto& table : tables) moves += table->latencies().count();
  return static_cast<double>(moves) / took.count();
}

void read_page(RestClient& client, const std::string& path) {
  const auto answer = client.send({.verb = "GET", .path = path});
  if (answer.status != 200) throw std::runtime_error(path + ": " + answer.body);
}

std::jthread read(std::uint16_t port) {
  return std::jthread([port](const std::stop_token& stop) {
    RestClient client(port, "");
    while (!stop.stop_requested()) {
      read_page(client, "/api/v1/games?status=playing");
      read_page(client, "/api/v1/games?player=white&sort=deadline&status=playing");
      read_page(client, "/api/v1/games?player=white&result=2-0&opening=32-28");
      read_page(client, "/api/v1/games/1");
      std::this_thread::sleep_for(between_reads);
    }
  });
}

}  // namespace

int main(int argc, char** argv) {
  CommandLine options("Correspondence games by REST.");
  std::size_t table_count = 8;
  options.count("--tables", table_count, "games at the same time").database().read(argc, argv);
  const TempFolder folder;
  const ServerProcess server(options.server(), options.database_or(folder.path() / "rest.db"));
  const Table::Players players{make_player(server.port(), "white"),
                               make_player(server.port(), "black")};
  const auto scripts = random_games(200, 1);

  std::vector<std::unique_ptr<RestTable>> tables;
  tables.push_back(std::make_unique<RestTable>(server.port(), players, scripts, 0));
  play(tables);
  print_figure("rest.move_p50_ms", tables.front()->latencies().percentile_ms(0.5));
  print_figure("rest.move_p99_ms", tables.front()->latencies().percentile_ms(0.99));

  for (std::size_t i = 1; i < table_count; ++i)
    tables.push_back(std::make_unique<RestTable>(server.port(), players, scripts, i * 10));
  double alone = 0;
  double beside_reads = 0;
  for (int round = 0; round < rounds; ++round) {
    alone += play(tables);
    const auto reading = read(server.port());
    beside_reads += play(tables);
  }
  print_figure("rest.moves_per_s", alone / rounds);
  print_figure("rest.moves_beside_reads_per_s", beside_reads / rounds);
}
