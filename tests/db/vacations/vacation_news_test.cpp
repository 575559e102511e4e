#include "db/vacations/vacation_news.hpp"

#include <algorithm>

#include "db/sqlite/connection.hpp"
#include "tests/db/vacations_fixture.hpp"

namespace crownhead::db {
namespace {

using vacation::Decision;
using GameNotice = std::vector<std::string>;

class VacationNewsTest : public VacationsTest {
 protected:
  VacationNewsTest() {
    script(
        "UPDATE users SET email = name || '@example.org', email_confirmed_ms = 1 WHERE name <>"
        " 'ben'");
  }

  /// Returns the recipients and their messages in the answers of the acts.
  GameNotice told(const VacationEffect& effect) {
    GameNotice lines;
    for (const auto& message : effect.notifications)
      lines.push_back(stores.users.by_id(message.to)->name + " " +
                      std::string(vacation::news_name(message.news)) +
                      (message.before ? " from " + std::to_string(message.before->start.ms) : "") +
                      (message.reason.empty() ? "" : ": " + message.reason));
    std::ranges::sort(lines);
    return lines;
  }
  /// Removes the queued mails and returns them.
  GameNotice mailed() {
    SqliteConnection connection(file.path(), SqliteConnection::Mode::read_write_create);
    GameNotice lines;
    {
      Rows rows = connection.query("SELECT address || ' ' || subject FROM outbox ORDER BY id");
      while (rows.next()) lines.push_back(rows.take<std::string>());
    }
    connection.run("DELETE FROM outbox");
    return lines;
  }
  OrRefused<VacationChange> edit(const vacation::Act& what, const std::string& start,
                                 const std::string& end) {
    return answered<VacationChange>([&](auto done) {
      vacations.change(what, {start, "", end, ""},
                       {.name = "Test/East", .zone = &an_hour_east, .tzdata = "test"},
                       std::move(done));
    });
  }
  OrRefused<VacationChange> move(const vacation::Act& what, vacation::Interval interval) {
    return answered<VacationChange>(
        [&](auto done) { vacations.set_times(what, interval, std::move(done)); });
  }
  Instant start() { return vacations.of(anna).back().allocation.interval.start; }
  Instant finish() { return vacations.of(anna).back().allocation.interval.end; }
};

TEST_F(VacationNewsTest, OpponentsAreNotifiedOfThePlayersActions) {
  game_in(a);
  EXPECT_EQ(told(ask({a}, "1.7.2024", "11.7.2024")->effect), GameNotice{"ben booked"});
  const auto before = std::to_string(start().ms);
  EXPECT_EQ(told(edit(act(anna, false), "2.7.2024", "11.7.2024")->effect),
            GameNotice{"ben changed from " + before});
  const auto later = start();
  EXPECT_EQ(told(edit(act(anna, false, later), "2.7.2024", "10.7.2024")->effect),
            GameNotice{"ben changed from " + std::to_string(later.ms)});
  EXPECT_EQ(told(end(act(anna, false, later + days(1)))->effect), GameNotice{"ben ended"});
  ASSERT_TRUE(ask({a}, "1.8.2024", "8.8.2024"));
  EXPECT_EQ(told(cancel(act(anna, false))->effect), GameNotice{"ben cancelled"});
  EXPECT_EQ(mailed(), GameNotice{}) << "Ben cannot be reached";
}

TEST_F(VacationNewsTest, APlayerWhoBlockedTheSenderIsNotifiedWithoutTheText) {
  const TournamentId f = tournament("3, 30, 3, 15, 1, 0, 0");
  for (const TournamentId where : {a, f}) game_in(where);
  const auto text = [](const OrRefused<VacationAnswer>& asked) {
    return asked->effect.notifications.at(0).allocations.at(0).message;
  };
  EXPECT_EQ(text(ask({a}, "1.7.2024", "8.7.2024")), "away");
  script(
      "INSERT INTO blocks SELECT one.id, other.id, 1 FROM users AS one, users AS other"
      " WHERE one.name = 'ben' AND other.name = 'anna'");
  EXPECT_EQ(text(ask({a}, "1.8.2024", "8.8.2024")), "") << "Ben, who has blocked Anna";
  script("UPDATE blocks SET user_id = blocked_id, blocked_id = user_id");
  EXPECT_EQ(text(ask({a}, "1.9.2024", "8.9.2024")), "") << "Ben, whom Anna has blocked";
  script("UPDATE blocks SET blocked_id = (SELECT id FROM users WHERE name = 'carla')");
  EXPECT_EQ(text(ask({f}, "1.10.2024", "8.10.2024")), "away") << "Carla, who has to decide";
}

TEST_F(VacationNewsTest, DirectorsAreNotifiedOfRequestsAndPlayersOfDecisions) {
  const TournamentId f = tournament("3, 30, 3, 15, 1, 0, 0");
  game_in(f);
  EXPECT_EQ(told(ask({f}, "1.7.2024", "8.7.2024")->effect), GameNotice{"carla asked"});
  EXPECT_EQ(mailed(), GameNotice{"carla@example.org asked"});
  EXPECT_EQ(told(decide(act(carla, true), Decision::accepted)->effect),
            (GameNotice{"anna approved: because", "ben booked"}));
  EXPECT_EQ(mailed(), GameNotice{"anna@example.org approved"});
  // A confirmed vacation that needs approval again is announced to the opponents as cancelled.
  EXPECT_EQ(told(edit(act(anna, false), "2.7.2024", "9.7.2024")->effect),
            (GameNotice{"ben cancelled", "carla asked"}));
  EXPECT_EQ(told(decide(act(carla, true), Decision::rejected)->effect),
            GameNotice{"anna denied: because"});
}

TEST_F(VacationNewsTest, ThePlayerIsNotifiedOfADirectorsActions) {
  game_in(a);
  const auto granted =
      grant({.interval = {now + days(1), now + days(5)}, .charged = true, .reason = "ill"}, carla);
  EXPECT_EQ(told(granted->effect), (GameNotice{"anna granted: ill", "ben booked"}));
  const auto from = std::to_string(start().ms);
  EXPECT_EQ(told(move(act(carla, true), {now + days(1), now + days(4)})->effect),
            (GameNotice{"anna changed from " + from + ": because", "ben changed from " + from}));
  EXPECT_EQ(told(cancel(act(carla, true))->effect),
            (GameNotice{"anna cancelled: because", "ben cancelled"}));
  EXPECT_EQ(mailed(), (GameNotice{"anna@example.org granted", "anna@example.org changed",
                                  "anna@example.org cancelled"}));
}

TEST_F(VacationNewsTest, ADirectorCancelsAFutureVacationWithAReason) {
  ASSERT_TRUE(ask({a}, "1.7.2024", "8.7.2024"));
  auto without = act(carla, true);
  without.reason.clear();
  EXPECT_EQ(refused_by(cancel(without).error()), Names{"vacation.reason_required"});
  EXPECT_EQ(cancel(act(carla, true, start())).error().error.code, Code::vacation_already_started);
  ASSERT_TRUE(cancel(act(carla, true)));
  EXPECT_EQ(state(), vacation::State::cancelled);
}

TEST_F(VacationNewsTest, EndsAndExpiredRequestsAreReported) {
  const TournamentId f = tournament("3, 30, 3, 15, 1, 0, 0");
  const auto brought = [&](Instant since, Instant until) {
    GameNotice lines;
    for (const auto& message : vacations.brought_by_time(since, until))
      lines.push_back(std::string(vacation::news_name(message.news)) + " " +
                      message.allocations.front().tournament_name);
    return lines;
  };
  ASSERT_TRUE(ask({a}, "1.7.2024", "8.7.2024"));
  const Instant begins = start(), ends = finish();
  ASSERT_TRUE(ask({f}, "1.7.2024", "8.7.2024"));
  EXPECT_EQ(brought(now, begins - Millis{1}), GameNotice{});
  EXPECT_EQ(brought(now, begins), GameNotice{"expired Cup 3"});
  EXPECT_EQ(brought(begins, ends), GameNotice{"over Cup 1"});
  EXPECT_EQ(brought(ends, ends + days(9)), GameNotice{});
  ASSERT_TRUE(ask({a}, "1.8.2024", "8.8.2024"));
  const Instant left = start() + days(2);
  ASSERT_TRUE(end(act(anna, false, left)));
  EXPECT_EQ(brought(left - Millis{1}, left + days(9)), GameNotice{}) << "told when it was ended";
}

TEST_F(VacationNewsTest, ClosingTheAccountDeletesItsTextsAndReasons) {
  ASSERT_TRUE(ask({a}, "1.7.2024", "8.7.2024"));
  ASSERT_TRUE(grant({.interval = {now + days(1), now + days(5)}, .charged = false, .reason = "ill"},
                    carla));
  EXPECT_EQ(count("vacation_texts") + count("vacation_reasons"), 2);
  awaited<void>([&](auto done) { stores.users.close(ben, now, std::move(done)); }).value();
  EXPECT_EQ(count("vacation_texts") + count("vacation_reasons"), 2) << "somebody else's";
  awaited<void>([&](auto done) { stores.users.close(anna, now, std::move(done)); }).value();
  EXPECT_EQ(count("vacation_texts") + count("vacation_reasons"), 0);
  EXPECT_EQ(vacations.of(anna).size(), 2U) << "clocks follow from them";
  EXPECT_EQ(vacations.of(anna)[0].message, "");
  EXPECT_EQ(count("vacation_audit"), 2);
}

TEST_F(VacationNewsTest, OpponentsGetOneMessageForAllSharedTournaments) {
  script("UPDATE users SET email = 'ben@example.org', email_confirmed_ms = 1 WHERE name = 'ben'");
  game_in(a);
  game_in(a);
  game_in(b);
  const TournamentId elsewhere = tournament("3, 30, 3, 15, 0, 0, 0");
  ASSERT_TRUE(ask({a, b, elsewhere}, "1.7.2024", "11.7.2024"));
  EXPECT_EQ(count("outbox"), 1);
  EXPECT_EQ(count("outbox WHERE body LIKE '2 tournaments%' AND address = 'ben@example.org'"), 1);
}

}  // namespace
}  // namespace crownhead::db
