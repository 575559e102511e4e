#include "tests/http/costs/prepared_requests.hpp"
#include "tests/puzzles/made_puzzle.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

const std::string with_reason = R"({"reason":"x"})";

Prepared about(World& world, const Person& person, const std::string& act) {
  return {"/api/v1/moderation/users/" + person.name + act, with_reason, world.anna};
}

std::function<Prepared(World&)> about_person(std::string act, std::string before = {}) {
  return [act = std::move(act), before = std::move(before)](World& world) {
    const Person person = world.person();
    if (!before.empty()) {
      const auto first = about(world, person, before);
      world.site.ask(post, first.path, first.body, first.headers);
    }
    return about(world, person, act);
  };
}

Prepared of_hidden_study(World& world, bool hidden) {
  const auto path = "/api/v1/moderation/studies/" + world.study(world.site.ben);
  if (hidden) world.site.ask(post, path + "/hide", with_reason, world.anna);
  return {path + (hidden ? "/unhide" : "/hide"), with_reason, world.anna};
}

std::string puzzle(World& world) {
  static int number = -1;
  ++number;
  const std::string variant = number < puzzles::different_puzzles ? "russian" : "giveaway";
  const auto made =
      puzzles::read(puzzles::made_puzzle(number % puzzles::different_puzzles, variant)).value();
  db::awaited<std::int64_t>([&](auto done) {
    world.site.stores.puzzles.add({db::new_puzzle(made)}, noon, std::move(done));
  }).value();
  const auto id = std::to_string(world.stored<std::int64_t>("SELECT max(id) FROM puzzles"));
  world.add("puzzle_reports (puzzle_id, user_id, text, created_ms)", id + ", 1000 + i, 'x', 1");
  return "/api/v1/puzzles/" + id;
}

std::function<Prepared(World&)> of_puzzle(std::string act, std::string body = {}) {
  return [act = std::move(act), body = std::move(body)](World& world) {
    const auto path = puzzle(world);
    if (act == "/enable") world.site.ask(post, path + "/disable", with_reason, world.anna);
    return Prepared{path + act, body, world.anna};
  };
}

}  // namespace

PreparedRequests requests_of_staff() {
  return {
      {"POST /api/v1/reports",
       [](World& world) {
         return Prepared{"/api/v1/reports", R"({"username":"Ben","kind":"other","text":"x"})",
                         world.anna};
       }},
      {"POST /api/v1/moderation/reports/{id}/close",
       [](World& world) {
         const auto id =
             world.stored<std::int64_t>("SELECT min(id) FROM reports WHERE closed_ms IS NULL");
         return Prepared{"/api/v1/moderation/reports/" + std::to_string(id) + "/close", with_reason,
                         world.anna};
       }},
      {"POST /api/v1/moderation/users/{username}/ban", about_person("/ban")},
      {"POST /api/v1/moderation/users/{username}/unban", about_person("/unban", "/ban")},
      {"POST /api/v1/moderation/users/{username}/chat-ban", about_person("/chat-ban")},
      {"POST /api/v1/moderation/users/{username}/chat-unban",
       about_person("/chat-unban", "/chat-ban")},
      {"POST /api/v1/moderation/users/{username}/title",
       [](World& world) {
         const Person person = world.person();
         world.site.ask(patch, "/api/v1/account", R"({"title":"GMI"})", person.session);
         return Prepared{"/api/v1/moderation/users/" + person.name + "/title",
                         R"({"title":"GMI","confirmed":true,"reason":"x"})", world.anna};
       }},
      {"PUT /api/v1/moderation/users/{username}/role",
       [](World& world) {
         return Prepared{"/api/v1/moderation/users/" + world.person().name + "/role",
                         R"({"reason":"x","role":"director"})", world.anna};
       }},
      {"POST /api/v1/moderation/studies/{id}/hide",
       [](World& world) { return of_hidden_study(world, false); }},
      {"POST /api/v1/moderation/studies/{id}/unhide",
       [](World& world) { return of_hidden_study(world, true); }},
      {"POST /api/v1/moderation/games/{id}/annul",
       [](World& world) {
         auto setup = db::live_setup(world.site.anna, world.site.ben);
         setup.terms.rated = true;
         const GameId game = world.site.stores.game(setup, world.site.clock->now());
         world.site.moves(world.site.anna, game, 0, "32-28").value();
         world.site.moves(world.site.ben, game, 1, "19-23").value();
         world.site.does(world.site.ben, game, wire::ResignWish{}).value();
         return Prepared{"/api/v1/moderation/games/" + std::to_string(game.value) + "/annul",
                         with_reason, world.anna};
       }},
      {"POST /api/v1/puzzles/{id}/moves", of_puzzle("/moves", R"({"moves":["c3-d4"]})")},
      {"POST /api/v1/puzzles/{id}/solution", of_puzzle("/solution")},
      {"POST /api/v1/puzzles/{id}/hint", of_puzzle("/hint")},
      {"POST /api/v1/puzzles/{id}/report", of_puzzle("/report", R"({"text":"x"})")},
      {"POST /api/v1/puzzles/{id}/disable", of_puzzle("/disable", with_reason)},
      {"POST /api/v1/puzzles/{id}/enable", of_puzzle("/enable", with_reason)},
      {"POST /api/v1/pdn/read",
       [](World& world) {
         return Prepared{"/api/v1/pdn/read",
                         R"({"pdn":"[Event \"x\"]\n\n1. 32-28 19-23 *","variant":"international"})",
                         world.anna};
       }},
      {"POST /api/v1/pdn/write",
       [](World& world) {
         return Prepared{"/api/v1/pdn/write", R"({"variant":"international","moves":[]})",
                         world.anna};
       }},
      {"POST /api/v1/client-errors",
       [](World&) { return Prepared{"/api/v1/client-errors", R"({"message":"x"})", {}}; }},
  };
}

}  // namespace crownhead::api
