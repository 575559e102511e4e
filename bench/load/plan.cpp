#include "bench/load/plan.hpp"

#include <CLI/CLI.hpp>
#include <cstdlib>

namespace crownhead::bench {
namespace {

const char* const purpose =
    "Loads a Crownhead server: games over WebSockets with spectators, correspondence games over "
    "REST, and a busy lobby. Prints how long each thing took, and ends with 1 if a move that was "
    "acknowledged is missing afterwards; it may lose the server in between and find it again. "
    "What it makes (accounts, games) stays in the server's database.";

constexpr std::size_t seeks_of_one = 4;  // the server allows a player five

void add_players(CLI::App& app, Plan& plan) {
  app.add_option("--games", plan.games, "Live games at the same time, two WebSockets each");
  app.add_option("--spectators", plan.spectators, "Who follow those games, a WebSocket each");
  app.add_option("--lobby", plan.lobby_pairs,
                 "Pairs of players of whom one makes seeks and the other one watches and takes "
                 "them, a WebSocket each");
  app.add_option("--correspondence", plan.correspondence, "Games over REST at the same time");
  app.add_option("--think", plan.think_s, "Seconds before each move, on average")
      ->check(CLI::Range(0.0, 3600.0));
  app.add_option("--seconds", plan.seconds, "How long, from when all games run")
      ->check(CLI::Range(0.1, 1e6));
}

void add_rest(CLI::App& app, Plan& plan) {
  app.add_option("--variant", plan.variant, "Of games that name none themselves");
  app.add_option("--seed", plan.seed, "Of random games and thinking times");
  app.add_option("--patience", plan.patience_s,
                 "Seconds to wait for an answer, or for a server that went away")
      ->check(CLI::Range(1, 86'400));
  app.add_option("--rest", plan.rest_connections, "Connections for REST")
      ->check(CLI::Range(1, 512));
  app.add_option("FILE", plan.files,
                 "PDN files whose games are played; without one, legal games of random moves");
}

}  // namespace

Plan read_plan(int argc, char** argv) {
  Plan plan;
  CLI::App app(purpose, "crownhead_load");
  app.option_defaults()->always_capture_default();
  app.add_option("--server", plan.server, "Where it listens, http://HOST:PORT");
  auto* file = app.add_option("--accounts", plan.accounts_file,
                              "File of players that exist, NAME PASSWORD in each line");
  app.add_option("--make", plan.accounts_made,
                 "So many new accounts play; each has many games at the same time")
      ->check(CLI::Range(2, 100'000))
      ->excludes(file);
  add_players(app, plan);
  add_rest(app, plan);
  app.parse_complete_callback([&plan] {
    if (plan.accounts_file.empty() && plan.lobby_pairs > seeks_of_one * plan.accounts_made)
      throw CLI::ValidationError("--lobby", "needs an account (--make) for each four pairs");
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
