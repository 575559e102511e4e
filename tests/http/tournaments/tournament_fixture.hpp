#pragma once

#include <chrono>
#include <gtest/gtest.h>

#include "tests/http/site_fixture.hpp"

namespace crownhead::api {

using enum net::Verb;

/// Anna creates tournaments; Ben, Carl and Dora play in them.
class TournamentsTest : public testing::Test {
 protected:
  TournamentsTest() {
    db::awaited<void>([&](auto done) {
      site.stores.moderation.set_role(site.anna, db::Role::director, {std::nullopt, noon, "test"},
                                      std::move(done));
    }).value();
    for (const auto& [name, id] : {std::pair{"Anna", site.anna},
                                   {"Ben", site.ben},
                                   {"Carl", site.carl},
                                   {"Dora", site.stores.user("Dora")}}) {
      ids[name] = id;
      people[name] = site.session(id);
    }
  }

  static json cup(json more = json::object()) {
    json body = {{"name", "Cup"},
                 {"format", "round_robin"},
                 {"mode", "correspondence"},
                 {"variant", "international"},
                 {"time_control", {{"kind", "per_move"}, {"time_ms", 86400000}}},
                 {"rated", true},
                 {"all_at_once", true},
                 {"games_per_encounter", 1},
                 {"entry", {{"by", "open"}}},
                 {"points", {{"win", 4}, {"draw", 2}, {"loss", 0}, {"bye", 4}}},
                 {"tiebreaks", {"solkoff", "sonneborn_berger"}}};
    body.update(more);
    return body;
  }

  std::string make(json more = json::object()) {
    const auto made =
        site.ask(post, "/api/v1/tournaments", cup(std::move(more)).dump(), people["Anna"]);
    EXPECT_EQ(made.status, 201) << made.body;
    return "/api/v1/tournaments/" + made.data().at("id").get<std::string>();
  }

  Answer does(const std::string& who, net::Verb verb, const std::string& path,
              const json& body = json::object()) {
    return site.ask(verb, path, verb == get ? "" : body.dump(), people[who]);
  }

  void enter(const std::string& cup_path, std::initializer_list<const char*> names) {
    for (const char* name : names) {
      const auto in = does(name, post, cup_path + "/entries");
      EXPECT_EQ(in.status, 201) << in.body;
    }
  }

  void identify(const std::string& who, const json& identity) {
    const auto changed = does(who, patch, "/api/v1/account", identity);
    EXPECT_EQ(changed.status, 200) << changed.body;
  }

  void confirm_title(const std::string& who, const std::string& title) {
    if (!people.contains("Mod")) {
      const auto mod = site.stores.user("Mod");
      db::awaited<void>([&](auto done) {
        site.stores.moderation.set_role(mod, db::Role::moderator, {std::nullopt, noon, "test"},
                                        std::move(done));
      }).value();
      people["Mod"] = site.session(mod);
    }
    const auto decided = does("Mod", post, "/api/v1/moderation/users/" + who + "/title",
                              {{"title", title}, {"confirmed", true}, {"reason", "in the list"}});
    EXPECT_EQ(decided.status, 204) << decided.body;
  }

  json get_items(const std::string& path) { return site.ask(get, path).data().at("items"); }

  /// Returns the running games of a tournament, oldest first.
  std::vector<GameId> running(const std::string& cup_path) {
    const auto id = cup_path.substr(cup_path.rfind('/') + 1);
    std::vector<GameId> games;
    for (const auto& game : get_items("/api/v1/games?status=playing&tournament=" + id)) {
      EXPECT_EQ(game.at("tournament_id"), id);
      games.insert(games.begin(), GameId{std::stoll(game.at("id").get<std::string>())});
    }
    return games;
  }

  /// Waits for what the server does automatically after an act; false if it does not happen.
  template <class Holds>
  static bool eventually(Holds holds) {
    const auto until = std::chrono::steady_clock::now() + live::patience;
    while (std::chrono::steady_clock::now() < until)
      if (holds()) return true;
    return false;
  }

  void resign(GameId game, Seat side) {
    site.does(site.game(game).setup().players[side], game, wire::ResignWish{}).value();
    site.tournament_rooms.settle();
  }

  SiteFixture site{{.public_url = "", .limits = false}};  // many requests in an instant
  std::map<std::string, net::Headers> people;
  std::map<std::string, UserId> ids;
};

}  // namespace crownhead::api
