#include "server/http/games/games.hpp"

#include <array>
#include <gtest/gtest.h>
#include <map>

#include "tests/http/site_fixture.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

class GamesTest : public testing::Test {
 protected:
  std::vector<std::string> listed(const std::string& query, const net::Headers& headers = {}) {
    const auto answer = site.ask(get, "/api/v1/games?" + query, "", headers);
    EXPECT_EQ(answer.status, 200) << answer.body;
    std::vector<std::string> ids;
    for (const auto& row : answer.data().at("items")) ids.push_back(row.at("id"));
    return ids;
  }
  static std::string text(GameId game) { return std::to_string(game.value); }
  std::string path(GameId game, const std::string& rest = "") {
    return "/api/v1/games/" + text(game) + rest;
  }

  SiteFixture site;
};

TEST_F(GamesTest, AreListedNewestFirstAndFiltered) {
  const GameId one = site.slow_game(), two = site.live_game();
  auto russian = db::correspondence_setup(site.carl, site.ben);
  russian.terms.variant = "russian";
  russian.terms.ruleset = "official";
  russian.terms.start_fen = std::string(draughts::find_variant("russian")->start_fen);
  const GameId three = site.stores.game(russian, noon);
  site.moves(site.anna, one, 0, "32-28").value();
  site.does(site.anna, two, wire::AbortWish{}).value();
  site.does(site.carl, three, wire::ResignWish{}).value();
  using Ids = std::vector<std::string>;
  EXPECT_EQ(listed(""), (Ids{text(three), text(two), text(one)}));
  EXPECT_EQ(listed("player=anna"), (Ids{text(two), text(one)}));
  EXPECT_EQ(listed("variant=russian"), Ids{text(three)});
  EXPECT_EQ(listed("status=playing"), Ids{text(one)});
  EXPECT_EQ(listed("status=aborted"), Ids{text(two)});
  EXPECT_EQ(listed("result=0-1"), Ids{text(three)});
  EXPECT_EQ(listed("result=0-2"), Ids{text(three)});
  EXPECT_EQ(listed("result=1-1"), Ids{});
  EXPECT_EQ(listed("reason=resignation"), Ids{text(three)});
  EXPECT_EQ(listed("player=&variant=&status=&limit=1"), Ids{text(three)});
  const auto ben = site.session(site.ben);
  EXPECT_EQ(listed("mine=1&turn=mine&sort=deadline", ben), Ids{text(one)});
  EXPECT_EQ(listed("turn=mine", site.session(site.anna)), Ids{});
  EXPECT_EQ(listed("mine=1", site.session(site.carl)), Ids{text(three)});
}

TEST_F(GamesTest, OnlyOngoingGamesAreListedByDeadline) {
  const GameId slow = site.slow_game();
  const GameId over = site.slow_game();
  site.does(site.ben, over, wire::ResignWish{}).value();
  EXPECT_EQ(listed("sort=deadline&status=playing"), std::vector{text(slow)});
  EXPECT_EQ(listed("sort=deadline&player=ben").size(), 2U);
  for (const std::string query : {"", "&status=aborted", "&variant=international"}) {
    const auto answer = site.ask(get, "/api/v1/games?sort=deadline" + query);
    EXPECT_EQ(answer.status, 422) << query;
    EXPECT_EQ(answer.data().at("errors").at(0).at("reason"), "field.playing_by_deadline") << query;
  }
}

TEST_F(GamesTest, LiveGamesAreListedByRating) {
  site.slow_game();
  const GameId live = site.live_game();
  const std::string query = "sort=rating&status=playing";
  EXPECT_EQ(listed(query), std::vector{text(live)});
  EXPECT_EQ(listed(query + "&speed=blitz&variant=international"), std::vector{text(live)});
  EXPECT_EQ(listed(query + "&speed=bullet"), std::vector<std::string>{});
  const auto row = site.ask(get, "/api/v1/games?" + query).data().at("items").at(0);
  EXPECT_EQ(row.at("ratings").at("white").at("rating"), 1500);
  const std::pair<const char*, const char*> wrong[] = {
      {"sort=rating", "status"},
      {"sort=rating&status=finished", "status"},
      {"sort=rating&status=playing&mine=1", "mine"},
      {"sort=rating&speed=quick", "speed"}};
  for (const auto& [asked, field] : wrong)
    EXPECT_EQ(site.ask(get, std::string("/api/v1/games?") + asked).fields(),
              std::vector<std::string>{field});
}

/// A list of games, and the filters that it refuses with the parameters that the refusal names.
struct FilteredList {
  std::string query;
  std::map<std::string, std::string> refused;
};

TEST_F(GamesTest, EveryFilterIsAppliedOrRefused) {
  site.live_game();
  site.slow_game();
  site.does(site.ben, site.slow_game(), wire::ResignWish{}).value();
  // Carl plays in none of these games, and no other value matches one.
  const std::map<std::string, std::string> values = {
      {"mine", "1"},           {"turn", "mine"},     {"player", "carl"},
      {"variant", "russian"},  {"result", "1-1"},    {"reason", "agreement"},
      {"speed", "classical"},  {"opponent", "carl"}, {"since", "2099-01-01"},
      {"until", "1999-01-01"}, {"opening", "31-26"}, {"tournament", "999"}};
  const FilteredList lists[] = {{"status=playing&sort=rating",
                                 {{"mine", "mine"},
                                  {"turn", "turn"},
                                  {"player", "player"},
                                  {"opponent", "opponent"},
                                  {"tournament", "tournament"},
                                  {"result", "result"},
                                  {"reason", "reason"},
                                  {"since", "since"},
                                  {"until", "until"},
                                  {"opening", "opening"}}},
                                {"status=finished", {{"turn", "turn"}, {"opponent", "opponent"}}},
                                {"status=playing",
                                 {{"result", "status"},
                                  {"reason", "status"},
                                  {"speed", "status"},
                                  {"opponent", "opponent"},
                                  {"since", "status"},
                                  {"until", "status"},
                                  {"opening", "status"}}}};
  const auto carl = site.session(site.carl);
  for (const auto& [query, refused] : lists) {
    ASSERT_FALSE(listed(query, carl).empty()) << query;
    for (const auto& [name, value] : values) {
      const auto filtered = query + '&' + name + '=' + value;
      const auto field = refused.find(name);
      if (field == refused.end()) {
        EXPECT_EQ(listed(filtered, carl), std::vector<std::string>{}) << filtered;
        continue;
      }
      const auto answer = site.ask(get, "/api/v1/games?" + filtered, "", carl);
      EXPECT_EQ(answer.status, 422) << filtered;
      EXPECT_EQ(answer.fields(), std::vector{field->second}) << filtered;
    }
  }
}

TEST_F(GamesTest, ATournamentsGamesAreNotFilteredAsFinishedOnes) {
  for (const std::string filter : {"opponent=carl", "speed=classical", "result=1-1",
                                   "since=2099-01-01", "until=1999-01-01", "opening=31-26"})
    EXPECT_EQ(site.ask(get, "/api/v1/games?tournament=999&" + filter).fields(),
              std::vector<std::string>{filter.substr(0, filter.find('='))});
}

TEST_F(GamesTest, AreListedInPages) {
  std::vector<std::string> all;
  for (int i = 0; i < 5; ++i) all.insert(all.begin(), text(site.slow_game()));
  for (const std::string& sort : {"newest", "deadline"}) {
    std::vector<std::string> seen;
    std::string cursor;
    do {
      const auto page =
          site.ask(get, "/api/v1/games?status=playing&limit=2&sort=" + sort + "&cursor=" + cursor)
              .data();
      EXPECT_LE(page.at("items").size(), 2U);
      for (const auto& row : page.at("items")) seen.push_back(row.at("id"));
      cursor = page.at("next_cursor").is_null() ? "" : page.at("next_cursor");
    } while (!cursor.empty());
    if (sort == "deadline") std::ranges::reverse(seen);
    EXPECT_EQ(seen, all);
  }
}

TEST_F(GamesTest, AnInvalidParameterIsNamed) {
  const auto anna = site.session(site.anna);
  for (const std::string& query :
       {"limit=0", "limit=201", "limit=x", "limit=1.5", "limit=-1", "status=over", "result=3-0",
        "sort=oldest", "variant=chess", "cursor=x", "cursor=1.2", "mine=2", "turn=yours"}) {
    const auto answer = site.ask(get, "/api/v1/games?" + query, "", anna);
    EXPECT_EQ(answer.status, 422) << query;
    EXPECT_EQ(answer.fields(), std::vector{query.substr(0, query.find('='))}) << query;
  }
  EXPECT_EQ(site.ask(get, "/api/v1/games?mine=1&player=Ben", "", anna).fields(),
            std::vector<std::string>{"player"});
  EXPECT_EQ(site.ask(get, "/api/v1/games?player=Nobody").status, 404);
  EXPECT_EQ(site.ask(get, "/api/v1/games?mine=1").code(), "NOT_SIGNED_IN");
  EXPECT_EQ(site.ask(get, "/api/v1/games?turn=mine&limit=x").code(), "NOT_SIGNED_IN");
}

TEST_F(GamesTest, TheETagOfAGameIsItsVersion) {
  const GameId game = site.live_game();
  const auto first = site.ask(get, path(game));
  EXPECT_EQ(first.status, 200);
  EXPECT_EQ(first.header("ETag"), "\"1\"");
  EXPECT_EQ(first.data().at("version"), 1);
  EXPECT_EQ(first.data().at("server_ms"), noon.ms);
  site.moves(site.anna, game, 0, "32-28").value();
  EXPECT_EQ(site.ask(get, path(game)).header("ETag"), "\"2\"");
  EXPECT_EQ(site.ask(get, path({999})).code(), "NOT_FOUND");
}

TEST_F(GamesTest, AnUnchangedGameIsNotSentAgain) {
  const GameId game = site.live_game();
  for (const char* has : {"\"1\"", "W/\"1\"", "\"0\", W/\"1\"", "\"1\",\"2\"", "*"}) {
    const auto answer = site.ask(get, path(game), "", {{"If-None-Match", has}});
    EXPECT_EQ(answer.status, 304) << has;
    EXPECT_EQ(answer.header("ETag"), "\"1\"");
    EXPECT_EQ(answer.header("Cache-Control"), "no-store");
    EXPECT_EQ(answer.body, "");
  }
  for (const char* has : {"\"2\"", "1", "\"11\"", ""})
    EXPECT_EQ(site.ask(get, path(game), "", {{"If-None-Match", has}}).status, 200) << has;
}

TEST_F(GamesTest, MessagesAreForThePlayersInPages) {
  const GameId game = site.slow_game();
  const auto path = "/api/v1/games/" + std::to_string(game.value) + "/messages";
  const std::array<std::string, 3> moves = {"32-28", "19-23", "28x19"};
  for (int ply = 0; ply < 3; ++ply)
    site.does(ply % 2 == 0 ? site.anna : site.ben, game,
              wire::MoveWish{.ply = ply,
                             .move = moves.at(static_cast<std::size_t>(ply)),
                             .message = "m" + std::to_string(ply)})
        .value();
  const auto anna = site.session(site.anna);
  const auto first = site.ask(get, path + "?limit=2", "", anna).data();
  EXPECT_EQ(
      first.at("items"),
      json::parse(R"([{"ply":3,"by":"white","text":"m2"},{"ply":2,"by":"black","text":"m1"}])"));
  EXPECT_EQ(first.at("next_cursor"), "2");
  const auto last = site.ask(get, path + "?cursor=2", "", anna).data();
  EXPECT_EQ(last.at("items").size(), 1u);
  EXPECT_TRUE(last.at("next_cursor").is_null());
  EXPECT_EQ(site.ask(get, path, "", site.session(site.carl)).code(), "NOT_A_PLAYER");
  EXPECT_EQ(site.ask(get, path).code(), "NOT_SIGNED_IN");
  EXPECT_EQ(site.ask(get, path + "?cursor=x", "", anna).fields(),
            std::vector<std::string>{"cursor"});
  EXPECT_EQ(site.ask(get, path + "?limit=201", "", anna).fields(),
            std::vector<std::string>{"limit"});
  EXPECT_EQ(site.ask(get, "/api/v1/games/999/messages", "", anna).code(), "NOT_FOUND");
}

TEST_F(GamesTest, ARecordIsPdn) {
  const GameId game = site.live_game();
  site.moves(site.anna, game, 0, "32-28").value();
  const auto answer = site.ask(get, path(game, ".pdn"));
  EXPECT_EQ(answer.status, 200);
  EXPECT_EQ(answer.header("Content-Type"), "application/x-pdn; charset=utf-8");
  EXPECT_EQ(answer.header("Content-Disposition"),
            "attachment; filename=\"crownhead-" + text(game) + ".pdn\"");
  EXPECT_NE(answer.body.find("[White \"Anna\"]"), std::string::npos);
  EXPECT_NE(answer.body.find("[Site \"Crownhead\"]"), std::string::npos);
  EXPECT_NE(answer.body.find("1. 32-28"), std::string::npos);
  EXPECT_EQ(site.ask(get, path({999}, ".pdn")).status, 404);
}

TEST_F(GamesTest, AnUnreadableGameIsUnavailable) {
  const GameId game = site.slow_game();
  site.damage("DROP TABLE snapshots; DROP TABLE game_events");
  EXPECT_EQ(site.ask(get, path(game)).code(), "UNAVAILABLE");
  EXPECT_FALSE(site.errors().empty());
}

}  // namespace
}  // namespace crownhead::api
