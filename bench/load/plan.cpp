#include "bench/load/plan.hpp"

#include <CLI/CLI.hpp>
#include <cstdlib>

namespace crownhead::bench {
namespace {

const char* const purpose =
    "Puts load on a Crownhead server: games over WebSockets with spectators, correspondence"
    " games over REST, and a busy lobby. Prints the latencies, and exits with 1 if an"
    " acknowledged move is missing afterwards. The server may restart in the meantime. The"
    " accounts and games that it creates stay in the server's database.";

constexpr std::size_t seeks_of_one = 4;  // the server allows five per player

void add_players(CLI::App& app, Plan& plan) {
  app.add_option("--games", plan.games, "Concurrent live games, with two WebSockets each");
  app.add_option("--spectators", plan.spectators,
                 "Spectators of those games, with one WebSocket each");
  app.add_option(
      "--lobby", plan.lobby_pairs,
      "Pairs of players, one of whom creates seeks and the other watches and takes them, with"
      " one WebSocket each");
  app.add_option("--correspondence", plan.correspondence, "Concurrent games over REST");
  app.add_option("--think", plan.think_s, "Seconds before each move, on average")
      ->check(CLI::Range(0.0, 3600.0));
  app.add_option("--seconds", plan.seconds, "Duration in seconds, from when all games run")
      ->check(CLI::Range(0.1, 1e6));
}

void add_rest(CLI::App& app, Plan& plan) {
  app.add_option("--variant", plan.variant, "Variant of games that name none");
  app.add_option("--seed", plan.seed, "Seed of random games and thinking times");
  app.add_option("--patience", plan.patience_s,
                 "Seconds to wait for a response, or for a server that is down")
      ->check(CLI::Range(1, 86'400));
  app.add_option("--rest", plan.rest_connections, "Number of REST connections")
      ->check(CLI::Range(1, 512));
  app.add_option("FILE", plan.files,
                 "PDN files with the games to play; default: random legal games");
}

}  // namespace

Plan read_plan(int argc, char** argv) {
  Plan plan;
  CLI::App app(purpose, "crownhead_load");
  app.option_defaults()->always_capture_default();
  app.add_option("--server", plan.server, "Address of the server, http://HOST:PORT");
  auto* file = app.add_option("--accounts", plan.accounts_file,
                              "File of existing accounts, one NAME PASSWORD per line");
  app.add_option("--make", plan.accounts_made,
                 "Number of new accounts; each plays many games at once")
      ->check(CLI::Range(2, 100'000))
      ->excludes(file);
  add_players(app, plan);
  add_rest(app, plan);
  app.parse_complete_callback([&plan] {
    if (plan.accounts_file.empty() && plan.lobby_pairs > seeks_of_one * plan.accounts_made)
      throw CLI::ValidationError("--lobby", "needs one account (--make) per four pairs");
  });
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    const int status = app.exit(error);
    std::exit(status == 0 ? 0 : 2);
  }
  return plan;
}

}  // namespace crownhead::bench
