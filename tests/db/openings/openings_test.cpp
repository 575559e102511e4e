#include "db/openings/openings.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "db/jobs/readers.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/openings_site.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

using play::Outcome;
using testing::ElementsAre;
using testing::IsEmpty;

class OpeningsTest : public testing::Test {
 protected:
  std::vector<std::string> lines(const std::string& fen, const OpeningFilter& filter = {}) const {
    return site.lines(fen, filter);
  }

  TempFile file;
  OpeningsSite site{file.path()};
};

constexpr const char* begins = "W:W31-50:B1-20";
constexpr const char* after_32_28 = "B:W28,31,33-50:B1-20";

TEST_F(OpeningsTest, CountGamesOnceTheyHaveEnded) {
  const GameId running = site.begun({"32-28"}, start);
  EXPECT_EQ(site.openings.waiting(), 0);
  EXPECT_THAT(lines(begins), IsEmpty());
  site.finished({"32-28", "19-23"}, Outcome::white_wins, start);
  site.finished({"32-28", "18-23"}, Outcome::draw, start);
  site.finished({"31-27", "19-23"}, Outcome::black_wins, start);
  EXPECT_EQ(site.openings.waiting(), 3);
  EXPECT_THAT(lines(begins), IsEmpty());
  site.count_all();
  EXPECT_EQ(site.openings.waiting(), 0);
  EXPECT_THAT(lines(begins), ElementsAre("32-28 1+ 1= 0-", "31-27 0+ 0= 1-"));
  EXPECT_THAT(lines(after_32_28), ElementsAre("18-23 0+ 1= 0-", "19-23 1+ 0= 0-"));
  site.abort(running);
  site.count_all();
  EXPECT_THAT(lines(begins), ElementsAre("32-28 1+ 1= 0-", "31-27 0+ 0= 1-"));
}

TEST_F(OpeningsTest, CountAGameOnceEvenIfProcessedAgain) {
  const GameId game = site.finished({"32-28", "19-23"}, Outcome::white_wins, start);
  site.count({game});
  site.count({game});
  EXPECT_THAT(lines(begins), ElementsAre("32-28 1+ 0= 0-"));
}

// The stored state is enough to continue: another process finds the rest.
TEST_F(OpeningsTest, ContinueWhereTheyStopped) {
  std::vector<GameId> games;
  for (int i = 0; i < 5; ++i)
    games.push_back(site.finished({"32-28", "19-23"}, Outcome::draw, start));
  EXPECT_THAT(site.openings.next_to_count(2), ElementsAre(games[4], games[3]));
  site.count(site.openings.next_to_count(2));
  EXPECT_EQ(site.openings.waiting(), 3);
  EXPECT_THAT(site.openings.next_to_count(2), ElementsAre(games[2], games[1]));
  site.count_all();
  EXPECT_THAT(lines(begins), ElementsAre("32-28 0+ 5= 0-"));
}

TEST_F(OpeningsTest, AChangedResultReplacesTheFirst) {
  const GameId game = site.finished({"32-28", "19-23"}, Outcome::white_wins, start);
  site.finished({"32-28", "18-23"}, Outcome::white_wins, start);
  site.count_all();
  site.rule(game, Outcome::black_wins);
  EXPECT_THAT(lines(begins), ElementsAre("32-28 2+ 0= 0-"));
  site.count_all();
  EXPECT_THAT(lines(begins), ElementsAre("32-28 1+ 0= 1-"));
  EXPECT_THAT(lines(after_32_28), ElementsAre("18-23 1+ 0= 0-", "19-23 0+ 0= 1-"));
}

// A director removes the result: the game is annulled.
TEST_F(OpeningsTest, AGameAnnulledByItsDirectorIsRemoved) {
  const GameId first = site.finished({"32-28", "19-23"}, Outcome::white_wins, start);
  const GameId second = site.finished({"32-28", "18-23"}, Outcome::draw, start);
  site.count_all();
  site.rule(second, Outcome::none);
  site.count_all();
  EXPECT_THAT(lines(begins), ElementsAre("32-28 1+ 0= 0-"));
  EXPECT_THAT(lines(after_32_28), ElementsAre("19-23 1+ 0= 0-"));
  // The newest game was the removed one, and no older one replaces it.
  EXPECT_EQ(site.moves(begins).at(0).newest, std::nullopt);
  EXPECT_EQ(site.moves(after_32_28).at(0).newest->id, first);
  site.finished({"32-28", "18-23"}, Outcome::draw, start);
  site.count_all();
  EXPECT_EQ(site.moves(begins).at(0).newest->id, GameId{3});
}

TEST_F(OpeningsTest, ShowTheNewestAndTheStrongestGame) {
  const GameId first =
      site.finished({"32-28", "19-23"}, Outcome::white_wins, start, std::pair(1900, 1701));
  const GameId second =
      site.finished({"32-28", "19-23"}, Outcome::draw, start, std::pair(1500, 1501));
  const GameId third =
      site.finished({"32-28", "19-23"}, Outcome::draw, start, std::pair(1600, 1700));
  site.count_all();
  const auto found = site.moves(begins);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].rating, 1650);
  EXPECT_EQ(found[0].newest->id, third);
  EXPECT_EQ(found[0].newest->white_rating, 1600);
  EXPECT_EQ(found[0].strongest->id, first);
  EXPECT_EQ(found[0].strongest->white, "anna");
  EXPECT_EQ(found[0].strongest->black, "ben");
  EXPECT_EQ(found[0].strongest->white_rating, 1900);
  EXPECT_EQ(found[0].strongest->created, start);
  EXPECT_EQ(site.moves(begins, {.rating_below = 1600}).at(0).strongest->id, second);
}

TEST_F(OpeningsTest, AreFilteredByBandSpeedAndQuarter) {
  constexpr Millis quarter = seconds(std::int64_t{91} * 86400);
  site.finished({"32-28", "19-23"}, Outcome::white_wins, noon, std::pair(1399, 1399));
  site.finished({"31-27", "19-23"}, Outcome::draw, noon + quarter, std::pair(1400, 1400));
  site.finished({"33-28", "19-23"}, Outcome::draw, noon + quarter + quarter, std::pair(2250, 2450),
                play::PerMove{seconds(86400)});
  site.finished({"34-30", "19-23"}, Outcome::draw, noon, std::pair(1300, 1301));
  site.count_all();
  const auto moves = [&](const OpeningFilter& filter) {
    std::vector<std::string> found;
    for (const auto& move : site.moves(begins, filter)) found.push_back(move.move);
    return found;
  };
  EXPECT_THAT(moves({}), ElementsAre("31-27", "32-28", "33-28", "34-30"));
  EXPECT_THAT(moves({.rating_from = 1400}), ElementsAre("31-27", "33-28"));
  EXPECT_THAT(moves({.rating_below = 1400}), ElementsAre("32-28", "34-30"));
  EXPECT_THAT(moves({.rating_from = 2200}), ElementsAre("33-28"));
  EXPECT_THAT(moves({.rating_from = 1400, .rating_below = 2200}), ElementsAre("31-27"));
  EXPECT_THAT(moves({.slowest = rating::Speed::classical}), ElementsAre("31-27", "32-28", "34-30"));
  EXPECT_THAT(
      moves({.slowest = rating::Speed::correspondence, .quickest = rating::Speed::correspondence}),
      ElementsAre("33-28"));
  EXPECT_THAT(moves({.since = noon + quarter}), ElementsAre("31-27", "33-28"));
  EXPECT_THAT(moves({.until = noon + quarter}), ElementsAre("32-28", "34-30"));
}

TEST(QuarterOf, FollowsTheUtcCalendar) {
  EXPECT_EQ(quarter_of(Instant{0}), 0);
  EXPECT_EQ(quarter_of(Instant{1'711'929'599'999}), 54 * 4);  // 2024-03-31T23:59:59.999Z
  EXPECT_EQ(quarter_of(Instant{1'711'929'600'000}), 54 * 4 + 1);
}

TEST(BandOf, PutsAllBelowTheSecondIntoTheFirst) {
  EXPECT_EQ(band_of(100), 1200);
  EXPECT_EQ(band_of(1399), 1200);
  EXPECT_EQ(band_of(1400), 1400);
  EXPECT_EQ(band_of(2199), 2000);
  EXPECT_EQ(band_of(3000), 2200);
}

}  // namespace
}  // namespace crownhead::db
