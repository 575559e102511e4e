#include "db/messages/hook_news.hpp"

#include <gtest/gtest.h>

#include "db/messages/outbox.hpp"
#include "db/messages/webhooks.hpp"
#include "db/sqlite/connection.hpp"
#include "db/tournaments/tournament_rows.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/db/tournament_rows.hpp"

namespace crownhead::db {
namespace {

constexpr TournamentId cup{7};

class HookNewsTest : public testing::Test {
 protected:
  HookNewsTest() {
    awaited<Made<WebhookId>>([&](auto done) {
      webhooks.create(anna, {.url = "https://x.example", .secret = "s", .events = 2}, noon,
                      std::nullopt, std::move(done));
    }).value();
    script(tournament_sql(cup, "9, 90, 0, 90, 0, 0, 0", {anna, ben}, {ben}));
  }

  void script(const std::string& sql) {
    SqliteConnection(file.path(), SqliteConnection::Mode::read_write_create).script(sql);
  }
  void decided(std::int64_t allocation, const std::string& act) {
    const auto id = std::to_string(allocation);
    const auto user = std::to_string(anna.value), director = std::to_string(ben.value);
    script("INSERT INTO vacation_requests VALUES (" + id + ", " + user +
           ", 'UTC', '', 0);"
           "INSERT INTO vacation_allocations (id, request_id, user_id, tournament_id, decision,"
           " start_ms, end_ms, announced_end_ms, charged_hours, charged) VALUES (" +
           id + ", " + id + ", " + user +
           ", 7, 0, 1, 2, 2, 1, 1);"
           "INSERT INTO vacation_audit (at_ms, actor_id, tournament_id, allocation_id, act, before,"
           " after) VALUES (" +
           std::to_string(noon.ms) + ", " + director + ", 7, " + id + ", '" + act + "', '', '');");
  }

  TempFile file;
  TestStores stores{file.path()};
  UserId anna = stores.user("Anna"), ben = stores.user("Ben");
  Webhooks& webhooks = stores.webhooks;
  HookNews& news = stores.hook_news;
};

TEST_F(HookNewsTest, ListsRoundsOfPlayersWithAWebhook) {
  {
    SqliteConnection connection(file.path(), SqliteConnection::Mode::read_write_create);
    insert_tournament_event(connection, cup, 2,
                            {.at = noon, .by = ben, .what = tournament::Published{2, 3}});
    insert_tournament_event(connection, cup, 3,
                            {.at = noon, .by = ben, .what = tournament::Started{}});
  }
  const auto rounds = news.rounds(noon - Millis{1}, noon);
  ASSERT_EQ(rounds.size(), 1U) << "Ben has no webhook";
  EXPECT_EQ(rounds[0].player, anna);
  EXPECT_EQ(rounds[0].tournament, cup);
  EXPECT_EQ(rounds[0].name, "Cup 7");
  EXPECT_EQ(rounds[0].first, 2);
  EXPECT_EQ(rounds[0].last, 3);
  EXPECT_TRUE(news.rounds(noon, noon + seconds(9)).empty());
  script("UPDATE tournament_entries SET state = 3");
  EXPECT_TRUE(news.rounds(noon - Millis{1}, noon).empty()) << "she has withdrawn";
}

TEST_F(HookNewsTest, ListsVacationsDecidedByADirector) {
  decided(1, "approved");
  decided(2, "requested");
  decided(3, "denied");
  const auto vacations = news.vacations(noon - Millis{1}, noon);
  ASSERT_EQ(vacations.size(), 2U);
  EXPECT_EQ(vacations[0].player, anna);
  EXPECT_EQ(vacations[0].act, "approved");
  EXPECT_EQ(vacations[0].allocation, AllocationId{1});
  EXPECT_EQ(vacations[1].act, "denied");
  EXPECT_TRUE(news.vacations(noon, noon + seconds(9)).empty());
}

TEST_F(HookNewsTest, ListsGamesOfPlayersWithAnEnabledWebhook) {
  const UserId carl = stores.user("Carl");
  stores.game(correspondence_setup(ben, carl), noon);
  const GameId game = stores.game(live_setup(ben, anna), noon);
  const Outbox& outbox = stores.outbox;
  const auto hooked = [&] {
    std::vector<GameId> games;
    for (const auto& one : outbox.news(noon, 10))
      if (one.hooked) games.push_back(one.game);
    return games;
  };
  EXPECT_EQ(hooked(), std::vector{game});
  script("UPDATE webhooks SET disabled_ms = 1");
  EXPECT_TRUE(hooked().empty());
}

// A query each second must cost nothing in a large database.
TEST_F(HookNewsTest, EachQueryUsesTheIndexOfItsTime) {
  SqliteConnection connection(file.path(), SqliteConnection::Mode::read_write_create);
  const auto plan = [&](const std::string& sql) {
    std::string text;
    Rows rows = connection.query("EXPLAIN QUERY PLAN " + sql);
    while (rows.next()) {
      for (int i = 0; i < 3; ++i) rows.take<std::int64_t>();
      text += rows.take<std::string>() + "\n";
    }
    return text;
  };
  const auto uses = [&](const std::string& sql, const std::string& index) {
    EXPECT_NE(plan(sql).find("USING INDEX " + index), std::string::npos) << plan(sql);
  };
  uses("SELECT id FROM challenges WHERE created_ms > 1 AND created_ms <= 2 AND to_id IS NOT NULL",
       "challenges_by_creation");
  uses("SELECT payload FROM tournament_events WHERE type = 9 AND at_ms > 1 AND at_ms <= 2",
       "tournament_rounds_published");
  uses("SELECT actor_id FROM vacation_audit WHERE act IN ('approved', 'denied') AND at_ms > 1",
       "vacations_decided");
}

}  // namespace
}  // namespace crownhead::db
