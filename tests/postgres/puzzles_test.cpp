// Puzzles on PostgreSQL, which compares rows and counts conflicts in its own way.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/db/puzzles_site.hpp"
#include "tests/postgres/server.hpp"

namespace crownhead::db {
namespace {

TEST(PostgresPuzzles, AreAddedTriedAndDisabled) {
  PuzzlesSite site(new_postgres_database());
  EXPECT_EQ(site.add(0, 4), 4);
  EXPECT_EQ(site.add(2, 6), 2);
  EXPECT_EQ(site.add(0, 1, "giveaway"), 1);
  EXPECT_EQ(site.puzzles.counts().at(1).puzzles, 6);
  EXPECT_TRUE(site.puzzles.any({.theme = puzzles::Theme::opposition}));
  const auto next = site.tries.next(site.anna, {.variant = "russian"}, noon).value();
  EXPECT_TRUE(site.decide(site.anna, next, true).counted);
  EXPECT_FALSE(site.decide(site.anna, next, true).counted);
  EXPECT_FALSE(
      site.decide_own_choice(site.ben, {.puzzle = next, .solved = true, .at = noon}).counted);
  EXPECT_NE(site.tries.next(site.anna, {.variant = "russian"}, noon), next);
  EXPECT_EQ(site.tries.ratings_of(site.anna, noon).at(0).tries, 1);
  const auto of_day = site.of_day(start).value();
  EXPECT_EQ(site.of_day(start).value(), of_day);
  EXPECT_TRUE(site.report(site.ben, next, "no"));
  EXPECT_EQ(site.tries.reports(0, 5).items.size(), 1U);
  site.disable(next);
  EXPECT_EQ(site.tries.reports(0, 5).items.size(), 0U);
  EXPECT_TRUE(site.puzzles.find(next)->disabled);
  awaited<void>([&](auto done) {
    site.stores.users.close(site.anna, noon, std::move(done));
  }).value();
  site.stores.erase_closed();
  EXPECT_TRUE(site.tries.tries_of(site.anna).empty());
}

TEST(PostgresPuzzles, AreSearchedForInTheOrderOfGames) {
  PuzzlesSite site(new_postgres_database());
  const GameId first = site.stores.game(live_setup(site.anna, site.ben), start);
  const GameId second = site.stores.game(live_setup(site.anna, site.ben), start);
  const auto all = site.puzzles.games_to_search({}, noon, 5);
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[0].at.game, first);
  const auto after = site.puzzles.games_to_search(all[0].at, noon, 5);
  ASSERT_EQ(after.size(), 1U);
  EXPECT_EQ(after[0].at.game, second);
  EXPECT_EQ(awaited<std::int64_t>([&](auto done) {
              site.puzzles.add_found({site.made(0)}, after[0].at, noon, std::move(done));
            }).value(),
            1);
  EXPECT_EQ(site.puzzles.search_so_far(), after[0].at);
}

}  // namespace
}  // namespace crownhead::db
