// Measures live play against the real server on the loopback, and the memory of an idle connection.
// A move counts when the opponent has received it; it is on disk by then.
// Usage: live_bench --server build/release/crownhead [--db postgresql://…] [--tables N] [--games N]
//                   [--idle N]

#include <memory>
#include <vector>

#include "bench/command_line.hpp"
#include "bench/figures.hpp"
#include "bench/server/live_tables.hpp"
#include "bench/server/rest_client.hpp"
#include "bench/server/server_process.hpp"
#include "bench/server/ws_load.hpp"
#include "bench/temp_folder.hpp"

namespace {

using namespace crownhead::bench;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr auto warm_up = 700ms;
constexpr auto measured = 3000ms;

void measure_play(const ServerProcess& server, std::size_t table_count, std::size_t games_each) {
  const auto port = server.port();
  const Table::Players players{make_player(port, "white"), make_player(port, "black")};
  const auto scripts = random_games(200, 1);
  boost::asio::io_context context{1};
  Latencies latencies;
  // All games are made before the first connection, because the server allows ten seconds for a
  // handshake.
  std::vector<std::vector<std::string>> games(table_count);
  for (auto& of_table : games) of_table = make_games(port, players, games_each);
  std::vector<std::unique_ptr<Table>> tables;
  for (std::size_t i = 0; i < table_count; ++i)
    tables.push_back(std::make_unique<Table>(context, port, players, std::move(games[i]), scripts,
                                             i * games_each, latencies));
  run_for(context, warm_up);
  latencies.clear();
  const ProcessorTime spent(server.id());
  const double seconds = run_for(context, measured);
  const auto moves = static_cast<double>(latencies.count());
  const double rate = moves / seconds;
  print_figure("live.moves_per_s", rate);
  print_figure("live.cpu_us_per_move", 1e6 * spent.by_server() / moves);
  print_figure("live.client_us_per_move", 1e6 * spent.by_client() / moves);
  print_figure("live.full_p50_ms", latencies.percentile_ms(0.5));
  print_figure("live.full_p99_ms", latencies.percentile_ms(0.99));

  // Half load: the pause between moves at each table halves the total rate.
  const auto pause = std::chrono::duration<double>(2.0 * static_cast<double>(table_count) / rate);
  for (auto& table : tables) table->think(std::chrono::duration_cast<Clock::duration>(pause));
  run_for(context, warm_up);
  latencies.clear();
  const double half_seconds = run_for(context, measured);
  print_figure("live.half_moves_per_s", static_cast<double>(latencies.count()) / half_seconds);
  print_figure("live.p50_ms", latencies.percentile_ms(0.5));
  print_figure("live.p99_ms", latencies.percentile_ms(0.99));
  for (auto& table : tables) {
    if (table->games_left() == 0) std::fprintf(stderr, "a table ran out of games: give more\n");
    table->close();
  }
}

}  // namespace

int main(int argc, char** argv) {
  CommandLine options("Live play on the loopback.");
  std::size_t tables = 200;
  std::size_t games = 25;
  std::size_t idle = 15'000;
  options.count("--tables", tables, "games at the same time, two connections each")
      .count("--games", games, "prepared for each table")
      .count("--idle", idle, "connections that are opened to weigh one; 0 weighs none")
      .database()
      .read(argc, argv);
  allow_many_files();
  {
    const TempFolder folder;
    const ServerProcess process(options.server(), options.database_or(folder.path() / "live.db"));
    measure_play(process, tables, games);
  }
  if (idle == 0) return 0;
  const TempFolder folder;
  const ServerProcess process(options.server(), folder.path() / "idle.db");
  print_figure("idle.bytes_per_connection",
               measure_idle(process.port(), "/ws", process.id(), idle, 110));
}
