#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>
#include <string>
#include <vector>

#include "db/accounts/sessions.hpp"
#include "db/check.hpp"
#include "db/games/archive.hpp"
#include "db/games/challenges.hpp"
#include "db/games/chat_lines.hpp"
#include "db/games/notes.hpp"
#include "db/games/ratings.hpp"
#include "db/migrate.hpp"
#include "db/sqlite/connection.hpp"
#include "db/tournaments/tournaments.hpp"
#include "rules/play/game.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/play/nardi_match.hpp"
#include "tests/play/random_star.hpp"

namespace crownhead::db {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::ThrowsMessage;
using testing::UnorderedElementsAre;

/// Snapshots may always be lost, and are made again; the journal is moved to the events.
const std::set<std::string> remade = {"snapshots", "live_journal"};
/// Of the file, not of what is in it.
const std::set<std::string> of_the_file = {"migrations", "sqlite_sequence"};

/// But for what an upgrade has still to do, and does.
const std::string to_be_done = " WHERE key NOT IN ('moves_of_before', 'words_of_former')";

/// Stores what comes of a command as a room does: of a live game that runs only the events.
void act(Stores& stores, GameId id, const play::Command& command) {
  auto game = stores.games.load(id)->game;
  Append append{.game = id, .after_version = game.version(), .events = {}};
  append.events = play::decide(game, command, Instant{1'001'000}).value();
  for (const auto& event : append.events) apply(game, event);
  if (game.pace() == play::Pace::correspondence || game.ended()) append.state = game;
  ASSERT_TRUE(stores.append(std::move(append)));
}

/// A database of today with something in it.
void fill(const std::filesystem::path& file) {
  Stores stores(file);
  auto& database = stores.database;
  Sessions sessions(database.writer(), database.readers());
  ChatLines lines(database.writer(), database.readers());
  Notes notes(database.writer(), database.readers());
  const UserId anna = stores.user("anna"), ben = stores.user("ben");
  const GameId live = stores.game(live_setup(anna, ben));
  const GameId slow = stores.game(correspondence_setup(anna, ben));
  for (const GameId game : {live, slow}) {
    act(stores, game, play::MakeMove{.by = Seat::white, .ply = 0, .text = "32-28"});
    act(stores, game, play::MakeMove{.by = Seat::black, .ply = 1, .text = "19-23"});
  }
  act(stores, live, play::Resign{Seat::white});
  ASSERT_TRUE(awaited<void>([&](auto done) {
    sessions.open({1}, anna, {"a test", "192.0.2.1"}, Instant{1}, Instant{9'000'000},
                  std::move(done));
  }));
  ASSERT_TRUE(awaited<Made<TokenId>>([&](auto done) {
    sessions.create_token({2}, ben, {"bot", scope_play}, Instant{1}, RequestKey{ben, {1}, 77},
                          std::move(done));
  }));
  ASSERT_TRUE(awaited<Made<ChatLineId>>([&](auto done) {
    lines.add({slow, ChatRoom::players, anna, "hello", Instant{5}}, std::nullopt, std::move(done));
  }));
  ASSERT_TRUE(awaited<void>(
      [&](auto done) { notes.write(anna, slow, "he plays well", Instant{6}, std::move(done)); }));
  database.beat(Instant{4'000'000});
}

std::vector<std::string> texts(Connection& connection, const std::string& sql) {
  std::vector<std::string> found;
  Rows rows = connection.query(sql);
  while (rows.next()) found.push_back(rows.take<std::string>());
  return found;
}

std::vector<std::string> tables(Connection& connection) {
  std::vector<std::string> found;
  for (auto& name : texts(connection,
                          "SELECT name FROM main.sqlite_schema WHERE type = 'table'"
                          // An index that follows from tournaments, with tables of its own.
                          " AND name NOT LIKE 'tournament_names%'"))
    if (!of_the_file.contains(name)) found.push_back(std::move(name));
  return found;
}

/// The columns that the table has in both files, between commas; empty if one has no such table.
std::string shared_columns(Connection& connection, const std::string& table) {
  std::string columns;
  for (const auto& name :
       texts(connection, "SELECT name FROM pragma_table_info('" + table + "', 'main') INTERSECT" +
                             " SELECT name FROM pragma_table_info('" + table + "', 'other')"))
    columns += (columns.empty() ? "" : ", ") + name;
  return columns;
}

/// A database as it was at schema `number`, with what of the other file fits into it.
void make_old(const std::filesystem::path& file, int number, const std::filesystem::path& other) {
  SqliteConnection connection(file, SqliteConnection::Mode::read_write_create);
  migrate(connection, migrations().first(static_cast<std::size_t>(number)));
  connection.script("PRAGMA foreign_keys = OFF; ATTACH '" + other.string() + "' AS other");
  for (const auto& table : tables(connection)) {
    const auto columns = shared_columns(connection, table);
    if (!columns.empty())
      connection.script("INSERT OR REPLACE INTO main." + table + " (" + columns + ") SELECT " +
                        columns + " FROM other." + table);
  }
}

class Upgrade : public testing::TestWithParam<int> {
 protected:
  Upgrade() { fill(other); }

  TempFile folder;
  const std::filesystem::path old = folder.folder() / "old.db";
  const std::filesystem::path other = folder.folder() / "filled.db";
};

TEST_P(Upgrade, OfAnOldDatabaseKeepsWhatIsInIt) {
  const int number = GetParam();
  make_old(old, number, other);
  const int newest = static_cast<int>(migrations().size());
  EXPECT_EQ(bring_up_to_date(old), newest - number);
  const auto report = check(old);
  EXPECT_THAT(report.differences, IsEmpty());
  EXPECT_EQ(report.games, 2);
  EXPECT_EQ(report.events, 7);

  SqliteConnection copy(old.string() + ".schema-" + std::to_string(number),
                        SqliteConnection::Mode::read_only);
  EXPECT_EQ(schema_of(copy, migrations()), number) << "what was there is kept beside it";
  copy.script("ATTACH '" + old.string() + "' AS other");
  int rows = 0;
  for (const auto& table : tables(copy)) {
    const auto columns = shared_columns(copy, table);
    if (columns.empty() || remade.contains(table)) continue;
    const std::string without = table == "meta" ? to_be_done : "";
    const auto all = [&](const std::string& schema) {
      return "SELECT " + columns + " FROM " + schema + "." + table + without;
    };
    rows += *copy.value<int>("SELECT count(*) FROM main." + table);
    EXPECT_EQ(
        copy.value<int>("SELECT count(*) FROM (" + all("main") + " EXCEPT " + all("other") + ")"),
        0)
        << table;
  }
  EXPECT_GE(rows, 9);
}

TEST_P(Upgrade, OfAnOldDatabaseIsTheSameAsANewOne) {
  make_old(old, GetParam(), other);
  bring_up_to_date(old);
  SqliteConnection upgraded(old, SqliteConnection::Mode::read_only),
      made(other, SqliteConnection::Mode::read_only);
  const std::string schema = "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY sql";
  EXPECT_EQ(texts(upgraded, schema), texts(made, schema));
}

TEST_P(Upgrade, OfAnOldDatabaseIsServedFrom) {
  make_old(old, GetParam(), other);
  Stores stores(old);
  const auto anna = stores.users.by_name("anna");
  ASSERT_TRUE(anna);
  const GameId game = stores.game(live_setup(anna->id, stores.users.by_name("ben")->id));
  EXPECT_EQ(stores.games.load(game)->game.version(), 1);
}

INSTANTIATE_TEST_SUITE_P(Schemas, Upgrade,
                         testing::Range(1, static_cast<int>(migrations().size())));

TEST(OldJournal, IsMovedToTheEvents) {
  const TempFile folder;
  const auto old = folder.folder() / "old.db", other = folder.folder() / "filled.db";
  GameId game{};
  {
    Stores stores(other);
    game = stores.game(live_setup(stores.user("anna"), stores.user("ben")));
  }
  make_old(old, 17, other);
  const play::Event offered{Instant{1'002'000}, play::DrawOffered{Seat::white}};
  {
    const EventRow row(offered);
    SqliteConnection connection(old, SqliteConnection::Mode::read_write_create);
    for (const std::int64_t version : {1, 2})  // the first has been moved before
      connection.run(
          "INSERT INTO game_journal (game_id, version, at_ms, type, payload)"
          " VALUES (?1, ?2, ?3, ?4, ?5)",
          game, version, row.at, row.type, Bytes(row.payload));
  }
  EXPECT_EQ(bring_up_to_date(old), static_cast<int>(migrations().size()) - 17);
  EXPECT_THAT(check(old).differences, IsEmpty());
  const Stores stores(old);
  EXPECT_EQ(stores.games.events(game, 1), (std::vector{std::pair{std::int64_t{2}, offered}}));
}

TEST(OldGame, ShowsTheRatingsThatItDid) {
  const TempFile folder;
  const auto old = folder.folder() / "old.db", other = folder.folder() / "filled.db";
  GameId first{}, longer{}, annulled{}, running{};
  int gained = 0;
  {
    Stores stores(other);
    const UserId anna = stores.user("anna"), ben = stores.user("ben");
    const auto setup = live_setup(anna, ben);
    first = stores.game(setup);
    longer = stores.game(setup);
    annulled = stores.game(setup);
    running = stores.game(setup);
    for (const GameId game : {first, longer, annulled})
      act(stores, game, play::Resign{Seat::black});
    ASSERT_TRUE(awaited<void>([&](auto done) {
      stores.games.annul(annulled, {.by = ben, .at = Instant{2'000'000}, .why = "cheating"},
                         std::move(done));
    }));
    const auto changed = stores.games.load(longer)->ratings;
    EXPECT_EQ(changed[Seat::white].rating, 1500) << "a game of today shows those of its beginning";
    gained = *changed[Seat::white].change;
  }
  make_old(old, 21, other);
  bring_up_to_date(old);
  EXPECT_THAT(check(old).differences, IsEmpty());
  const Stores stores(old);
  const rating::ShownRatings at_end{rating::Shown{1500, true, 162},
                                    rating::Shown{1500, true, -162}};
  EXPECT_EQ(stores.games.load(first)->ratings, at_end);
  const rating::ShownRatings since{rating::Shown{1662, true, gained},
                                   rating::Shown{1338, true, -gained}};
  EXPECT_EQ(stores.games.load(longer)->ratings, since);
  EXPECT_EQ(stores.game_queries.row(longer)->ratings, since);
  const rating::ShownRatings today{rating::Shown{1662 + gained, true, {}},
                                   rating::Shown{1338 - gained, true, {}}};
  EXPECT_EQ(stores.games.load(annulled)->ratings, today);
  EXPECT_EQ(stores.games.load(running)->ratings, today);
  EXPECT_EQ(stores.game_queries.current({}, Instant{1'002'000}).at(0).ratings, today);
}

TEST(OldGame, WithoutATimeLimitIsListedByItself) {
  const TempFile folder;
  const auto old = folder.folder() / "old.db", other = folder.folder() / "filled.db";
  GameId slow{}, endless{};
  {
    Stores stores(other);
    auto setup = correspondence_setup(stores.user("anna"), stores.user("ben"));
    slow = stores.game(setup);
    setup.control = play::Unlimited{};
    setup.rated = false;
    endless = stores.game(setup);
    for (const GameId game : {slow, endless}) act(stores, game, play::Resign{Seat::black});
  }
  make_old(old, 23, other);
  SqliteConnection(old, SqliteConnection::Mode::read_write_create)
      .run("UPDATE finished_games SET speed = 5");
  bring_up_to_date(old);
  Stores stores(old);
  const auto found = [&](rating::Speed speed) {
    return Archive(stores.database.readers()).search({.speed = speed})->items.at(0).id;
  };
  EXPECT_EQ(found(rating::Speed::unlimited), endless);
  EXPECT_EQ(found(rating::Speed::correspondence), slow);
}

/// A database of that schema with these rows, brought up to date.
SqliteConnection upgraded(const std::filesystem::path& file, std::size_t schema,
                          const std::string& rows) {
  {
    SqliteConnection connection(file, SqliteConnection::Mode::read_write_create);
    migrate(connection, migrations().first(schema));
    connection.script("PRAGMA foreign_keys = OFF; " + rows);
  }
  bring_up_to_date(file);
  return {file, SqliteConnection::Mode::read_only};
}

TEST(OldRatings, EndTheirHistoryWhereTheRatingIs) {
  const TempFile folder;
  // The first of three games was annulled, which cost 100 points; two ended at the same instant.
  auto connection =
      upgraded(folder.path(), 28,
               "INSERT INTO ratings VALUES (1, 'russian', 2, 1580, 300, 0.06, 200, 2);"
               "INSERT INTO rating_changes VALUES"
               " (1, 0, 1, 'russian', 2, 100, NULL, NULL, NULL, NULL, 1600, 320, 0.06,"
               "  300, 9, 'why'),"
               " (2, 0, 1, 'russian', 2, 200, 1650, 310, 0.06, 200, 1680, 300, 0.06,"
               "  NULL, NULL, NULL),"
               " (3, 0, 1, 'russian', 2, 200, 1600, 320, 0.06, 100, 1650, 310, 0.06,"
               "  NULL, NULL, NULL)");
  EXPECT_EQ(connection.values<int>("SELECT game_id FROM rating_changes ORDER BY number"),
            (std::vector{1, 3, 2}));
  EXPECT_EQ(connection.values<double>("SELECT after_rating FROM rating_changes ORDER BY number"),
            (std::vector<double>{1600, 1550, 1580}));
}

TEST(OldTournament, KeepsNoNamesOfThosePromotedAndNoWordsOfThoseWhoHaveGone) {
  const TempFile folder;
  auto connection = upgraded(
      folder.path(), 26,
      "INSERT INTO users (id, name, password_hash, email, time_zone, locale, created_ms, closed_ms)"
      " VALUES (1, 'former-1', '', '', 'UTC', 'en', 1, 2), (2, 'ben', '', '', 'UTC', 'en', 1, "
      "NULL);"
      "INSERT INTO tournament_events (tournament_id, version, at_ms, actor_id, type, reason, "
      "before,"
      " after, payload) VALUES"
      " (1, 1, 1, NULL, 24, '', '', 'Anna, Ben', x'08020204'),"
      " (1, 2, 1, NULL, 24, '', '', 'the next stage has begun already', x'0800'),"
      " (1, 3, 1, 1, 14, 'Anna is tired', '', '', x'08'),"
      " (1, 4, 1, 2, 14, 'lunch', '', '', x'08')");
  EXPECT_EQ(connection.values<std::string>("SELECT after FROM tournament_events ORDER BY version"),
            (std::vector<std::string>{"", "the next stage has begun already", "", ""}));
  EXPECT_EQ(connection.values<std::string>("SELECT reason FROM tournament_events ORDER BY version"),
            (std::vector<std::string>{"", "", "", "lunch"}));
}

TEST(OldTournament, SaysItsTimeControl) {
  const TempFile folder;
  const auto old = folder.folder() / "old.db", other = folder.folder() / "filled.db";
  tournament::TournamentRow made;
  {
    Stores stores(other);
    Tournaments tournaments(stores.database.writer(), stores.database.readers());
    const tournament::Act act{.at = Instant{1'000'000}, .by = stores.user("anna")};
    tournament::Settings settings{.name = "Cup",
                                  .variant = "international",
                                  .ruleset = "fmjd",
                                  .control = play::PerMove{seconds(86'400)},
                                  .policy = {.format = tournament::Format::swiss, .rounds = 3}};
    auto events = tournament::create(settings, 7, act).value();
    settings.control = play::Sessions{.sessions = {{50, seconds(8'640'000)}}};
    settings.rated = true;
    settings.policy.rounds = 5;
    const auto edited =
        tournament::decide(tournament::replay(events), tournament::Edit{settings}, act, nullptr)
            .value();
    events.insert(events.end(), edited.begin(), edited.end());
    const auto id = awaited<Made<TournamentId>>([&](auto done) {
                      tournaments.create(events, std::nullopt, std::move(done));
                    })
                        .value()
                        .id;
    made = tournaments.row(id).value();
    EXPECT_EQ(made.control, settings.control);
    EXPECT_TRUE(made.rated);
    EXPECT_EQ(made.rounds, 5);
  }
  make_old(old, 19, other);
  bring_up_to_date(old);
  EXPECT_THAT(check(old).differences, IsEmpty());
  Stores stores(old);
  const Tournaments tournaments(stores.database.writer(), stores.database.readers());
  EXPECT_EQ(tournaments.row(made.id), made);
}

TEST(OldTournament, HasNoPointsOfARoundThatWasNotPublished) {
  const TempFile folder;
  const auto old = folder.folder() / "old.db", other = folder.folder() / "filled.db";
  {
    Stores stores(other);
    Tournaments tournaments(stores.database.writer(), stores.database.readers());
    const UserId anna = stores.user("anna");
    const tournament::Act act{.at = Instant{1'000'000}, .by = anna};
    auto events = tournament::create({.name = "Cup",
                                      .variant = "international",
                                      .ruleset = "fmjd",
                                      .control = play::PerMove{seconds(86'400)},
                                      .policy = {.format = tournament::Format::swiss, .rounds = 3}},
                                     7, act)
                      .value();
    const auto bye =
        tournament::Encounter{.board = 1, .first = {1}, .bye = tournament::Bye::pairing};
    for (decltype(tournament::Event::what) what :
         std::initializer_list<decltype(tournament::Event::what)>{
             tournament::Entered{.user = anna}, tournament::Started{},
             tournament::Drawn{{{.number = 1, .encounters = {bye}}}}})
      events.push_back({.at = act.at, .by = anna, .what = std::move(what)});
    awaited<Made<TournamentId>>([&](auto done) {
      tournaments.create(events, std::nullopt, std::move(done));
    }).value();
  }
  make_old(old, 20, other);
  {
    SqliteConnection connection(old, SqliteConnection::Mode::read_write_create);
    connection.run("UPDATE tournament_entries SET points = 4");
    EXPECT_EQ(connection.value<int>("SELECT points FROM tournament_entries"), 4);
  }
  bring_up_to_date(old);
  EXPECT_THAT(check(old).differences, IsEmpty());
  SqliteConnection connection(old, SqliteConnection::Mode::read_only);
  EXPECT_EQ(connection.value<int>("SELECT points FROM tournament_entries"), 0);
}

/// Of schemas that knew nardi and the star, but not yet dice of challenges, lists of tips, ratings
/// for several seats, or openings.
class UpgradeOfOtherKinds : public testing::TestWithParam<int> {};

TEST_P(UpgradeOfOtherKinds, GoesOnWithOpenChallengesAndRatedGames) {
  const TempFile folder;
  const auto old = folder.folder() / "old.db", other = folder.folder() / "filled.db";
  GameId two{}, several{};
  ChallengeId challenged{};
  {
    Stores stores(other);
    std::vector<UserId> users;
    for (const char* name : {"anna", "ben", "carl"}) users.push_back(stores.user(name));
    const auto rated = [&](std::size_t seats) {
      auto setup = play::star_setup(seats);
      setup.rated = true;
      for (const Seat seat : setup.players.seats()) setup.players[seat] = users[index(seat)];
      return stores.game(setup);
    };
    two = rated(2);
    several = rated(3);
    for (const GameId game : {two, several}) {
      const auto legal = stores.games.load(game)->game.board().legal();
      act(stores, game, play::MakeMove{.by = Seat::white, .ply = 0, .text = legal.front()});
    }
    play::Challenge challenge;
    challenge.id = {12345};
    challenge.from = users[0];
    challenge.to = users[1];
    challenge.variant = "nardi";
    challenge.ruleset = "wbgf";
    challenge.control = play::three_days_a_move;
    challenge.rated = true;
    challenge.start_fen = "3 points cube crawford";
    challenge.created = Instant{1'000'000};
    Challenges challenges(stores.database.writer(), stores.database.readers());
    challenged = awaited<Made<ChallengeId>>([&](auto done) {
                   challenges.create(challenge, std::nullopt, std::move(done));
                 })
                     .value()
                     .id;
  }
  make_old(old, GetParam(), other);
  EXPECT_EQ(bring_up_to_date(old), static_cast<int>(migrations().size()) - GetParam());
  EXPECT_THAT(check(old).differences, IsEmpty());

  Stores stores(old);
  const UserId anna = stores.users.by_name("anna")->id, ben = stores.users.by_name("ben")->id;
  const Challenges challenges(stores.database.writer(), stores.database.readers());
  const auto open = challenges.find(challenged);
  ASSERT_TRUE(open);
  EXPECT_EQ(challenges.dice_of(challenged), std::nullopt) << "its dice are those of the game";
  play::Setup setup{.variant = open->variant,
                    .ruleset = open->ruleset,
                    .start_fen = open->start_fen,
                    .control = open->control,
                    .rated = open->rated,
                    .players = {anna, ben}};
  const auto begun = awaited<Made<GameId>>([&](auto done) {
    stores.games.create(setup, Instant{1'002'000}, std::nullopt, challenged, std::move(done),
                        play::FirstDice{play::a_root, {}});
  });
  ASSERT_TRUE(begun) << begun.error().detail;
  EXPECT_EQ(challenges.find(challenged), std::nullopt);
  EXPECT_FALSE(stores.games.load(begun->id)->game.dice().rolls.empty());

  act(stores, two, play::Resign{Seat::black});
  act(stores, several, play::Resign{Seat::black});
  act(stores, several, play::Resign{Seat::white});
  std::vector<std::string> pools;
  for (const auto& rating : Ratings(stores.database.readers()).of(anna, Instant{1'003'000}))
    pools.push_back(rating.pool.variant);
  EXPECT_THAT(pools, UnorderedElementsAre("star-2", "star-n"));
  EXPECT_THAT(check(old).differences, IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(Schemas, UpgradeOfOtherKinds,
                         testing::Range(41, static_cast<int>(migrations().size())));

TEST(NewerDatabase, IsRefusedAndLeftAlone) {
  const TempFile folder;
  fill(folder.path());
  const int newest = static_cast<int>(migrations().size());
  {
    SqliteConnection connection(folder.path(), SqliteConnection::Mode::read_write_create);
    connection.run("INSERT INTO migrations (number, name, checksum) VALUES (?1, 'of_tomorrow', 1)",
                   newest + 1);
    connection.script("PRAGMA wal_checkpoint(TRUNCATE)");
  }
  const auto refused =
      HasSubstr("has schema " + std::to_string(newest + 1) + ", this program knows only " +
                std::to_string(newest) + "; use a newer Crownhead or restore a backup");
  EXPECT_THAT([&] { const Database database(folder.path()); },
              ThrowsMessage<std::runtime_error>(refused));
  EXPECT_THAT([&] { bring_up_to_date(folder.path()); }, ThrowsMessage<std::runtime_error>(refused));
  EXPECT_THAT([&] { check(folder.path()); }, ThrowsMessage<std::runtime_error>(refused));
  SqliteConnection connection(folder.path(), SqliteConnection::Mode::read_only);
  EXPECT_EQ(connection.value<int>("SELECT count(*) FROM migrations"), newest + 1);
  EXPECT_EQ(connection.value<int>("SELECT count(*) FROM users"), 2);
}

}  // namespace
}  // namespace crownhead::db
