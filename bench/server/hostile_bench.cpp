// Measures what hostile clients (forty, or as many as asked for) do to others: the time of a move
// in live games at half load, without and with them; the answers to twenty people who sign in, open
// pages and play by correspondence; the server's memory; and the longest time that one piece of
// slow work occupied a worker. hostile.mjs plays the hostile clients and the people. All connect to
// the server started here, from loopback addresses. Usage: hostile_bench --server
// build/release/crownhead [--tables N] [--games N] [--seconds N] [--hostile N]

#include <algorithm>
#include <array>
#include <charconv>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <string>
#include <sys/resource.h>
#include <thread>
#include <vector>

#include "bench/command_line.hpp"
#include "bench/figures.hpp"
#include "bench/server/live_tables.hpp"
#include "bench/server/long_games.hpp"
#include "bench/server/rest_client.hpp"
#include "bench/server/server_process.hpp"
#include "bench/temp_folder.hpp"

namespace {

using namespace crownhead::bench;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr std::size_t pairs = 20;  ///< of players, each pair at its own address
constexpr std::size_t people = 20;
constexpr auto warm_up = 1000ms;
constexpr auto full_load = 3000ms;
constexpr auto before = 10s;
constexpr auto longest_end = 60s;
constexpr const char* one_day = R"({"kind":"per_move","time_ms":86400000})";

struct Cast {
  std::vector<Table::Players> players;          ///< pairs
  std::vector<std::vector<std::string>> games;  ///< by table
  std::vector<std::string> correspondence;      ///< of persons 2k and 2k + 1
  std::vector<std::string> long_games;          ///< of maximum length
  std::vector<std::vector<std::string>> scripts = random_games(200, 1);
};

Cast make_cast(std::uint16_t port, std::size_t tables, std::size_t games) {
  Cast cast;
  for (std::size_t i = 0; i < pairs; ++i)
    cast.players.push_back({make_player(port, "white" + std::to_string(i)),
                            make_player(port, "black" + std::to_string(i))});
  for (std::size_t i = 0; i < people; i += 2) {
    const Table::Players two{make_player(port, "person" + std::to_string(i)),
                             make_player(port, "person" + std::to_string(i + 1))};
    cast.correspondence.push_back(make_games(port, two, 1, one_day).front());
  }
  std::vector<std::string> six;
  six.reserve(6);
  for (int i = 0; i < 6; ++i) six.push_back(make_player(port, "long" + std::to_string(i)));
  cast.long_games = play_long_games(port, six);
  // Last, because the clocks of these games run.
  cast.games.reserve(tables);
  for (std::size_t i = 0; i < tables; ++i)
    cast.games.push_back(make_games(port, cast.players[i % pairs], games));
  return cast;
}

class Hall {
 public:
  Hall(std::uint16_t port, Cast& cast) {
    for (std::size_t i = 0; i < cast.games.size(); ++i)
      tables_.push_back(std::make_unique<Table>(
          context_, port, cast.players[i % pairs], std::move(cast.games[i]), cast.scripts, i,
          latencies_, "127.0.1." + std::to_string(i % pairs + 1)));
  }
  ~Hall() {
    for (auto& table : tables_) table->close();
  }
  Hall(const Hall&) = delete;
  Hall& operator=(const Hall&) = delete;

  void think(Clock::duration pause) {
    for (auto& table : tables_) table->think(pause);
  }
  double play(Clock::duration time) { return run_for(context_, time); }
  Latencies& latencies() { return latencies_; }
  bool out_of_games() const {
    return std::ranges::any_of(tables_, [](const auto& table) { return table->games_left() == 0; });
  }

 private:
  boost::asio::io_context context_{1};
  Latencies latencies_;
  std::vector<std::unique_ptr<Table>> tables_;
};

/// Returns the interval between moves at a table that gives half of the full rate overall.
Clock::duration half_load(std::uint16_t port, const Cast& cast) {
  Cast first = cast;
  for (auto& games : first.games) games.resize(games.size() / 4);
  Hall hall(port, first);
  hall.play(warm_up);
  hall.latencies().clear();
  const double seconds = hall.play(full_load);
  const double rate = static_cast<double>(hall.latencies().count()) / seconds;
  return std::chrono::duration_cast<Clock::duration>(
      std::chrono::duration<double>(2.0 * static_cast<double>(cast.games.size()) / rate));
}

/// Starts bench/hostile.mjs as `role`. It reads the cast from a file, runs for `seconds` and then
/// writes its figures to `result`. The hostile clients have the lowest priority, because in reality
/// they would use other machines.
ChildProcess actors(const std::string& role, std::uint16_t port, std::size_t seconds,
                    std::size_t hostile, const std::filesystem::path& cast,
                    const std::filesystem::path& result) {
  return ChildProcess([&] {
    if (role == "hostile") setpriority(PRIO_PROCESS, 0, 19);
    execlp("node", "node", "bench/hostile.mjs", role.c_str(), std::to_string(port).c_str(),
           std::to_string(seconds).c_str(), cast.c_str(), result.c_str(),
           std::to_string(hostile).c_str(), nullptr);
  });
}

void write_cast(const Cast& cast, const std::filesystem::path& file) {
  std::ofstream out(file);
  const auto list = [&out](const std::vector<std::string>& ids) {
    for (std::size_t i = 0; i < ids.size(); ++i) out << (i > 0 ? "," : "") << '"' << ids[i] << '"';
  };
  out << R"({"correspondence":[)";
  list(cast.correspondence);
  out << R"(],"long_games":[)";
  list(cast.long_games);
  out << "]}";
}

/// Prints the figures that a role has written: names and numbers.
void print_result(const std::filesystem::path& file) {
  const auto until = Clock::now() + longest_end;
  while (!std::filesystem::exists(file)) {
    if (Clock::now() > until) throw std::runtime_error("bench/hostile.mjs has not ended");
    std::this_thread::sleep_for(100ms);
  }
  std::ifstream in(file);
  std::string name;
  for (double value = 0; in >> name >> value;) print_figure(name, value);
}

/// Returns the maximum over all pools since the start.
double longest_work_ms(std::uint16_t port) {
  RestClient client(port, "");
  const auto page = client.send({.verb = "GET", .path = "/metrics"}).body;
  constexpr std::string_view name = "\ncrownhead_worker_longest_seconds{";
  double longest = 0;
  for (auto at = page.find(name); at != std::string::npos; at = page.find(name, at + 1)) {
    const auto value = page.find("} ", at) + 2;
    longest = std::max(longest, std::stod(page.substr(value, page.find('\n', value) - value)));
  }
  return longest * 1000;
}

void measure(const std::string& server, std::size_t tables, std::size_t games, std::size_t seconds,
             std::size_t clients) {
  const TempFolder folder;
  Cast cast;
  Clock::duration pause{};
  {
    const ServerProcess process(server, folder.path() / "hostile.db");
    cast = make_cast(process.port(), tables, games);
    pause = half_load(process.port(), cast);
    for (auto& of_table : cast.games)
      of_table.erase(of_table.begin(), of_table.begin() + static_cast<std::ptrdiff_t>(games / 4));
  }
  const ServerProcess process(server, folder.path() / "hostile.db", RateLimits::on);
  write_cast(cast, folder.path() / "cast.json");
  Hall hall(process.port(), cast);
  hall.think(pause);
  hall.play(warm_up);
  hall.latencies().clear();
  hall.play(before);
  print_figure("hostile.p50_before_ms", hall.latencies().percentile_ms(0.5));
  print_figure("hostile.p99_before_ms", hall.latencies().percentile_ms(0.99));
  const auto people_result = folder.path() / "people";
  const auto hostile_result = folder.path() / "hostile";
  const auto guests = actors("people", process.port(), seconds, clients,
                             folder.path() / "cast.json", people_result);
  const auto hostile = actors("hostile", process.port(), seconds, clients,
                              folder.path() / "cast.json", hostile_result);
  hall.play(warm_up);
  hall.latencies().clear();
  std::size_t resident = 0;
  for (std::size_t second = 0; second < seconds; ++second) {
    hall.play(1s);
    resident = std::max(resident, resident_bytes(process.id()));
  }
  print_figure("hostile.p50_ms", hall.latencies().percentile_ms(0.5));
  print_figure("hostile.p99_ms", hall.latencies().percentile_ms(0.99));
  print_result(people_result);
  print_result(hostile_result);
  print_figure("hostile.resident_mb", static_cast<double>(resident) / 1024 / 1024);
  print_figure("hostile.longest_work_ms", longest_work_ms(process.port()));
  if (hall.out_of_games()) std::fprintf(stderr, "a table ran out of games: give more\n");
}

}  // namespace

int main(int argc, char** argv) {
  CommandLine options("Live play and people next to hostile clients.");
  std::size_t tables = 200;
  std::size_t games = 72;
  std::size_t seconds = 60;
  std::size_t hostile = 40;
  options.count("--tables", tables, "live games at the same time, two connections each")
      .count("--games", games, "prepared for each table")
      .count("--seconds", seconds, "that the hostile clients are at it")
      .count("--hostile", hostile, "hostile clients")
      .read(argc, argv);
  allow_many_files();
  measure(options.server(), tables, games, seconds, hostile);
}
