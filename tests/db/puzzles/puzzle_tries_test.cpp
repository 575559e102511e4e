#include "db/puzzles/puzzle_tries.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>

#include "tests/db/puzzles_site.hpp"

namespace crownhead::db {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

class PuzzleTriesTest : public testing::Test {
 protected:
  TempFile file;
  PuzzlesSite site{file.path()};
};

TEST_F(PuzzleTriesTest, OnlyTheFirstAttemptCounts) {
  site.add(0, 1);
  EXPECT_EQ(site.tries.solved(site.anna, {1}), std::nullopt);
  const auto first = site.decide(site.anna, {1}, false);
  EXPECT_TRUE(first.counted);
  EXPECT_EQ(first.before, 1500);
  EXPECT_LT(*first.rating, 1500);
  EXPECT_GT(first.puzzle_rating, 1440);
  EXPECT_EQ(first.tries, 1);
  EXPECT_EQ(first.solved, 0);
  const auto again = site.decide(site.anna, {1}, true);
  EXPECT_FALSE(again.counted);
  EXPECT_EQ(again.before, again.rating);
  EXPECT_EQ(again.rating, first.rating);
  EXPECT_EQ(again.puzzle_rating, first.puzzle_rating);
  EXPECT_EQ(again.tries, 1);
  EXPECT_EQ(site.tries.solved(site.anna, {1}), false);
  const auto other = site.decide(site.ben, {1}, true);
  EXPECT_TRUE(other.counted);
  EXPECT_GT(*other.rating, 1500);
  EXPECT_EQ(other.tries, 2);
  EXPECT_EQ(other.solved, 1);
  EXPECT_EQ(site.tries.solved(site.ben, {1}), true);
}

TEST_F(PuzzleTriesTest, OnlyPuzzlesThatWereServedCount) {
  site.add(0, 3);
  const auto own_choice =
      site.decide_own_choice(site.anna, {.puzzle = {1}, .solved = true, .at = noon});
  EXPECT_FALSE(own_choice.counted);
  EXPECT_EQ(own_choice.rating, std::nullopt);
  EXPECT_EQ(own_choice.tries, 0);
  EXPECT_EQ(site.tries.solved(site.anna, {1}), true) << "it is known all the same";
  site.serve(site.anna, {1});
  EXPECT_FALSE(
      site.decide_own_choice(site.anna, {.puzzle = {1}, .solved = true, .at = noon}).counted)
      << "a decided one is not served later";
  site.serve(site.anna, {2});
  site.serve(site.anna, {2});
  EXPECT_FALSE(
      site.decide_own_choice(site.ben, {.puzzle = {2}, .solved = true, .at = noon}).counted)
      << "it was served to another player";
  EXPECT_TRUE(
      site.decide_own_choice(site.anna, {.puzzle = {2}, .solved = true, .at = noon}).counted);
  site.serve(site.anna, {3});
  const auto shown = site.decide_own_choice(
      site.anna, {.puzzle = {3}, .solved = true, .at = noon, .counted = false});
  EXPECT_FALSE(shown.counted);
  EXPECT_EQ(shown.rating, shown.before);
  EXPECT_EQ(site.puzzles.find({3})->tries, 0);
  EXPECT_EQ(site.stores.rows("puzzles_served"), 0);
  const auto tries = site.tries.tries_of(site.anna);
  ASSERT_THAT(tries, SizeIs(3));
  EXPECT_FALSE(tries[0].counted);
  EXPECT_TRUE(tries[1].counted);
}

TEST_F(PuzzleTriesTest, AHintHalvesWhatAServedPuzzleWins) {
  site.add(0, 2);
  const auto hint = [&](UserId user) {
    awaited<void>([&](auto done) { site.tries.hint(user, {1}, std::move(done)); }).value();
  };
  hint(site.anna);
  EXPECT_EQ(site.stores.rows("puzzles_served"), 0) << "it was not served";
  site.serve(site.anna, {1});
  hint(site.anna);
  site.serve(site.anna, {1});
  const auto half = site.decide(site.anna, {1}, true);
  ASSERT_TRUE(half.counted);
  const auto full = site.decide(site.ben, {2}, true);
  EXPECT_NEAR(2 * (*half.rating - *half.before), *full.rating - *full.before, 1);
}

TEST_F(PuzzleTriesTest, AnUnratedPuzzleIsNotOneThatWaits) {
  site.add(0, 2);
  const auto waiting = site.tries.next(site.anna, {}, noon);
  ASSERT_TRUE(waiting);
  site.serve(site.anna, *waiting);
  const auto other = site.tries.next(site.anna, {.rated = false}, noon);
  ASSERT_TRUE(other);
  EXPECT_NE(other, waiting);
  EXPECT_EQ(site.tries.next(site.anna, {}, noon), waiting);
  site.decide_own_choice(site.anna, {.puzzle = *other, .solved = true, .at = noon});
  EXPECT_FALSE(site.tries.next(site.anna, {.rated = false}, noon));
  EXPECT_EQ(site.tries.next(site.anna, {}, noon), waiting);
}

TEST_F(PuzzleTriesTest, TheLastAttemptsAndTheStreakAreKnown) {
  site.add(0, 4);
  EXPECT_THAT(site.tries.latest(site.anna, 3).tries, IsEmpty());
  EXPECT_EQ(site.tries.latest(site.anna, 3).streak, 0);
  const auto decide = [&](std::int64_t puzzle, bool solved) {
    site.decide(site.anna, {puzzle}, solved, noon + seconds(10 - puzzle));
  };
  decide(4, true);
  EXPECT_EQ(site.tries.latest(site.anna, 3).streak, 1) << "none has failed";
  decide(3, false);
  EXPECT_EQ(site.tries.latest(site.anna, 3).streak, 0);
  decide(2, true);
  decide(1, true);
  const auto latest = site.tries.latest(site.anna, 3);
  EXPECT_EQ(latest.streak, 2);
  ASSERT_THAT(latest.tries, SizeIs(3));
  EXPECT_EQ(latest.tries[0].puzzle, PuzzleId{1});
  EXPECT_EQ(latest.tries[2].puzzle, PuzzleId{3});
  EXPECT_FALSE(latest.tries[2].solved);
  EXPECT_THAT(site.tries.latest(site.ben, 3).tries, IsEmpty());
}

TEST_F(PuzzleTriesTest, RatingsAreSeparateByVariant) {
  site.add(0, 2);
  site.add(0, 1, "giveaway");
  site.decide(site.anna, {1}, true);
  site.decide(site.anna, {2}, true);
  site.decide(site.anna, {3}, false);
  const auto ratings = site.tries.ratings_of(site.anna, noon);
  ASSERT_THAT(ratings, SizeIs(2));
  EXPECT_EQ(ratings[0].variant, "russian");
  EXPECT_EQ(ratings[0].tries, 2);
  EXPECT_EQ(ratings[0].solved, 2);
  EXPECT_GT(ratings[0].rating, 1500);
  EXPECT_TRUE(ratings[0].provisional);
  EXPECT_LT(ratings[1].rating, 1500);
  EXPECT_EQ(ratings[1].solved, 0);
  EXPECT_GT(site.tries.ratings_of(site.anna, noon + Millis{365 * puzzle_day.count})[0].deviation,
            ratings[0].deviation)
      << "who tries nothing is known less";
  EXPECT_THAT(site.tries.ratings_of(site.ben, noon), IsEmpty());
}

TEST_F(PuzzleTriesTest, ADisabledPuzzleDoesNotCount) {
  site.add(0, 1);
  site.disable({1});
  const auto result = site.decide(site.anna, {1}, true);
  EXPECT_FALSE(result.counted);
  EXPECT_EQ(result.rating, std::nullopt);
  EXPECT_EQ(site.tries.solved(site.anna, {1}), std::nullopt);
  EXPECT_EQ(awaited<TryResult>([&](auto done) {
              site.tries.decide(site.anna, {.puzzle = {9}, .solved = true, .at = noon},
                                std::move(done));
            })
                .error()
                .code,
            Code::not_found);
}

TEST_F(PuzzleTriesTest, TheNextPuzzleIsUntriedUntilAllWereTried) {
  site.add(0, puzzles::different_puzzles);
  std::set<std::int64_t> seen;
  for (int i = 0; i < puzzles::different_puzzles; ++i) {
    const auto next = site.tries.next(site.anna, {}, noon);
    ASSERT_TRUE(next);
    EXPECT_EQ(site.tries.next(site.anna, {}, noon), next) << "the same until it is decided";
    EXPECT_TRUE(seen.insert(next->value).second) << "nothing is shown twice";
    site.decide(site.anna, *next, i % 2 == 0);
  }
  EXPECT_FALSE(site.tries.next(site.anna, {}, noon));
  EXPECT_TRUE(site.tries.next(site.ben, {}, noon));
  site.add(0, 1, "giveaway");
  EXPECT_TRUE(site.tries.next(site.anna, {}, noon)) << "of another variant there is one";
  EXPECT_FALSE(site.tries.next(site.anna, {.variant = "russian"}, noon));
}

TEST_F(PuzzleTriesTest, TheNextPuzzleIsNearThePlayersRating) {
  std::vector<NewPuzzle> all;
  for (int number = 0; number < puzzles::different_puzzles; ++number) {
    all.push_back(PuzzlesSite::made(number));
    all.back().rating.rating = 900 + 100 * number;
  }
  awaited<std::int64_t>([&](auto done) {
    site.puzzles.add(std::move(all), start, std::move(done));
  }).value();
  const auto found = site.puzzles.find(*site.tries.next(site.anna, {}, noon))->rating.rating;
  EXPECT_GE(found, 1200);
  EXPECT_LE(found, 1800);
}

TEST_F(PuzzleTriesTest, APlayerHasOneOpenReportPerPuzzle) {
  site.add(0, 2);
  ASSERT_TRUE(site.report(site.anna, {1}, "two ways win"));
  ASSERT_TRUE(site.report(site.anna, {1}, "c3-b4 wins as well"));
  ASSERT_TRUE(site.report(site.ben, {1}, "no"));
  ASSERT_TRUE(site.report(site.ben, {2}, "no"));
  EXPECT_EQ(site.report(site.ben, {9}, "x").error().code, Code::not_found);
  const auto page = site.tries.reports(0, 2);
  ASSERT_THAT(page.items, SizeIs(2));
  EXPECT_EQ(page.items[0].text, "c3-b4 wins as well");
  EXPECT_EQ(page.items[0].username, "anna");
  EXPECT_EQ(page.items[0].variant, "russian");
  EXPECT_EQ(page.items[0].puzzle, PuzzleId{1});
  EXPECT_EQ(page.items[0].asked, "W:Wc3,e3:Ba7,h8");
  EXPECT_THAT(page.items[0].solution, ElementsAre("c3-d4", "h8-g7", "d4-c5"));
  EXPECT_THAT(site.tries.reports(page.next.value(), 2).items, SizeIs(1));
  site.disable({1});
  EXPECT_THAT(site.tries.reports(0, 10).items, SizeIs(1));
  site.enable({2});
  EXPECT_THAT(site.tries.reports(0, 10).items, IsEmpty());
}

TEST_F(PuzzleTriesTest, AreDeletedWithTheAccountExceptForTheCounts) {
  site.add(0, 1);
  site.decide(site.anna, {1}, true);
  ASSERT_TRUE(site.report(site.anna, {1}, "x"));
  site.add(1, 2);
  site.serve(site.anna, {2});
  EXPECT_THAT(site.tries.ratings_of(site.anna, noon), SizeIs(1));
  EXPECT_THAT(site.tries.tries_of(site.anna), SizeIs(1));
  const auto reports = site.tries.reports_by(site.anna);
  ASSERT_THAT(reports, SizeIs(1));
  EXPECT_TRUE(reports[0].asked.empty() && reports[0].solution.empty())
      << "the solution is not read";
  awaited<void>([&](auto done) {
    site.stores.users.close(site.anna, noon, std::move(done));
  }).value();
  site.stores.erase_closed();
  EXPECT_THAT(site.tries.ratings_of(site.anna, noon), IsEmpty());
  EXPECT_THAT(site.tries.tries_of(site.anna), IsEmpty());
  EXPECT_THAT(site.tries.reports_by(site.anna), IsEmpty());
  EXPECT_EQ(site.puzzles.find({1})->solved, 1);
  EXPECT_EQ(site.stores.rows("puzzles_served"), 0);
}

}  // namespace
}  // namespace crownhead::db
