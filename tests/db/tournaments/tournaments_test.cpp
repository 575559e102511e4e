#include "db/tournaments/tournaments.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "db/accounts/moderation.hpp"
#include "db/check.hpp"
#include "db/sqlite/connection.hpp"
#include "db/tournaments/tournament_ranking.hpp"
#include "rules/tournament/decide/next_rounds.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

using tournament::Event;
using tournament::GameKey;
using tournament::Tournament;

class TournamentStoreTest : public testing::Test {
 protected:
  TournamentStoreTest() {
    auto first = tournament::create(settings(), 7, {.at = start, .by = anna}).value();
    now = Tournament::begin(first.front());
    id = awaited<Made<TournamentId>>(
             [&](auto done) { tournaments->create(first, std::nullopt, std::move(done)); })
             .value()
             .id;
    for (const UserId user : {anna, ben, cara})
      does(tournament::Enter{.user = user, .rating = 1500}, user);
  }

  static tournament::Settings settings() {
    return {.name = "Cup",
            .variant = "international",
            .ruleset = "fmjd",
            .control = play::PerMove{seconds(86400)},
            .policy = {.all_at_once = true}};
  }

  Result<TournamentStored> store(const std::vector<Event>& events, std::int64_t after) {
    TournamentAppend append{.tournament = id,
                            .after_version = after,
                            .events = events,
                            .state = *now,
                            .games = {},
                            .rulings = {},
                            .at = start};
    for (const Event& event : events) apply(append.state, event);
    for (const GameKey& key : tournament::startable(append.state))
      append.games.push_back({.key = key, .setup = tournament::setup_of(append.state, key)});
    return awaited<TournamentStored>(
        [&](auto done) { tournaments->append(append, std::move(done)); });
  }

  std::vector<GameId> does(const tournament::Command& command, std::optional<UserId> by) {
    const auto events =
        tournament::decide(*now, command, {.at = start, .by = by, .reason = "why"}, nullptr)
            .value();
    const auto games = store(events, now->version()).value().begun;
    for (const Event& event : events) apply(*now, event);
    return games;
  }

  std::vector<GameId> begin() {
    does(tournament::Start{}, anna);
    does(tournament::DrawRound{}, anna);
    return does(tournament::PublishRound{1}, anna);
  }

  /// Stores the result of the first game, which White wins. Returns White and Black.
  std::pair<UserId, UserId> first_game_is_won() {
    const GameKey key = tournament::startable(*now).front();
    const auto players = tournament::setup_of(*now, key).players;
    TournamentAppend append{
        .tournament = id,
        .after_version = now->version(),
        .events =
            tournament::decide(
                *now, tournament::RecordGame{.game = key, .outcome = play::Outcome::white_wins},
                {.at = start}, nullptr)
                .value(),
        .state = *now,
        .before = *now,
        .games = {},
        .rulings = {},
        .at = start};
    for (const Event& event : append.events) apply(append.state, event);
    awaited<TournamentStored>([&](auto done) {
      tournaments->append(append, std::move(done));
    }).value();
    now = append.state;
    return {players[Seat::white], players[Seat::black]};
  }

  ListedTournament listed(std::optional<UserId> player = std::nullopt) {
    return tournaments->list({.player = player}).value().items.at(0);
  }

  std::string name(UserId user) { return stores->users.by_id(user)->name; }

  std::vector<std::string> differences() {
    stores->database.drain();
    return check(file.path()).differences;
  }

  TempFile file;
  std::unique_ptr<TestStores> stores = std::make_unique<TestStores>(file.path());
  std::unique_ptr<Tournaments> tournaments =
      std::make_unique<Tournaments>(stores->database.writer(), stores->database.readers());
  UserId anna = stores->user("anna"), ben = stores->user("ben"), cara = stores->user("cara");
  TournamentId id;
  std::optional<Tournament> now;
};

TEST_F(TournamentStoreTest, SettlesADisputeOnceTogetherWithTheAct) {
  const GameId game = begin().front();
  const GameKey key = tournament::startable(*now).front();
  Moderation moderation{stores->database.writer(), stores->database.readers()};
  const auto dispute = awaited<Made<ReportId>>([&](auto done) {
                         moderation.report({.from = anna,
                                            .about = ben,
                                            .game = game,
                                            .kind = ReportKind::dispute,
                                            .text = "x",
                                            .tournament = id},
                                           start, std::nullopt, std::move(done));
                       })
                           .value()
                           .id;
  const tournament::SettleDispute settle{
      .dispute = dispute, .user = anna, .game = key, .outcome = std::nullopt};
  const auto settles = [&] {
    TournamentAppend append{
        .tournament = id,
        .after_version = now->version(),
        .events =
            tournament::decide(*now, settle, {.at = start, .by = anna, .reason = "why"}, nullptr)
                .value(),
        .state = *now,
        .games = {},
        .rulings = {},
        .at = start};
    for (const Event& event : append.events) apply(append.state, event);
    const auto done = awaited<TournamentStored>(
        [&](auto published_dice) { tournaments->append(append, std::move(published_dice)); });
    if (done) now = append.state;
    return done;
  };
  EXPECT_TRUE(settles());
  EXPECT_TRUE(moderation.disputes(id).empty());
  EXPECT_EQ(settles().error().code, Code::not_found);
  EXPECT_EQ(tournaments->load(id)->tournament, *now);
  EXPECT_EQ(differences(), std::vector<std::string>{});
}

TEST_F(TournamentStoreTest, MarksClocksChangedByNewVacationRules) {
  const auto games = begin();
  const Instant begins = start + seconds(86400);
  SqliteConnection(file.path(), SqliteConnection::Mode::read_write_create)
      .script(
          "INSERT INTO vacation_requests (id, user_id, time_zone, tzdata, created_ms)"
          " VALUES (1, 1, '', '', 0);"
          "INSERT INTO vacation_allocations (request_id, user_id, tournament_id, decision,"
          " start_ms, end_ms, announced_end_ms, charged_hours, charged) VALUES (1, 1, 1, 1, " +
          std::to_string(begins.ms) + ", " + std::to_string(begins.ms + 1) + ", " +
          std::to_string(begins.ms + 1) + ", 1, 1)");
  struct Case {
    const char* name;
    std::function<void(vacation::Policy&)> edit;
    Instant at;
    bool allowed;
    bool marks;
  };
  using vacation::Policy;
  const auto days = [](Policy& policy) { policy.days_allowed = 9; };
  const auto both = [](Policy& policy) { policy.freeze = vacation::Freeze::both; };
  const auto own = [](Policy& policy) { policy.freeze = vacation::Freeze::own; };
  const auto moves = [](Policy& policy) { policy.moves = vacation::Moves::allow; };
  for (const Case& c : {Case{"figures", days, start, true, false},
                        Case{"freeze before a vacation", both, begins - Millis{1}, true, true},
                        Case{"freeze once one has begun", own, begins, false, false},
                        Case{"moves once one has begun", moves, begins, true, true}}) {
    auto changed = now->settings();
    c.edit(changed.vacation);
    TournamentAppend edit{.tournament = id,
                          .after_version = now->version(),
                          .events = {{.at = c.at, .by = anna, .what = tournament::Edited{changed}}},
                          .state = *now,
                          .games = {},
                          .rulings = {},
                          .at = c.at};
    apply(edit.state, edit.events.front());
    const auto stored =
        awaited<TournamentStored>([&](auto done) { tournaments->append(edit, std::move(done)); });
    ASSERT_EQ(stored.has_value(), c.allowed) << c.name;
    if (!stored) {
      EXPECT_EQ(stored.error().code, Code::tournament_refused) << c.name;
      continue;
    }
    EXPECT_EQ(stored->changes_clocks, c.marks) << c.name;
    const auto marked = awaited<std::vector<GameId>>(
        [&](auto done) { tournaments->mark_clocks(id, std::move(done)); });
    EXPECT_EQ(marked.value(), c.marks ? games : std::vector<GameId>{}) << c.name;
    now = edit.state;
  }
  EXPECT_EQ(tournaments->load(id)->tournament, *now);
}

TEST_F(TournamentStoreTest, ReturnsTheLatestSettings) {
  EXPECT_EQ(tournaments->settings(id), settings());
  auto changed = settings();
  changed.name = "Open";
  changed.second_factor = true;
  does(tournament::Edit{changed}, anna);
  begin();
  EXPECT_EQ(tournaments->settings(id), changed);
  EXPECT_EQ(tournaments->settings({999}), std::nullopt);
}

TEST_F(TournamentStoreTest, IsListedWithItsTimeControl) {
  EXPECT_EQ(tournaments->row(id)->control, settings().control);
  auto other = settings();
  other.control = play::Sessions{.sessions = {{50, seconds(8'640'000)}}};
  other.rated = true;
  does(tournament::Edit{other}, anna);
  const auto row = tournaments->row(id);
  ASSERT_TRUE(row);
  EXPECT_EQ(row->control, other.control);
  EXPECT_TRUE(row->rated);
}

TEST_F(TournamentStoreTest, HasUnfinishedEntriesOfThoseWhoHaveNotLeft) {
  const auto unfinished = [&](UserId user) { return tournaments->unfinished_entries_of(user); };
  EXPECT_EQ(unfinished(ben), std::vector{id});
  does(tournament::Leave{cara}, cara);
  EXPECT_EQ(unfinished(ben), std::vector{id});
  EXPECT_EQ(unfinished(cara), std::vector<TournamentId>{});
  does(tournament::Cancel{}, anna);
  EXPECT_EQ(unfinished(ben), std::vector<TournamentId>{});
}

TEST_F(TournamentStoreTest, IsListedWithItsLeaderAndAPlayersPlace) {
  begin();
  EXPECT_EQ(listed(anna).leader, std::nullopt) << "no one has a point";
  EXPECT_EQ(listed(anna).place, std::nullopt);
  const auto [winner, loser] = first_game_is_won();
  EXPECT_EQ(listed().leader, name(winner));
  EXPECT_EQ(listed().place, std::nullopt) << "no player was named";
  EXPECT_EQ(listed(winner).place, 1);
  EXPECT_GT(listed(loser).place.value_or(0), 1);
  EXPECT_EQ(listed(loser).leader, name(winner));
  EXPECT_EQ(differences(), std::vector<std::string>{});
}

TEST_F(TournamentStoreTest, IsRankedIfAnOlderReleaseStoredIt) {
  begin();
  const auto [winner, loser] = first_game_is_won();
  awaited<void>([&](auto done) { stores->database.writer().pass(std::move(done)); }).value();
  SqliteConnection(file.path(), SqliteConnection::Mode::read_write_create)
      .script("UPDATE tournaments SET leader_id = NULL, ranks = NULL");
  EXPECT_EQ(listed(winner).place, std::nullopt);
  EXPECT_EQ(check(file.path()).differences, std::vector<std::string>{}) << "it is ranked later";
  TournamentRanker ranker(stores->database.writer(), stores->database.readers());
  EXPECT_TRUE(ranker.rank_next());
  EXPECT_FALSE(ranker.rank_next());
  awaited<void>([&](auto done) { stores->database.writer().pass(std::move(done)); }).value();
  EXPECT_EQ(listed(winner).place, 1);
  EXPECT_EQ(listed(loser).leader, name(winner));
  EXPECT_FALSE(TournamentRanker(stores->database.writer(), stores->database.readers()).rank_next());
}

TEST_F(TournamentStoreTest, RoundTrips) {
  begin();
  const auto loaded = tournaments->load(id);
  ASSERT_TRUE(loaded);
  EXPECT_EQ(loaded->tournament, *now);
  EXPECT_EQ(loaded->games.size(), 3u);
  EXPECT_EQ(loaded->names.at(cara), "cara");
  EXPECT_EQ(tournaments->under_way(), std::vector{id});
  EXPECT_THAT(differences(), testing::IsEmpty());
}

TEST_F(TournamentStoreTest, KeepsAllSettings) {
  tournament::Settings all = settings();
  all.stage = "Final";
  all.section = "A";
  all.prizes = {"100", "50"};
  all.agreed_draw_from_move = 40;
  all.games_shown = {.when = play::Shown::delayed, .minutes = 15};
  all.promotion = {.to = {77}, .places = 2};
  all.policy.all_at_once = false;
  all.policy.steps = {{.games = 2, .control = play::PerMove{seconds(172'800)}}};
  all.entry.start_when_full = true;
  all.entry.max_players = 5;
  all.schedule = tournament::Schedule::interval;
  all.interval = seconds(86'400);
  all.starts = start + seconds(60);
  all.starts_by_itself = true;
  all.openings = {.draw = tournament::OpeningDraw::encounter,
                  .table = {{.code = "1", .name = "Roozenburg", .moves = {"32-28", "19-23"}},
                            {.code = "2", .name = "Two", .fen = "W:W32:B19"}}};
  does(tournament::Edit{all}, anna);
  EXPECT_EQ(tournaments->under_way(), std::vector{id}) << "it begins at a time";
  does(tournament::Start{}, anna);
  does(tournament::DrawRound{}, anna);
  EXPECT_GT(now->history().rounds.front().encounters.front().opening, 0);
  const auto loaded = tournaments->load(id);
  ASSERT_TRUE(loaded);
  EXPECT_EQ(loaded->tournament, *now);
  EXPECT_EQ(loaded->tournament.settings(), all);
}

TEST_F(TournamentStoreTest, IsFoundUntilItsBestArePromoted) {
  tournament::Settings section = settings();
  section.promotion = {.to = {77}, .places = 1};
  does(tournament::Edit{section}, anna);
  does(tournament::Start{}, anna);
  does(tournament::Finish{}, anna);
  EXPECT_EQ(tournaments->under_way(), std::vector{id});
  does(tournament::RecordPromotion{.users = {anna}}, std::nullopt);
  EXPECT_TRUE(tournaments->under_way().empty());
  EXPECT_EQ(tournaments->load(id)->tournament, *now);
  EXPECT_THAT(differences(), testing::Not(testing::Contains(testing::HasSubstr("tournament"))));
}

TEST_F(TournamentStoreTest, StartsTheGamesOfARoundWithIt) {
  const auto games = begin();
  ASSERT_EQ(games.size(), 3u);
  EXPECT_EQ(stores->game_queries.list({.tournament = id}).items.size(), 3u);
  EXPECT_EQ(stores->game_queries.row(games[0])->tournament, id);
  EXPECT_EQ(tournaments->place_of(games[0])->first, id);
}

TEST_F(TournamentStoreTest, KeepsTheRatingsAtTheStartOfItsGames) {
  SqliteConnection connection(file.path(), SqliteConnection::Mode::read_write_create);
  connection.run(
      "INSERT INTO ratings (user_id, variant, speed, rating, deviation, volatility, rated_ms,"
      " games) VALUES (?1, 'international', ?2, 2100.0, 50.0, 0.06, ?3, 9)",
      anna, rating::Speed::correspondence, start);
  const auto games = begin();
  connection.run("UPDATE ratings SET rating = 1400.0");
  int of_anna = 0;
  for (const GameId id : games) {
    const auto game = *stores->games.load(id);
    for (const Seat side : {Seat::white, Seat::black}) {
      const bool hers = game.game.setup().players[side] == anna;
      of_anna += hers;
      EXPECT_EQ(game.ratings[side],
                hers ? (rating::Shown{2100, false, {}}) : (rating::Shown{1500, true, {}}));
    }
  }
  EXPECT_EQ(of_anna, 2);
}

TEST_F(TournamentStoreTest, RefusesAStaleVersionEntirely) {
  const auto events =
      tournament::decide(*now, tournament::Start{}, {.at = start, .by = anna}, nullptr).value();
  EXPECT_EQ(store(events, now->version() - 1).error().code, Code::stale_version);
  EXPECT_EQ(tournaments->load(id)->tournament, *now);
  EXPECT_TRUE(stores->game_queries.list({.tournament = id}).items.empty());
}

TEST_F(TournamentStoreTest, KeepsAnImmutableLog) {
  const auto log = tournaments->log(id, INT64_MAX, 2);
  ASSERT_EQ(log.items.size(), 2u);
  EXPECT_EQ(log.items[0].second.reason, "why");
  EXPECT_EQ(log.items[0].second.by, cara);
  EXPECT_TRUE(log.next);
  SqliteConnection connection(file.path(), SqliteConnection::Mode::read_write_create);
  EXPECT_THROW(connection.run("UPDATE tournament_events SET reason = 'other'"), SqliteError);
  EXPECT_THROW(connection.run("DELETE FROM tournament_events"), SqliteError);
}

TEST_F(TournamentStoreTest, StoresNoTextWithEventsExceptMessages) {
  does(tournament::SendMessage{"Lunch"}, cara);
  SqliteConnection connection(file.path(), SqliteConnection::Mode::read_only);
  EXPECT_EQ(
      connection.values<std::string>("SELECT DISTINCT text FROM tournament_events ORDER BY 1"),
      (std::vector<std::string>{"", "Lunch"}));
}

TEST_F(TournamentStoreTest, IsFoundByPrefixesOfTheWordsOfItsName) {
  const auto found = [&](std::string name) {
    return tournaments->list({.name = std::move(name)}).value().items.size();
  };
  auto named = settings();
  named.name = "Rīgas \"Čempionāts\" 2027: Финал-AND";
  does(tournament::Edit{named}, anna);
  for (const char* name : {"rigas", "RĪG", "cempion 2027", "финал", "ФИН and", "\"čemp", "2027 r",
                           " - rīgas", "rigas*"})
    EXPECT_EQ(found(name), 1U) << name;
  for (const char* name : {"Cup", "igas", "rigas 2026", "NEAR", "-", "name:rigas", "\"", "инал"})
    EXPECT_EQ(found(name), 0U) << name;
  EXPECT_EQ(found(" "), 1U) << "as if nothing was looked for";
  EXPECT_EQ(differences(), std::vector<std::string>{});
}

TEST_F(TournamentStoreTest, IsCheckedAgainstItsEvents) {
  begin();
  SqliteConnection(file.path(), SqliteConnection::Mode::read_write_create)
      .script(
          "UPDATE tournament_entries SET points = 2 WHERE seat = 1;"
          "UPDATE tournaments SET round = 7, ranks = x'0001'");
  EXPECT_THAT(differences(),
              testing::ElementsAre(
                  "tournament 1: its row differs from the result of its events",
                  "tournament 1: its entries or their points differ from the result of its events",
                  "tournament 1: its leader or ranks differ from its standings"));
}

}  // namespace
}  // namespace crownhead::db
