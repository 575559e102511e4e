#include "server/http/tournaments/tournament_exports.hpp"
#include "server/http/tournaments/tournament_imports.hpp"
#include "tests/http/tournaments/tournament_fixture.hpp"

namespace crownhead::api {
namespace {

class TournamentFilesTest : public TournamentsTest {
 protected:
  /// A round robin of three with two finished games.
  std::string half_played(json more = json::object()) {
    const auto path = make(std::move(more));
    enter(path, {"Ben", "Carl", "Dora"});
    does("Anna", post, path + "/start");
    const auto games = running(path);
    resign(games.at(0), Seat::black);
    resign(games.at(1), Seat::white);
    return path;
  }

  std::string file(const std::string& path, const std::string& ending) {
    const auto got = site.ask(get, path + "/export." + ending);
    EXPECT_EQ(got.status, 200) << got.body;
    EXPECT_NE(got.header("Content-Disposition").find("." + ending), std::string::npos);
    return got.body;
  }

  Answer import(json body) { return does("Anna", post, "/api/v1/tournaments/import", body); }

  static std::string path_of(const Answer& made) {
    EXPECT_EQ(made.status, 201) << made.body;
    return "/api/v1/tournaments/" + made.data().at("id").get<std::string>();
  }
};

TEST_F(TournamentFilesTest, ADocumentIsReadBackTheSame) {
  const auto path = half_played();
  const auto document = file(path, "json");
  const auto copy = path_of(import({{"format", "json"}, {"text", document}}));
  EXPECT_EQ(file(copy, "json"), document);
  EXPECT_EQ(get_items(copy + "/standings"), get_items(path + "/standings"));
  EXPECT_EQ(get_items(copy + "/log").back().at("act"), "created");
}

TEST_F(TournamentFilesTest, AnUnfinishedTournamentIsRunningOnceImported) {
  const auto document = file(half_played(), "json");
  for (int copies = 0; copies < 20; ++copies)
    EXPECT_EQ(running(path_of(import({{"format", "json"}, {"text", document}}))).size(), 1U);
}

TEST_F(TournamentFilesTest, AReportIsReadBackToTheSameStandings) {
  const auto path = make({{"points", {{"win", 2}, {"draw", 1}, {"loss", 0}, {"bye", 2}}}});
  enter(path, {"Ben", "Carl", "Dora"});
  does("Anna", post, path + "/start");
  for (const GameId game : running(path)) resign(game, Seat::black);
  const auto copy = path_of(import({{"format", "trf"},
                                    {"text", file(path, "trf")},
                                    {"variant", "international"},
                                    {"time_control", {{"kind", "per_move"}, {"time_ms", 86400000}}},
                                    {"rated", true}}));
  EXPECT_EQ(get_items(copy + "/standings"), get_items(path + "/standings"));
  EXPECT_EQ(site.ask(get, copy).data().at("status"), "finished");
}

TEST_F(TournamentFilesTest, UnknownNamesAreReportedWithTheirLine) {
  const std::string report =
      "012 Cup\n"
      "001    1      Ben                               1500\n"
      "001    2      Petrov, Ivan                      1400\n";
  json body = {{"format", "trf"},
               {"text", report},
               {"variant", "international"},
               {"time_control", {{"kind", "per_move"}, {"time_ms", 86400000}}},
               {"rated", false}};
  const auto refused = import(body);
  EXPECT_EQ(refused.status, 422);
  EXPECT_EQ(refused.fields(), std::vector<std::string>{"line 3, column 15"});
  body["players"] = {{"Petrov, Ivan", "Carl"}};
  body["text"] = report + "142 5\n";
  EXPECT_EQ(site.ask(get, path_of(import(body))).data().at("entries").size(), 2U);
}

TEST_F(TournamentFilesTest, AReportMayHaveAByteOrderMarkAndNameTheFirstColours) {
  for (const std::string colour : {"white", "black"}) {
    const auto made =
        import({{"format", "trf"},
                {"text", "\ufeff012 Cup\n142 3\nXXC " + colour + "1\n" +
                             "001    1      Ben                               1500\n"
                             "001    2      Carl                              1400\n"},
                {"variant", "international"},
                {"time_control", {{"kind", "per_move"}, {"time_ms", 86400000}}},
                {"rated", false}});
    const auto path = path_of(made);
    EXPECT_EQ(site.ask(get, path).data().at("name"), "Cup");
    does("Anna", post, path + "/start");
    does("Anna", post, path + "/rounds");
    does("Anna", post, path + "/rounds/1/publish");
    const auto game = site.ask(get, "/api/v1/games/" + std::to_string(running(path).at(0).value));
    EXPECT_EQ(game.data().at("players").at(colour).at("username"), "Ben") << game.body;
  }
}

TEST_F(TournamentFilesTest, TheRoundsAreAFieldIfTheReportOmitsThem) {
  json body = {{"format", "trf"},
               {"text",
                "012 Cup\n"
                "001    1      Ben                               1500                             "
                "1.0    1     2 w 1\n"
                "001    2      Carl                              1400                             "
                "0.0    2     1 b 0\n"},
               {"variant", "international"},
               {"time_control", {{"kind", "per_move"}, {"time_ms", 86400000}}},
               {"rated", false}};
  EXPECT_EQ(import(body).fields(), std::vector<std::string>{"rounds"});
  body["rounds"] = 3;
  const auto made = site.ask(get, path_of(import(body))).data();
  EXPECT_EQ(made.at("rounds"), 3);
  EXPECT_EQ(made.at("status"), "running");
  body["text"] = body["text"].get<std::string>() + "142 0\n";
  EXPECT_EQ(import(body).status, 201);
  body["rounds"] = 0;
  EXPECT_EQ(import(body).fields(), std::vector<std::string>{"rounds"});
}

TEST_F(TournamentFilesTest, NamesMustBeVisibleSingleLines) {
  const auto refused = [&](const json& fields) {
    json body = json::parse(R"({"name":"Cup","format":"round_robin","variant":"international",
      "time_control":{"kind":"per_move","time_ms":86400000},"rated":false})");
    body.update(fields);
    return does("Anna", post, "/api/v1/tournaments", body).fields();
  };
  for (const char* const unseen : {"Cup\r\n142 1", "C\tup", "\u200b", "Cup\u202e", "a\u2066b",
                                   "Cup\ufeff", "\x7f", "   ", "\u3164", "\u00a0\u2003"})
    for (const char* const field : {"name", "stage", "section"})
      EXPECT_EQ(refused({{field, unseen}}), std::vector<std::string>{field}) << unseen;
  EXPECT_EQ(refused({{"prizes", {"a cup", "\u200b"}}}), std::vector<std::string>{"prizes"});
  EXPECT_EQ(refused({{"name", std::string("a\0b", 3)}}), std::vector<std::string>{"name"});
  std::string longest;
  for (int i = 0; i < 100; ++i) longest += "Ж";
  EXPECT_EQ(refused({{"name", longest}}), std::vector<std::string>{});
  EXPECT_EQ(refused({{"name", longest + "Ж"}}), std::vector<std::string>{"name"});
  EXPECT_EQ(refused({{"name", "नमस्ते 👩‍🚀"}}), std::vector<std::string>{});
}

TEST_F(TournamentFilesTest, ByePointsDefaultToWinAndDraw) {
  const auto points = [&](const json& given) {
    return site.ask(get, make({{"points", given}})).data().at("points");
  };
  EXPECT_EQ(points({{"win", 2}, {"draw", 1}, {"loss", 0}}).at("bye"), 2);
  EXPECT_EQ(points({{"win", 2}, {"draw", 1}, {"loss", 0}}).at("half_bye"), 1);
  EXPECT_EQ(points({{"win", 6}}).at("bye"), 6);
  EXPECT_EQ(points({{"win", 2}, {"draw", 1}, {"bye", 1}}).at("bye"), 1);
}

TEST_F(TournamentFilesTest, ABrokenFileIsRefusedWithTheLine) {
  EXPECT_NE(import({{"format", "json"}, {"text", "{\n \"name\" 1}"}}).body.find("line 2, column 9"),
            std::string::npos);
  auto document = json::parse(file(half_played(), "json"));
  document["rounds"][0]["encounters"][0]["bye"] = "soon";
  EXPECT_EQ(import({{"format", "json"}, {"text", document.dump()}}).fields(),
            std::vector<std::string>{"rounds[0].encounters[0].bye"});
  EXPECT_EQ(does("Ben", post, "/api/v1/tournaments/import").code(), "FORBIDDEN");
}

TEST_F(TournamentFilesTest, StandingsAreACsvWhoseNamesCanBeEntered) {
  const auto path = half_played();
  const auto csv = file(path, "csv");
  EXPECT_TRUE(csv.starts_with(
      "rank,name,title,country,real_name,federation_number,points,solkoff,sonneborn_berger\r\n"))
      << csv;
  const auto next = make();
  EXPECT_EQ(does("Ben", post, next + "/entries/import", {{"csv", csv}}).code(), "FORBIDDEN");
  EXPECT_EQ(does("Anna", post, next + "/entries/import", {{"csv", csv}}).status, 201);
  EXPECT_EQ(site.ask(get, next).data().at("entries").size(), 3U);
  const auto wrong = does("Anna", post, make() + "/entries/import", {{"csv", "Ben\nBob\n"}});
  EXPECT_EQ(wrong.code(), "BAD_CSV");
  EXPECT_NE(wrong.body.find("line 2, column 1: Bob"), std::string::npos);
}

TEST_F(TournamentFilesTest, FilesSayWhoThePlayersAre) {
  identify("Ben", {{"real_name", "Benjamin Smith"},
                   {"country", "NED"},
                   {"title", "MI"},
                   {"federation_number", "10123"}});
  identify("Carl", {{"real_name", "Carl Jansen"}});
  identify("Dora", {{"real_name", "Dora Bērziņa"}});
  confirm_title("Ben", "MI");
  const auto path = half_played({{"real_names", true}});
  const auto trf = file(path, "trf");
  EXPECT_NE(trf.find(" MI Benjamin Smith "), std::string::npos) << trf;
  EXPECT_NE(trf.find(" NED       10123 "), std::string::npos) << trf;
  EXPECT_NE(file(path, "csv").find("Ben,MI,NED,Benjamin Smith,10123,"), std::string::npos);
  const auto pdn = site.file(path + "/export.pdn").first;
  for (const char* tag : {"White \"Benjamin Smith\"", "WhiteUsername \"Ben\"", "WhiteTitle \"MI\"",
                          "WhiteCountry \"NED\"", "WhiteFederationNumber \"10123\""})
    EXPECT_NE(pdn.find(tag), std::string::npos) << tag << pdn;
  const auto imported = [&](const std::string& text) {
    return import({{"format", "trf"},
                   {"text", text},
                   {"variant", "international"},
                   {"time_control", {{"kind", "per_move"}, {"time_ms", 86400000}}},
                   {"rated", true}});
  };
  EXPECT_EQ(imported(trf).status, 201) << "by the names in comments";
  const auto by_number = imported(
      "012 Cup\n"
      "XXR 3\n"
      "001    1      Smith, B.                         1500 NED       10123\n"
      "001    2      Carl Jansen                       1400\n");
  EXPECT_EQ(by_number.status, 201) << "by number and by real name: " << by_number.body;
  const auto next = make();
  EXPECT_EQ(does("Anna", post, next + "/entries/import",
                 {{"csv", "federation_number,real_name\n10123,\n,Carl Jansen\n"}})
                .status,
            201);
  EXPECT_EQ(site.ask(get, next).data().at("entries").size(), 2U);
}

TEST_F(TournamentFilesTest, ThePdnHasEveryGameWithItsRound) {
  const auto path = half_played();
  const auto pdn = site.file(path + "/export.pdn").first;
  for (const char* tag : {"[Event \"Cup\"]", "[Round \"1.", "[Round \"2.", "[Round \"3.",
                          "[Result \"2-0\"]", "[Result \"0-2\"]", "[Result \"*\"]"})
    EXPECT_NE(pdn.find(tag), std::string::npos) << tag << pdn;
}

TEST_F(TournamentFilesTest, AGamesPdnIsTheSameInTheTournamentsExport) {
  const auto path = half_played();
  const auto id = path.substr(path.rfind('/') + 1);
  const auto games = get_items("/api/v1/games?tournament=" + id);
  ASSERT_EQ(games.size(), 3U);
  const auto all = site.file(path + "/export.pdn").first;
  for (const auto& game : games) {
    const auto own = site.ask(get, "/api/v1/games/" + game.at("id").get<std::string>() + ".pdn");
    EXPECT_NE(own.body.find("[Event \"Cup\"]"), std::string::npos) << own.body;
    EXPECT_NE(all.find(own.body), std::string::npos) << own.body << all;
  }
}

TEST_F(TournamentFilesTest, APlayersFilesNameTheTournamentOfEachGame) {
  for (int cups = 0; cups < 10; ++cups) half_played();
  const auto [text, parts] = site.file("/api/v1/players/Carl/games.pdn");
  const auto held = site.exported(people["Carl"]).at("games");
  const auto named = [](const std::string& pdn) {
    std::size_t times = 0;
    for (auto at = pdn.find("[Event \"Cup\"]"); at != std::string::npos;
         at = pdn.find("[Event \"Cup\"]", at + 1))
      ++times;
    return times;
  };
  EXPECT_EQ(named(text), get_items("/api/v1/games?status=finished&player=Carl").size()) << text;
  ASSERT_EQ(held.size(), 20U);
  for (const auto& game : held)
    EXPECT_EQ(named(game.at("pdn").get<std::string>()), 1U) << game.dump();
}

}  // namespace
}  // namespace crownhead::api
