#include "db/check.hpp"

#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "db/codec/event_codec.hpp"
#include "db/games/coded_events.hpp"
#include "db/games/stored_game.hpp"
#include "db/sqlite/connection.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/play/random_game.hpp"

namespace crownhead::db {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// Game 1 is live and running, 2 is by correspondence and running, 3 is live and over.
class CheckTest : public testing::Test {
 protected:
  CheckTest() {
    TestStores stores(file.path());
    const auto anna = stores.user("anna"), ben = stores.user("ben");
    add(stores, live_setup(anna, ben), 1, 20);
    add(stores, correspondence_setup(anna, ben), 2, 20);
    add(stores, live_setup(anna, ben), 3, 1000);
  }

  void add(TestStores& stores, const play::Setup& setup, std::uint32_t seed, int plies) {
    const auto played = play::random_game(setup, start, seed, plies);
    const GameId id = stores.game(setup, start);
    auto game = play::Game::begin(setup, start).value();
    for (std::size_t i = 1; i < played.events.size(); ++i) {
      const auto before = game.version();
      apply(game, played.events[i]);
      Append append{.game = id, .after_version = before, .events = {played.events[i]}};
      if (game.pace() == play::Pace::correspondence || game.ended()) append.state = game;
      ASSERT_TRUE(stores.append(std::move(append)));
    }
    events += static_cast<std::int64_t>(played.events.size());
    last_event = game.version();
  }

  /// Damages the database as an attacker would: without triggers and foreign keys.
  void damage(const std::string& sql) {
    SqliteConnection connection(file.path(), SqliteConnection::Mode::read_write_create);
    connection.script(
        "DROP TRIGGER game_events_are_permanent; DROP TRIGGER game_events_are_immutable;"
        "DROP TRIGGER live_journal_is_immutable;"
        "PRAGMA ignore_check_constraints = ON;" +
        sql);
  }
  /// The last move of game 2.
  template <class Edit>
  void change_last_move(const Edit& edit) {
    damage("");
    SqliteConnection connection(file.path(), SqliteConnection::Mode::read_write_create);
    const auto version = *connection.value<std::int64_t>(
        "SELECT max(version) FROM game_events WHERE game_id = 2 AND type = 2");
    auto stored = stored_events(connection, GameId{2}, version - 1);
    auto& event = stored.at(0).second;
    edit(std::get<play::Moved>(event.what));
    connection.run("UPDATE game_events SET payload = ?2 WHERE game_id = 2 AND version = ?1",
                   version, codec::encode_event(event));
  }
  std::vector<std::string> differences() { return check(file.path()).differences; }

  TempFile file;
  std::int64_t events = 0;
  std::int64_t last_event = 0;  ///< of game 3
};

TEST_F(CheckTest, FindsNothingInASoundFile) {
  const auto report = check(file.path());
  EXPECT_THAT(report.differences, IsEmpty());
  EXPECT_EQ(report.games, 3);
  EXPECT_EQ(report.events, events);
}

TEST_F(CheckTest, ChecksAFileInUse) {
  TestStores stores(file.path());
  EXPECT_THAT(differences(), IsEmpty());
}

TEST_F(CheckTest, FindsARowThatDiffersFromItsEvents) {
  damage("UPDATE games SET ply = ply + 1 WHERE id = 2");
  EXPECT_THAT(differences(), ElementsAre(HasSubstr("game 2: its row has ply '21'")));
}

TEST_F(CheckTest, FindsAWrongStartOfARunningLiveGame) {
  damage("UPDATE games SET white_id = 2, rated = 0 WHERE id = 1");
  EXPECT_THAT(differences(), ElementsAre("game 1: its seat 0 differs from its row",
                                         HasSubstr("game 1: its row has rated '0'"),
                                         HasSubstr("game 1: its row has white '2'")));
}

TEST_F(CheckTest, FindsARowThatLags) {
  damage("UPDATE games SET version = 1 WHERE id = 2");
  EXPECT_THAT(differences(), testing::Contains(HasSubstr("game 2: its row has version 1")));
}

TEST_F(CheckTest, FindsARowThatIsAhead) {
  damage("UPDATE games SET version = 1000 WHERE id = 1");
  EXPECT_THAT(differences(), ElementsAre(HasSubstr("game 1: its row has version 1000")));
}

TEST_F(CheckTest, FindsAMissingEvent) {
  damage(
      // Each event was a commit; the first is not a row of the journal.
      "DELETE FROM live_journal WHERE number = 4;"
      "DELETE FROM game_events WHERE game_id = 2 AND version = 5");
  EXPECT_THAT(differences(),
              ElementsAre(HasSubstr("game 1: event 6: an earlier event is missing"),
                          HasSubstr("game 2: event 6: an earlier event is missing")));
}

TEST_F(CheckTest, FindsAnEventLeftInTheJournal) {
  CodedEvents row;
  row.add(GameId{3}, 1000, EventRow({start, play::DrawOffered{}}), std::nullopt);
  SqliteConnection(file.path(), SqliteConnection::Mode::read_write_create)
      .run("INSERT INTO live_journal (at_ms, events) VALUES (1, ?1)", row.bytes());
  EXPECT_THAT(differences(), ElementsAre("game 3: event 1000 was left in the journal"));
}

TEST_F(CheckTest, FindsAnUnreadableRowOfTheJournal) {
  damage("UPDATE live_journal SET events = x'01ff' WHERE number = 4");
  EXPECT_THAT(differences(),
              ElementsAre(HasSubstr("row 4 of live_journal cannot be read: "),
                          HasSubstr("game 1: it has no events"),
                          HasSubstr("the database cannot be read: row 4 of live_journal")));
}

TEST_F(CheckTest, FindsAnUnreadableRun) {
  damage("UPDATE game_events SET payload = x'01ff' WHERE type = 0");
  EXPECT_THAT(differences(), testing::Contains(testing::MatchesRegex(
                                 "game 3: the events up to [0-9]+ cannot be read: .+")));
}

TEST_F(CheckTest, FindsARunThatLacksItsEnd) {
  damage("UPDATE game_events SET version = version + 1000 WHERE type = 0");
  EXPECT_THAT(differences(), testing::Contains(HasSubstr("they end at another version")));
}

TEST_F(CheckTest, FindsALostEnd) {
  damage("DELETE FROM game_events WHERE game_id = 3 AND version = " + std::to_string(last_event));
  EXPECT_THAT(differences(), ElementsAre(HasSubstr("game 3: its row has version"),
                                         HasSubstr("game 3: its snapshot has version")));
}

TEST_F(CheckTest, FindsAnUnreadableEvent) {
  damage("UPDATE game_events SET payload = x'01ff' WHERE game_id = 2 AND version = 4");
  EXPECT_THAT(differences(), ElementsAre(HasSubstr("game 2: event 4: ")));
}

TEST_F(CheckTest, FindsAnIllegalMove) {
  // 19-23 is Black's move.
  damage(
      "UPDATE game_events SET payload = x'010531392d3233000000' WHERE game_id = 2 AND version = 2");
  EXPECT_THAT(differences(), ElementsAre(HasSubstr("game 2: event 2: ")));
}

TEST_F(CheckTest, FindsAChangedClock) {
  change_last_move([](play::Moved& moved) { moved.left += Millis{1}; });
  EXPECT_THAT(differences(), testing::Contains(HasSubstr("game 2: ")));
}

TEST_F(CheckTest, FindsAMoveThatDoesNotFitTheBoard) {
  change_last_move(
      [](play::Moved& moved) { std::swap(moved.change->move.from, moved.change->move.to); });
  EXPECT_THAT(differences(), ElementsAre(HasSubstr("does not fit the board")));
}

// A man that moved backwards, and a draw after it: today's rules allow neither.
TEST_F(CheckTest, NotesGamesPlayedUnderAnEarlierRule) {
  GameId id{};
  {
    TestStores stores(file.path());
    auto setup = correspondence_setup({1}, {2});
    setup.terms.rated = false;
    setup.terms.start_fen = "W:W27:B1,2";
    id = stores.game(setup, start);
    auto game = stores.games.load(id)->game;
    const std::vector<play::Event> events{
        {start, play::Moved{.move = "27-32",
                            .spent = {},
                            .lag = {},
                            .left = game.clock().left[Seat::white],
                            .change = draughts::Change{.move = {26, 31}}}},
        {start, play::Ended{.finish = play::finish_of(play::Outcome::draw),
                            .reason = play::EndReason::draw_rule,
                            .rule = draughts::DrawRule::threefold}}};
    for (const auto& event : events) apply(game, event);
    ASSERT_TRUE(stores.append({.game = id, .after_version = 1, .events = events, .state = game}));
  }
  const auto report = check(file.path());
  EXPECT_THAT(report.differences, IsEmpty());
  EXPECT_THAT(report.notes, ElementsAre(testing::StartsWith(
                                "game " + std::to_string(id.value) +
                                ": event 2: played under earlier rules: 27-32 is not legal")));
  TestStores stores(file.path());
  const auto game = stores.games.load(id)->game;
  EXPECT_EQ(game.moves().back().text, "27-32");
  EXPECT_EQ(game.ended()->rule, draughts::DrawRule::threefold);
  damage("DELETE FROM snapshots");
  EXPECT_EQ(stores.games.load(id)->game.saved(), game.saved()) << "from the events alone";
}

TEST_F(CheckTest, FindsInvalidSnapshots) {
  damage(
      "UPDATE snapshots SET state = (SELECT state FROM snapshots WHERE game_id = 2)"
      " WHERE game_id = 3;"
      "UPDATE snapshots SET state = x'0102' WHERE game_id = 1");
  EXPECT_THAT(differences(),
              ElementsAre(HasSubstr("game 1: its snapshot cannot be read"),
                          HasSubstr("game 3: its snapshot is marked as version"),
                          HasSubstr("game 3: its snapshot differs from the result of its events")));
}

TEST_F(CheckTest, FindsMissingPlayers) {
  damage("DELETE FROM users WHERE name = 'ben'");
  EXPECT_THAT(differences(), testing::Contains(HasSubstr("foreign key: a row of games (1)")));
}

TEST_F(CheckTest, FindsADamagedFile) {
  const auto page =
      SqliteConnection(file.path(), SqliteConnection::Mode::read_only)
          .value<int>("SELECT rootpage FROM sqlite_schema WHERE name = 'game_events'");
  {
    std::fstream raw(file.path(), std::ios::in | std::ios::out | std::ios::binary);
    raw.seekp((*page - 1) * 4096);
    raw << std::string(64, '\xff');
  }
  EXPECT_THAT(differences(), testing::Contains(HasSubstr("malformed")));
}

TEST_F(CheckTest, ReportsTheFaultOfAnotherFile) {
  EXPECT_THROW(check(file.folder() / "none.db"), std::runtime_error);
  std::ofstream(file.folder() / "text.db") << std::string(5000, 'x');
  EXPECT_THROW(check(file.folder() / "text.db"), std::runtime_error);
}

}  // namespace
}  // namespace crownhead::db
