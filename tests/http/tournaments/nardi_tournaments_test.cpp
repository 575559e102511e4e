#include <gmock/gmock.h>
#include <numeric>

#include "db/dice/dice_counts.hpp"
#include "db/dice_check.hpp"
#include "db/jobs/awaited.hpp"
#include "db/jobs/writer.hpp"
#include "rules/dice/commitment_list.hpp"
#include "rules/dice/sha256.hpp"
#include "tests/http/tournaments/tournament_fixture.hpp"

namespace crownhead::api {
namespace {

/// Tournaments of nardi and of the star for two, over REST only.
class NardiTournamentsTest : public TournamentsTest {
 protected:
  static json nardi(json more = json::object()) {
    json body = {
        {"variant", "nardi"}, {"ruleset", "wbgf"}, {"terms", {{"length", 3}, {"cube", true}}}};
    body.update(more);
    return body;
  }
  static json star(json more = json::object()) {
    json body = {{"variant", "star"}, {"ruleset", "classic"}, {"terms", {{"side", 3}}}};
    body.update(more);
    return body;
  }
  static json live() {
    return {{"mode", "live"},
            {"time_control", {{"kind", "fischer"}, {"base_ms", 300'000}, {"increment_ms", 2000}}}};
  }

  Answer made(json more) {
    return site.ask(post, "/api/v1/tournaments", cup(std::move(more)).dump(), people["Anna"]);
  }
  std::string field_refused(json more) {
    const auto answer = made(std::move(more));
    EXPECT_EQ(answer.status, 422) << answer.body;
    const auto fields = answer.fields();
    return fields.size() == 1 ? fields.front() : std::to_string(fields.size()) + " fields";
  }

  /// The player in the first seat wins every game, until none is running.
  void play_out(const std::string& path) {
    for (int games = 0; games < 100; ++games) {
      const auto open = running(path);
      if (open.empty()) return;
      resign(open.front(), Seat::black);
    }
    ADD_FAILURE() << "it goes on for ever";
  }
  std::string status(const std::string& path) { return site.ask(get, path).data().at("status"); }
  void start(const std::string& path) {
    const auto started = does("Anna", post, path + "/start");
    ASSERT_TRUE(started.status < 300) << started.body;
    site.tournament_rooms.settle();
  }
  json game(const std::string& path) {
    return site.ask(get, "/api/v1/games/" + std::to_string(running(path).front().value)).data();
  }
  std::int64_t rolls_counted() {
    const auto counts = db::rolls_of_site(site.stores.database.readers()).all();
    return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
  }
};

TEST_F(NardiTournamentsTest, EveryFormatIsPlayedToItsEnd) {
  for (const json& variant :
       {nardi(), nardi({{"ruleset", "latvian"}, {"terms", json::object()}}), star()})
    for (const json& format :
         {json{{"format", "round_robin"}}, json{{"format", "round_robin"}, {"cycles", 2}},
          json{{"format", "swiss"},
               {"all_at_once", false},
               {"rounds", 2},
               {"schedule", "automatic"}},
          json{{"format", "knockout"}, {"all_at_once", false}, {"schedule", "automatic"}}}) {
      json settings = variant;
      settings.update(format);
      const auto path = make(settings);
      enter(path, {"Ben", "Carl", "Dora"});
      start(path);
      if (running(path).empty()) {
        does("Anna", post, path + "/rounds");
        does("Anna", post, path + "/rounds/1/publish");
      }
      ASSERT_FALSE(running(path).empty()) << settings;
      play_out(path);
      EXPECT_TRUE(eventually([&] { return status(path) == "finished" || !running(path).empty(); }));
      play_out(path);
      int points = 0;
      for (const auto& line : get_items(path + "/standings"))
        points += line.at("points").get<int>();
      EXPECT_GT(points, 0) << settings;
    }
}

TEST_F(NardiTournamentsTest, AMatchHasTheTermsOfItsTournament) {
  const auto path = make(nardi(
      {{"format", "match"}, {"all_at_once", false}, {"rounds", 1}, {"schedule", "automatic"}}));
  const auto told = site.ask(get, path).data();
  const json terms = {{"length", 3}, {"cube", true}, {"crawford", true}};
  EXPECT_EQ(told.at("terms"), terms);
  enter(path, {"Ben", "Carl"});
  start(path);
  ASSERT_FALSE(running(path).empty());
  EXPECT_EQ(game(path).at("terms"), terms);
  const auto events =
      site.ask(get, "/api/v1/games/" + game(path).at("id").get<std::string>() + "/events")
          .data()
          .at("items");
  EXPECT_EQ(events.at(0).at("d").at("dice_commitment").get<std::string>().size(), 64U);
}

TEST_F(NardiTournamentsTest, AMatchShowsItsPointsWithEveryResult) {
  const auto path = make(nardi({{"tiebreaks", {"match_points"}}}));
  enter(path, {"Ben", "Carl"});
  start(path);
  const auto id = running(path).front();
  const std::string white = game(path).at("players").at("white").at("username");
  resign(id, Seat::black);
  site.tournament_rooms.settle();
  const auto encounter = get_items(path + "/rounds").at(0).at("encounters").at(0);
  const bool first = encounter.at("players").at(0) == white;
  const json won = first ? json{3, 0} : json{0, 3};
  EXPECT_EQ(encounter.at("match_points"), json::array({won})) << "what was still needed is given";
  const auto row = get_items(path + "/crosstable").at(0);
  EXPECT_EQ(row.at("username"), white);
  EXPECT_EQ(row.at("cells").at(0).at("match_points"), json::parse("[[3,0]]"));
  EXPECT_EQ(row.at("tiebreaks").at("match_points"), 3);
  EXPECT_EQ(get_items(path + "/standings").at(1).at("tiebreaks").at("match_points"), -3);
  const auto listed =
      get_items("/api/v1/games?tournament=" + path.substr(path.rfind('/') + 1)).at(0);
  EXPECT_EQ(listed.at("score"), json::parse(R"({"white":0,"black":0})"));

  const auto ruled = does("Anna", put, path + "/games/" + std::to_string(id.value) + "/result",
                          {{"result", "0-2"}, {"reason", "test"}});
  ASSERT_TRUE(ruled.status < 300) << ruled.body;
  site.tournament_rooms.settle();
  EXPECT_EQ(get_items(path + "/rounds").at(0).at("encounters").at(0).at("match_points"),
            json::parse("[null]"))
      << "they were made for another result";
  EXPECT_EQ(get_items(path + "/standings").at(0).at("tiebreaks").at("match_points"), 0);
}

TEST_F(NardiTournamentsTest, DraughtsHaveNoMatchPoints) {
  const auto path = make(json::object());
  enter(path, {"Ben", "Carl"});
  start(path);
  resign(running(path).front(), Seat::black);
  site.tournament_rooms.settle();
  EXPECT_FALSE(get_items(path + "/rounds").at(0).at("encounters").at(0).contains("match_points"));
  EXPECT_FALSE(get_items(path + "/crosstable").at(0).at("cells").at(0).contains("match_points"));
}

TEST_F(NardiTournamentsTest, ARecordHasTheTagsOfItsTournament) {
  for (const auto& [settings, formats] :
       {std::pair{nardi({{"name", "Dice Cup"}}), std::vector<std::string>{"mat", "sgf"}},
        {star({{"name", "Star Cup"}}), {"star"}}}) {
    const auto path = make(settings);
    enter(path, {"Ben", "Carl"});
    start(path);
    const auto record = "/api/v1/games/" + std::to_string(running(path).front().value) + "/record";
    for (const auto& format : formats) {
      const auto text = site.ask(get, record + "?format=" + format).body;
      const bool sgf = format == "sgf";
      const std::string name = settings.at("name");
      EXPECT_THAT(text, testing::HasSubstr(sgf ? "EV[" + name + "]" : "Event \"" + name + "\""));
      EXPECT_THAT(text, testing::HasSubstr(sgf ? "RO[1.1]" : "Round \"1.1\""));
      EXPECT_THAT(text, testing::HasSubstr(sgf ? "DT[20" : "Date \"20"));
      for (const char* player : {"Ben", "Carl"}) EXPECT_THAT(text, testing::HasSubstr(player));
    }
  }
}

TEST_F(NardiTournamentsTest, StarTournamentsExportTheirRecords) {
  const auto path = make(star({{"name", "Star Cup"}}));
  enter(path, {"Ben", "Carl", "Dora"});
  start(path);
  play_out(path);
  EXPECT_EQ(site.ask(get, path + "/export.pdn").status, 404);
  const auto records = site.file(path + "/export.txt").first;
  for (const char* part : {"[Event \"Star Cup\"]", "[Round \"1.1\"]", "[Round \"3.1\"]",
                           "[Rules \"star/classic\"]", "[Board \"3/6\"]"})
    EXPECT_THAT(records, testing::HasSubstr(part));
  EXPECT_THAT(site.file("/api/v1/players/Carl/games.txt").first,
              testing::HasSubstr("[Event \"Star Cup\"]"));
}

TEST_F(NardiTournamentsTest, APlayersExportHasTheirGamesOfEveryKind) {
  std::map<std::string, std::string> records;
  for (const auto& settings : {nardi({{"name", "Dice Cup"}}), star({{"name", "Star Cup"}})}) {
    const auto path = make(settings);
    enter(path, {"Ben", "Carl"});
    start(path);
    resign(running(path).front(), Seat::black);
  }
  const auto held = site.exported(people["Ben"]);
  for (const auto& game : held.at("games"))
    records[game.at("format")] = game.at(game.at("format").get<std::string>());
  ASSERT_EQ(records.size(), 2U) << held.at("games");
  EXPECT_THAT(records["mat"], testing::HasSubstr("Event \"Dice Cup\""));
  EXPECT_THAT(records["mat"], testing::HasSubstr("3 point match"));
  EXPECT_THAT(records["star"], testing::HasSubstr("Event \"Star Cup\""));
}

TEST_F(NardiTournamentsTest, ArenasPairNardiPlayers) {
  auto settings = nardi(live());
  settings.update({{"format", "arena"}, {"all_at_once", false}, {"minutes", 30}});
  EXPECT_EQ(made(settings).status, 201);
}

TEST_F(NardiTournamentsTest, InapplicableSettingsAreRefusedByField) {
  EXPECT_EQ(field_refused(nardi({{"openings", {{"draw", "round"}, {"table", "first_moves"}}}})),
            "openings.draw");
  EXPECT_EQ(field_refused(star({{"openings", {{"draw", "round"}, {"table", "first_moves"}}}})),
            "openings.draw");
  EXPECT_EQ(field_refused(nardi({{"agreed_draw_from_move", 10}})), "agreed_draw_from_move");
  EXPECT_EQ(made(star({{"agreed_draw_from_move", 10}})).status, 201);
  EXPECT_EQ(field_refused(star({{"rated", false}, {"terms", {{"side", 3}, {"seats", 3}}}})),
            "terms.seats");
  EXPECT_EQ(field_refused(nardi({{"terms", {{"length", 4000}}}})), "terms");
  EXPECT_EQ(field_refused({{"terms", {{"length", 3}}}}), "terms");
}

TEST_F(NardiTournamentsTest, ADirectorCanSetADrawOnTheStarButNotAtNardi) {
  for (const auto& [settings, drawn] : {std::pair{nardi(), false}, {star(), true}}) {
    const auto path = make(settings);
    enter(path, {"Ben", "Carl"});
    start(path);
    const auto id = running(path).front();
    const auto rule = [&](const char* result) {
      return does("Anna", put, path + "/games/" + std::to_string(id.value) + "/result",
                  {{"result", result}, {"reason", "test"}});
    };
    const auto draw = rule("1-1");
    EXPECT_EQ(draw.status < 300, drawn) << draw.body;
    const auto won = rule("0-2");
    EXPECT_TRUE(won.status < 300) << won.body;
    site.tournament_rooms.settle();
    EXPECT_TRUE(running(path).empty());
  }
}

TEST_F(NardiTournamentsTest, AnUnfinishedMatchAwardsThePointsStillNeeded) {
  const auto path = make(nardi({{"tiebreaks", {"match_points"}}}));
  enter(path, {"Ben", "Carl"});
  start(path);
  const auto id = running(path).front();
  const Seat conceding = site.game(id).turn();
  const Seat other = conceding == Seat::white ? Seat::black : Seat::white;
  const auto act = [&](Seat by, const char* text) {
    const auto user = site.game(id).setup().players[by];
    const auto made =
        site.ask(post, "/api/v1/games/" + std::to_string(id.value) + "/moves",
                 json{{"move", text}, {"ply", site.game(id).ply()}}.dump(), site.session(user));
    ASSERT_LT(made.status, 300) << made.body;
  };
  act(conceding, "concede 1");
  act(other, "accept");
  resign(id, other);
  const auto encounter = get_items(path + "/rounds").at(0).at("encounters").at(0);
  const auto winner = site.game(id).setup().players[conceding];
  const bool first = encounter.at("players").at(0) == (winner == ids["Ben"] ? "Ben" : "Carl");
  EXPECT_EQ(encounter.at("match_points"), json::array({first ? json{3, 1} : json{1, 3}}));
  const auto shown = site.ask(get, "/api/v1/games/" + std::to_string(id.value)).data().at("score");
  const char* one = other == Seat::white ? "white" : "black";
  const char* none = other == Seat::white ? "black" : "white";
  EXPECT_EQ(shown.at(one), 1);
  EXPECT_EQ(shown.at(none), 0) << "the score that is shown is the one that was played";
}

TEST_F(NardiTournamentsTest, MatchPointsBreakTies) {
  const json wish = {{"tiebreaks", {"wins", "match_points"}}};
  EXPECT_EQ(field_refused(wish), "tiebreaks") << "draughts";
  EXPECT_EQ(field_refused(star(wish)), "tiebreaks");
  const auto path = make(nardi(wish));
  const auto changed = does("Anna", patch, path, {{"tiebreaks", {"match_points"}}});
  EXPECT_LT(changed.status, 300) << changed.body;
  const auto draughts = make();
  const auto refused = does("Anna", patch, draughts, wish);
  EXPECT_EQ(refused.fields(), std::vector<std::string>{"tiebreaks"});
  EXPECT_EQ(refused.data().at("errors").at(0).at("reason"), "tournament.tiebreak_of_nardi")
      << refused.body;
}

TEST_F(NardiTournamentsTest, RollsOfHiddenGamesAreCountedAtTheirEnd) {
  const auto path = make(nardi({{"games_shown", "finished"}}));
  enter(path, {"Ben", "Carl"});
  start(path);
  const auto id = running(path).front();
  ASSERT_GT(site.game(id).dice().rolls.size(), 0U);
  EXPECT_EQ(rolls_counted(), 0);
  const auto thrown = static_cast<std::int64_t>(site.game(id).dice().rolls.size());
  resign(id, Seat::white);
  EXPECT_EQ(rolls_counted(), thrown);
}

TEST_F(NardiTournamentsTest, ItsFilesRoundTripAndThereIsNoPdn) {
  const auto path = make(nardi());
  enter(path, {"Ben", "Carl", "Dora"});
  start(path);
  play_out(path);
  EXPECT_EQ(site.ask(get, path + "/export.pdn").status, 404);
  const auto records = site.file(path + "/export.txt").first;
  EXPECT_THAT(records, testing::HasSubstr("3 point match"));
  EXPECT_THAT(records, testing::HasSubstr("[Round \"1.1\"]"));
  EXPECT_THAT(site.file("/api/v1/players/Carl/games.txt").first,
              testing::HasSubstr("3 point match"));
  EXPECT_EQ(site.file("/api/v1/players/Carl/games.pdn").first, "");
  const auto document = site.ask(get, path + "/export.json").body;
  const auto again =
      does("Anna", post, "/api/v1/tournaments/import", {{"format", "json"}, {"text", document}});
  ASSERT_EQ(again.status, 201) << again.body;
  const auto other = "/api/v1/tournaments/" + again.data().at("id").get<std::string>();
  EXPECT_EQ(site.ask(get, other + "/export.json").body, document);
  EXPECT_EQ(site.ask(get, path + "/export.trf").status, 200);
}

TEST_F(NardiTournamentsTest, CommitmentsOfARoundAreListedOnceItIsDrawn) {
  const auto path = make(nardi({{"format", "swiss"}, {"all_at_once", false}, {"rounds", 2}}));
  enter(path, {"Ben", "Carl", "Dora"});
  start(path);
  const auto listed = [&] {
    const auto date = dice::to_text(dice::day_of(site.clock->now()));
    return site.ask(get, "/api/v1/dice/commitments/by-day/" + date).data().at("items");
  };
  const auto id = path.substr(path.rfind('/') + 1);
  const auto drawn = [&] {
    EXPECT_LT(does("Anna", post, path + "/rounds").status, 300);
    site.tournament_rooms.settle();
  };
  drawn();
  const auto first = listed();
  ASSERT_FALSE(first.empty());
  EXPECT_EQ(first.at(0).at("for"), "round");
  EXPECT_EQ(first.at(0).at("id"), id + "/1/1/1");
  EXPECT_EQ(static_cast<std::size_t>(site.stores.rows("round_dice")), first.size());
  EXPECT_LT(does("Anna", del, path + "/rounds/1").status, 300);
  site.tournament_rooms.settle();
  EXPECT_EQ(site.stores.rows("round_dice"), 0);
  drawn();
  const auto both = listed();
  ASSERT_EQ(both.size(), 2 * first.size()) << "that it was drawn twice is seen";
  EXPECT_EQ(both.at(first.size()).at("id"), first.at(0).at("id"));

  EXPECT_LT(does("Anna", post, path + "/rounds/1/publish").status, 300);
  site.tournament_rooms.settle();
  const auto games = running(path);
  ASSERT_EQ(games.size(), first.size());
  EXPECT_EQ(site.stores.rows("round_dice"), 0);
  EXPECT_EQ(listed().size(), both.size()) << "no other commitment is told with the games";
  for (const GameId begun : games) {
    const auto game = "/api/v1/games/" + std::to_string(begun.value);
    const auto commitment = site.ask(get, game).data().at("dice_commitment").get<std::string>();
    const auto told =
        site.ask(get, "/api/v1/dice/commitments/" + commitment).data().at("items").at(0);
    EXPECT_EQ(told.at("for"), "round");
    EXPECT_TRUE(told.at("id").get<std::string>().starts_with(id + "/1/"));
  }
}

TEST_F(NardiTournamentsTest, TheRootsOfARoundMatchItsCommitments) {
  const auto path = make(nardi({{"format", "swiss"}, {"all_at_once", false}, {"rounds", 2}}));
  enter(path, {"Ben", "Carl", "Dora"});
  start(path);
  EXPECT_LT(does("Anna", post, path + "/rounds").status, 300);
  site.tournament_rooms.settle();
  const TournamentId id{std::stoll(path.substr(path.rfind('/') + 1))};
  const auto settings = site.stores.tournaments.load(id)->tournament.settings();
  const auto differences = [&] {
    std::vector<std::string> found;
    db::check_round_dice(*site.stores.database.readers().borrow(), id, settings, found);
    return found;
  };
  const auto damage = [&](const std::string& sql, const dice::Digest& with) {
    ASSERT_TRUE(db::awaited<void>([&](auto done) {
      site.stores.database.writer().submit<void>(
          db::Locks::everything(),
          [&](db::Connection& connection) -> Result<void> {
            connection.run(sql + " WHERE tournament_id = ?2", db::Bytes(with), id);
            return {};
          },
          std::move(done));
    }));
  };
  ASSERT_EQ(site.stores.rows("round_dice"), 1);
  EXPECT_THAT(differences(), testing::IsEmpty());
  damage("UPDATE round_dice SET board = CASE WHEN root = ?1 THEN 1 ELSE 7 END", {});
  EXPECT_THAT(
      differences(),
      testing::ElementsAre(testing::EndsWith(
          "/1/7/1 of a drawn round: its dice have a commitment that the list assigns to something"
          " else")));
  damage("UPDATE round_dice SET board = 1, root = ?1", dice::sha256("another"));
  EXPECT_THAT(
      differences(),
      testing::ElementsAre(testing::EndsWith("its dice have a commitment that is in no list")));
}

}  // namespace
}  // namespace crownhead::api
