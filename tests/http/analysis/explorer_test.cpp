#include "server/http/analysis/explorer.hpp"

#include <gtest/gtest.h>

#include "tests/http/site_fixture.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;
using Fields = std::vector<std::string>;

class ExplorerTest : public testing::Test {
 protected:
  /// White resigns after 32-28 and the answer.
  std::string finished(const play::Setup& setup, const std::string& answer) {
    const GameId game = site.stores.game(setup, site.clock->now());
    site.moves(setup.players[Seat::white], game, 0, "32-28").value();
    site.moves(setup.players[Seat::black], game, 1, answer).value();
    site.does(setup.players[Seat::white], game, wire::ResignWish{}).value();
    return std::to_string(game.value);
  }
  std::string finished(const std::string& answer = "19-23") {
    return finished(db::live_setup(site.anna, site.ben), answer);
  }
  void count() {
    const auto games = site.stores.openings.next_to_count(100);
    db::awaited<void>([&](auto done) {
      site.stores.openings.count(games, std::move(done));
    }).value();
  }
  json asked(const std::string& query) {
    const auto answer = site.ask(get, "/api/v1/explorer?" + query);
    EXPECT_EQ(answer.status, 200) << answer.body;
    return answer.data();
  }
  Fields wrong(const std::string& query) {
    const auto answer = site.ask(get, "/api/v1/explorer?" + query);
    EXPECT_EQ(answer.status, 422) << query;
    EXPECT_EQ(answer.code(), "INVALID_FIELD");
    return answer.fields();
  }

  SiteFixture site;
};

TEST_F(ExplorerTest, ListsTheMovesPlayedInAPosition) {
  finished();
  const std::string newest = finished("18-23");
  count();
  const auto start = asked("variant=international");
  EXPECT_EQ(start.at("fen"), "W:W31-50:B1-20");
  EXPECT_EQ(start.at("ruleset"), "fmjd");
  EXPECT_EQ(start.at("games"), 2);
  EXPECT_EQ(start.at("black_wins"), 2);
  EXPECT_EQ(start.at("counted_plies"), 24);
  ASSERT_EQ(start.at("moves").size(), 1U);
  const auto& move = start.at("moves").at(0);
  EXPECT_EQ(move.at("move"), "32-28");
  EXPECT_EQ(move.at("newest").at("id"), newest);
  EXPECT_EQ(move.at("newest").at("white"), "Anna");
  const auto next = asked("variant=international&ruleset=fmjd&fen=B:W28,31,33-50:B1-20");
  ASSERT_EQ(next.at("moves").size(), 2U);
  EXPECT_EQ(next.at("moves").at(0).at("move"), "18-23");
}

TEST_F(ExplorerTest, CountsEachVariantRulesetAndFilterSeparately) {
  finished();
  finished(db::correspondence_setup(site.anna, site.ben), "18-23");
  count();
  EXPECT_EQ(asked("variant=frisian").at("games"), 0);
  EXPECT_EQ(asked("variant=international&speed=correspondence").at("games"), 1);
  EXPECT_EQ(asked("variant=international&speed=live").at("games"), 1);
  EXPECT_EQ(asked("variant=international&speed=bullet").at("games"), 0);
  EXPECT_EQ(asked("variant=international&rating_from=2200").at("games"), 0);
  EXPECT_EQ(asked("variant=international&rating_below=2000&rating_from=1400").at("games"), 2);
  EXPECT_EQ(asked("variant=international&since=2024-03-31").at("games"), 2);
  EXPECT_EQ(asked("variant=international&until=2024-03-31").at("games"), 0);
}

// A game shown only when it is over must reveal nothing before: neither its moves nor its
// existence. The same holds for every running game.
TEST_F(ExplorerTest, OmitsUnfinishedGames) {
  auto setup = db::correspondence_setup(site.anna, site.ben);
  setup.showing.when = play::Shown::finished;
  const GameId game = site.stores.game(setup, site.clock->now());
  site.moves(site.anna, game, 0, "32-28").value();
  site.moves(site.ben, game, 1, "19-23").value();
  EXPECT_TRUE(site.stores.openings.next_to_count(100).empty());
  EXPECT_EQ(asked("variant=international").at("games"), 0);
  site.does(site.anna, game, wire::ResignWish{}).value();
  count();
  EXPECT_EQ(asked("variant=international").at("games"), 1);
}

TEST_F(ExplorerTest, NamesTheInvalidField) {
  EXPECT_EQ(wrong(""), Fields{"variant"});
  EXPECT_EQ(wrong("variant=nardi"), Fields{"variant"});
  EXPECT_EQ(wrong("variant=international&ruleset=none"), Fields{"ruleset"});
  EXPECT_EQ(wrong("variant=international&fen=W:W99:B1"), Fields{"fen"});
  EXPECT_EQ(wrong("variant=international&speed=slow"), Fields{"speed"});
  EXPECT_EQ(wrong("variant=international&rating_from=1500"), Fields{"rating_from"});
  EXPECT_EQ(wrong("variant=international&rating_below=x"), Fields{"rating_below"});
  EXPECT_EQ(wrong("variant=international&since=soon"), Fields{"since"});
  EXPECT_EQ(wrong("variant=international&until=2024-13-01"), Fields{"until"});
}

// Closing an account does not change the counts; its games keep the name shown in lists of games.
TEST_F(ExplorerTest, ShowsAGameOfAClosedAccountUnderItsNeutralName) {
  const std::string game = finished();
  count();
  db::awaited<void>([&](auto done) {
    site.stores.users.close(site.ben, site.clock->now(), std::move(done));
  }).value();
  const auto move = asked("variant=international").at("moves").at(0);
  const auto row = site.ask(get, "/api/v1/games?status=finished").data().at("items").at(0);
  EXPECT_EQ(move.at("newest").at("black"), row.at("black"));
  EXPECT_NE(row.at("black"), "Ben");
}

}  // namespace
}  // namespace crownhead::api
