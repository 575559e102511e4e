#include "server/background/puzzles/puzzle_search.hpp"

#include <future>
#include <gtest/gtest.h>
#include <optional>
#include <stdexcept>

#include "metrics/figures.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::server {
namespace {

using db::noon;

constexpr puzzles::Finder::Limits limits{.glance = 2'000, .look = 60'000, .second_look = 120'000};
constexpr DailyHours night{.from = 2 * 60, .until = 5 * 60};
constexpr Instant midnight = noon + seconds(std::int64_t{12} * 3600);
constexpr Instant two = midnight + seconds(std::int64_t{2} * 3600);
constexpr Instant five = midnight + seconds(std::int64_t{5} * 3600);
constexpr auto patience = std::chrono::seconds(60);

/// A clock that shows two o'clock for `looks` readings and five o'clock afterwards.
class ShortNight : public live::WallClock {
 public:
  explicit ShortNight(int looks) : looks_(looks) {}
  Instant now() const override { return looks_-- > 0 ? two : five; }
  bool by_hand() const override { return true; }

 private:
  mutable int looks_;
};

/// An open database with its puzzles.
struct Site {
  explicit Site(const std::filesystem::path& file) : stores(file) {}

  db::TestStores stores;
  db::Puzzles& puzzles = stores.puzzles;
};

class PuzzleSearchTest : public testing::Test {
 protected:
  /// Black makes a mistake on the first ply; arbitrary moves follow.
  GameId game(UserId white, UserId black, int plies = 24, const std::string& start = mistaken) {
    auto setup = db::live_setup(white, black);
    setup.terms.variant = "russian";
    setup.terms.ruleset = "official";
    setup.terms.start_fen = start;
    setup.terms.rated = false;
    const GameId id = site->stores.game(setup, noon);
    auto played = site->stores.games.load(id)->game;
    const auto does = [&](const play::Command& command) {
      const auto version = played.version();
      const auto events = decide(played, command, played.last_event()).value();
      for (const auto& event : events) apply(played, event);
      site->stores.append({.game = id, .after_version = version, .events = events, .state = played})
          .value();
    };
    const auto moves = [&](const std::string& text) {
      does(play::MakeMove{.by = played.turn(), .ply = played.ply(), .text = text});
    };
    moves("c7-b6");
    while (played.ply() < plies && !played.ended()) moves(played.board().legal().back());
    if (played.ply() < plies) throw std::logic_error("the game is over too early");
    if (!played.ended()) does(play::Resign{Seat::white});
    return id;
  }

  /// Opens the database again, like a new process.
  void reopen() {
    site.reset();
    site.emplace(file.path());
  }

  std::int64_t stored() { return site->stores.rows("puzzles"); }
  GameId searched() const { return site->puzzles.search_so_far().game; }

  static constexpr const char* mistaken =
      "B:Wa1,e1,b2,d2,f2,h2,a3,c3,e3,g3,b4,h4:Ba5,e5,g5,d6,f6,a7,c7,e7,g7,b8,d8,h8";
  static constexpr const char* mistaken_too =
      "B:Wa1,b2,h2,a3,c3,e3,g3,b4,h4,c5:Ba5,e5,g5,d6,f6,h6,a7,c7,e7,g7";

  static void no_errors(std::string_view what) { FAIL() << what; }

  const EndgameTables endings;
  db::TempFile file;
  std::optional<Site> site{std::in_place, file.path()};
  UserId anna = site->stores.user("anna"), ben = site->stores.user("ben");
};

TEST_F(PuzzleSearchTest, SearchesFinishedGamesDuringItsHours) {
  const GameId id = game(anna, ben);
  live::DevWallClock clock(midnight);
  PuzzleSearch search(site->puzzles, endings, clock, night, no_errors, {}, limits);
  EXPECT_FALSE(search.search_some()) << "it is midnight";
  EXPECT_EQ(stored(), 0);
  clock.move_to(two);
  const auto& counted = metrics::figures();
  const auto games = counted.puzzle_games.value(), found = counted.puzzles_found.value();
  EXPECT_TRUE(search.search_some());
  ASSERT_GE(stored(), 1);
  EXPECT_EQ(counted.puzzle_games.value() - games, 1);
  EXPECT_EQ(counted.puzzles_found.value() - found, stored());
  const auto puzzle = site->puzzles.find({1}).value();
  EXPECT_EQ(puzzle.game, id);
  ASSERT_GE(puzzle.written.ply, 1);
  const auto moves = site->stores.games.load(id)->game.moves();
  EXPECT_EQ(puzzle.written.last_move, moves[static_cast<std::size_t>(puzzle.written.ply) - 1].text);
  EXPECT_TRUE(puzzles::read(puzzle.written)) << "it can be played";
  EXPECT_FALSE(search.search_some()) << "there is no other game";
  game(anna, ben);
  clock.move_to(five);
  EXPECT_FALSE(search.search_some()) << "the night is over";
  EXPECT_EQ(searched(), id);
}

TEST_F(PuzzleSearchTest, SkipsUnsuitableGames) {
  const UserId guest =
      db::awaited<db::Made<UserId>>([&](auto done) {
        site->stores.users.create_guest("UTC", "en", noon, std::nullopt, std::move(done));
      })
          .value()
          .id;
  db::awaited<void>([&](auto done) {
    site->stores.users.create_computers(1, noon, std::move(done));
  }).value();
  const UserId robot = site->stores.user("robot");
  db::awaited<void>([&](auto done) {
    site->stores.users.change_profile(
        robot, {.email = {}, .time_zone = {}, .locale = {}, .becomes_bot = true}, std::move(done));
  }).value();
  game(guest, anna);
  game(anna, site->stores.users.computer(1)->id);
  game(robot, ben);
  game(anna, ben, 19);
  site->stores.game(db::live_setup(anna, ben), noon);  // still running
  const live::DevWallClock clock(two);
  PuzzleSearch search(site->puzzles, endings, clock, night, no_errors, {}, limits);
  const auto games = metrics::figures().puzzle_games.value();
  EXPECT_TRUE(search.search_some()) << "it has gone past them";
  EXPECT_EQ(metrics::figures().puzzle_games.value(), games);
  EXPECT_FALSE(search.search_some());
  EXPECT_EQ(stored(), 0);
}

// The search follows the order of the last change, and a game is stored a little after it changes.
TEST_F(PuzzleSearchTest, WaitsForAWhileAfterTheEndOfAGame) {
  game(anna, ben);
  live::DevWallClock clock(noon + seconds(599));
  PuzzleSearch search(site->puzzles, endings, clock, {.from = 0, .until = 24 * 60}, no_errors, {},
                      limits);
  EXPECT_FALSE(search.search_some());
  clock.move_to(noon + seconds(600));
  EXPECT_TRUE(search.search_some());
}

// After any interruption (the hours, a stop, a kill) the next search continues there: it repeats a
// game that was not finished, and searches no game twice.
TEST_F(PuzzleSearchTest, ContinuesWhereThePreviousOneStopped) {
  const GameId first = game(anna, ben), second = game(ben, anna, 24, mistaken_too);
  {
    const live::DevWallClock clock(two);
    PuzzleSearch search(site->puzzles, endings, clock, night, no_errors, {}, limits);
    EXPECT_TRUE(search.search_some());
    EXPECT_EQ(searched(), first);
  }
  const auto of_first = stored();
  EXPECT_GE(of_first, 1);
  reopen();
  {
    const ShortNight clock(8);
    PuzzleSearch search(site->puzzles, endings, clock, night, no_errors, {}, limits);
    EXPECT_FALSE(search.search_some()) << "it has ended within the second game";
  }
  EXPECT_EQ(searched(), first);
  EXPECT_EQ(stored(), of_first);
  reopen();
  const live::DevWallClock clock(two);
  PuzzleSearch search(site->puzzles, endings, clock, night, no_errors, {}, limits);
  EXPECT_TRUE(search.search_some());
  EXPECT_EQ(searched(), second);
  EXPECT_GT(stored(), of_first);
  EXPECT_FALSE(search.search_some());
}

TEST_F(PuzzleSearchTest, ReportsItsWorkAndStopsAtOnce) {
  game(anna, ben);
  std::promise<std::pair<std::int64_t, std::int64_t>> told;
  const live::DevWallClock clock(two);
  PuzzleSearch search(
      site->puzzles, endings, clock, night, no_errors,
      [&](std::int64_t games, std::int64_t found) { told.set_value({games, found}); },
      {.glance = 100, .look = 1'000, .second_look = 2'000});
  search.start();
  auto answer = told.get_future();
  ASSERT_EQ(answer.wait_for(patience), std::future_status::ready);
  EXPECT_EQ(answer.get(), std::pair(std::int64_t{1}, stored()));
  search.stop();
  game(anna, ben);
  PuzzleSearch stopped(site->puzzles, endings, clock, night, no_errors, {}, limits);
  stopped.stop();
  EXPECT_FALSE(stopped.search_some());
}

}  // namespace
}  // namespace crownhead::server
