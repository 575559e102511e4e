#include "server/http/puzzles/puzzles.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>

#include "tests/http/site_fixture.hpp"
#include "tests/live/made_shelf.hpp"
#include "tests/puzzles/made_puzzle.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;
using testing::ElementsAre;

class PuzzlesTest : public testing::Test {
 protected:
  void add(int first, int end, const std::string& variant = "russian",
           std::optional<GameId> game = std::nullopt) {
    std::vector<db::NewPuzzle> made;
    for (int number = first; number < end; ++number)
      made.push_back(
          db::new_puzzle(puzzles::read(puzzles::made_puzzle(number, variant)).value(), game));
    db::awaited<std::int64_t>([&](auto done) {
      site.stores.puzzles.add(std::move(made), noon, std::move(done));
    }).value();
  }
  Answer ask(const std::string& path, const net::Headers& who = {}) {
    return site.ask(get, "/api/v1/puzzles/" + path, "", who);
  }
  Answer send(const std::string& path, const json& body, const net::Headers& who = {}) {
    return site.ask(post, "/api/v1/puzzles/" + path, body.dump(), who);
  }
  Answer give(const std::string& path, const net::Headers& who = {}) {
    return site.ask(post, "/api/v1/puzzles/" + path, "", who);
  }
  json moves(const std::string& id, const std::vector<std::string>& own,
             const net::Headers& who = {}) {
    const auto answer = send(id + "/moves", {{"moves", own}}, who);
    EXPECT_EQ(answer.status, 200) << answer.body;
    return answer.data();
  }
  json solved(const std::string& id, const net::Headers& who = {}) {
    return moves(id, {"c3-d4", "d4-c5"}, who);
  }
  /// Marks the puzzle as chosen by the server for the player.
  void serve(UserId user, std::int64_t puzzle) {
    db::awaited<void>([&](auto done) {
      site.stores.puzzle_tries.serve(user, {puzzle}, std::move(done));
    }).value();
  }
  /// Adds a puzzle that three moves win, one of them fastest.
  void add_won_in_three_ways() {
    const puzzles::WrittenPuzzle written{.variant = "russian",
                                         .ruleset = "",
                                         .fen = "B:Wc3,d4:Bb8",
                                         .last_move = "b8-a7",
                                         .solution = {"d4-c5", "a7-b6", "c5:a7"},
                                         .themes = {}};
    db::awaited<std::int64_t>([&](auto done) {
      site.stores.puzzles.add({db::new_puzzle(puzzles::read(written).value())}, noon,
                              std::move(done));
    }).value();
  }
  std::string next(const net::Headers& who = {}, const std::string& query = "") {
    const auto answer = ask("next" + query, who);
    EXPECT_EQ(answer.status, 200) << answer.body;
    return answer.data().at("puzzle").at("id");
  }
  net::Headers moderator() {
    const UserId user = site.stores.user("Mod");
    db::awaited<void>([&](auto done) {
      site.stores.moderation.set_role(user, db::Role::moderator, {std::nullopt, noon, "test"},
                                      std::move(done));
    }).value();
    return site.session(user);
  }
  net::Headers bot() {
    const UserId user = site.stores.user("Robot");
    db::awaited<void>([&](auto done) {
      site.stores.users.change_profile(
          user, {.email = {}, .time_zone = {}, .locale = {}, .becomes_bot = true}, std::move(done));
    }).value();
    return site.session(user);
  }

  SiteFixture site;
  net::Headers anna = site.session(site.anna), ben = site.session(site.ben);
};

TEST_F(PuzzlesTest, AreSentWithoutTheSolution) {
  add(0, 1);
  const auto puzzle = ask("next").data().at("puzzle");
  EXPECT_EQ(puzzle, json::parse(R"({"id":"1","variant":"russian","ruleset":"official",
      "fen":"B:Wc3,e3:Bb8,h8","last_move":"b8-a7","color":"white","plies":3})"));
  EXPECT_EQ(ask("1").data(),
            (json{{"puzzle", puzzle}, {"tried", false}, {"solved", nullptr}, {"disabled", false}}));
  EXPECT_EQ(ask("2").code(), "NOT_FOUND");
  EXPECT_EQ(ask("2").data().at("reason"), "puzzle.none_of_this_id");
}

TEST_F(PuzzlesTest, AHintNamesThePieceToMove) {
  add(0, 2);
  serve(site.anna, 1);
  EXPECT_EQ(give("1/hint", anna).data(), (json{{"from", "c3"}}));
  EXPECT_EQ(give("1/hint?move=2", anna).data().at("from"), "d4");
  EXPECT_EQ(give("1/hint?move=3", anna).code(), "INVALID_FIELD");
  EXPECT_EQ(give("9/hint", anna).code(), "NOT_FOUND");
  serve(site.ben, 1);
  const int full = solved("1", ben).at("result").at("rating");
  const int half = solved("1", anna).at("result").at("rating");
  EXPECT_GT(half, 1500);
  EXPECT_LT(half - 1500, full - 1500);
  // A visitor's hint counts as the solution.
  EXPECT_EQ(give("2/hint").status, 200);
  serve(site.anna, 2);
  EXPECT_EQ(solved("2", anna).at("result").at("counted"), false);
}

TEST_F(PuzzlesTest, AreUnratedOnRequest) {
  add(0, 2);
  const auto id = next(anna, "?rated=false");
  EXPECT_EQ(solved(id, anna).at("result").at("counted"), false);
  EXPECT_EQ(ask("next?rated=no", anna).code(), "INVALID_FIELD");
  EXPECT_NE(next(anna), id);
}

TEST_F(PuzzlesTest, ResultsAreTheCallersOwn) {
  add(0, 2);
  EXPECT_EQ(ask("results").code(), "NOT_SIGNED_IN");
  EXPECT_EQ(ask("results", anna).data(),
            (json{{"ratings", json::array()}, {"streak", 0}, {"latest", json::array()}}));
  serve(site.anna, 2);
  solved("2", anna);
  const auto results = ask("results", anna).data();
  EXPECT_EQ(results.at("streak"), 1);
  EXPECT_EQ(results.at("ratings").at(0).at("variant"), "russian");
  const auto& last = results.at("latest").at(0);
  EXPECT_EQ(last.at("puzzle"), "2");
  EXPECT_EQ(last.at("solved"), true);
  EXPECT_EQ(last.at("counted"), true);
  EXPECT_EQ(ask("results", ben).data().at("streak"), 0);
}

TEST_F(PuzzlesTest, AreSolvedMoveByMove) {
  add(0, 1);
  serve(site.anna, 1);
  EXPECT_EQ(moves("1", {"c3-d4"}, anna), (json{{"right", true}, {"reply", "h8-g7"}}));
  EXPECT_EQ(ask("1", anna).data().at("tried"), false);
  const auto end = solved("1", anna);
  EXPECT_EQ(end.at("right"), true);
  EXPECT_EQ(end.at("solved"), true);
  EXPECT_FALSE(end.contains("solution"));
  const auto result = end.at("result");
  EXPECT_EQ(result.at("counted"), true);
  EXPECT_EQ(result.at("before"), 1500);
  EXPECT_GT(result.at("rating"), 1500);
  EXPECT_LT(result.at("puzzle_rating"), 1440);
  EXPECT_EQ(result.at("themes"), (json{"ending", "opposition"}));
  EXPECT_EQ(result.at("solved"), 1);
  EXPECT_EQ(result.at("tries"), 1);
  EXPECT_EQ(result.at("game"), nullptr);
  EXPECT_EQ(ask("1", anna).data().at("tried"), true);
  EXPECT_EQ(ask("1", anna).data().at("solved"), true);
  EXPECT_EQ(ask("1", ben).data().at("tried"), false);
}

TEST_F(PuzzlesTest, TheFirstWrongMoveDecidesAndLaterMovesDoNotCount) {
  const GameId game = site.slow_game();
  add(0, 1, "russian", game);
  serve(site.anna, 1);
  const auto wrong = moves("1", {"e3-f4"}, anna);
  EXPECT_EQ(wrong.at("right"), false);
  EXPECT_FALSE(wrong.contains("solved"));
  EXPECT_EQ(wrong.at("solution"), (json{"c3-d4", "h8-g7", "d4-c5"}));
  const auto first = wrong.at("result");
  EXPECT_EQ(first.at("counted"), true);
  EXPECT_LT(first.at("rating"), 1500);
  EXPECT_EQ(first.at("game"), (json{{"id", std::to_string(game.value)}, {"ply", 41}}));
  const auto again = solved("1", anna).at("result");
  EXPECT_EQ(ask("1", anna).data().at("solved"), false) << "the first try decides";
  EXPECT_EQ(again.at("counted"), false);
  EXPECT_EQ(again.at("rating"), first.at("rating"));
  EXPECT_EQ(again.at("before"), first.at("rating"));
  EXPECT_EQ(again.at("tries"), 1);
  EXPECT_EQ(again.at("solved"), 0);
}

TEST_F(PuzzlesTest, GivingUpShowsTheSolution) {
  add(0, 1);
  serve(site.anna, 1);
  const auto answer = send("1/solution", json::object(), anna).data();
  EXPECT_EQ(answer.at("right"), false);
  EXPECT_EQ(answer.at("solution").size(), 3U);
  EXPECT_EQ(answer.at("result").at("counted"), true);
  EXPECT_EQ(site.ask(get, "/api/v1/players/Anna/puzzles").data().at("items").at(0).at("solved"), 0);
  EXPECT_EQ(send("7/solution", json::object(), anna).code(), "NOT_FOUND");
}

TEST_F(PuzzlesTest, AnIllegalMoveDecidesNothing) {
  add(0, 1);
  EXPECT_EQ(send("1/moves", {{"moves", {"c3-b2"}}}, anna).code(), "ILLEGAL_MOVE");
  EXPECT_EQ(send("1/moves", {{"moves", {"pass"}}}, anna).code(), "BAD_NOTATION");
  for (const json& body :
       {json::object(), json{{"moves", json::array()}}, json{{"moves", {1}}},
        json{{"moves", "c3-d4"}}, json{{"moves", std::vector<std::string>(17, "c3-d4")}},
        json{{"moves", {std::string(300, 'a')}}}})
    EXPECT_THAT(send("1/moves", body, anna).fields(), ElementsAre("moves")) << body;
  EXPECT_EQ(ask("1", anna).data().at("tried"), false);
}

TEST_F(PuzzlesTest, AttemptsByGuestsStrangersAndBotsDoNotCount) {
  add(0, 1);
  const UserId guest =
      db::awaited<db::Made<UserId>>([&](auto done) {
        site.stores.users.create_guest("UTC", "en", noon, std::nullopt, std::move(done));
      })
          .value()
          .id;
  serve(site.ben, 1);
  for (const auto& who :
       {net::Headers{}, site.session(guest), bot(), site.token(site.ben, db::scope_read)}) {
    const auto result = solved("1", who).at("result");
    EXPECT_EQ(result.at("counted"), false);
    EXPECT_EQ(result.at("rating"), nullptr);
    EXPECT_EQ(result.at("tries"), 0);
  }
  add(1, 2);
  serve(site.ben, 2);
  EXPECT_EQ(
      solved("2", site.token(site.ben, db::scope_play | db::scope_read)).at("result").at("counted"),
      true);
}

TEST_F(PuzzlesTest, APuzzleChosenByNumberDoesNotCount) {
  add(0, 1);
  EXPECT_EQ(ask("1", anna).status, 200);
  const auto result = solved("1", anna).at("result");
  EXPECT_EQ(result.at("counted"), false);
  EXPECT_EQ(result.at("rating"), nullptr);
  EXPECT_EQ(result.at("tries"), 0);
  EXPECT_EQ(ask("1", anna).data().at("solved"), true);
  EXPECT_EQ(ask("next", anna).data().at("reason"), "puzzle.none_left")
      << "whose solution is known is not served later";
  EXPECT_TRUE(site.ask(get, "/api/v1/players/Anna/puzzles").data().at("items").empty());
}

TEST_F(PuzzlesTest, PuzzlesChosenByTheServerCount) {
  add(0, 2);
  const auto id = next(anna);
  EXPECT_EQ(solved(id, anna).at("result").at("counted"), true);
  const auto daily = ask("daily", ben).data().at("puzzle").at("id").get<std::string>();
  EXPECT_EQ(solved(daily, ben).at("result").at("counted"), true);
}

// The solution is requested without an account, then the puzzle is played with one.
TEST_F(PuzzlesTest, APuzzleWhoseSolutionTheAddressHasSeenDoesNotCount) {
  add(0, 4);
  const auto first = next(anna);
  ASSERT_EQ(send(first + "/solution", json::object()).status, 200);
  EXPECT_EQ(solved(first, anna).at("result").at("counted"), false);
  const auto second = next(anna);
  EXPECT_NE(second, first);
  ASSERT_EQ(moves(second, {"e3-f4"}).at("right"), false) << "a wrong move shows it as well";
  EXPECT_EQ(solved(second, anna).at("result").at("counted"), false);
  const auto third = next(anna);
  ASSERT_EQ(moves(third, {"c3-d4"}).at("right"), true) << "the line goes on, nothing is shown";
  EXPECT_EQ(solved(third, anna).at("result").at("counted"), true);
}

TEST_F(PuzzlesTest, AnotherWinningMoveIsNotWrong) {
  const db::TempFile folder;
  site.endings = endings::made_shelf(folder.folder(), "russian", 3);
  add_won_in_three_ways();
  serve(site.anna, 1);
  EXPECT_EQ(moves("1", {"c3-b4"}, anna), (json{{"right", false}, {"also_wins", true}}));
  EXPECT_EQ(ask("1", anna).data().at("tried"), false) << "nothing is lost";
  const auto end = moves("1", {"d4-c5", "c5:a7"}, anna);
  EXPECT_EQ(end.at("solved"), true);
  EXPECT_EQ(end.at("result").at("counted"), true);
}

TEST_F(PuzzlesTest, NoPuzzleIsShownTwice) {
  add(0, 4);
  std::set<std::string> seen;
  for (int i = 0; i < 4; ++i) {
    const auto id = next(anna);
    EXPECT_EQ(next(anna), id);
    EXPECT_TRUE(seen.insert(id).second);
    solved(id, anna);
  }
  const auto none = ask("next", anna);
  EXPECT_EQ(none.code(), "NOT_FOUND");
  EXPECT_EQ(none.data().at("reason"), "puzzle.none_left");
  EXPECT_EQ(ask("next").status, 200) << "a stranger has tried none";
}

TEST_F(PuzzlesTest, AreChosenByVariantAndTheme) {
  EXPECT_EQ(ask("next").data().at("reason"), "puzzle.none");
  add(0, 2);
  add(0, 1, "giveaway");
  EXPECT_EQ(ask("next?variant=giveaway", anna).data().at("puzzle").at("variant"), "giveaway");
  EXPECT_EQ(ask("next?theme=ending&variant=russian").data().at("puzzle").at("variant"), "russian");
  EXPECT_EQ(ask("next?theme=shot", anna).data().at("reason"), "puzzle.none");
  EXPECT_EQ(ask("next?variant=italian").data().at("reason"), "puzzle.none");
  EXPECT_THAT(ask("next?variant=nardi").fields(), ElementsAre("variant"));
  EXPECT_THAT(ask("next?theme=luck").fields(), ElementsAre("theme"));
  const auto counts = ask("themes").data().at("items");
  ASSERT_EQ(counts.size(), 2U);
  EXPECT_EQ(counts.at(1), json::parse(R"({"variant":"russian","puzzles":2,"themes":[
      {"theme":"ending","puzzles":2},{"theme":"opposition","puzzles":2}]})"));
  EXPECT_EQ(ask("themes?variant=giveaway").data().at("items").size(), 1U);
  EXPECT_THAT(ask("themes?variant=x").fields(), ElementsAre("variant"));
}

TEST_F(PuzzlesTest, ThePuzzleOfTheDayIsTheSameForEveryone) {
  EXPECT_EQ(ask("daily").data().at("reason"), "puzzle.none");
  add(0, 3);
  const auto first = ask("daily").data();
  EXPECT_EQ(first.at("date"), "2024-01-10");
  EXPECT_EQ(first.at("tried"), false);
  EXPECT_EQ(first.at("solved"), nullptr);
  EXPECT_EQ(ask("daily", anna).data(), first);
  solved(first.at("puzzle").at("id"), anna);
  EXPECT_EQ(ask("daily", anna).data().at("tried"), true);
  EXPECT_EQ(ask("daily", anna).data().at("solved"), true);
  EXPECT_EQ(ask("daily", ben).data(), first);
  site.by_hand().move_to(site.clock->now() + seconds(86'400));
  const auto second = ask("daily").data();
  EXPECT_EQ(second.at("date"), "2024-01-11");
  EXPECT_NE(second.at("puzzle"), first.at("puzzle"));
}

TEST_F(PuzzlesTest, APlayersRatingsAreShown) {
  add(0, 2);
  add(0, 1, "giveaway");
  for (const int puzzle : {1, 2, 3}) serve(site.anna, puzzle);
  solved("1", anna);
  solved("2", anna);
  moves("3", {"e3-f4"}, anna);
  const auto items = site.ask(get, "/api/v1/players/Anna/puzzles").data().at("items");
  ASSERT_EQ(items.size(), 2U);
  EXPECT_EQ(items.at(0).at("variant"), "russian");
  EXPECT_EQ(items.at(0).at("tries"), 2);
  EXPECT_EQ(items.at(0).at("solved"), 2);
  EXPECT_EQ(items.at(0).at("provisional"), true);
  EXPECT_GT(items.at(0).at("rating"), 1500);
  EXPECT_LT(items.at(1).at("rating"), 1500);
  EXPECT_TRUE(site.ask(get, "/api/v1/players/Ben/puzzles").data().at("items").empty());
  EXPECT_EQ(site.ask(get, "/api/v1/players/Nobody/puzzles").code(), "NOT_FOUND");
}

TEST_F(PuzzlesTest, ModeratorsDisableFaultyPuzzles) {
  add(0, 2);
  EXPECT_EQ(send("1/report", {{"text", "c3-b4 wins, too"}}, anna).status, 204);
  EXPECT_EQ(send("2/report", {{"text", "no win"}}, ben).status, 204);
  EXPECT_THAT(send("1/report", {{"text", ""}}, anna).fields(), ElementsAre("text"));
  EXPECT_THAT(send("1/report", {{"text", std::string(501, 'a')}}, anna).fields(),
              ElementsAre("text"));
  EXPECT_EQ(send("9/report", {{"text", "x"}}, anna).code(), "NOT_FOUND");
  const auto mod = moderator();
  const auto reports = ask("reports", mod).data();
  EXPECT_EQ(reports.at("next_cursor"), nullptr);
  ASSERT_EQ(reports.at("items").size(), 2U);
  EXPECT_EQ(reports.at("items").at(0).at("username"), "Anna");
  EXPECT_EQ(reports.at("items").at(0).at("puzzle"), "1");
  EXPECT_EQ(reports.at("items").at(0).at("asked"), "W:Wc3,e3:Ba7,h8");
  EXPECT_EQ(reports.at("items").at(0).at("solution"), (json{"c3-d4", "h8-g7", "d4-c5"}));
  EXPECT_THAT(send("1/disable", json::object(), mod).fields(), ElementsAre("reason"));
  EXPECT_EQ(send("1/disable", {{"reason", "two ways"}}, mod).status, 204);
  EXPECT_EQ(send("2/enable", {{"reason", "it is right"}}, mod).status, 204);
  EXPECT_EQ(send("9/disable", {{"reason", "x"}}, mod).code(), "NOT_FOUND");
  EXPECT_TRUE(ask("reports", mod).data().at("items").empty());
  EXPECT_THAT(ask("reports?cursor=x", mod).fields(), ElementsAre("cursor"));
  EXPECT_EQ(ask("1").data().at("disabled"), true);
  EXPECT_EQ(solved("1", anna).at("result").at("counted"), false);
  EXPECT_EQ(next(anna), "2");
  EXPECT_EQ(send("1/enable", {{"reason", "a mistake"}}, mod).status, 204);
  serve(site.anna, 1);
  EXPECT_EQ(solved("1", anna).at("result").at("counted"), true);
}

TEST_F(PuzzlesTest, ModeratorsListDisabledPuzzlesAndEnableThem) {
  add(0, 2);
  const auto mod = moderator();
  ASSERT_EQ(send("1/disable", {{"reason", "two ways"}}, mod).status, 204);
  const auto out = ask("disabled", mod).data();
  EXPECT_EQ(out.at("next_cursor"), nullptr);
  ASSERT_EQ(out.at("items").size(), 1U);
  const auto& one = out.at("items").at(0);
  EXPECT_EQ(one.at("puzzle"), "1");
  EXPECT_EQ(one.at("asked"), "W:Wc3,e3:Ba7,h8");
  EXPECT_EQ(one.at("reason"), "two ways");
  EXPECT_EQ(one.at("at_ms"), noon.ms);
  ASSERT_EQ(send("1/enable", {{"reason", "a mistake"}}, mod).status, 204);
  EXPECT_TRUE(ask("disabled", mod).data().at("items").empty());
  EXPECT_EQ(ask("disabled", anna).code(), "FORBIDDEN");
}

TEST_F(PuzzlesTest, AreInTheExportOfTheAccount) {
  add(0, 1);
  serve(site.anna, 1);
  solved("1", anna);
  send("1/report", {{"text", "x"}}, anna);
  const auto held = site.exported(anna).at("puzzles");
  EXPECT_EQ(held.at("tries").at(0),
            (json{{"puzzle", "1"}, {"solved", true}, {"counted", true}, {"at_ms", noon.ms}}));
  EXPECT_EQ(held.at("ratings").at(0).at("variant"), "russian");
  EXPECT_EQ(held.at("reports").at(0).at("text"), "x");
  EXPECT_FALSE(held.at("reports").at(0).contains("solution")) << "which is told after a try";
}

}  // namespace
}  // namespace crownhead::api
