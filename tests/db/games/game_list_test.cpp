#include <algorithm>
#include <gtest/gtest.h>
#include <random>

#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

/// 60 games of three players, of both paces, a third of them over.
class GameListTest : public testing::Test {
 protected:
  GameListTest() {
    std::mt19937 random(5);
    for (int i = 0; i < 60; ++i) {
      const auto white = random() % 3;
      const auto black = (white + 1 + random() % 2) % 3;
      add(i, players[white], players[black], random() % 4);
    }
  }

  void add(int i, UserId white, UserId black, std::uint32_t fate) {
    auto setup = fate % 2 ? live_setup(white, black) : correspondence_setup(white, black);
    if (i % 5 == 0) {
      setup.terms.variant = "russian";
      setup.terms.ruleset = "";
      setup.terms.start_fen = draughts::find_variant("russian")->start_fen;
    }
    // Pairs of games start at the same time, so that deadlines are equal.
    const Instant at = start + seconds(i / 2);
    const GameId id = stores.game(setup, at);
    auto game = play::Game::begin(setup, at).value();
    if (fate == 0) command(id, game, play::Resign{Seat::white}, at);
    if (fate == 1) command(id, game, play::Abort{Seat::white}, at);
    if (fate == 2 && i % 3 == 0)
      command(id, game, play::MakeMove{Seat::white, 0, i % 5 ? "32-28" : "c3-d4"}, at);
  }
  void command(GameId id, play::Game& game, const play::Command& what, Instant at) {
    const auto events = decide(game, what, at).value();
    for (const auto& event : events) apply(game, event);
    ASSERT_TRUE(stores.append({.game = id, .after_version = 1, .events = events, .state = game}));
  }

  std::vector<GameRow> all() {
    std::vector<GameRow> rows;
    for (std::int64_t id = 60; id > 0; --id) rows.push_back(stores.game_queries.row({id}).value());
    return rows;
  }

  /// Returns the list that is expected from the rows alone.
  std::vector<GameId> expected(const GameFilter& filter) {
    auto rows = all();
    std::erase_if(rows, [&](const GameRow& row) {
      const bool white = filter.player == row.players[Seat::white],
                 black = filter.player == row.players[Seat::black];
      if (filter.player && !white && !black) return true;
      if (filter.players_turn &&
          (row.status != GameStatus::playing || (row.turn == Seat::white ? !white : !black)))
        return true;
      return (filter.variant && row.variant != *filter.variant) ||
             (filter.status && row.status != *filter.status) ||
             (filter.outcome && row.outcome != filter.outcome) ||
             (filter.reason && row.reason != *filter.reason);
    });
    if (filter.by_deadline)
      std::ranges::sort(rows, {}, [](const GameRow& row) {
        return std::pair(row.deadline.value_or(Instant{INT64_MAX}), row.id);
      });
    std::vector<GameId> ids;
    for (const auto& row : rows) ids.push_back(row.id);
    return ids;
  }

  std::vector<GameId> listed(GameFilter filter) {
    std::vector<GameId> ids;
    for (;;) {
      const auto page = stores.game_queries.list(filter);
      EXPECT_LE(page.items.size(), static_cast<std::size_t>(filter.limit));
      for (const auto& row : page.items) ids.push_back(row.id);
      if (!page.next_cursor) return ids;
      EXPECT_EQ(page.items.size(), static_cast<std::size_t>(filter.limit));
      filter.cursor = page.next_cursor;
      EXPECT_TRUE(readable_cursor(filter));
    }
  }

  TempFile file;
  TestStores stores{file.path()};
  std::vector<UserId> players{stores.user("anna"), stores.user("ben"), stores.user("carla")};
};

TEST_F(GameListTest, ListsMatchesInPagesOfAnySize) {
  std::vector<GameFilter> filters(1);
  const auto multiply = [&filters](auto... changes) {
    std::vector<GameFilter> more;
    for (const auto& filter : filters)
      (
          [&] {
            more.push_back(filter);
            changes(more.back());
          }(),
          ...);
    filters.insert(filters.end(), more.begin(), more.end());
  };
  multiply([&](GameFilter& f) { f.player = players[0]; },
           [&](GameFilter& f) { f.player = players[2], f.players_turn = true; });
  multiply([](GameFilter& f) { f.status = GameStatus::playing; },
           [](GameFilter& f) { f.status = GameStatus::finished; },
           [](GameFilter& f) { f.outcome = play::Outcome::none, f.reason = "abort"; });
  multiply([](GameFilter& f) { f.variant = "russian"; });
  multiply([](GameFilter& f) { f.by_deadline = true; });
  ASSERT_EQ(filters.size(), 48u);
  int found = 0;
  for (auto& filter : filters) {
    const auto ids = expected(filter);
    found += static_cast<int>(ids.size());
    for (const int limit : {1, 7, 200}) {
      filter.limit = limit;
      EXPECT_EQ(listed(filter), ids) << "filter " << &filter - filters.data();
    }
  }
  EXPECT_GT(found, 200);
}

TEST_F(GameListTest, RowsHaveTheDataOfTheGame) {
  const auto page = stores.game_queries.list({.player = players[0], .limit = 1});
  ASSERT_EQ(page.items.size(), 1u);
  const auto row = stores.game_queries.row(page.items[0].id).value();
  EXPECT_EQ(page.items[0].names, row.names);
  EXPECT_EQ(page.items[0].fen, row.fen);
  EXPECT_EQ(page.items[0].updated, row.updated);
  EXPECT_EQ(page.items[0].control, row.control);
}

TEST_F(GameListTest, AcceptsItsOwnCursorsOnly) {
  for (const char* bad : {"", "x", "5x", "5.6", "-", "99999999999999999999"}) {
    EXPECT_FALSE(readable_cursor({.cursor = bad})) << bad;
    EXPECT_TRUE(stores.game_queries.list({.cursor = bad}).items.empty()) << bad;
  }
  EXPECT_TRUE(readable_cursor({.cursor = "5"}));
  EXPECT_TRUE(readable_cursor({}));
  EXPECT_TRUE(readable_cursor({.by_deadline = true, .cursor = "5.6"}));
  EXPECT_FALSE(readable_cursor({.by_deadline = true, .cursor = "5"}));
  EXPECT_FALSE(readable_cursor({.by_deadline = true, .cursor = "5.6.7"}));
}

}  // namespace
}  // namespace crownhead::db
