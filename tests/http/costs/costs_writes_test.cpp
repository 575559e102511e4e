// Measures each changing route where everything that it affects is full: its cost to the threads of
// live games and the writer is compared with a site where there is little (I14). Iterates over the
// table of routes, so none is missing.

#include <gtest/gtest.h>
#include <map>
#include <set>

#include "server/http/routes.hpp"
#include "tests/http/costs/cost_of.hpp"
#include "tests/http/costs/prepared_requests.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

std::string name_of(const Route& route) {
  const char* verb = route.verb == post  ? "POST "
                     : route.verb == put ? "PUT "
                     : route.verb == del ? "DELETE "
                                         : "PATCH ";
  return verb + std::string(route.path);
}

/// Routes that are not measured here, and why.
const std::map<std::string, std::string> not_asked = {
    {"POST /api/v1/first-admin", "once in the life of a site, which has no account but one then"},
    {"PUT /api/v1/dev/clock", "moves the clock of a server under development"},
    {"POST /api/v1/games/{id}/berserk", "an event of a live game like the others, of arenas alone"},
};

/// Extra cost allowed in a full world: per job of the writer, and on all threads of live games
/// together.
struct Allowed {
  std::string why;
  db::StatementsWork job = {};
  std::int64_t live = 0;
};

const Allowed all_sessions = {
    "the 200 sessions that an account may have, each with its push subscriptions, 50 tokens and 10"
    " webhooks end at once, in one job",
    {.steps = 10'000, .bytes = 4'000, .pages = 2'000}};
const Allowed some_at_a_time = {
    "rows are changed in jobs of 32 or 64, chapters erased in jobs of 4",
    {.steps = 3'500, .bytes = 8'000, .pages = 500}};
const Allowed reordered = {
    "the places of 64 chapters change together; SQLite reads their contents, and writes the places",
    {.steps = 6'000, .bytes = 8'000, .pages = 2'500}};
const Allowed counted = {
    "short rows are counted: 200 studies, 64 chapters and 20 editors of a study, 50 invitations; "
    "the"
    " words of a study's name enter the index of the search",
    {.steps = 2'500, .bytes = 2'000, .pages = 100}};
const Allowed indexed = {"the words of a study's name enter or leave the index of the search",
                         {.steps = 1'500, .bytes = 2'000, .pages = 100}};
/// The full world has 100 players, so these acts are stored in parts. UnfinishedActsTest compares
/// 200 players with 2,000.
const Allowed all_players = {"64 rows of players or games change in one job",
                             {.steps = 8'000, .bytes = 70'000, .pages = 900},
                             1'000'000};
const Allowed games_of_round = {"20 games begin with their round, and 20 in each further job",
                                {.steps = 32'000, .bytes = 110'000, .pages = 4'500},
                                700'000};
const Allowed copied = {
    "the tournament may be loaded for the act, and what the act names is copied; the tournament"
    " itself is copied in a pool",
    {},
    300'000};
const Allowed all_clocks = {
    "the clocks of a player's 99 games stand still: a mark in each, those of a tournament 64 at a"
    " time; then each game loads and changes by itself, sixteen at a time",
    {.steps = 8'000, .bytes = 30'000, .pages = 700},
    2'600'000};

const Allowed notified = {
    "a player's list ends at 100 notifications, which the job counts off", {.steps = 1'300}, {}};

const std::map<std::string, Allowed> allowed = {
    {"POST /api/v1/notifications/{id}/read", notified},
    {"PUT /api/v1/blocks/{username}", notified},
    {"POST /api/v1/challenges/{id}/accept", notified},
    {"POST /api/v1/computer-games", notified},
    {"POST /api/v1/seeks/{id}/take", notified},
    {"POST /api/v1/tournaments/{id}/vacations/{allocation}/deny", notified},
    {"DELETE /api/v1/sessions", all_sessions},
    {"PUT /api/v1/account/password", all_sessions},
    {"POST /api/v1/account/second-factor/confirm", all_sessions},
    {"POST /api/v1/account/email/undo", all_sessions},
    {"POST /api/v1/password-resets/use", all_sessions},
    {"POST /api/v1/account/close", all_sessions},
    {"POST /api/v1/session", all_sessions},
    {"POST /api/v1/moderation/users/{username}/ban", all_sessions},
    {"PATCH /api/v1/webhooks/{id}", some_at_a_time},
    {"DELETE /api/v1/webhooks/{id}", some_at_a_time},
    {"POST /api/v1/games/{id}/analysis", some_at_a_time},
    {"POST /api/v1/puzzles/{id}/disable", some_at_a_time},
    {"PATCH /api/v1/studies/{id}", reordered},
    {"DELETE /api/v1/studies/{id}", some_at_a_time},
    {"POST /api/v1/studies", counted},
    {"DELETE /api/v1/studies/{id}/editors/{username}", counted},
    {"POST /api/v1/studies/{id}/chapters", counted},
    {"PUT /api/v1/studies/{id}/chapters/{chapter}", counted},
    {"DELETE /api/v1/studies/{id}/chapters/{chapter}", counted},
    {"POST /api/v1/study-invitations/{id}/accept", counted},
    {"POST /api/v1/moderation/studies/{id}/hide", indexed},
    {"POST /api/v1/moderation/studies/{id}/unhide", indexed},
    {"POST /api/v1/vacations", all_clocks},
    {"PATCH /api/v1/vacations/{id}", all_clocks},
    {"POST /api/v1/vacations/{id}/cancel", all_clocks},
    {"POST /api/v1/vacations/{id}/end", all_clocks},
    {"POST /api/v1/tournaments/{id}/vacations", all_clocks},
    {"PATCH /api/v1/tournaments/{id}/vacations/{allocation}", all_clocks},
    {"POST /api/v1/tournaments/{id}/vacations/{allocation}/approve", all_clocks},
    {"POST /api/v1/tournaments/{id}/vacations/{allocation}/cancel", all_clocks},
    {"POST /api/v1/tournaments/{id}/freezes", all_clocks},
    {"PATCH /api/v1/tournaments/{id}/freezes/{freeze}", all_clocks},
    {"POST /api/v1/tournaments/import", all_players},
    {"PATCH /api/v1/tournaments/{id}", copied},
    {"POST /api/v1/tournaments/{id}/entries", copied},
    {"POST /api/v1/tournaments/{id}/entries/import", copied},
    {"PATCH /api/v1/tournaments/{id}/entries/{username}", copied},
    {"DELETE /api/v1/tournaments/{id}/entries/{username}", all_players},
    {"POST /api/v1/tournaments/{id}/entries/{username}/replace", copied},
    {"PUT /api/v1/tournaments/{id}/entries/{username}/byes", copied},
    {"PUT /api/v1/tournaments/{id}/apart", copied},
    {"POST /api/v1/tournaments/{id}/time", all_players},
    {"POST /api/v1/tournaments/{id}/messages", all_players},
    {"POST /api/v1/tournaments/{id}/clone", copied},
    {"PUT /api/v1/tournaments/{id}/directors", copied},
    {"POST /api/v1/tournaments/{id}/start", all_players},
    {"POST /api/v1/tournaments/{id}/rounds", copied},
    {"DELETE /api/v1/tournaments/{id}/rounds/{n}", copied},
    {"PATCH /api/v1/tournaments/{id}/rounds/{n}/pairings", copied},
    {"POST /api/v1/tournaments/{id}/rounds/{n}/publish", games_of_round},
    {"POST /api/v1/tournaments/{id}/pause", all_players},
    {"POST /api/v1/tournaments/{id}/resume", all_players},
    {"POST /api/v1/tournaments/{id}/finish", all_players},
    {"POST /api/v1/tournaments/{id}/cancel", copied},
    {"PUT /api/v1/tournaments/{id}/games/{game}/result", copied},
    {"POST /api/v1/tournaments/{id}/disputes/{dispute}/settle", copied},
};

/// Expects that each job and the live threads cost no more than with little data, or no more than
/// allowed.
void expect_within(const Cost& much, const Cost& little, const Allowed& more,
                   const std::string& what) {
  const auto& job = much.writer.longest;
  const auto& same = little.writer.longest;
  EXPECT_LE(much.live, std::max(more.live, little.live + slack_bytes))
      << what << ", on the threads of live games";
  EXPECT_LE(job.steps, std::max(more.job.steps, same.steps + slack_steps))
      << what << ", steps of a job of the writer";
  EXPECT_LE(job.bytes, std::max(more.job.bytes, same.bytes + slack_bytes))
      << what << ", bytes given to a job of the writer";
  EXPECT_LE(job.pages, std::max(more.job.pages, same.pages + slack_pages))
      << what << ", pages that a job of the writer looks at";
}

class WritesCostsTest : public testing::Test {
 protected:
  void SetUp() override {
    if (!counts_allocated_bytes()) GTEST_SKIP() << "the heap is a sanitizer's";
  }

  static PreparedRequests all_requests() {
    PreparedRequests all;
    for (auto some : {requests_of_accounts(), requests_of_staff(), requests_of_games(),
                      requests_of_studies(), requests_of_vacations(), requests_of_tournaments()})
      all.merge(some);
    return all;
  }

  Cost cost_in(World& world, const Route& route, const std::function<Prepared(World&)>& prepare) {
    Cost cost;
    for (const bool counted : {false, true}) {  // first run: one-time costs
      const Prepared request = prepare(world);
      Answer answer;
      const auto ask = [&] {
        answer = world.site.ask(route.verb, request.path, request.body, request.headers);
        world.site.tournament_rooms.settle();
      };
      if (counted)
        cost = cost_of(world.site, ask);
      else
        ask();
      EXPECT_LT(answer.status, 300) << name_of(route) << ": " << answer.body;
    }
    return cost;
  }

  World little{2}, much{600};
};

TEST_F(WritesCostsTest, AreBoundedForEveryWritingRoute) {
  const auto requests = all_requests();
  std::set<std::string> met;
  for (const Route& route : routes()) {
    const std::string name = name_of(route);
    if (route.verb == get || not_asked.contains(name)) continue;
    met.insert(name);
    const auto prepare = requests.find(name);
    ASSERT_NE(prepare, requests.end()) << "no request is prepared for " << name;
    const Cost cheap = cost_in(little, route, prepare->second);
    const Cost dear = cost_in(much, route, prepare->second);
    const auto more = allowed.find(name);
    expect_within(dear, cheap, more == allowed.end() ? Allowed{} : more->second, name);
  }
  for (const auto& [name, prepare] : requests)
    EXPECT_TRUE(met.contains(name)) << name << " is no route";
  for (const auto& [name, more] : allowed)
    EXPECT_TRUE(met.contains(name)) << name << " is no route";
  EXPECT_EQ(met.size() + not_asked.size(),
            static_cast<std::size_t>(std::ranges::count_if(
                routes(), [](const Route& route) { return route.verb != get; })));
}

}  // namespace
}  // namespace crownhead::api
