#include "server/http/limits.hpp"

#include <algorithm>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <iterator>
#include <string>

#include "rules/play/game.hpp"
#include "server/http/route_times.hpp"
#include "server/http/socket/message_costs.hpp"
#include "server/net/net_config.hpp"
#include "tests/http/fake_socket.hpp"
#include "tests/http/site_fixture.hpp"
#include "tests/source_dir.hpp"

namespace crownhead::api {
namespace {

using testing::HasSubstr;

std::string page() {
  std::ifstream in(source_dir() + "/docs/limits.md");
  return {std::istreambuf_iterator<char>(in), {}};
}

std::string row(std::string_view what, const std::string& how_much) {
  return "| " + std::string(what) + " | " + how_much + " |\n";
}

std::string row(const ConcurrencyLimit& at_once) {
  auto how_many = std::to_string(at_once.most()) + " at a time";
  if (at_once.most_of_all() < INT_MAX)
    how_many += ", " + std::to_string(at_once.most_of_all()) + " in total";
  return row(at_once.what(), how_many);
}

std::string kib(std::size_t bytes) {
  return bytes >= 1024 * net::kib ? std::to_string(bytes / net::kib / 1024) + " MiB"
                                  : std::to_string(bytes / net::kib) + " KiB";
}

std::string rate(double burst, double per_s) {
  const auto text = [](double number) { return grouped(static_cast<int>(number)); };
  return text(burst) + " at once, then " + text(per_s) + " per second";
}

/// Rows of the edge, which knows no accounts.
std::string rows_of_net() {
  const net::NetConfig net;
  const auto count = [](std::size_t number) { return grouped(static_cast<int>(number)); };
  return row("connections", count(net.max_connections)) +
         row("connections per address; behind a trusted proxy, requests in progress and WebSockets",
             count(net.connections_by_address)) +
         row("frames per socket, including pings",
             rate(net.frames_burst, net.frames_per_s) +
                 "; a socket that keeps flooding is closed with 1008") +
         row("frames per address, on all its sockets",
             rate(net.frames_by_address_burst, net.frames_by_address_per_s)) +
         row("data waiting to be sent per socket, in addition to one frame",
             kib(net.outbox_bytes) + ", " + kib(net.outbox_bytes_of_strangers) +
                 " for guests and while signed out") +
         row("data waiting to be sent on all sockets", kib(net.outbox_bytes_of_all)) +
         row("data waiting to be sent of responses to requests, in total",
             kib(net.answer_bytes_of_all) + "; beyond that, responses above " +
                 kib(net.small_answer) + " are `BUSY`") +
         row("time that sending may stall", std::to_string(net.write_timeout.count / 1000) + " s") +
         row("time to read a response", std::to_string(net.write_timeout.count / 1000) +
                                            " s plus its size at " + kib(net.least_rate) +
                                            " per second") +
         row("topics per socket", count(topics_of_socket)) +
         row("a received frame", kib(net.max_frame)) +
         row("body, headers of a request", kib(net.max_body) + ", " + kib(net.max_header));
}

std::string rows_of_pools() {
  live::Pools pools;
  std::string rows;
  for (const auto& [name, workers] : pools.all()) {
    const auto& size = workers.size();
    const std::string spare = size.reserve == 0 ? ""
                                                : "; " + grouped(static_cast<int>(size.reserve)) +
                                                      " more for work that others wait for";
    rows += row(std::string(name == "reads" ? "reads" : "slow work") +
                    " running or waiting in the pool `" + std::string(name) + "`",
                grouped(static_cast<int>(size.most)) + ", " + std::to_string(size.most_of_one) +
                    " per account or address, then `BUSY`" + spare);
  }
  return rows;
}

/// Compares costs, whatever pool answers.
bool costs_the_same(Budget one, Budget other) {
  return one.cost == other.cost && one.whom == other.whom && one.place == other.place;
}

/// Returns the row of the routes with this cost.
std::string row(Budget budget, const SiteLimits& limits) {
  std::string requests;
  const auto add = [&](const std::string& name) {
    requests += (requests.empty() ? "" : ", ") + name;
  };
  for (const Route& route : routes())
    if (costs_the_same(route.budget, budget))
      add("`" + std::string(verb_text(route.verb)) + " " + std::string(route.path) + "`");
  for (const auto& message : message_costs)
    if (costs_the_same(message.budget, budget)) add("WebSocket " + std::string(message.name));
  if (costs_the_same(budget, budgets::open_socket)) add("a new WebSocket");
  if (costs_the_same(budget, budgets::web_file)) add("files of the client, unknown paths");
  std::string cost = std::to_string(budget.cost);
  if (budget.whom == Counts::address) cost += " to the address only";
  if (budget.place) cost += ", " + std::to_string((limits.*budget.place).most()) + " at a time";
  return row(cost, requests);
}

TEST(Limits, MatchTheirPage) {
  const SiteLimits limits;
  std::string table;
  for (const auto* allowance : limits.rows())
    table += row(allowance->what(), allowance->how_often());
  table += row(limits.downloads) + row(limits.exports) + row(limits.readings) + rows_of_net() +
           rows_of_pools();
  EXPECT_THAT(page(), HasSubstr("| what | how much |\n|---|---|\n" + table));
}

TEST(Limits, TheCostOfAGameGrowsWithItsLength) {
  EXPECT_THAT(page(), HasSubstr("cost 1 more per " + std::to_string(plies_of_one) + " plies"));
  EXPECT_EQ(cost_of_plies(plies_of_one - 1), 0);
  EXPECT_EQ(cost_of_plies(plies_of_one), 1);
  SiteLimits limits;
  RateKeys payer("192.0.2.1");
  payer.signed_in({7});
  const int longest = cost_of_plies(play::longest_game);
  int granted = 0;
  while (payer.pay_more(limits, longest, Instant{0}) == Millis{0}) ++granted;
  EXPECT_EQ(granted, 200 / longest) << "of an account's burst";
  EXPECT_GT(granted, 0) << "also the longest game can be had";
}

TEST(Limits, TheListHasEachLimit) {
  EXPECT_EQ(sizeof(SiteLimits),
            SiteLimits().rows().size() * sizeof(RateLimitRow) + 3 * sizeof(ConcurrencyLimit));
}

TEST(Budgets, MatchTheirPage) {
  const SiteLimits limits;
  std::vector<Budget> kinds{budgets::open_socket, budgets::web_file};
  const auto add = [&](Budget budget) {
    const bool known =
        std::ranges::any_of(kinds, [budget](Budget kind) { return costs_the_same(kind, budget); });
    if (!known && !costs_the_same(budget, budgets::plain)) kinds.push_back(budget);
  };
  for (const Route& route : routes()) add(route.budget);
  for (const auto& message : message_costs) add(message.budget);
  std::ranges::sort(kinds, {}, [](Budget budget) {
    return std::tuple(budget.cost, budget.whom, budget.place == &SiteLimits::exports,
                      budget.place == &SiteLimits::downloads,
                      budget.place == &SiteLimits::readings);
  });
  std::string table;
  for (const Budget kind : kinds) table += row(kind, limits);
  EXPECT_THAT(page(), HasSubstr("| cost | charged for |\n|---|---|\n" + table));
}

TEST(Budgets, NoWritingRouteIsFree) {
  for (const Route& route : routes()) {
    const bool operators = route.path.starts_with("/api/v1/dev/");
    if (route.verb != net::Verb::get && !operators) EXPECT_GT(route.budget.cost, 0) << route.path;
    EXPECT_LE(route.budget.cost, 200) << route.path << " costs more than one ever has";
  }
}

TEST(Budgets, FilesForStrangersCostMoreThanPages) {
  for (const Route& route : routes())
    if (route.path.find("export") != std::string_view::npos ||
        route.path.find("pdn/") != std::string_view::npos || route.path.ends_with("/games.pdn") ||
        route.path.ends_with("/games.txt"))
      EXPECT_EQ(route.budget.cost, 20) << route.path;
}

/// Returns how many requests are answered before the first that is rate limited.
int answered(SiteFixture& site, const std::string& target, const net::Headers& headers,
             const std::string& remote) {
  for (int count = 0; count < 5000; ++count) {
    const auto answer = site.ask(net::Verb::get, target, "", headers, remote);
    if (answer.status != 429) continue;
    EXPECT_EQ(answer.code(), "RATE_LIMITED");
    EXPECT_GE(std::stoi(answer.header("Retry-After")), 1);
    return count;
  }
  return -1;
}

TEST(Budgets, AStrangersAddressHasABurstAndThenAFewPerSecond) {
  SiteFixture site;
  EXPECT_EQ(answered(site, "/api/v1/seeks", {}, "192.0.2.7"), 200);
  EXPECT_EQ(answered(site, "/api/v1/seeks", {}, "192.0.2.8"), 200) << "another address";
  site.by_hand().move_to(site.clock->now() + seconds(2));
  EXPECT_EQ(answered(site, "/api/v1/seeks", {}, "192.0.2.7"), 40);
}

TEST(Budgets, AnIpv6AddressCountsByItsFirst64Bits) {
  SiteFixture site;
  EXPECT_EQ(answered(site, "/api/v1/seeks", {}, "2001:db8::1"), 200);
  EXPECT_EQ(answered(site, "/api/v1/seeks", {}, "2001:db8::2"), 0);
  EXPECT_EQ(answered(site, "/api/v1/seeks", {}, "2001:db8:0:1::2"), 200);
}

TEST(Budgets, CostlierRoutesAreServedLessOften) {
  SiteFixture site;
  EXPECT_EQ(answered(site, "/api/v1/games", {}, "192.0.2.7"), 40);
  EXPECT_EQ(answered(site, "/api/v1/seeks", {}, "192.0.2.7"), 0);
}

TEST(Budgets, SignedInPlayersCountByAccount) {
  SiteFixture site;
  const auto anna = site.session(site.anna);
  EXPECT_EQ(answered(site, "/api/v1/seeks", {}, "192.0.2.7"), 200);
  EXPECT_EQ(answered(site, "/api/v1/account", anna, "192.0.2.7"), 200)
      << "what strangers do beside her is not counted";
  EXPECT_EQ(answered(site, "/api/v1/account", anna, "192.0.2.8"), 0)
      << "another address gives her no more";
  EXPECT_EQ(answered(site, "/api/v1/account", site.session(site.ben), "192.0.2.7"), 200);
}

TEST(Budgets, AnAddressHasOneBudgetForAllItsAccounts) {
  SiteFixture site;
  int all = 0;
  for (int i = 0; i < 30; ++i) {
    const auto user = site.stores.user("player" + std::to_string(i));
    all += answered(site, "/api/v1/account", site.session(user), "192.0.2.7");
  }
  EXPECT_EQ(all, 2000);
}

TEST(Budgets, ARefusedRequestIsNotCounted) {
  SiteFixture site;
  EXPECT_EQ(answered(site, "/api/v1/seeks", {}, "192.0.2.7"), 200);
  for (int i = 0; i < 3000; ++i) site.ask(net::Verb::get, "/api/v1/seeks", "", {}, "192.0.2.7");
  EXPECT_EQ(answered(site, "/api/v1/account", site.session(site.anna), "192.0.2.7"), 200)
      << "players behind the same address";
}

TEST(Budgets, FortyPlayersBehindOneAddressCanOpenTheirPages) {
  SiteFixture site;
  for (int i = 0; i < 40; ++i) {
    const auto user = site.session(site.stores.user("player" + std::to_string(i)));
    for (const auto* page : {"/", "/app.js", "/app.css", "/rules.wasm", "/messages.js"})
      EXPECT_NE(site.ask(net::Verb::get, page, "", user, "192.0.2.7").status, 429);
    for (const auto* path : {"/api/v1/account", "/api/v1/tournaments", "/api/v1/tournaments/1",
                             "/api/v1/tournaments/1/rounds", "/api/v1/tournaments/1/standings",
                             "/api/v1/tournaments/1/crosstable", "/api/v1/tournaments/1/log",
                             "/api/v1/challenges", "/api/v1/games", "/api/v1/games/1"})
      EXPECT_NE(site.ask(net::Verb::get, path, "", user, "192.0.2.7").status, 429) << path;
  }
}

TEST(Budgets, APlayerCanAnswerThirtyGamesInARow) {
  SiteFixture site;
  const auto anna = site.session(site.anna);
  std::vector<GameId> games;
  for (int i = 0; i < 30; ++i) games.push_back(site.slow_game());
  for (const GameId game : games) {
    const auto path = "/api/v1/games/" + std::to_string(game.value);
    EXPECT_EQ(site.ask(net::Verb::get, path, "", anna).status, 200);
    EXPECT_EQ(site.ask(net::Verb::get, path + "/notes", "", anna).status, 200);
    EXPECT_EQ(
        site.ask(net::Verb::post, path + "/moves", R"({"move":"32-28","ply":0})", anna).status,
        201);
  }
}

TEST(Budgets, NothingIsCountedWhenTurnedOff) {
  SiteFixture site({.public_url = "", .limits = false});
  EXPECT_EQ(answered(site, "/api/v1/seeks", {}, "192.0.2.7"), -1);
}

/// Returns the complete answer, which keeps its slot.
net::Response held(SiteFixture& site, const std::string& path, const std::string& remote) {
  std::promise<net::Response> promise;
  auto response = promise.get_future();
  site.router(net::Request{.verb = net::Verb::get,
                           .path = path,
                           .query = {},
                           .headers = {},
                           .body = {},
                           .remote = remote,
                           .stamp = site.clock->now()},
              [&promise](net::Response given) { promise.set_value(std::move(given)); });
  return response.get();
}

TEST(Budgets, OneAddressMayDownloadTwoFilesAtATime) {
  SiteFixture site;
  const std::string path = "/api/v1/players/anna/games.pdn";
  auto first = held(site, path, "192.0.2.7");
  const auto second = held(site, path, "192.0.2.7");
  EXPECT_EQ(first.status, 200);
  EXPECT_EQ(second.status, 200);
  EXPECT_EQ(held(site, path, "192.0.2.7").status, 429);
  EXPECT_EQ(held(site, path, "192.0.2.8").status, 200) << "another address";
  first = {};
  EXPECT_EQ(held(site, path, "192.0.2.7").status, 200) << "one has been sent";
}

TEST(ConcurrencyLimit, ASlotMayOutliveItsLimit) {
  std::shared_ptr<const void> place;
  {
    ConcurrencyLimit once("tests", 1);
    place = once.enter("a");
    EXPECT_TRUE(place);
    EXPECT_FALSE(once.enter("a"));
    EXPECT_TRUE(once.enter("b"));
  }
  place.reset();
}

}  // namespace
}  // namespace crownhead::api
