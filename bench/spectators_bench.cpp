// A game with many spectators: how long a move takes from its sender to each of them.
// Usage: spectators_bench --server build/release/crownhead [--spectators N] [--moves N]

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <boost/asio/io_context.hpp>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "bench/figures.hpp"
#include "bench/live_tables.hpp"
#include "bench/rest_client.hpp"
#include "bench/server_process.hpp"
#include "bench/ws_client.hpp"

namespace {

using namespace crownhead::bench;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr std::size_t opened_at_once = 100;
constexpr auto between_moves = 100ms;
constexpr auto longest_wait = 10s;

[[noreturn]] void give_up(const std::string& why) {
  std::fprintf(stderr, "%s\n", why.c_str());
  std::exit(1);
}

/// Those who look on, without accounts, a connection each.
class Audience {
 public:
  Audience(boost::asio::io_context& context, std::uint16_t port, const std::string& game,
           std::size_t count)
      : context_(context), subscribe_(R"({"t":"sub","topic":"game/)" + game + R"("})") {
    while (spectators_.size() < count) {
      const auto batch = std::min(opened_at_once, count - spectators_.size());
      for (std::size_t i = 0; i < batch; ++i) {
        spectators_.push_back(std::make_shared<WsClient>(
            context, [this](WsClient&, std::string_view text) { heard(text); }));
        spectators_.back()->open(port, "/ws", {},
                                 [this](WsClient& self) { self.send(subscribe_); });
      }
      run_until_all(following_, "not all could follow the game");
    }
  }

  ~Audience() {
    for (const auto& spectator : spectators_) spectator->close();
  }
  Audience(const Audience&) = delete;
  Audience& operator=(const Audience&) = delete;

  /// The move that brings the game to this ply is sent now; returns when all have it.
  void wait_for(std::size_t ply, Clock::time_point sent) {
    awaited_ = R"("ply":)" + std::to_string(ply) + ",";
    sent_ = sent;
    received_ = 0;
    run_until_all(received_, "a move did not reach all spectators");
  }

  const Latencies& latencies() const { return latencies_; }

 private:
  void heard(std::string_view text) {
    if (text.starts_with(R"({"t":"snapshot")")) ++following_;
    if (!text.starts_with(R"({"t":"event")") || !text.contains(awaited_)) return;
    latencies_.add(Clock::now() - sent_);
    ++received_;
  }

  void run_until_all(const std::size_t& done, const std::string& otherwise) {
    const auto end = Clock::now() + longest_wait;
    context_.restart();
    while (done < spectators_.size())
      if (Clock::now() >= end || context_.run_one_until(end) == 0) give_up(otherwise);
  }

  boost::asio::io_context& context_;
  std::string subscribe_;
  std::vector<std::shared_ptr<WsClient>> spectators_;
  std::size_t following_ = 0;
  std::string awaited_;
  Clock::time_point sent_;
  std::size_t received_ = 0;
  Latencies latencies_;
};

void measure(const ServerProcess& server, std::size_t spectators, std::size_t moves) {
  const Table::Players players{make_player(server.port(), "white"),
                               make_player(server.port(), "black")};
  const auto game = make_games(server.port(), players, 1).front();
  const auto scripts = random_games(50, 1);
  const auto script = *std::ranges::max_element(scripts, {}, &std::vector<std::string>::size);
  boost::asio::io_context context{1};
  std::array<std::shared_ptr<WsClient>, 2> sides;
  const std::array tokens{players.white_token, players.black_token};
  std::size_t ready = 0;
  for (std::size_t side = 0; side < 2; ++side) {
    sides[side] = std::make_shared<WsClient>(context, [](WsClient&, std::string_view text) {
      if (text.starts_with(R"({"t":"err")")) give_up("the server refused: " + std::string(text));
    });
    sides[side]->open(server.port(), "/ws", {{"Authorization", "Bearer " + tokens[side]}},
                      [&ready](WsClient&) { ++ready; });
  }
  while (ready < 2) context.run_one();
  Audience audience(context, server.port(), game, spectators);
  const ProcessorTime spent(server.id());
  for (std::size_t ply = 0; ply < std::min(moves, script.size()); ++ply) {
    const auto sent = Clock::now();
    sides[ply % 2]->send(move_command(game, ply, script[ply]));
    audience.wait_for(ply + 1, sent);
    context.restart();
    context.run_until(sent + between_moves);
  }
  const auto& latencies = audience.latencies();
  const auto frames = static_cast<double>(latencies.count());
  print_figure("spectators.p50_ms", latencies.percentile_ms(0.5));
  print_figure("spectators.p99_ms", latencies.percentile_ms(0.99));
  print_figure("spectators.cpu_us_per_frame", 1e6 * spent.by_server() / frames);
  for (const auto& side : sides) side->close();
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"A game with many spectators on the loopback."};
  std::string server = "build/release/crownhead";
  std::size_t spectators = 1000;
  std::size_t moves = 60;
  app.add_option("--server", server, "the binary to measure");
  app.add_option("--spectators", spectators, "of the one game");
  app.add_option("--moves", moves, "ten a second");
  CLI11_PARSE(app, argc, argv);
  allow_many_files();
  const TempFolder folder;
  const ServerProcess process(server, folder.path() / "spectators.db");
  measure(process, spectators, moves);
}
