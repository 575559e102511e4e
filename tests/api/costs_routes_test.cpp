// What each route that reads costs the threads of live games and the writer, and how long its
// answer is, where an account, its lists, a study and a tournament are full: no more than where
// there is little (I14). It goes through the table of routes, so that none is missing.

#include <gtest/gtest.h>
#include <map>
#include <set>

#include "server/api/routes.hpp"
#include "tests/api/cost_of.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

constexpr std::size_t longest_answer = 1'048'576;

/// A site with so many of everything that Anna may have.
class World {
 public:
  explicit World(int count) : count_(count) {
    db::awaited<void>([&](auto done) {
      site.moderation.set_role(site.anna, db::Role::admin, {std::nullopt, noon, "test"},
                               std::move(done));
    }).value();
    game = site.slow_game();
    fill_lists();
    fill_studies();
    cup = tournament_of(std::min(count, 100));
    anna = site.session(site.anna);
  }

  std::string path_of(const Route& route) const {
    std::string path(route.path);
    const auto put_in = [&](const std::string& name, const std::string& value) {
      if (const auto at = path.find(name); at != std::string::npos)
        path.replace(at, name.size(), value);
    };
    const bool of_cup = path.contains("/tournaments/");
    put_in("{id}", of_cup ? std::to_string(cup.value) : "1");
    put_in("{username}", "Anna");
    put_in("{chapter}", "1");
    put_in("{secret}", "calendar");
    put_in("{variant}", "russian");
    put_in("{date}", "2024-06-01");
    put_in("{tip}", std::string(64, '0'));
    return path;
  }

  SiteFixture site{{.public_url = "", .limits = false}};
  GameId game;
  TournamentId cup;
  net::Headers anna;

 private:
  /// `most` rows at most; `i` is the number of the row.
  void add(const std::string& table, const std::string& row, int most = 1'000'000) {
    site.damage(("PRAGMA foreign_keys = OFF; INSERT INTO " + table +
                 " WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < " +
                 std::to_string(std::min(count_, most)) + ") SELECT " + row + " FROM n")
                    .c_str());
  }

  void fill_lists() {
    const std::string me = std::to_string(site.anna.value), ben = std::to_string(site.ben.value);
    add("users (id, name, password_hash, email, time_zone, locale, created_ms)",
        "1000 + i, 'player' || i, 'h', '', 'UTC', 'en', 1");
    add("sessions (secret, user_id, device, address, created_ms, seen_ms, expires_ms, id)",
        "randomblob(32), " + me +
            ", 'a browser', '192.0.2.1', 1, i, 9223372036854775807, 1000 + i");
    add("tokens (secret, user_id, name, scopes, created_ms)",
        "randomblob(32), " + me + ", 'bot', 1, 1", 50);
    add("webhooks (id, user_id, url, secret, events, created_ms)",
        "i, " + me + ", 'https://x.example', 's', 1, 1", db::Webhooks::most_of_one);
    add("webhook_deliveries (webhook_id, event, at_ms, data, due_ms)",
        "1, 1, 1, printf('{\"x\":\"%.1000c\"}', 'x'), NULL", db::Webhooks::most_waiting);
    add("blocks (user_id, blocked_id, at_ms)", me + ", 1000 + i, 1");
    add("reports (from_id, about_id, kind, body, created_ms)",
        me + ", " + ben + ", 0, printf('%.1000c', 'x'), 1");
    add("moderation_log (at_ms, act, about_id, reason)",
        "1, 0, " + me + ", printf('%.1000c', 'x')");
    add("chat_lines (game_id, room, user_id, text, at_ms)",
        "1, 0, " + me + ", printf('%.300c', 'x'), i");
    add("puzzle_ratings (user_id, variant, rating, deviation, volatility, rated_ms, tries, solved)",
        me + ", 'v' || i, 1500, 100, 0.06, 1, 1, 1", 20);
    add("ratings (user_id, variant, speed, rating, deviation, volatility, rated_ms, games)",
        me + ", 'international', i % 5, 1500, 100, 0.06, 1, 9", 5);
    add("rating_changes (game_id, color, user_id, variant, speed, at_ms, after_rating,"
        " after_deviation, after_volatility, number)",
        "1000 + i, 0, " + me + ", 'international', 1, i, 1500, 100, 0.06, i");
    add("vacation_requests (id, user_id, time_zone, tzdata, created_ms)",
        "i, " + me + ", 'UTC', '', 1");
    add("vacation_texts (request_id, text)", "i, printf('%.1000c', 'x')");
    add("vacation_allocations (request_id, user_id, decision, start_ms, end_ms, announced_end_ms,"
        " charged_hours, charged)",
        "i, " + me + ", 1, i * 1000, i * 1000 + 1, i * 1000 + 1, 0, 1");
    db::awaited<void>([&](auto done) {
      site.calendars.set(site.anna, "calendar", std::move(done));
    }).value();
  }

  void fill_studies() {
    const std::string me = std::to_string(site.anna.value);
    add("studies (id, owner_id, name, visibility, version, next_chapter, created_ms, updated_ms)",
        "i, " + me + ", 'Lines', 2, 1, 65, 1, i", 200);
    add("study_chapters (study_id, number, place, name, variant, ruleset, content, version)",
        "1, i, i, printf('%.60c', 'x'), 'international', 'fmjd',"
        " printf('{\"variant\":\"international\",\"comment\":\"%.50000c\",\"moves\":[]}', 'x'), 1",
        64);
    add("study_editors (study_id, user_id)", "1, 1000 + i", 20);
    add("study_invitations (study_id, user_id, owner_id, at_ms)", "2 + i, " + me + ", 1001, i", 50);
  }

  TournamentId tournament_of(int players) {
    auto events = tournament::create({.name = "Cup",
                                      .variant = "international",
                                      .ruleset = "fmjd",
                                      .control = play::PerMove{seconds(86'400)},
                                      .policy = {.format = tournament::Format::swiss, .rounds = 9}},
                                     7, {.at = noon, .by = site.anna})
                      .value();
    auto state = tournament::replay(events);
    for (int i = 1; i <= players; ++i) {
      const auto made = tournament::decide(
                            state, tournament::Enter{.user = UserId{1000 + i}},
                            {.at = noon, .by = site.anna, .reason = std::string(500, 'x')}, nullptr)
                            .value();
      for (const auto& event : made) apply(state, event);
      events.insert(events.end(), made.begin(), made.end());
    }
    return db::awaited<db::Made<TournamentId>>(
               [&](auto done) { site.tournaments.create(events, std::nullopt, std::move(done)); })
        .value()
        .id;
  }

  int count_;
};

/// The parameters that a request needs to be answered.
const std::map<std::string_view, std::string> queries = {
    {"/api/v1/explorer", "?variant=international"},
    {"/api/v1/players/{username}/rating-history", "?variant=international&speed=blitz"},
    {"/api/v1/leaderboard", "?variant=international&speed=blitz"},
    {"/api/v1/games", "?mine=1"},
    {"/api/v1/tournaments", "?player=Anna"},
};

/// What is not there, and so is not measured: single things that no account fills.
const std::set<std::string> not_there = {
    "/api/v1/challenges/{id}",
    "/api/v1/computers",
    "/api/v1/dice/key",
    "/api/v1/dice/tips/{date}",
    "/api/v1/dice/told/{tip}",
    "/api/v1/endings/{variant}",
    "/api/v1/puzzles/daily",
    "/api/v1/puzzles/next",
    "/api/v1/puzzles/{id}",
    "/api/v1/unsubscribe/{secret}",
    "/ws",
};

struct Read {
  int status = 0;
  std::size_t longest = 0;  ///< the answer, or the longest part of it
};

Read read(World& world, const Route& route) {
  const auto query = queries.find(route.path);
  std::promise<net::Response> promise;
  world.site.router(net::Request{.verb = get,
                                 .path = world.path_of(route),
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

TEST_F(RoutesCostsTest, OfAllThatRead) {
  World little(2), much(600);
  std::set<std::string> not_answered;
  for (const Route& route : routes()) {
    if (route.verb != get) continue;
    const std::string name(route.path);
    Read small, large;
    for (World* const world : {&little, &much}) read(*world, route);  // what is made the first time
    const Cost cheap = cost_of(little.site, [&] { small = read(little, route); });
    const Cost dear = cost_of(much.site, [&] { large = read(much, route); });
    expect_no_more(dear, cheap, name);
    EXPECT_EQ(small.status, large.status) << name;
    EXPECT_LE(large.longest, longest_answer) << name;
    if (large.status >= 300) not_answered.insert(name);
  }
  EXPECT_EQ(not_answered, not_there);
}

}  // namespace
}  // namespace crownhead::api
