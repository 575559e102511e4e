// Measures each reading route where an account, its lists, a study and a tournament are full: its
// cost to the threads of live games and the writer, and the length of its answer, are no greater
// than where there is little (I14). Iterates over the table of routes, so none is missing.

#include <gtest/gtest.h>
#include <map>
#include <set>

#include "server/http/routes.hpp"
#include "tests/http/costs/cost_of.hpp"
#include "tests/http/costs/full_world.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

constexpr std::size_t longest_answer = 1'048'576;

std::string path_of(const World& world, const Route& route) {
  std::string path(route.path);
  const auto put_in = [&](const std::string& name, const std::string& value) {
    if (const auto at = path.find(name); at != std::string::npos)
      path.replace(at, name.size(), value);
  };
  const bool of_cup = path.contains("/tournaments/");
  put_in("{id}", of_cup ? std::to_string(world.cup.value) : "1");
  put_in("{username}", "Anna");
  put_in("{chapter}", "1");
  put_in("{secret}", "calendar");
  put_in("{variant}", "russian");
  put_in("{date}", "2024-06-01");
  put_in("{commitment}", std::string(64, '0'));
  return path;
}

/// Parameters that a request needs to get an answer.
const std::map<std::string_view, std::string> queries = {
    {"/api/v1/explorer", "?variant=international"},
    {"/api/v1/players/{username}/rating-history", "?variant=international&speed=blitz"},
    {"/api/v1/leaderboard", "?variant=international&speed=blitz"},
    {"/api/v1/leaderboards", "?variant=international"},
    {"/api/v1/search", "?q=an"},
    {"/api/v1/games", "?mine=1"},
    {"/api/v1/tournaments", "?player=Anna"},
    {"/api/v1/tournaments.ics", "?player=Anna"},
};

/// Resources that do not exist here and are not measured: single objects that no account can fill.
const std::set<std::string> not_there = {
    "/api/v1/challenges/{id}",
    "/api/v1/computers",
    "/api/v1/dice/key",
    "/api/v1/dice/commitments/by-day/{date}",
    "/api/v1/dice/commitments/{commitment}",
    "/api/v1/endings/{variant}",
    "/api/v1/push/key",
    "/api/v1/puzzles/daily",
    "/api/v1/puzzles/next",
    "/api/v1/puzzles/{id}",
    "/api/v1/unsubscribe/{secret}",
    "/ws",
};

struct Read {
  int status = 0;
  std::size_t longest = 0;  ///< length of the answer, or of its longest part
};

Read read(World& world, const Route& route) {
  const auto query = queries.find(route.path);
  std::promise<net::Response> promise;
  world.site.router(net::Request{.verb = get,
                                 .path = path_of(world, route),
                                 .query = query == queries.end() ? "" : query->second.substr(1),
                                 .headers = world.anna,
                                 .body = {},
                                 .remote = "192.0.2.1",
                                 .stamp = world.site.clock->now()},
                    [&](net::Response response) { promise.set_value(std::move(response)); });
  const auto response = promise.get_future().get();
  Read done{response.status, response.body.size()};
  while (response.parts) {
    std::promise<net::BodyParts::Part> next;
    response.parts->next([&](net::BodyParts::Part part) { next.set_value(std::move(part)); });
    const auto part = next.get_future().get();
    if (!part) throw std::runtime_error("a part could not be made");
    if (part->empty()) break;
    done.longest = std::max(done.longest, part->size());
  }
  return done;
}

class RoutesCostsTest : public testing::Test {
 protected:
  void SetUp() override {
    if (!counts_allocated_bytes()) GTEST_SKIP() << "the heap is a sanitizer's";
  }
};

TEST_F(RoutesCostsTest, AreBoundedForEveryReadingRoute) {
  World little(2), much(600);
  std::set<std::string> not_answered;
  for (const Route& route : routes()) {
    if (route.verb != get) continue;
    const std::string name(route.path);
    Read small, large;
    for (World* const world : {&little, &much}) read(*world, route);  // one-time costs
    const Cost cheap = cost_of(little.site, [&] { small = read(little, route); });
    const Cost dear = cost_of(much.site, [&] { large = read(much, route); });
    expect_no_more(dear, cheap, name);
    EXPECT_EQ(small.status, large.status) << name;
    EXPECT_LE(large.longest, longest_answer) << name;
    if (large.status >= 300) not_answered.insert(name);
  }
  EXPECT_EQ(not_answered, not_there);
}

/// A client who begins to follow a tournament gets a snapshot.
TEST_F(RoutesCostsTest, ASnapshotOfATournamentIsNotWrittenOnALiveThread) {
  World little(2), much(600);
  const auto follow = [](World& world) {
    const auto ear = std::make_shared<live::Ear>();
    world.site.tournament_rooms.visit(world.cup, [&](Result<live::TournamentRoom*> room) {
      (*room)->follow({0, ear}, std::nullopt, std::nullopt);
    });
    EXPECT_EQ(ear->next().at("t"), "snapshot");
  };
  for (World* const world : {&little, &much}) follow(*world);  // one-time costs
  const Cost cheap = cost_of(little.site, [&] { follow(little); });
  const Cost dear = cost_of(much.site, [&] { follow(much); });
  expect_no_more(dear, cheap, "a snapshot");
}

}  // namespace
}  // namespace crownhead::api
