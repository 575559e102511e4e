// Measures a game with many spectators who chat: how long a move takes from its sender to each of
// them, compared with the same frames from a bare Beast server to the same number of connections.
// Usage: spectators_bench --server build/release/crownhead [--spectators N] [--moves N]

#include <algorithm>
#include <array>
#include <boost/asio/io_context.hpp>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "bench/command_line.hpp"
#include "bench/figures.hpp"
#include "bench/server/audience.hpp"
#include "bench/server/broadcast_floor.hpp"
#include "bench/server/floor_process.hpp"
#include "bench/server/live_tables.hpp"
#include "bench/server/rest_client.hpp"
#include "bench/server/server_process.hpp"
#include "bench/server/ws_client.hpp"
#include "bench/temp_folder.hpp"

namespace {

using namespace crownhead::bench;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr auto between_moves = 100ms;
constexpr std::size_t bytes_of_chat = 180;  // size of the server's message for such a line

struct Size {
  std::size_t spectators = 1000;
  std::size_t moves = 60;
};

std::string ply_part(std::size_t ply) { return R"("ply":)" + std::to_string(ply) + ","; }

std::string chat_command(const std::string& game, std::size_t line) {
  char id[40];
  std::snprintf(id, sizeof id, "00000000-0000-4000-9000-%012zx", line);
  return R"({"t":"chat","id":")" + std::string(id) + R"(","topic":"game/)" + game +
         R"(","text":"what a move, and how will Black answer it?"})";
}

/// Opens a connection for each token and waits until all are open.
std::vector<std::shared_ptr<WsClient>> open_all(boost::asio::io_context& context,
                                                std::uint16_t port, const std::string& path,
                                                const std::vector<std::string>& tokens) {
  std::vector<std::shared_ptr<WsClient>> clients;
  std::size_t open = 0;
  for (const auto& token : tokens) {
    clients.push_back(std::make_shared<WsClient>(context, [](WsClient&, std::string_view text) {
      if (!text.starts_with(R"({"t":"err")")) return;
      std::fprintf(stderr, "the server refused: %s\n", std::string(text).c_str());
      std::exit(1);
    }));
    clients.back()->open(port, path, {{"Authorization", "Bearer " + token}},
                         [&open](WsClient&) { ++open; });
  }
  context.restart();
  while (open < tokens.size()) context.run_one();
  return clients;
}

/// Calls `send` for each move and waits until all have received it.
template <class Send>
void play(boost::asio::io_context& context, Audience& audience, std::size_t moves, Send send) {
  for (std::size_t ply = 0; ply < moves; ++ply) {
    const auto sent = Clock::now();
    send(ply);
    audience.wait_for(ply_part(ply + 1), sent);
    context.restart();
    context.run_until(sent + between_moves);
  }
}

void print_figures(const std::string& name, const Latencies& latencies, double server_seconds) {
  print_figure(name + "p50_ms", latencies.percentile_ms(0.5));
  print_figure(name + "p99_ms", latencies.percentile_ms(0.99));
  print_figure(name + "cpu_us_per_move_and_spectator",
               1e6 * server_seconds / static_cast<double>(latencies.count()));
}

/// Sends a line of chat with each move. Returns the size of a move's message to spectators.
std::size_t measure_game(const ServerProcess& server, const Size& size) {
  const auto port = server.port();
  const Table::Players players{make_player(port, "white"), make_player(port, "black")};
  const auto game = make_games(port, players, 1).front();
  const auto scripts = random_games(50, 1);
  const auto script = *std::ranges::max_element(scripts, {}, &std::vector<std::string>::size);
  boost::asio::io_context context{1};
  const auto clients =
      open_all(context, port, "/ws",
               {players.white_token, players.black_token, make_player(port, "talker")});
  Audience audience(context, port, "/ws", R"({"t":"sub","topic":"game/)" + game + R"("})",
                    R"({"t":"snapshot")", size.spectators);
  const ProcessorTime spent(server.id());
  play(context, audience, std::min(size.moves, script.size()), [&](std::size_t ply) {
    clients[2]->send(chat_command(game, ply));
    clients[ply % 2]->send(move_command(game, ply, script[ply]));
  });
  print_figures("spectators.", audience.latencies(), spent.by_server());
  for (const auto& client : clients) client->close();
  return audience.heard_last().size();
}

void measure_floor(std::size_t bytes, const Size& size) {
  const FloorProcess<BroadcastServer> server;
  boost::asio::io_context context{1};
  const auto clients = open_all(context, server.port(), "/", {""});
  Audience audience(context, server.port(), "/", "welcome", "welcome", size.spectators);
  const ProcessorTime spent(server.id());
  play(context, audience, size.moves, [&](std::size_t ply) {
    clients[0]->send("!" + std::string(bytes_of_chat - 1, 'x'));
    std::string move = "!" + ply_part(ply + 1);
    clients[0]->send(move.append(bytes - move.size(), 'x'));
  });
  print_figures("spectators.floor_", audience.latencies(), spent.by_server());
  clients[0]->close();
}

}  // namespace

int main(int argc, char** argv) {
  CommandLine options("A game with many spectators on the loopback.");
  Size size;
  options.count("--spectators", size.spectators, "of the one game")
      .count("--moves", size.moves, "ten a second")
      .read(argc, argv);
  allow_many_files();
  const TempFolder folder;
  std::size_t bytes = 0;
  {
    const ServerProcess server(options.server(), folder.path() / "spectators.db");
    bytes = measure_game(server, size);
  }
  measure_floor(bytes, size);
}
