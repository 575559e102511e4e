#include "tests/http/costs/cost_of.hpp"
#include "tests/http/costs/prepared_requests.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

json wish(const json& more = json::object()) {
  json body = {{"variant", "international"},
               {"time_control", {{"kind", "per_move"}, {"time_ms", 86'400'000}}},
               {"color", "white"}};
  body.update(more);
  return body;
}

std::string id_in(const Answer& answer) { return answer.data().at("id").get<std::string>(); }

/// From Ben to Anna.
std::string challenge(World& world) {
  return "/api/v1/challenges/" +
         id_in(world.site.ask(post, "/api/v1/challenges", wish({{"opponent", "Anna"}}).dump(),
                              world.ben));
}
std::string seek(World& world, const net::Headers& who) {
  for (const auto& line : world.site.seeks())
    for (const auto& one : {world.anna, world.ben})
      world.site.ask(del, "/api/v1/seeks/" + std::to_string(line.id.value), "", one);
  return "/api/v1/seeks/" + id_in(world.site.ask(post, "/api/v1/seeks", wish().dump(), who));
}

/// Anna against Ben, with `plies` plies, and in full worlds with as much chat as a long game.
GameId game_of(World& world, int plies, bool live) {
  auto& site = world.site;
  const GameId game = site.stores.game(kings_setup(site, live), site.clock->now());
  for (int ply = 0; ply < plies; ++ply)
    site.moves(ply % 2 == 0 ? site.anna : site.ben, game, ply, kings_move(ply)).value();
  const auto id = std::to_string(game.value);
  world.add("chat_lines (game_id, room, user_id, text, at_ms)",
            id + ", 0, " + std::to_string(site.anna.value) + ", printf('%.300c', 'x'), i");
  return game;
}
std::string path_of(GameId game) { return "/api/v1/games/" + std::to_string(game.value); }

constexpr int plies_of_little = 20, plies_of_much = 20 + 64;

std::function<Prepared(World&)> in_game(std::string act, std::string body = {}, bool live = false) {
  return [act = std::move(act), body = std::move(body), live](World& world) {
    const int plies = world.is_full() ? plies_of_much : plies_of_little;
    return Prepared{path_of(game_of(world, plies, live)) + act, body, world.anna};
  };
}

GameId over(World& world) {
  const GameId game = game_of(world, world.is_full() ? plies_of_much : plies_of_little, false);
  world.site.does(world.site.ben, game, wire::ResignWish{}).value();
  return game;
}

PreparedRequests of_boards() {
  return {
      {"POST /api/v1/games/{id}/moves", in_game("/moves", R"({"move":"1-5","ply":)")},
      {"POST /api/v1/games/{id}/resign", in_game("/resign")},
      {"POST /api/v1/games/{id}/abort",
       [](World& world) {
         return Prepared{path_of(game_of(world, 0, true)) + "/abort", "", world.anna};
       }},
      {"POST /api/v1/games/{id}/draw", in_game("/draw", R"({"action":"offer"})")},
      {"POST /api/v1/games/{id}/takeback", in_game("/takeback", R"({"action":"offer"})")},
      {"POST /api/v1/games/{id}/rematch",
       [](World& world) {
         return Prepared{path_of(over(world)) + "/rematch", R"({"action":"offer"})", world.anna};
       }},
      {"POST /api/v1/games/{id}/give-time", in_game("/give-time", "", true)},
      {"POST /api/v1/games/{id}/claim",
       [](World& world) {
         auto& site = world.site;
         const GameId game =
             game_of(world, world.is_full() ? plies_of_much + 1 : plies_of_little + 1, true);
         site.by_hand().move_to(site.clock->now() + seconds(125));
         return Prepared{path_of(game) + "/claim", R"({"result":"draw"})", world.anna};
       }},
      {"PUT /api/v1/games/{id}/conditionals",
       [](World& world) {
         const int plies = (world.is_full() ? plies_of_much : plies_of_little) + 1;
         return Prepared{path_of(game_of(world, plies, false)) + "/conditionals",
                         R"({"lines":[["32-28","5-1"]]})", world.anna};
       }},
      {"PUT /api/v1/games/{id}/notes", in_game("/notes", R"({"text":"x"})")},
      {"POST /api/v1/games/{id}/chat", in_game("/chat", R"({"text":"x","room":"players"})")},
      {"POST /api/v1/games/{id}/analysis",
       [](World& world) {
         const GameId game = over(world);
         const auto id = std::to_string(game.value);
         // Analysed before, by an older engine.
         world.site.damage(
             ("INSERT INTO game_analyses (game_id, engine, state, requested_ms) VALUES (" + id +
              ", 1, 1, 1)")
                 .c_str());
         world.add("analysed_positions (game_id, ply, score, wins, depth, settled, line)",
                   id + ", i, 0, 0, 9, 0, printf('%.200c', 'x')");
         return Prepared{path_of(game) + "/analysis", "", world.anna};
       }},
  };
}

PreparedRequests of_offers() {
  return {
      {"POST /api/v1/challenges",
       [](World& world) {
         for (const auto& open : world.site.stores.challenges.of(world.site.anna, noon))
           db::awaited<void>(
               [&](auto done) { world.site.stores.challenges.remove(open.id, std::move(done)); });
         return Prepared{"/api/v1/challenges", wish({{"opponent", "Ben"}}).dump(), world.anna};
       }},
      {"DELETE /api/v1/challenges/{id}",
       [](World& world) { return Prepared{challenge(world), "", world.ben}; }},
      {"POST /api/v1/challenges/{id}/accept",
       [](World& world) { return Prepared{challenge(world) + "/accept", "", world.anna}; }},
      {"POST /api/v1/challenges/{id}/decline",
       [](World& world) { return Prepared{challenge(world) + "/decline", "", world.anna}; }},
      {"POST /api/v1/computer-games",
       [](World& world) {
         return Prepared{"/api/v1/computer-games",
                         R"({"level":2,"variant":"russian","time_control":{"kind":"unlimited"},)"
                         R"("color":"white"})",
                         world.anna};
       }},
      {"POST /api/v1/computer-games/commitment",
       [](World& world) {
         return Prepared{"/api/v1/computer-games/commitment",
                         R"({"variant":"nardi","ruleset":"wbgf","terms":{"length":3}})",
                         world.anna};
       }},
      {"POST /api/v1/seeks",
       [](World& world) {
         world.site.ask(del, seek(world, world.anna), "", world.anna);
         return Prepared{"/api/v1/seeks", wish().dump(), world.anna};
       }},
      {"DELETE /api/v1/seeks/{id}",
       [](World& world) { return Prepared{seek(world, world.anna), "", world.anna}; }},
      {"POST /api/v1/seeks/{id}/take",
       [](World& world) { return Prepared{seek(world, world.ben) + "/take", "{}", world.anna}; }},
  };
}

}  // namespace

PreparedRequests requests_of_games() {
  auto all = of_boards();
  all["POST /api/v1/games/{id}/moves"] = [](World& world) {
    const int plies = world.is_full() ? plies_of_much : plies_of_little;
    return Prepared{path_of(game_of(world, plies, false)) + "/moves",
                    R"({"move":"1-5","ply":)" + std::to_string(plies) + "}", world.anna};
  };
  all.merge(of_offers());
  return all;
}

}  // namespace crownhead::api
