// No list reads a table from end to end, whatever its filter: with a million games that would take
// seconds.

#include <gtest/gtest.h>
#include <map>
#include <mutex>
#include <sqlite3.h>
#include <utility>
#include <vector>

#include "db/accounts/contacts.hpp"
#include "db/accounts/moderation.hpp"
#include "db/accounts/sessions.hpp"
#include "db/chat/chat_lines.hpp"
#include "db/games/archive.hpp"
#include "db/games/challenges.hpp"
#include "db/jobs/readers.hpp"
#include "db/messages/hook_news.hpp"
#include "db/messages/notifications.hpp"
#include "db/messages/outbox.hpp"
#include "db/messages/push_subscriptions.hpp"
#include "db/messages/webhooks.hpp"
#include "db/puzzles/puzzles.hpp"
#include "db/ratings/players.hpp"
#include "db/ratings/ratings.hpp"
#include "db/sqlite/connection.hpp"
#include "db/studies/studies.hpp"
#include "db/tournaments/tournaments.hpp"
#include "db/vacations/vacations.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/db/tournament_rows.hpp"
#include "tests/puzzles/made_puzzle.hpp"

namespace crownhead::db {
namespace {

constexpr int page_size = 5;
/// Games; a page reads them twice at most: to find them, and to join them.
constexpr int many = 60;

/// Records by their text the statements that step through a table without an index, on every
/// connection that is opened while it exists.
class Watch {
 public:
  Watch() {
    // The first connection initialises SQLite.
    const TempFile first;
    const SqliteConnection opened(first.path(), SqliteConnection::Mode::read_write_create);
    sqlite3_auto_extension(reinterpret_cast<void (*)()>(attach));
  }
  ~Watch() { sqlite3_cancel_auto_extension(reinterpret_cast<void (*)()>(attach)); }

  static std::map<std::string, int> taken() {
    const std::lock_guard lock(mutex);
    return std::exchange(scanned, {});
  }

 private:
  static int attach(sqlite3* connection, char**, const sqlite3_api_routines*) {
    return sqlite3_trace_v2(connection, SQLITE_TRACE_PROFILE, note, nullptr);
  }
  static int note(unsigned, void*, void* done, void*) {
    auto* statement = static_cast<sqlite3_stmt*>(done);
    const int steps = sqlite3_stmt_status(statement, SQLITE_STMTSTATUS_FULLSCAN_STEP, 1);
    const std::lock_guard lock(mutex);
    int& most = scanned[sqlite3_sql(statement)];
    most = std::max(most, steps);
    return 0;
  }

  static inline std::mutex mutex;
  static inline std::map<std::string, int> scanned;
};

class FullScanTest : public testing::Test {
 protected:
  FullScanTest() {
    for (int i = 0; i < many; ++i) {
      const UserId white = i % 2 == 0 ? anna : ben, black = i % 2 == 0 ? ben : anna;
      const auto setup = i % 3 == 0 ? live_setup(white, black) : correspondence_setup(white, black);
      const GameId game = stores.game(setup, noon + seconds(i));
      if (i % 4 == 0) resign(game, noon + seconds(i + 1));
    }
    Watch::taken();
  }

  void resign(GameId id, Instant at) {
    auto game = stores.games.load(id)->game;
    const auto before = game.version();
    std::vector<play::Event> events;
    const auto does = [&](const play::Command& command) {
      for (const auto& event : play::decide(game, command, at).value()) {
        play::apply(game, event);
        events.push_back(event);
      }
    };
    does(play::MakeMove{.by = Seat::white, .ply = 0, .text = "32-28"});
    does(play::MakeMove{.by = Seat::black, .ply = 1, .text = "19-23"});
    does(play::Resign{Seat::white});
    stores.append({.game = id, .after_version = before, .events = events, .state = game}).value();
  }

  /// `own_rows` is the number of rows that the query makes itself, whatever is stored.
  template <class Read>
  void expect_indexed(const char* what, const Read& read, int own_rows = 0) {
    read();
    const auto scanned = Watch::taken();
    EXPECT_FALSE(scanned.empty()) << what << " asked for nothing";
    for (const auto& [sql, steps] : scanned)
      EXPECT_LE(steps, own_rows + 2 * page_size) << what << " reads a table from end to end:\n"
                                                 << sql;
  }

  Watch watch;
  TempFile file;
  TestStores stores{file.path()};
  Writer& writer = stores.database.writer();
  Readers& readers = stores.database.readers();
  UserId anna = stores.user("Anna"), ben = stores.user("Ben");
};

TEST_F(FullScanTest, DetectsAScan) {
  readers.borrow()->value<std::int64_t>("SELECT sum(ply) FROM games WHERE fen <> ''");
  const auto scanned = Watch::taken();
  ASSERT_EQ(scanned.size(), 1U);
  EXPECT_GE(scanned.begin()->second, many - 1);
}

TEST_F(FullScanTest, ListsOfGamesNeedNone) {
  using play::GameStatus;
  const auto list = [&](const char* what, GameFilter filter) {
    filter.limit = page_size;
    expect_indexed(what, [&] { stores.game_queries.list(filter); });
  };
  list("all games", {});
  list("those that run", {.status = GameStatus::playing});
  list("a player's", {.player = anna});
  list("a player's that run", {.player = anna, .status = GameStatus::playing});
  list("a player's by deadline",
       {.player = anna, .status = GameStatus::playing, .by_deadline = true});
  list("the desk",
       {.player = anna, .players_turn = true, .status = GameStatus::playing, .by_deadline = true});
  expect_indexed("deadlines",
                 [&] { stores.games.deadlines(noon + seconds(9'999'999), page_size); });
}

TEST_F(FullScanTest, TheArchiveNeedsNone) {
  const Archive archive(readers);
  const auto search = [&](const char* what, GameSearch wanted) {
    wanted.limit = page_size;
    expect_indexed(what, [&] { archive.search(wanted); });
  };
  search("all", {});
  search("a player", {.player = anna});
  search("two players", {.player = anna, .opponent = ben});
  search("a variant", {.variant = "international"});
  search("a speed", {.speed = rating::Speed::blitz});
  search("a result", {.outcome = play::Outcome::black_wins});
  search("a reason", {.reason = "resignation"});
  search("a time", {.since = noon, .until = noon + seconds(30)});
  search("an opening", {.variant = "international", .opening = "32-28 19-23"});
  search("a player's losses", {.player = anna, .outcome = play::Outcome::black_wins});
  expect_indexed("scores", [&] { archive.scores(anna); });
  expect_indexed("opponents", [&] { archive.opponents(anna, std::nullopt, page_size); });
}

TEST_F(FullScanTest, OtherListsNeedNone) {
  const Ratings ratings(readers);
  const Pool pool{"international", rating::Speed::blitz};
  expect_indexed("a leaderboard", [&] { ratings.leaders(pool, noon, page_size, std::nullopt); });
  expect_indexed("a rating's history", [&] { ratings.history(anna, pool, page_size); });
  expect_indexed("a player's ratings", [&] { ratings.of(anna, noon); });
  const Players players(readers);
  expect_indexed("players of a name", [&] { players.beginning_with("a", page_size, noon); });
  expect_indexed("players online", [&] { players.best_of({anna, ben}, page_size, noon); });
  const Studies studies(writer, readers);
  expect_indexed("public studies", [&] { studies.listed(std::nullopt, {}, page_size); });
  expect_indexed("public studies of a variant", [&] { studies.listed("russian", {}, page_size); });
  expect_indexed("studies of a name", [&] { studies.named("one", page_size); });
  const Challenges challenges(writer, readers);
  expect_indexed("challenges", [&] { challenges.of(anna, noon); });
  const Notifications notifications(writer, readers);
  expect_indexed("notifications", [&] { notifications.page(anna, {INT64_MAX}, page_size); });
  expect_indexed("unread notifications", [&] { notifications.unread(anna, noon); });
  const ChatLines chat(writer, readers);
  expect_indexed("a chat", [&] {
    chat.list({.game = GameId{1}, .rooms = {ChatRoom::players}, .limit = page_size});
  });
  const Moderation moderation(writer, readers);
  expect_indexed("reports", [&] { moderation.open_reports(0, page_size); });
  expect_indexed("the moderators' log", [&] { moderation.log(INT64_MAX, page_size); });
  const Sessions sessions(writer, readers);
  expect_indexed("sessions", [&] { sessions.sessions_of(anna, noon); });
  expect_indexed("a place", [&] { sessions.familiar(anna, SecretHash{1}, noon); });
  const Contacts contacts(writer, readers);
  expect_indexed("a former address", [&] { contacts.former_address(anna, noon); });
  expect_indexed("a refused address", [&] { contacts.refuses(SecretHash{1}, noon); });
  expect_indexed("reports of a game", [&] { moderation.is_reported(GameId{1}); });
  expect_indexed("tokens", [&] { sessions.tokens_of(anna, Instant{1}); });
  Puzzles all_puzzles(writer, readers);
  std::vector<NewPuzzle> made;
  for (int number = 0; number < puzzles::different_puzzles; ++number)
    made.push_back(new_puzzle(puzzles::read(puzzles::made_puzzle(number)).value()));
  awaited<std::int64_t>([&](auto done) { all_puzzles.add(made, noon, std::move(done)); }).value();
  Watch::taken();
  expect_indexed("puzzles taken out", [&] { all_puzzles.disabled(page_size); });
  const Tournaments tournaments(writer, readers);
  expect_indexed("tournaments under way", [&] { tournaments.under_way(); });
}

TEST_F(FullScanTest, TheListOfTournamentsNeedsNone) {
  std::string rows;
  for (int i = 1; i <= many; ++i)
    rows += tournament_sql(TournamentId{i}, "0, 0, 0, 0, 0, 0, 0", {}, {});
  SqliteConnection(file.path(), SqliteConnection::Mode::read_write_create)
      .script(rows +
              "UPDATE tournaments SET begins_ms = id, control_kind = 0, base_ms = 0,"
              " increment_ms = 0, rated = 0, rounds = 0");
  Watch::taken();
  const Tournaments tournaments(writer, readers);
  const auto list = [&](const char* what, TournamentFilter wanted) {
    wanted.limit = page_size;
    expect_indexed(what, [&] { tournaments.list(wanted).value(); });
    wanted.by_begin = true;
    expect_indexed((std::string(what) + " by date").c_str(),
                   [&] { tournaments.list(wanted).value(); });
  };
  list("all", {});
  list("a player's", {.player = anna});
  list("a director's", {.director = anna});
  list("one's own", {.own = anna});
  list("those of a name", {.name = "cup"});
  list("those of a state", {.status = tournament::Status::announced});
  list("those of a variant", {.variant = "international"});
  list("those of a month", {.from = Instant{20}, .to = Instant{40}});
  list("a player's of a name", {.player = anna, .name = "cup"});
}

TEST_F(FullScanTest, TheMessageDispatcherNeedsNone) {
  const Outbox outbox(writer, readers);
  const Webhooks webhooks(writer, readers);
  const HookNews news(readers);
  const Instant until = noon + seconds(9'999'999);
  expect_indexed("changed games", [&] { outbox.news(until, page_size); });
  // The query counts the hours of a week.
  expect_indexed("reminders", [&] { outbox.deadlines(noon, until, 168); }, 168);
  expect_indexed("who is told", [&] { outbox.users_to_notify(until); });
  expect_indexed("mail that is due", [&] { outbox.due(until, page_size); });
  expect_indexed("webhooks' challenges", [&] { news.challenges(noon, until); });
  expect_indexed("webhooks' rounds", [&] { news.rounds(noon, until); });
  expect_indexed("webhooks' vacations", [&] { news.vacations(noon, until); });
  expect_indexed("deliveries", [&] { webhooks.due(until, page_size); });
  const PushSubscriptions push(writer, readers);
  expect_indexed("push messages", [&] { push.due(until, page_size); });
  expect_indexed("whom push reaches", [&] { push.reader(anna); });
  expect_indexed("a browser", [&] { push.find(anna, "https://push.example"); });
  expect_indexed("browsers of a player", [&] { push.of(anna); });
}

}  // namespace
}  // namespace crownhead::db
