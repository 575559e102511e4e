#include "db/puzzles/puzzles.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>

#include "tests/db/puzzles_site.hpp"

namespace crownhead::db {
namespace {

using puzzles::Theme;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

class PuzzlesTest : public testing::Test {
 protected:
  TempFile file;
  PuzzlesSite site{file.path()};
};

TEST_F(PuzzlesTest, APositionIsStoredOnce) {
  EXPECT_EQ(site.add(0, 3), 3);
  EXPECT_EQ(site.add(1, 4), 1) << "the last of them alone is new";
  EXPECT_EQ(site.add(0, 1, "giveaway"), 1) << "of another variant it is another";
  const auto counts = site.puzzles.counts();
  ASSERT_EQ(counts.size(), 2U);
  EXPECT_EQ(counts[1].variant, "russian");
  EXPECT_EQ(counts[1].puzzles, 4);
  EXPECT_THAT(counts[1].themes, ElementsAre(Pair(Theme::ending, 4), Pair(Theme::opposition, 4)));
  EXPECT_EQ(site.puzzles.counts("giveaway").size(), 1U);
  EXPECT_THAT(site.puzzles.counts("international"), IsEmpty());
}

TEST_F(PuzzlesTest, RoundTrip) {
  site.add(5, 6);
  const auto stored = site.puzzles.find({1}).value();
  const auto made = site.made(5);
  EXPECT_EQ(stored.written.fen, made.written.fen);
  EXPECT_EQ(stored.written.ruleset, "official");
  EXPECT_EQ(stored.written.solution, made.written.solution);
  EXPECT_THAT(stored.written.themes, ElementsAre(Theme::ending, Theme::opposition));
  EXPECT_EQ(stored.written.score, 120);
  EXPECT_EQ(stored.written.ply, 41);
  EXPECT_EQ(stored.rating, made.rating);
  EXPECT_EQ(stored.game, std::nullopt);
  EXPECT_FALSE(stored.disabled);
  EXPECT_FALSE(site.puzzles.find({2}));
}

TEST_F(PuzzlesTest, ARandomPuzzleMatchesTheFilter) {
  EXPECT_FALSE(site.puzzles.any({}));
  site.add(0, 4);
  site.add(0, 1, "giveaway");
  site.disable({2});
  std::set<std::int64_t> seen;
  for (int i = 0; i < 200; ++i) seen.insert(site.puzzles.any({.variant = "russian"})->value);
  EXPECT_EQ(seen, (std::set<std::int64_t>{1, 3, 4}));
  EXPECT_EQ(site.puzzles.any({.variant = "giveaway"}), PuzzleId{5});
  EXPECT_TRUE(site.puzzles.any({.theme = Theme::opposition}));
  EXPECT_FALSE(site.puzzles.any({.theme = Theme::shot}));
  EXPECT_FALSE(site.puzzles.any({.variant = "international"}));
}

TEST_F(PuzzlesTest, ADisabledPuzzleCanBeEnabledAgain) {
  site.add(0, 1);
  site.disable({1});
  site.disable({1});
  EXPECT_TRUE(site.puzzles.find({1})->disabled);
  EXPECT_THAT(site.puzzles.counts(), IsEmpty());
  site.enable({1});
  site.enable({1});
  EXPECT_FALSE(site.puzzles.find({1})->disabled);
  EXPECT_EQ(site.puzzles.counts().at(0).puzzles, 1);
  EXPECT_EQ(site.rule({9}, true).error().code, Code::not_found);
}

TEST_F(PuzzlesTest, DisabledPuzzlesAreListedNewestFirst) {
  EXPECT_THAT(site.puzzles.disabled(10), IsEmpty());
  site.add(0, 4);
  ASSERT_TRUE(site.rule({2}, true, noon + Millis{5}));
  ASSERT_TRUE(site.rule({4}, true, noon));
  ASSERT_TRUE(site.rule({1}, true, noon + Millis{9}));
  const auto last = site.puzzles.disabled(2);
  ASSERT_EQ(last.size(), 2U);
  EXPECT_EQ(last[0].puzzle, PuzzleId{1});
  EXPECT_EQ(last[0].variant, "russian");
  EXPECT_EQ(last[0].asked, "W:Wc3,e3:Ba7,h8");
  EXPECT_THAT(last[0].solution, ElementsAre("c3-d4", "h8-g7", "d4-c5"));
  EXPECT_EQ(last[0].by, "anna");
  EXPECT_EQ(last[0].reason, "tried");
  EXPECT_EQ(last[0].at, noon + Millis{9});
  EXPECT_EQ(last[1].puzzle, PuzzleId{2});
  site.enable({1});
  site.enable({2});
  const auto rest = site.puzzles.disabled(10);
  ASSERT_EQ(rest.size(), 1U);
  EXPECT_EQ(rest[0].puzzle, PuzzleId{4});
}

TEST_F(PuzzlesTest, ADayKeepsItsPuzzle) {
  EXPECT_EQ(site.of_day(start).error().code, Code::not_found);
  site.add(0, 3);
  const auto first = site.of_day(start).value();
  EXPECT_EQ(site.of_day(start).value(), first);
  site.disable(first);
  EXPECT_EQ(site.of_day(start).value(), first) << "never another on the same day";
  const auto second = site.of_day(start + puzzle_day).value();
  EXPECT_NE(second, first);
}

TEST_F(PuzzlesTest, ADayUsesTheVariantThatWaitedLongest) {
  site.add(0, 2);
  site.add(0, 2, "giveaway");
  std::vector<std::string> variants;
  std::set<std::int64_t> shown;
  for (int i = 0; i < 4; ++i) {
    const auto id = site.of_day(start + Millis{i * puzzle_day.count}).value();
    variants.push_back(site.puzzles.find(id)->written.variant);
    shown.insert(id.value);
  }
  EXPECT_THAT(variants, ElementsAre("giveaway", "russian", "giveaway", "russian"));
  EXPECT_EQ(shown.size(), 4U) << "none twice";
  EXPECT_EQ(site.of_day(start + Millis{4 * puzzle_day.count}).value(), site.of_day(start).value())
      << "when all have had their day, the first again";
}

TEST_F(PuzzlesTest, StoreTheProgressOfTheSearchAndTheShippedEdition) {
  EXPECT_EQ(site.puzzles.search_so_far(), SearchPlace{});
  EXPECT_EQ(site.puzzles.shipped_edition(), 0);
  const SearchPlace place{.updated = noon, .game = {7}};
  EXPECT_EQ(awaited<std::int64_t>([&](auto done) {
              site.puzzles.add_found({site.made(0)}, place, noon, std::move(done));
            }).value(),
            1);
  EXPECT_EQ(awaited<std::int64_t>([&](auto done) {
              site.puzzles.add_shipped({.edition = 3, .puzzles = {site.made(0), site.made(1)}},
                                       noon, std::move(done));
            }).value(),
            1);
  EXPECT_EQ(site.puzzles.search_so_far(), place);
  EXPECT_EQ(site.puzzles.shipped_edition(), 3);
}

// A site with an earlier edition gets corrected solutions and loses withdrawn puzzles.
TEST_F(PuzzlesTest, ANewEditionCorrectsAndWithdrawsEarlierPuzzles) {
  site.add(0, 3);
  const auto take = [&](ShippedPuzzles shipped) {
    return awaited<std::int64_t>([&](auto done) {
             site.puzzles.add_shipped(std::move(shipped), noon, std::move(done));
           })
        .value();
  };
  auto corrected = site.made(0);
  corrected.written.solution = {"c3-d4"};
  corrected.written.themes = {Theme::ending};
  ASSERT_TRUE(site.report(site.anna, {2}, "two ways"));
  const auto withdrawn = site.made(1);
  EXPECT_EQ(take({.edition = 2,
                  .puzzles = {corrected, site.made(3)},
                  .withdrawn = {{"russian", withdrawn.position}, {"russian", "W:Wa1:Bh8"}}}),
            1);
  EXPECT_THAT(site.puzzles.find({1})->written.solution, ElementsAre("c3-d4"));
  EXPECT_TRUE(site.puzzles.find({2})->disabled);
  EXPECT_THAT(site.tries.reports(0, 5).items, IsEmpty());
  EXPECT_FALSE(site.puzzles.find({3})->disabled);
  EXPECT_EQ(site.puzzles.counts().at(0).puzzles, 3);
  EXPECT_THAT(site.puzzles.counts().at(0).themes,
              ElementsAre(Pair(Theme::ending, 3), Pair(Theme::opposition, 2)));
}

TEST_F(PuzzlesTest, ANewEditionDoesNotChangePuzzlesOfGames) {
  const GameId game = site.stores.game(live_setup(site.anna, site.ben), start);
  auto of_game = site.made(0);
  of_game.game = game;
  awaited<std::int64_t>([&](auto done) {
    site.puzzles.add({of_game}, start, std::move(done));
  }).value();
  auto other = site.made(0);
  other.written.solution = {"e3-d4"};
  EXPECT_EQ(awaited<std::int64_t>([&](auto done) {
              site.puzzles.add_shipped(
                  {.edition = 2, .puzzles = {other}, .withdrawn = {{"russian", of_game.position}}},
                  noon, std::move(done));
            }).value(),
            0);
  EXPECT_FALSE(site.puzzles.find({1})->disabled);
  EXPECT_EQ(site.puzzles.find({1})->written.solution, of_game.written.solution);
}

TEST_F(PuzzlesTest, TheSearchVisitsGamesInTheOrderOfTheirLastChange) {
  const auto setup = live_setup(site.anna, site.ben);
  const GameId first = site.stores.game(setup, start);
  const GameId second = site.stores.game(setup, start);
  const GameId third = site.stores.game(setup, start + Millis{5});
  const auto ids = [&](const SearchPlace& after, Instant before) {
    std::vector<GameId> found;
    for (const auto& game : site.puzzles.games_to_search(after, before, 10)) {
      EXPECT_FALSE(game.fits) << "it goes on, and has no moves";
      found.push_back(game.at.game);
    }
    return found;
  };
  EXPECT_THAT(ids({}, noon), ElementsAre(first, second, third));
  EXPECT_THAT(ids({.updated = start, .game = first}, noon), ElementsAre(second, third));
  EXPECT_THAT(ids({.updated = start, .game = first}, start), ElementsAre(second));
  EXPECT_THAT(ids({.updated = start + Millis{5}, .game = third}, noon), IsEmpty());
}

}  // namespace
}  // namespace crownhead::db
