#include "db/games/archive.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <random>

#include "db/sqlite/connection.hpp"
#include "rules/play/clock/speed.hpp"
#include "rules/play/openings/opening.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

/// The facts about a game that find it without the database.
struct Kept {
  GameId id;
  play::Setup setup;
  Instant at;
  play::Outcome outcome;
  std::string reason, opening;
};

/// 90 games of three players, most of them finished, two at each instant.
class ArchiveTest : public testing::Test {
 protected:
  ArchiveTest() {
    std::mt19937 random(7);
    for (int i = 0; i < 90; ++i) {
      const auto white = random() % 3;
      play(players[white], players[(white + 1 + random() % 2) % 3], random() % 12,
           start + seconds(i / 2));
    }
  }

  void play(UserId white, UserId black, std::uint32_t fate, Instant at) {
    auto setup = fate % 3 ? live_setup(white, black) : correspondence_setup(white, black);
    if (fate % 6 == 0) {
      setup.terms.control = play::Unlimited{};
      setup.terms.rated = false;
    }
    const bool russian = fate % 4 == 0;
    if (russian) {
      setup.terms.variant = "russian";
      setup.terms.ruleset = "";
      setup.terms.start_fen = draughts::find_variant("russian")->start_fen;
    }
    const GameId id = stores.game(setup, at);
    auto game = play::Game::begin(setup, at).value();
    std::vector<play::Event> events;
    const auto does = [&](const play::Command& command) {
      for (const auto& event : decide(game, command, at).value()) {
        apply(game, event);
        events.push_back(event);
      }
    };
    const char* const lines[2][2] = {{"32-28", fate % 5 ? "19-23" : "18-23"}, {"c3-d4", "d6-c5"}};
    if (fate == 1) {
      does(play::Abort{Seat::white});
    } else {
      does(play::MakeMove{Seat::white, 0, lines[russian][0], false});
      does(play::MakeMove{Seat::black, 1, lines[russian][1], false});
      if (fate % 2) does(play::Resign{fate % 3 ? Seat::white : Seat::black});
      if (fate == 6 || fate == 10) {
        does(play::OfferDraw{Seat::white});
        does(play::AcceptDraw{Seat::black});
      }
    }
    if (events.empty()) return;
    ASSERT_TRUE(stores.append({.game = id, .after_version = 1, .events = events, .state = game}));
    if (!game.ended() || game.ended()->outcome() == play::Outcome::none) return;
    kept.push_back({id, setup, at, game.ended()->outcome(), std::string(reason_name(*game.ended())),
                    opening_of(game)});
  }

  std::vector<GameId> expected(const GameSearch& search) const {
    std::vector<GameId> found;
    for (auto game = kept.rbegin(); game != kept.rend(); ++game) {
      const auto& players = game->setup.players;
      if (search.player && !players.find(*search.player)) continue;
      if (search.opponent && !players.find(*search.opponent)) continue;
      if (search.variant && search.variant != game->setup.terms.variant) continue;
      if (search.speed && search.speed != play::listed_speed(game->setup.terms.control)) continue;
      if (search.outcome && search.outcome != game->outcome) continue;
      if (search.reason && search.reason != game->reason) continue;
      if (search.since && game->at < *search.since) continue;
      if (search.until && game->at >= *search.until) continue;
      if (search.opening && !(game->opening + ' ').starts_with(*search.opening + ' ')) continue;
      found.push_back(game->id);
    }
    return found;
  }

  /// Returns the games of all pages.
  std::vector<GameId> found(GameSearch search) {
    std::vector<GameId> ids;
    do {
      const auto page = archive.search(search);
      EXPECT_TRUE(page);
      EXPECT_LE(page->items.size(), static_cast<std::size_t>(search.limit));
      for (const auto& row : page->items) ids.push_back(row.id);
      search.cursor = page->next_cursor;
    } while (search.cursor);
    return ids;
  }

  TempFile file;
  TestStores stores{file.path()};
  Archive& archive = stores.archive;
  std::array<UserId, 3> players{stores.user("anna"), stores.user("ben"), stores.user("cara")};
  std::vector<Kept> kept;
};

TEST_F(ArchiveTest, FindsMatchesInPagesOfAnySize) {
  ASSERT_GT(kept.size(), 30U);
  const std::vector<GameSearch> searches = {
      {},
      {.player = players[0]},
      {.player = players[0], .opponent = players[2]},
      {.player = players[1], .opponent = players[2], .outcome = play::Outcome::white_wins},
      {.player = players[1], .variant = "russian"},
      {.player = players[1], .opening = "32-28 19-23"},
      {.variant = "international"},
      {.variant = "russian", .outcome = play::Outcome::draw},
      {.speed = rating::Speed::correspondence},
      {.speed = rating::Speed::unlimited},
      {.outcome = play::Outcome::black_wins},
      {.reason = "agreement"},
      {.variant = "russian", .reason = "resignation"},
      {.reason = "no_pieces"},
      {.since = start + seconds(7)},
      {.since = start + seconds(7), .until = start + seconds(19)},
      {.player = players[2], .until = start + seconds(19)},
      {.opening = "32-28"},
      {.opening = "32-28 18-23"},
      {.variant = "russian", .opening = "c3-d4"},
      {.outcome = play::Outcome::draw, .opening = "c3-d4 d6-c5"},
      {.opening = "32-2"},
      {.opening = "31-27"},
  };
  for (std::size_t i = 0; i < searches.size(); ++i)
    for (const int limit : {1, 4, 200}) {
      GameSearch search = searches[i];
      search.limit = limit;
      EXPECT_EQ(found(search), expected(search)) << "search " << i << " by " << limit;
    }
}

TEST_F(ArchiveTest, AcceptsItsOwnCursorsOnly) {
  GameSearch search{.limit = 1};
  search.cursor = archive.search(search)->next_cursor;
  EXPECT_TRUE(archive.search(search));
  for (const char* nonsense : {"1", "a.b", "1.", ".1", "1.2.3", "1.2x"}) {
    search.cursor = nonsense;
    EXPECT_FALSE(archive.search(search)) << nonsense;
  }
}

TEST_F(ArchiveTest, CountsThePlayersWins) {
  std::int64_t games = 0;
  for (const auto& [pool, score] : archive.scores(players[0])) {
    const GameSearch mine{.player = players[0], .variant = pool.variant, .speed = pool.speed};
    Score should;
    for (const auto& game : kept) {
      const auto ids = expected(mine);
      if (std::ranges::find(ids, game.id) == ids.end()) continue;
      const bool white = game.setup.players[Seat::white] == players[0];
      if (game.outcome == play::Outcome::draw)
        ++should.drawn;
      else
        ++((game.outcome == play::Outcome::white_wins) == white ? should.won : should.lost);
    }
    EXPECT_EQ(score, should) << pool.variant;
    if (games > 0) EXPECT_LE(score.games(), games);
    games = score.games();
  }
  EXPECT_GT(games, 0);
  EXPECT_TRUE(archive.scores({99}).empty());
}

TEST_F(ArchiveTest, CountsThePlayersOpponents) {
  const auto all = archive.opponents(players[0], {}, 10);
  ASSERT_EQ(all.size(), 2U);
  EXPECT_GE(all[0].score.games(), all[1].score.games());
  EXPECT_EQ(all[0].score.games() + all[1].score.games(),
            std::ssize(expected({.player = players[0]})));
  const auto ben = archive.opponents(players[0], players[1], 10);
  ASSERT_EQ(ben.size(), 1U);
  EXPECT_EQ(ben[0].name, "ben");
  const auto anna = archive.opponents(players[1], players[0], 10);
  EXPECT_EQ(anna[0].score.won, ben[0].score.lost);
  EXPECT_EQ(anna[0].score.drawn, ben[0].score.drawn);
  EXPECT_EQ(archive.opponents(players[0], {}, 1).size(), 1U);
  EXPECT_TRUE(archive.opponents(players[0], UserId{99}, 10).empty());
}

TEST_F(ArchiveTest, ExaminesALimitedNumberOfGames) {
  // 25,000 copies of a win in the table, far too many to examine for the one draw below them.
  stores.database.drain();
  {
    SqliteConnection writing(file.path(), SqliteConnection::Mode::read_write_create);
    writing.script(
        "PRAGMA foreign_keys = OFF; DELETE FROM finished_games; WITH RECURSIVE n(i) AS (SELECT 1"
        " UNION ALL SELECT i + 1 FROM n WHERE i < 25000) INSERT INTO finished_games SELECT i + "
        "1000,"
        " i, 1, 2, 'international', 2, 0, 'resignation', '32-28' FROM n;"
        "INSERT INTO finished_games VALUES (1, 0, 1, 2, 'international', 2, 2, 'agreement', "
        "'32-28')");
  }
  GameSearch search{.player = players[0], .outcome = play::Outcome::draw};
  int pages = 0;
  std::vector<GameId> ids;
  do {
    const auto page = archive.search(search);
    ASSERT_TRUE(page);
    for (const auto& row : page->items) ids.push_back(row.id);
    search.cursor = page->next_cursor;
    ++pages;
  } while (search.cursor);
  EXPECT_EQ(ids, (std::vector<GameId>{{1}}));
  EXPECT_EQ(pages, 3);
}

}  // namespace
}  // namespace crownhead::db
