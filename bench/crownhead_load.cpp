// A load test for a running server, local or remote. --help lists the options; docs/operations.md
// explains how to size a machine with it.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <optional>
#include <stdexcept>
#include <string>
#include <sys/resource.h>

#include "bench/figures.hpp"
#include "bench/load/load_test.hpp"

namespace {

using namespace crownhead::bench;

constexpr std::size_t games_of_own = 200;
constexpr std::size_t most_sentences = 20;
constexpr double too_busy = 0.8;

void say(const std::string& text) {
  std::printf("%s\n", text.c_str());
  std::fflush(stdout);
}

void complain(const std::string& text) {
  std::fprintf(stderr, "crownhead_load: %s\n", text.c_str());
}

/// Throws std::runtime_error if the system does not allow this process enough sockets.
void need_sockets(const Plan& plan) {
  allow_many_files();
  constexpr std::size_t others = 32;
  const std::size_t needed =
      2 * plan.games + plan.spectators + 2 * plan.lobby_pairs + plan.rest_connections + others;
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  if (needed > limit.rlim_cur)
    throw std::runtime_error("this run needs " + std::to_string(needed) +
                             " open files and the system allows " + std::to_string(limit.rlim_cur) +
                             "; raise it with ulimit -n");
}

void need_ready(const ServerAddress& server) {
  std::optional<RestAnswer> answer;
  try {
    answer = RestClient(server.endpoint, server.host).send({.verb = "GET", .path = "/readyz"});
  } catch (const std::runtime_error& error) {
    throw std::runtime_error("no server answers at " + server.url + " (" + error.what() +
                             "); start it, or give another one with --server");
  }
  if (answer->status != 200)
    throw std::runtime_error(server.url + " is not ready: " + answer->body);
}

/// Returns a figure that the server publishes about its process; nullopt if it does not show it to
/// us.
std::optional<double> metric(const ServerAddress& server, const std::string& name) {
  const auto page =
      RestClient(server.endpoint, server.host).send({.verb = "GET", .path = "/metrics"}).body;
  const auto at = page.find("\n" + name + " ");
  if (at == page.npos) return std::nullopt;
  return std::strtod(page.c_str() + at + name.size() + 2, nullptr);
}

std::vector<Script> scripts_of(const Plan& plan) {
  if (plan.files.empty()) return random_scripts(plan.variant, games_of_own, plan.seed);
  auto read = read_scripts(plan.files, plan.variant);
  say(std::to_string(read.games.size()) + " games from PDN files are played, " +
      std::to_string(read.left_out) +
      " were skipped (faulty, without moves, or from another position)");
  return std::move(read.games);
}

std::vector<Account> accounts_of(const Plan& plan, const ServerAddress& server) {
  RestSession session(server, plan.patience());
  return plan.accounts_file.empty() ? make_accounts(session, plan.accounts_made)
                                    : sign_in(session, plan.accounts_file);
}

std::string rounded(double value, int digits) {
  char text[40];
  std::snprintf(text, sizeof text, "%.*f", digits, value);
  return text;
}

void report(const LoadTest& test, const ServerAddress& server, std::optional<double> cpu_before) {
  const auto& measured = test.measured();
  const auto live = measured.count(Timed::move_to_opponent);
  const auto rest = measured.count(Timed::move_over_rest);
  say("\n" + measured.table());
  say(rounded(static_cast<double>(live) / test.seconds(), 1) + " live moves/s, " +
      rounded(static_cast<double>(rest) / test.seconds(), 1) + " over REST, for " +
      rounded(test.seconds(), 1) + " s; " + std::to_string(test.losses()) +
      " WebSockets were lost and reopened");
  say("the load generator's thread was busy for " + rounded(100 * test.busy(), 0) +
      " % of the time" +
      (test.busy() < too_busy
           ? ""
           : "; it adds to the latencies, so split the load between two generators"));
  const auto memory = metric(server, "process_resident_memory_bytes");
  const auto cpu = metric(server, "process_cpu_seconds_total");
  if (!memory || !cpu)
    return say("the server does not allow /metrics from here (its option metrics-from)");
  std::string text = "the server uses " + rounded(*memory / 1e6, 1) + " MB of memory";
  if (cpu_before && *cpu >= *cpu_before)
    text += " and used " + rounded(*cpu - *cpu_before, 1) + " s of processor time";
  say(text);
}

/// Returns the exit status.
int compare(const Ledger& ledger, const ServerAddress& server, const Plan& plan) {
  const auto games = ledger.games().size();
  const auto missing = missing_in(ledger, server, plan);
  if (missing.empty()) {
    say("all " + std::to_string(ledger.moves()) + " acknowledged moves of " +
        std::to_string(games) + " games are there");
    return 0;
  }
  complain(std::to_string(missing.size()) + " of " + std::to_string(games) +
           " games lack acknowledged moves; stop the server, keep its database and run `crownhead"
           " check` on a copy");
  for (std::size_t i = 0; i < std::min(missing.size(), most_sentences); ++i) complain(missing[i]);
  return 1;
}

int run(const Plan& plan) {
  need_sockets(plan);
  const auto server = find_server(plan.server);
  auto scripts = scripts_of(plan);
  need_ready(server);
  LoadTest test(plan, server, accounts_of(plan, server), std::move(scripts));
  const auto cpu_before = metric(server, "process_cpu_seconds_total");
  say(std::to_string(plan.games) + " live games, " + std::to_string(plan.spectators) +
      " spectators, " + std::to_string(plan.lobby_pairs) + " pairs in the lobby, " +
      std::to_string(plan.correspondence) + " correspondence games at " + server.url);
  int status = 0;
  try {
    test.play();
    report(test, server, cpu_before);
  } catch (const std::exception& error) {
    complain(std::string("stopped early: ") + error.what());
    status = 1;
  }
  return std::max(status, compare(test.ledger(), server, plan));
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(read_plan(argc, argv));
  } catch (const std::exception& error) {
    complain(error.what());
    return 1;
  }
}
