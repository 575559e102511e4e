#include "server/http/tournaments/director_acts.hpp"

#include "tests/http/held.hpp"
#include "tests/http/tournaments/tournament_fixture.hpp"

namespace crownhead::api {
namespace {

using DirectorActsTest = TournamentsTest;

TEST_F(DirectorActsTest, AReplacementTakesOverTheSeat) {
  const auto path = make();
  enter(path, {"Anna", "Ben", "Carl"});
  does("Anna", post, path + "/start");
  const auto replace = path + "/entries/Ben/replace";
  EXPECT_EQ(does("Ben", post, replace, {{"by", "Dora"}}).code(), "FORBIDDEN");
  EXPECT_EQ(does("Anna", post, replace, {{"by", "Nobody"}}).fields(),
            std::vector<std::string>{"by"});
  const auto stale = with(people["Anna"], "If-Match", "\"2\"");
  EXPECT_EQ(site.ask(post, replace, R"({"by":"Dora"})", stale).code(), "STALE_VERSION");
  EXPECT_EQ(does("Anna", post, replace, {{"by", "Dora"}, {"reason", "illness"}}).status, 200);
  int of_dora = 0;
  for (const GameId game : running(path)) {
    const auto players = site.game(game).setup().players;
    EXPECT_NE(players[Seat::white], ids["Ben"]);
    EXPECT_NE(players[Seat::black], ids["Ben"]);
    if (players[Seat::white] == ids["Dora"] || players[Seat::black] == ids["Dora"]) ++of_dora;
  }
  EXPECT_EQ(of_dora, 2);
  const auto line = get_items(path + "/log").front();
  EXPECT_EQ(line.at("act"), "replaced");
  EXPECT_EQ(line.at("reason"), "illness");
  for (const auto& encounter : get_items(path + "/rounds")[0].at("encounters"))
    EXPECT_EQ(encounter.at("games").size(), encounter.at("results").size());
}

TEST_F(DirectorActsTest, AddedTimeIsOnBothClocks) {
  const auto path = make();
  enter(path, {"Ben", "Carl"});
  does("Anna", post, path + "/start");
  const GameId game = running(path).at(0);
  const auto before = site.game(game).clock().left;
  EXPECT_EQ(does("Anna", post, path + "/time", {{"time_ms", 3'600'000}}).status, 200);
  const auto id = std::to_string(game.value);
  EXPECT_EQ(does("Anna", post, path + "/time", {{"time_ms", 1000}, {"game", id}}).status, 200);
  for (const Seat side : {Seat::white, Seat::black})
    EXPECT_EQ(site.game(game).clock().left[side], before[side] + seconds(3601));
  EXPECT_EQ(does("Anna", post, path + "/time", {{"time_ms", 1000}, {"game", "999"}}).status, 404);
  EXPECT_EQ(does("Anna", post, path + "/time", {{"time_ms", 0}}).status, 422);
  EXPECT_EQ(does("Ben", post, path + "/time", {{"time_ms", 1000}}).code(), "FORBIDDEN");
}

TEST_F(DirectorActsTest, ByesAndForbiddenPairsAreShown) {
  const auto path = make({{"format", "swiss"}, {"rounds", 3}, {"all_at_once", false}});
  enter(path, {"Ben", "Carl", "Dora"});
  const auto zero = json{{"byes", {{{"round", 2}, {"bye", "zero"}}}}};
  const auto half = json{{"byes", {{{"round", 2}, {"bye", "half"}}}}};
  EXPECT_EQ(does("Ben", put, path + "/entries/Ben/byes", zero).status, 200);
  EXPECT_EQ(does("Ben", put, path + "/entries/Ben/byes", half).code(), "TOURNAMENT_REFUSED");
  EXPECT_EQ(does("Ben", put, path + "/entries/Carl/byes", zero).code(), "FORBIDDEN");
  EXPECT_EQ(does("Anna", put, path + "/entries/Carl/byes", half).status, 200);
  EXPECT_EQ(does("Anna", put, path + "/apart",
                 json{{"pairs", json::array({json::array({"Ben", "Dora"})})}})
                .status,
            200);
  EXPECT_EQ(does("Anna", put, path + "/apart", json{{"pairs", json::array({json::array({"Ben"})})}})
                .status,
            422);
  const auto shown = site.ask(get, path).data();
  EXPECT_EQ(shown.at("entries")[1].at("byes")[0].at("bye"), "half");
  EXPECT_EQ(shown.at("apart"), json::parse(R"([["Ben","Dora"]])"));
}

TEST_F(DirectorActsTest, PairingsOfADrawnRoundAreChangedAfterAPreview) {
  const auto path = make({{"format", "swiss"}, {"rounds", 3}, {"all_at_once", false}});
  enter(path, {"Anna", "Ben", "Carl", "Dora"});
  does("Anna", post, path + "/start");
  does("Anna", post, path + "/rounds");
  const auto pairings = path + "/rounds/1/pairings";
  const auto rounds = [&] { return does("Anna", get, path + "/rounds").data().at("items"); };
  const auto before = rounds()[0].at("encounters");
  const json swap = {{"swap", {{1, 1}, {2, 1}}}};
  json preview = swap;
  preview["preview"] = true;
  const auto shown = does("Anna", patch, pairings, preview).data();
  EXPECT_EQ(shown.at("round").at("encounters")[0].at("players")[1], before[1].at("players")[1]);
  EXPECT_EQ(rounds()[0].at("encounters"), before) << "a preview stores nothing";
  EXPECT_TRUE(does("Anna", patch, pairings, {{"preview", true}}).data().at("warnings").is_array());
  EXPECT_EQ(does("Ben", patch, pairings, swap).code(), "FORBIDDEN");
  EXPECT_EQ(does("Ben", patch, pairings, preview).code(), "FORBIDDEN");
  const auto stale = with(people["Anna"], "If-Match", "\"2\"");
  EXPECT_EQ(site.ask(patch, pairings, swap.dump(), stale).code(), "STALE_VERSION");
  EXPECT_EQ(site.ask(patch, pairings, preview.dump(), stale).code(), "STALE_VERSION");
  EXPECT_EQ(does("Anna", patch, pairings, swap).status, 200);
  EXPECT_EQ(rounds()[0].at("encounters")[0].at("players")[1], before[1].at("players")[1]);
  const auto line = get_items(path + "/log").front();
  EXPECT_EQ(line.at("act"), "pairings_changed");
  EXPECT_EQ(line.at("params").at("boards"), json({1, 2}));
  EXPECT_EQ(does("Anna", post, path + "/rounds/1/publish").status, 200);
  EXPECT_EQ(running(path).size(), 2U);
  EXPECT_EQ(does("Anna", patch, pairings, swap).code(), "TOURNAMENT_REFUSED");
}

TEST_F(DirectorActsTest, AChangeThatBreaksAHardRuleIsConfirmed) {
  const auto path = make({{"format", "swiss"}, {"rounds", 3}, {"all_at_once", false}});
  enter(path, {"Anna", "Ben", "Carl", "Dora"});
  does("Anna", post, path + "/start");
  does("Anna", post, path + "/rounds");
  does("Anna", post, path + "/rounds/1/publish");
  for (const GameId game : running(path))
    does("Anna", put, path + "/games/" + std::to_string(game.value) + "/result",
         {{"result", "1-1"}, {"reason", "test"}});
  does("Anna", post, path + "/rounds");
  const auto met = does("Anna", get, path + "/rounds").data().at("items")[0].at("encounters")[0];
  const auto entries = site.ask(get, path).data().at("entries");
  const auto number_of = [&](const json& name) {
    for (const auto& entry : entries)
      if (entry.at("username") == name) return entry.at("seat").get<int>();
    return 0;
  };
  const auto pairings = path + "/rounds/2/pairings";
  json change = {{"pair", {{number_of(met.at("players")[0]), number_of(met.at("players")[1])}}}};
  const auto refused = does("Anna", patch, pairings, change);
  EXPECT_EQ(refused.code(), "PAIRING_RULES");
  EXPECT_TRUE(refused.body.contains("MET_BEFORE")) << refused.body;
  change["confirmed"] = {"MET_BEFORE", "COLOUR_ABSOLUTE"};
  EXPECT_EQ(does("Anna", patch, pairings, change).fields(), std::vector<std::string>{"reason"});
  change["reason"] = "they agreed";
  EXPECT_EQ(does("Anna", patch, pairings, change).status, 200);
}

TEST_F(DirectorActsTest, AMessageIsSentToTheEntrantsAndLogged) {
  const auto path = make();
  EXPECT_EQ(does("Anna", post, path + "/messages", {{"text", "hello"}}).code(),
            "TOURNAMENT_REFUSED")
      << "nobody has entered";
  enter(path, {"Ben", "Carl"});
  site.damage(
      "UPDATE users SET email = 'ben@example.org', email_confirmed_ms = 1 WHERE name = 'Ben'");
  EXPECT_EQ(does("Anna", post, path + "/messages", {{"text", "Round 2 is on Monday."}}).status,
            201);
  EXPECT_EQ(get_items(path + "/log").front().at("after"), "Round 2 is on Monday.");
  const auto mails = site.stores.outbox.due(noon + seconds(60), 10);
  ASSERT_EQ(mails.size(), 1U);
  EXPECT_EQ(mails[0].address, "ben@example.org");
  EXPECT_EQ(mails[0].subject, "Cup");
  EXPECT_NE(mails[0].body.find("Round 2 is on Monday."), std::string::npos);
}

TEST_F(DirectorActsTest, ADirectorCannotEnterAPlayerWhoBlockedThem) {
  const auto path = make();
  enter(path, {"Carl", "Dora"});
  ASSERT_EQ(does("Ben", put, "/api/v1/blocks/Anna").status, 204);
  const auto refused = [&](net::Verb verb, const std::string& act, const json& body) {
    return does("Anna", verb, path + act, body);
  };
  EXPECT_EQ(refused(post, "/entries", {{"username", "Ben"}}).code(), "FORBIDDEN");
  const auto list = refused(post, "/entries/import", {{"csv", "Ben\n"}});
  EXPECT_EQ(list.code(), "BAD_CSV") << list.body;
  EXPECT_EQ(list.data().at("reason"), "account.not_named_by_you");
  EXPECT_EQ(refused(put, "/directors", {{"usernames", {"Anna", "Ben"}}}).code(), "FORBIDDEN");
  EXPECT_EQ(does("Ben", post, path + "/entries").status, 201) << "by their own will";
  EXPECT_EQ(does("Ben", del, path + "/entries/Ben").status, 200);
  EXPECT_LT(does("Anna", post, path + "/start").status, 300);
  EXPECT_EQ(refused(post, "/entries/Carl/replace", {{"by", "Ben"}}).code(), "FORBIDDEN");
  ASSERT_EQ(does("Ben", del, "/api/v1/blocks/Anna").status, 204);
  EXPECT_EQ(refused(post, "/entries/Carl/replace", {{"by", "Ben"}}).status, 200);
}

TEST_F(DirectorActsTest, ADirectorKeepsTheRoleDespiteABlock) {
  const auto path = make();
  const json both = {{"usernames", {"Anna", "Ben"}}};
  EXPECT_EQ(does("Anna", put, path + "/directors", both).status, 200);
  ASSERT_EQ(does("Ben", put, "/api/v1/blocks/Anna").status, 204);
  EXPECT_EQ(does("Anna", put, path + "/directors", both).status, 200);
}

TEST_F(DirectorActsTest, ManyPlayersAreLookedUpInTheSlowPool) {
  const auto path = make({{"format", "swiss"}, {"rounds", 3}, {"all_at_once", false}});
  enter(path, {"Ben", "Carl"});
  struct Act {
    net::Verb verb;
    std::string path;
    json body;
    int status;
  };
  const std::vector<Act> acts = {
      {post, "/entries/import", {{"csv", "Dora\n"}}, 201},
      {put, "/apart", {{"pairs", json::array({json::array({"Ben", "Dora"})})}}, 200}};
  {
    const Held held(site.pools.on_demand);
    for (int who = 0; site.pools.on_demand.run(std::to_string(who), [] {}); ++who) {
    }
    for (const Act& act : acts)
      EXPECT_EQ(does("Anna", act.verb, path + act.path, act.body).code(), "BUSY") << act.path;
    EXPECT_EQ(site.ask(get, path).status, 200) << "the tournament's own thread is free";
  }
  for (const Act& act : acts)
    EXPECT_TRUE(eventually([&] {
      return does("Anna", act.verb, path + act.path, act.body).status == act.status;
    })) << act.path;
}

TEST_F(DirectorActsTest, ACloneHasTheSettingsAndNoEntrants) {
  const auto path = make({{"tiebreaks", {"wins"}}});
  enter(path, {"Ben", "Carl"});
  const auto made = does("Anna", post, path + "/clone", {{"name", "Cup II"}});
  ASSERT_EQ(made.status, 201);
  const auto clone =
      site.ask(get, "/api/v1/tournaments/" + made.data().at("id").get<std::string>()).data();
  EXPECT_EQ(clone.at("name"), "Cup II");
  EXPECT_EQ(clone.at("tiebreaks"), json::parse(R"(["wins"])"));
  EXPECT_TRUE(clone.at("entries").empty());
}

class DirectorsFactorTest : public DirectorActsTest {
 protected:
  static constexpr const char* missing = "SECOND_FACTOR_MISSING";

  void switch_on(const std::string& who) {
    db::awaited<void>([&](auto done) {
      site.stores.factors.begin(ids[who], {}, std::move(done));
    }).value();
    const auto kept = site.stores.sessions.sessions_of(ids[who], site.clock->now()).front().id;
    db::awaited<void>([&](auto done) {
      site.stores.factors.confirm(ids[who], kept, 1, site.clock->now(), {}, std::move(done));
    }).value();
  }
  /// Signs in later, with a new session.
  void sign_in(const std::string& who) {
    site.by_hand().move_to(site.clock->now() + seconds(1));
    people[who] = site.session(ids[who]);
  }
  /// Creates a tournament as Anna, who has a second factor.
  std::string make_guarded() {
    switch_on("Anna");
    sign_in("Anna");
    return make({{"second_factor", true}});
  }
};

TEST_F(DirectorsFactorTest, CannotBeRequiredByADirectorWithoutOne) {
  const json wish = cup({{"second_factor", true}});
  const auto refused = does("Anna", post, "/api/v1/tournaments", wish);
  EXPECT_EQ(refused.status, 403);
  EXPECT_EQ(refused.code(), missing);
  EXPECT_NE(refused.body.find("turn yours on in your account"), std::string::npos);
  const auto path = make();
  EXPECT_EQ(does("Anna", patch, path, {{"second_factor", true}}).code(), missing);
  auto guarded = site.ask(get, path + "/export.json").data();
  guarded["settings"]["second_factor"] = true;
  EXPECT_EQ(does("Anna", post, "/api/v1/tournaments/import",
                 {{"format", "json"}, {"text", guarded.dump()}})
                .code(),
            missing);
  EXPECT_EQ(site.ask(get, path).data().at("second_factor"), false);
  switch_on("Anna");
  const auto early = does("Anna", patch, path, {{"second_factor", true}});
  EXPECT_EQ(early.code(), missing);
  EXPECT_NE(early.body.find("you signed in before"), std::string::npos);
  sign_in("Anna");
  EXPECT_EQ(does("Anna", patch, path, {{"second_factor", true}}).status, 200);
  EXPECT_EQ(site.ask(get, path).data().at("second_factor"), true);
}

TEST_F(DirectorsFactorTest, EveryActNeedsASessionSignedInWithIt) {
  const auto path = make_guarded();
  EXPECT_EQ(does("Anna", put, path + "/directors", {{"usernames", {"Anna", "Ben"}}}).status, 200);
  enter(path, {"Ben", "Carl", "Dora"});
  struct Row {
    net::Verb verb;
    const char* path;
    json body;
  };
  const std::vector<Row> acts = {
      {patch, "", {{"name", "Mine"}}},
      {put, "/directors", {{"usernames", {"Ben"}}}},
      {post, "/start", json::object()},
      {post, "/pause", {{"reason", "noise"}}},
      {post, "/cancel", json::object()},
      {post, "/entries", {{"username", "Anna"}}},
      {post, "/entries/import", {{"text", "Anna"}}},
      {patch, "/entries/Carl", {{"action", "accept"}}},
      {del, "/entries/Carl", json::object()},
      {put, "/entries/Ben/byes", {{"byes", json::array()}}},
      {post, "/messages", {{"text", "hello"}}},
      {post, "/freezes", {{"start_ms", 1}, {"end_ms", 2}, {"reason", "r"}}},
      {post, "/vacations", {{"username", "Carl"}, {"start_ms", 1}, {"end_ms", 2}}},
  };
  for (const auto& [verb, act, body] : acts)
    EXPECT_EQ(does("Ben", verb, path + act, body).code(), missing) << act;
  EXPECT_EQ(site.ask(get, path).data().at("name"), "Cup");
  EXPECT_EQ(does("Ben", del, path + "/entries/Ben").status, 200) << "as a player";
  switch_on("Ben");
  EXPECT_EQ(does("Ben", post, path + "/start").code(), missing) << "an older session";
  sign_in("Ben");
  EXPECT_EQ(does("Ben", post, path + "/start").status, 200);
  EXPECT_EQ(does("Ben", patch, path, {{"second_factor", false}}).status, 200) << "it runs";
  EXPECT_EQ(site.ask(get, path).data().at("second_factor"), false);
}

TEST_F(DirectorsFactorTest, NoTokenReplacesIt) {
  const auto path = make_guarded();
  const auto token =
      site.token(ids["Anna"], db::scope_read | db::scope_play | db::scope_tournaments);
  const auto refused = site.ask(patch, path, R"({"name":"Other"})", token);
  EXPECT_EQ(refused.code(), missing);
  EXPECT_NE(refused.body.find("a token has none"), std::string::npos);
}

TEST_F(DirectorsFactorTest, PromotionNeedsTheRightToActInTheNextStage) {
  const auto final_stage = make_guarded();
  const auto id = final_stage.substr(final_stage.rfind('/') + 1);
  const json promotion = {{"to", id}, {"places", 1}};
  EXPECT_EQ(does("Anna", post, "/api/v1/tournaments", cup({{"promotion", promotion}})).status, 201);
  db::awaited<void>([&](auto done) {
    site.stores.factors.remove(ids["Anna"], std::move(done));
  }).value();
  sign_in("Anna");
  EXPECT_EQ(does("Anna", post, "/api/v1/tournaments", cup({{"promotion", promotion}})).code(),
            missing);
}

}  // namespace
}  // namespace crownhead::api
