#include "server/http/tournaments/tournaments.hpp"

#include <gtest/gtest.h>

#include "tests/http/tournaments/tournament_fixture.hpp"

namespace crownhead::api {
namespace {

TEST_F(TournamentsTest, AChangeKeepsWhatItOmitsOfTheGames) {
  const auto path = make({{"variant", "nardi"},
                          {"ruleset", "wbgf"},
                          {"terms", {{"length", 5}, {"cube", true}}},
                          {"tiebreaks", {"match_points"}}});
  const auto settings = [&] { return does("Anna", get, path).data(); };
  const auto before = settings();
  const auto expect = [&](const json& change, const json& changed) {
    const auto done = does("Anna", patch, path, change);
    ASSERT_EQ(done.status, 200) << change << done.body;
    const auto now = settings();
    for (const char* name : {"variant", "ruleset", "terms", "time_control", "rated", "mode"})
      EXPECT_EQ(now.at(name), changed.contains(name) ? changed.at(name) : before.at(name))
          << name << " after " << change;
  };
  expect({{"mode", "correspondence"}}, {});
  expect({{"rated", false}}, {{"rated", false}});
  expect({{"rated", true}}, {});
  expect(
      {{"ruleset", "latvian"}, {"terms", {{"length", 1}}}},
      {{"ruleset", "latvian"}, {"terms", {{"length", 1}, {"cube", false}, {"crawford", false}}}});
  expect({{"ruleset", "wbgf"}, {"terms", before.at("terms")}}, {});
  expect({{"time_control", {{"kind", "per_move"}, {"time_ms", 172800000}}}},
         {{"time_control", {{"kind", "per_move"}, {"time_ms", 172800000}}}});
  EXPECT_EQ(does("Anna", patch, path, {{"mode", "live"}}).fields(),
            std::vector<std::string>{"mode"});
  EXPECT_EQ(does("Anna", patch, path, {{"terms", {{"points", 5}}}}).fields(),
            std::vector<std::string>{"terms.points"});
  EXPECT_EQ(does("Anna", patch, path, {{"variant", "russian"}, {"tiebreaks", {"solkoff"}}}).status,
            200);
  EXPECT_EQ(settings().at("variant"), "russian");
  EXPECT_FALSE(settings().contains("terms")) << "those of nardi";
}

TEST_F(TournamentsTest, ARoundRobinIsPlayedFromTheAnnouncementToItsEnd) {
  const auto path = make();
  enter(path, {"Ben", "Carl", "Dora"});
  EXPECT_EQ(site.ask(get, path).data().at("status"), "announced");
  const auto started = does("Anna", post, path + "/start");
  EXPECT_EQ(started.status, 200) << started.body;
  const auto games = running(path);
  ASSERT_EQ(games.size(), 3U);
  for (const GameId game : games) resign(game, Seat::black);
  const auto after = site.ask(get, path).data();
  EXPECT_EQ(after.at("status"), "finished");
  const auto standings = get_items(path + "/standings");
  ASSERT_EQ(standings.size(), 3U);
  int points = 0;
  for (const auto& line : standings) points += line.at("points").get<int>();
  EXPECT_EQ(points, 12);
  EXPECT_TRUE(standings[0].at("tiebreaks").contains("solkoff"));
  EXPECT_EQ(get_items(path + "/crosstable").size(), 3U);
  EXPECT_EQ(get_items(path + "/log").front().at("act"), "finished");
}

TEST_F(TournamentsTest, ASwissIsDrawnAndPublishedByHand) {
  const auto path = make({{"format", "swiss"}, {"rounds", 2}, {"all_at_once", false}});
  enter(path, {"Anna", "Ben", "Carl", "Dora"});
  does("Anna", post, path + "/start");
  EXPECT_EQ(does("Anna", post, path + "/rounds").status, 201);
  EXPECT_TRUE(get_items(path + "/rounds").empty()) << "not published yet";
  EXPECT_EQ(does("Anna", get, path + "/rounds").data().at("items").size(), 1U);
  for (const auto& row : get_items(path + "/crosstable"))
    EXPECT_TRUE(row.at("cells").empty()) << "the pairs are in none of its tables either";
  EXPECT_EQ(does("Anna", post, path + "/rounds/1/publish").status, 200);
  for (const GameId game : running(path)) resign(game, Seat::white);
  EXPECT_EQ(does("Anna", post, path + "/rounds").status, 201);
  EXPECT_EQ(does("Anna", post, path + "/rounds/2/publish").status, 200);
  EXPECT_EQ(does("Anna", post, path + "/rounds/2/publish").code(), "TOURNAMENT_REFUSED");
  for (const GameId game : running(path)) resign(game, Seat::white);
  EXPECT_EQ(site.ask(get, path).data().at("status"), "finished");
}

TEST_F(TournamentsTest, TheBestArePromotedAutomatically) {
  const auto next = make();
  const auto id = next.substr(next.rfind('/') + 1);
  const auto path = make({{"promotion", {{"to", id}, {"places", 1}}},
                          {"stage", "Preliminary"},
                          {"prizes", {"a cup"}}});
  EXPECT_EQ(site.ask(get, path).data().at("promotion").at("places"), 1);
  EXPECT_EQ(site.ask(get, path).data().at("prizes").at(0), "a cup");
  EXPECT_EQ(does("Anna", post, path + "/clone", {{"name", "Section B"}}).status, 201);
  for (const auto& [who, to] : {std::pair{"Anna", "999"}, std::pair{"Anna", "0"}}) {
    const auto refused = does(who, patch, path, {{"promotion", {{"to", to}, {"places", 1}}}});
    EXPECT_EQ(refused.code(), "INVALID_FIELD") << refused.body;
  }
  EXPECT_EQ(does("Anna", patch, path, {{"name", "Cup B"}}).status, 200);
  EXPECT_EQ(site.ask(get, path).data().at("promotion").at("to"), id) << "not named: it stays";
  EXPECT_EQ(does("Anna", patch, path, {{"promotion", nullptr}}).status, 200);
  EXPECT_TRUE(site.ask(get, path).data().at("promotion").is_null());
  enter(next, {"Ben", "Carl"});
  does("Anna", post, next + "/start");
  const auto begun =
      site.ask(post, "/api/v1/tournaments",
               cup({{"promotion", {{"to", id}, {"places", 1}}}}).dump(), people["Anna"]);
  EXPECT_EQ(begun.code(), "INVALID_FIELD") << "it has begun";
}

TEST_F(TournamentsTest, APromotionCannotBeUndone) {
  const auto next = make();
  const auto path =
      make({{"promotion", {{"to", next.substr(next.rfind('/') + 1)}, {"places", 1}}}});
  enter(path, {"Ben", "Carl"});
  does("Anna", post, path + "/start");
  resign(running(path).at(0), Seat::white);
  ASSERT_TRUE(eventually([&] { return get_items(path + "/log").front().at("act") == "promoted"; }));
  const auto late = does("Anna", patch, path, {{"promotion", nullptr}});
  EXPECT_EQ(late.code(), "TOURNAMENT_REFUSED");
  EXPECT_NE(late.body.find("a director of the next stage can remove them there"),
            std::string::npos);
  EXPECT_EQ(site.ask(get, next).data().at("entries").size(), 1U);
}

TEST_F(TournamentsTest, ItsDirectorsSeeAbsenteesOfTheNextRound) {
  const auto starts = (noon + seconds(3600)).ms;
  const auto path =
      make({{"format", "swiss"},
            {"rounds", 3},
            {"all_at_once", false},
            {"mode", "live"},
            {"time_control", {{"kind", "fischer"}, {"base_ms", 600'000}, {"increment_ms", 0}}},
            {"starts_ms", starts}});
  enter(path, {"Ben", "Carl", "Dora"});
  const auto coming = [&] { return does("Anna", get, path + "/coming-round").data(); };
  EXPECT_EQ(coming(),
            json::parse(R"({"round":null,"at_ms":null,"players":0,"absent":[],"refusal":null})"));
  site.by_hand().move_to(noon + seconds(3100));
  site.lobby.online().come(ids["Carl"]);
  EXPECT_EQ(coming(), (json{{"round", 1},
                            {"at_ms", starts},
                            {"players", 3},
                            {"absent", {"Ben", "Dora"}},
                            {"refusal", nullptr}}));
  EXPECT_EQ(does("Ben", get, path + "/coming-round").code(), "FORBIDDEN");
}

TEST_F(TournamentsTest, ItsDirectorsSeeTheReasonIfARoundIsNotDrawn) {
  const auto path =
      make({{"format", "swiss"}, {"rounds", 2}, {"all_at_once", false}, {"schedule", "automatic"}});
  enter(path, {"Ben", "Carl"});
  does("Anna", post, path + "/start");
  const auto refusal = [&] {
    return does("Anna", get, path + "/coming-round").data().at("refusal");
  };
  EXPECT_EQ(refusal(), nullptr);
  resign(running(path).at(0), Seat::white);
  const auto drawn = does("Anna", post, path + "/rounds");
  EXPECT_EQ(drawn.code(), "NO_PAIRING") << "the two have met";
  EXPECT_EQ(refusal(), drawn.data().at("detail"));
  const auto line = get_items(path + "/log").front();
  EXPECT_EQ(line.at("act"), "round_ended");
  EXPECT_EQ(line.at("after"), "round 1");
}

TEST_F(TournamentsTest, ItsLogNamesDirectorsAndReplacements) {
  const auto path = make();
  enter(path, {"Ben", "Carl"});
  EXPECT_EQ(does("Anna", put, path + "/directors", {{"usernames", {"Anna", "Dora"}}}).status, 200);
  EXPECT_EQ(does("Anna", put, path + "/directors", {{"usernames", {"Anna"}}}).status, 200);
  EXPECT_EQ(get_items(path + "/log")[0].at("after"), "Anna");
  EXPECT_EQ(get_items(path + "/log")[1].at("after"), "Anna, Dora") << "who directs no more";
  does("Anna", post, path + "/start");
  const json why = {{"by", "Dora"}, {"reason", "ill"}};
  EXPECT_EQ(does("Anna", post, path + "/entries/Ben/replace", why).status, 200);
  const auto line = get_items(path + "/log").front();
  EXPECT_EQ(line.at("act"), "replaced");
  EXPECT_EQ(line.at("about"), "Ben");
  EXPECT_EQ(line.at("after"), "Dora");

  for (const auto& row : get_items(path + "/crosstable"))
    EXPECT_EQ(row.at("cells")[0].at("annulled"), false);
  EXPECT_EQ(does("Dora", del, path + "/entries/Dora").status, 200);
  for (const auto& row : get_items(path + "/crosstable"))
    EXPECT_EQ(row.at("cells")[0].at("annulled"), true);
}

TEST_F(TournamentsTest, AnUnchangedTournamentIsNotSentAgain) {
  const auto path = make();
  const auto etag = site.ask(get, path).header("ETag");
  const auto same = site.ask(get, path, "", {{"If-None-Match", "\"77\", W/" + etag}});
  EXPECT_EQ(same.status, 304);
  EXPECT_EQ(same.header("ETag"), etag);
  EXPECT_EQ(same.header("Cache-Control"), "no-store");
  enter(path, {"Ben"});
  EXPECT_EQ(site.ask(get, path, "", {{"If-None-Match", etag}}).status, 200);
}

TEST_F(TournamentsTest, AnActOnAStaleVersionIsRefused) {
  const auto path = make();
  enter(path, {"Ben", "Carl"});
  const auto etag = site.ask(get, path).header("ETag");
  EXPECT_EQ(etag, "\"3\"");
  const auto stale = with(people["Anna"], "If-Match", "\"2\"");
  EXPECT_EQ(site.ask(post, path + "/start", "{}", stale).code(), "STALE_VERSION");
  const auto done =
      site.ask(post, path + "/start", "{}", with(people["Anna"], "If-Match", "\"99\", " + etag));
  EXPECT_EQ(done.data().at("version"), site.ask(get, path).data().at("version"));
}

TEST_F(TournamentsTest, ADirectorsResultEndsAGameOrChangesAFinishedOne) {
  const auto path = make();
  enter(path, {"Ben", "Carl"});
  does("Anna", post, path + "/start");
  const GameId game = running(path).at(0);
  const auto result = path + "/games/" + std::to_string(game.value) + "/result";
  EXPECT_EQ(does("Ben", put, result, {{"result", "1-1"}, {"reason", "x"}}).code(), "FORBIDDEN");
  EXPECT_EQ(does("Anna", put, result, {{"result", "1-1"}}).status, 422) << "without a reason";
  EXPECT_EQ(does("Anna", put, result, {{"result", "1-1"}, {"reason", "a dead draw"}}).status, 200);
  EXPECT_EQ(site.game(game).ended(),
            (play::Ended{play::finish_of(play::Outcome::draw), play::EndReason::adjudication}));
  EXPECT_EQ(get_items(path + "/standings")[0].at("points"), 2);
  EXPECT_EQ(does("Anna", put, result, {{"result", "2-0"}, {"reason", "an appeal"}}).status, 200);
  EXPECT_EQ(get_items(path + "/standings")[0].at("points"), 4);
  const auto shown = site.ask(get, "/api/v1/games/" + std::to_string(game.value)).data();
  EXPECT_EQ(shown.at("result"), "2-0");
  EXPECT_GT(shown.at("players").at("white").at("rating_change"), 0);
  const auto line = get_items(path + "/log")[0];
  EXPECT_EQ(line.at("act"), "result_set");
  EXPECT_EQ(line.at("actor"), "Anna");
  EXPECT_EQ(line.at("reason"), "an appeal");
  EXPECT_EQ(line.at("before"), "1.1.1 1-1");
  EXPECT_EQ(line.at("after"), "1.1.1 2-0");
}

TEST_F(TournamentsTest, APauseStopsEveryClockAndRefundsTheTime) {
  const auto path = make();
  enter(path, {"Ben", "Carl"});
  does("Anna", post, path + "/start");
  const GameId game = running(path).at(0);
  const auto deadline = site.game(game).deadline().value();
  EXPECT_EQ(does("Anna", post, path + "/pause").status, 422) << "without a reason";
  EXPECT_EQ(does("Anna", post, path + "/pause", {{"reason", "a storm"}}).status, 200);
  EXPECT_EQ(site.game(game).deadline(), std::nullopt);
  const bool ben_has_white = site.game(game).setup().players[Seat::white] == ids["Ben"];
  const auto moved = does(ben_has_white ? "Ben" : "Carl", post,
                          "/api/v1/games/" + std::to_string(game.value) + "/moves",
                          {{"move", "32-28"}, {"ply", 0}});
  EXPECT_EQ(moved.code(), "GAME_PAUSED") << moved.body;
  site.dev_time.advance_to(noon + seconds(1'000'000)).value();
  EXPECT_EQ(does("Anna", post, path + "/resume").status, 200);
  EXPECT_EQ(site.game(game).deadline(), deadline + seconds(1'000'000));
}

TEST_F(TournamentsTest, WithdrawingEarlyRemovesThePlayersGames) {
  const auto path = make();
  enter(path, {"Anna", "Ben", "Carl", "Dora"});
  does("Anna", post, path + "/start");
  EXPECT_EQ(does("Ben", del, path + "/entries/Carl").code(), "FORBIDDEN");
  EXPECT_EQ(does("Ben", del, path + "/entries/Ben").status, 200);
  EXPECT_EQ(running(path).size(), 3U);
  for (const GameId game : running(path)) {
    const auto players = site.game(game).setup().players;
    EXPECT_NE(players[Seat::white], ids["Ben"]);
    EXPECT_NE(players[Seat::black], ids["Ben"]);
  }
}

TEST_F(TournamentsTest, TimeLossAndTheEndOfTheTournamentFollowTheClock) {
  const auto path = make();
  enter(path, {"Ben", "Carl"});
  does("Anna", post, path + "/start");
  site.dev_time.advance_to(noon + seconds(90'000)).value();
  EXPECT_EQ(site.ask(get, path).data().at("status"), "finished");
  EXPECT_EQ(get_items(path + "/standings")[0].at("points"), 4);
}

// In English draughts Black moves first.
TEST_F(TournamentsTest, ANoShowOnTheFirstMoveLosesWithEitherColour) {
  const auto path =
      make({{"mode", "live"},
            {"variant", "english"},
            {"all_at_once", false},
            {"time_control", {{"kind", "fischer"}, {"base_ms", 300'000}, {"increment_ms", 0}}}});
  enter(path, {"Ben", "Carl"});
  does("Anna", post, path + "/start");
  does("Anna", post, path + "/rounds");
  does("Anna", post, path + "/rounds/1/publish");
  ASSERT_EQ(running(path).size(), 1U);
  const UserId white = site.game(running(path).front()).setup().players[Seat::white];
  site.dev_time.advance_to(noon + seconds(600)).value();
  const auto best = get_items(path + "/standings")[0];
  EXPECT_EQ(ids[best.at("username").get<std::string>()], white);
  EXPECT_EQ(best.at("points"), 4);
}

TEST_F(TournamentsTest, PlayersCannotActForTheDirectorInTheirGame) {
  const auto path = make();
  enter(path, {"Ben", "Carl"});
  does("Anna", post, path + "/start");
  const GameId game = running(path).at(0);
  for (const wire::PlayerWish& wish :
       {wire::PlayerWish{wire::AbortWish{}}, wire::PlayerWish{wire::GiveTimeWish{}}})
    EXPECT_EQ(site.does(ids["Ben"], game, wish).error().code, Code::tournament_refused);
}

TEST_F(TournamentsTest, ADrawMayBeAgreedFromTheConfiguredMove) {
  const auto path = make({{"agreed_draw_from_move", 30}});
  EXPECT_EQ(does("Anna", patch, path, {{"agreed_draw_from_move", 40}}).status, 200);
  EXPECT_EQ(does("Anna", patch, path, {{"agreed_draw_from_move", 101}}).fields(),
            std::vector<std::string>{"agreed_draw_from_move"});
  EXPECT_EQ(site.ask(get, path).data().at("agreed_draw_from_move"), 40);
  const auto copy = does("Anna", post, path + "/clone").data().at("id").get<std::string>();
  EXPECT_EQ(site.ask(get, "/api/v1/tournaments/" + copy).data().at("agreed_draw_from_move"), 40);
  enter(path, {"Ben", "Carl"});
  does("Anna", post, path + "/start");
  const GameId game = running(path).at(0);
  const auto game_path = "/api/v1/games/" + std::to_string(game.value);
  EXPECT_EQ(site.ask(get, game_path).data().at("agreed_draw_from_move"), 40);
  const auto offer = does("Ben", post, game_path + "/draw", {{"action", "offer"}});
  EXPECT_EQ(offer.code(), "DRAW_REFUSED");
  EXPECT_NE(offer.body.find("in this tournament"), std::string::npos);
}

TEST_F(TournamentsTest, AnEntryFollowsItsRules) {
  const auto invited = make({{"entry", {{"by", "invitation"}, {"max_players", 2}}}});
  EXPECT_EQ(does("Ben", post, invited + "/entries").status, 201);
  EXPECT_EQ(site.ask(get, invited).data().at("entries")[0].at("state"), "asked");
  EXPECT_EQ(does("Ben", patch, invited + "/entries/Ben", {{"action", "accept"}}).code(),
            "FORBIDDEN");
  EXPECT_EQ(does("Anna", patch, invited + "/entries/Ben", {{"action", "accept"}}).status, 200);
  EXPECT_EQ(does("Anna", post, invited + "/entries", {{"username", "Carl"}}).status, 201);
  EXPECT_EQ(does("Anna", post, invited + "/entries", {{"username", "Dora"}}).code(),
            "TOURNAMENT_REFUSED")
      << "every place is taken";

  const auto secret = make({{"entry", {{"by", "password"}, {"password", "sesame"}}}});
  EXPECT_EQ(does("Ben", post, secret + "/entries", {{"password", "seed"}}).code(), "FORBIDDEN");
  EXPECT_EQ(does("Ben", post, secret + "/entries", {{"password", "sesame"}}).status, 201);
  EXPECT_EQ(site.ask(get, secret).body.find("sesame"), std::string::npos);

  const auto strong = make({{"entry", {{"by", "open"}, {"min_rating", 1600}}}});
  EXPECT_EQ(does("Ben", post, strong + "/entries").code(), "TOURNAMENT_REFUSED");
}

TEST_F(TournamentsTest, ARepeatedRequestIsAppliedOnce) {
  const auto key = with(people["Anna"], "Idempotency-Key", "7b0e7c1c-4c27-4c0e-9d55-0a4c4e0f7a01");
  const auto first = site.ask(post, "/api/v1/tournaments", cup().dump(), key);
  EXPECT_EQ(site.ask(post, "/api/v1/tournaments", cup().dump(), key).body, first.body);
  const auto path = "/api/v1/tournaments/" + first.data().at("id").get<std::string>();
  enter(path, {"Ben", "Carl"});
  const auto again =
      with(people["Anna"], "Idempotency-Key", "7b0e7c1c-4c27-4c0e-9d55-0a4c4e0f7a02");
  const auto started = site.ask(post, path + "/start", "{}", again);
  EXPECT_EQ(started.status, 200);
  EXPECT_EQ(site.ask(post, path + "/start", "{}", again).body, started.body);
  EXPECT_EQ(running(path).size(), 1U);
}

TEST_F(TournamentsTest, MarkTheirBots) {
  const auto path = make({{"rated", false}});
  const auto become_bot = [&](const std::string& who) {
    EXPECT_EQ(does(who, patch, "/api/v1/account", {{"bot", true}}).status, 200);
  };
  become_bot("Ben");
  enter(path, {"Ben", "Carl", "Dora"});
  become_bot("Carl");
  EXPECT_EQ(does("Anna", post, path + "/start").status, 200);
  const std::map<std::string, bool> bots = {{"Ben", true}, {"Carl", true}, {"Dora", false}};
  const auto told = [](const json& items) {
    std::map<std::string, bool> who;
    for (const auto& item : items) who[item.at("username")] = item.at("bot");
    return who;
  };
  EXPECT_EQ(told(site.ask(get, path).data().at("entries")), bots);
  EXPECT_EQ(told(get_items(path + "/standings")), bots);
  EXPECT_EQ(told(get_items(path + "/crosstable")), bots);
  const auto id = TournamentId{std::stoll(path.substr(path.rfind('/') + 1))};
  const auto loaded = site.stores.tournaments.load(id).value();
  EXPECT_EQ(loaded.bots, (std::set<UserId>{ids["Ben"], ids["Carl"]})) << "read anew";
}

TEST_F(TournamentsTest, TitlesAndCountriesAreShownAndFollowTheAccount) {
  const auto path = make();
  identify("Ben", {{"country", "LAT"}, {"title", "MI"}, {"real_name", "Ben Smith"}});
  enter(path, {"Ben", "Carl", "Dora"});
  const auto entry_of = [&](const std::string& list, const std::string& who) {
    const auto items =
        list.empty() ? site.ask(get, path).data().at("entries") : get_items(path + "/" + list);
    for (const auto& item : items)
      if (item.at("username") == who) return item;
    return json();
  };
  EXPECT_EQ(entry_of("", "Ben").at("country"), "LAT");
  EXPECT_TRUE(entry_of("", "Ben").at("title").is_null()) << "not confirmed";
  EXPECT_TRUE(entry_of("", "Ben").at("real_name").is_null()) << "not asked for";
  confirm_title("Ben", "MI");
  identify("Carl", {{"country", "NED"}});
  EXPECT_EQ(does("Anna", post, path + "/start").status, 200);
  for (const char* list : {"", "standings", "crosstable"}) {
    EXPECT_EQ(entry_of(list, "Ben").at("title"), "MI") << list;
    EXPECT_EQ(entry_of(list, "Carl").at("country"), "NED") << list;
    EXPECT_TRUE(entry_of(list, "Dora").at("country").is_null()) << list;
  }
  const auto id = TournamentId{std::stoll(path.substr(path.rfind('/') + 1))};
  EXPECT_EQ(site.stores.tournaments.load(id)->identities.at(ids["Ben"]).title, "MI") << "read anew";
}

TEST_F(TournamentsTest, MayAskForRealNames) {
  const auto path = make({{"real_names", true}});
  EXPECT_EQ(site.ask(get, path).data().at("real_names"), true);
  const auto refused = does("Ben", post, path + "/entries");
  EXPECT_EQ(refused.code(), "TOURNAMENT_REFUSED");
  EXPECT_EQ(does("Anna", post, path + "/entries", {{"username", "Ben"}}).fields(),
            std::vector<std::string>{"username"});
  EXPECT_EQ(does("Anna", post, path + "/entries/import", {{"csv", "Ben\n"}}).code(), "BAD_CSV");
  for (const char* who : {"Ben", "Carl"}) {
    identify(who, {{"real_name", std::string(who) + " Smith"}});
    EXPECT_EQ(does(who, post, path + "/entries").status, 201);
  }
  EXPECT_EQ(site.ask(get, path).data().at("entries")[0].at("real_name"), "Ben Smith");
  EXPECT_EQ(does("Anna", post, path + "/start").status, 200);
  EXPECT_EQ(does("Anna", post, path + "/entries/Ben/replace", {{"by", "Dora"}, {"reason", "ill"}})
                .fields(),
            std::vector<std::string>{"by"});
  EXPECT_EQ(does("Anna", patch, path, {{"real_names", false}}).status, 200);
  EXPECT_TRUE(site.ask(get, path).data().at("entries")[0].at("real_name").is_null());
}

TEST_F(TournamentsTest, AreListedWithTheLeaderAndAPlayersPlace) {
  const auto path = make();
  enter(path, {"Ben", "Carl", "Dora"});
  does("Anna", post, path + "/start");
  const std::string list = "/api/v1/tournaments?status=running";
  EXPECT_TRUE(get_items(list).at(0).at("leader").is_null());
  EXPECT_TRUE(get_items(list + "&player=Ben").at(0).at("place").is_null());
  resign(running(path).at(0), Seat::black);
  const auto standings = get_items(path + "/standings");
  EXPECT_EQ(get_items(list).at(0).at("leader"), standings.at(0).at("username"));
  EXPECT_TRUE(get_items(list).at(0).at("place").is_null());
  for (const auto& line : standings) {
    const auto of = list + "&player=" + line.at("username").get<std::string>();
    EXPECT_EQ(get_items(of).at(0).at("place"), line.at("rank")) << of;
  }
}

TEST_F(TournamentsTest, InvalidSettingsAreNamed) {
  const auto wrong = [&](json more) {
    return site.ask(post, "/api/v1/tournaments", cup(std::move(more)).dump(), people["Anna"]);
  };
  EXPECT_EQ(wrong({{"format", "arena"}}).status, 422);
  EXPECT_EQ(wrong({{"mode", "live"}}).fields(), std::vector<std::string>{"mode"});
  EXPECT_EQ(wrong({{"tiebreaks", {"luck"}}}).fields(), std::vector<std::string>{"tiebreaks"});
  EXPECT_EQ(wrong({{"format", "swiss"}}).fields(), std::vector<std::string>{"rounds"});
  EXPECT_EQ(wrong({{"entry", {{"by", "password"}}}}).fields(),
            std::vector<std::string>{"entry.password"});
  const auto drawn =
      wrong({{"variant", "turkish"},
             {"openings", {{"draw", "round"}, {"table", "1|W:WKa1:BKh7|Two kings"}}}});
  EXPECT_EQ(drawn.status, 422);
  EXPECT_EQ(drawn.code(), "INVALID_FIELD");
  EXPECT_EQ(drawn.fields(), std::vector<std::string>{"openings.table"});
  EXPECT_NE(drawn.body.find("is wrong at 1 (Two kings): the game would be drawn at once"),
            std::string::npos)
      << drawn.body;
  const auto path = make();
  EXPECT_EQ(does("Anna", patch, path, {{"description", std::string(4001, 'x')}}).fields(),
            std::vector<std::string>{"description"});
  EXPECT_EQ(does("Ben", post, "/api/v1/tournaments", cup()).code(), "FORBIDDEN");
}

TEST_F(TournamentsTest, ListsAreFilteredAndPaged) {
  make();
  const auto path = make({{"format", "swiss"}, {"rounds", 3}, {"all_at_once", false}});
  enter(path, {"Ben"});
  const auto swiss = get_items("/api/v1/tournaments?format=swiss");
  ASSERT_EQ(swiss.size(), 1U);
  const auto whole = site.ask(get, path).data();
  for (const auto* said : {"time_control", "rated", "rounds"})
    EXPECT_EQ(swiss[0].at(said), whole.at(said)) << said;
  EXPECT_EQ(get_items("/api/v1/tournaments?player=Ben&status=announced").size(), 1U);
  EXPECT_EQ(get_items("/api/v1/tournaments?status=running").size(), 0U);
  EXPECT_EQ(get_items("/api/v1/tournaments?name=" + cup().at("name").get<std::string>()).size(),
            2U);
  EXPECT_EQ(get_items("/api/v1/tournaments?name=nobody").size(), 0U);
  EXPECT_EQ(site.ask(get, "/api/v1/tournaments?name=" + std::string(401, 'x')).fields(),
            std::vector<std::string>{"name"});
  const auto first = site.ask(get, "/api/v1/tournaments?limit=1").data();
  EXPECT_EQ(first.at("items").size(), 1U);
  const auto next = first.at("next_cursor").get<std::string>();
  EXPECT_EQ(get_items("/api/v1/tournaments?limit=1&cursor=" + next).size(), 1U);
}

}  // namespace
}  // namespace crownhead::api
