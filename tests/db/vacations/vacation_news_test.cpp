#include "db/vacations/vacation_news.hpp"

#include <algorithm>

#include "tests/db/vacations_fixture.hpp"

namespace crownhead::db {
namespace {

using vacation::Decision;
using Lines = std::vector<std::string>;

class VacationNewsTest : public VacationsTest {
 protected:
  std::vector<vacation::Message> messages_of(const VacationEffect& effect) {
    std::vector<vacation::Message> found;
    for (const auto& notice : effect.notices)
      for (auto& message : vacations.messages(notice)) found.push_back(std::move(message));
    return found;
  }
  std::string line_of(const vacation::Message& message) {
    return stores.users.by_id(message.to)->name + " " +
           std::string(vacation::news_name(message.news)) +
           (message.before ? " from " + std::to_string(message.before->start.ms) : "") +
           (message.reason.empty() ? "" : ": " + message.reason);
  }
  /// Returns the recipients and their messages about an act.
  Lines told(const VacationEffect& effect) {
    Lines lines;
    for (const auto& message : messages_of(effect)) lines.push_back(line_of(message));
    std::ranges::sort(lines);
    return lines;
  }
  /// Returns the recipients and their messages about the queued news.
  Lines queued() {
    Lines lines;
    for (const auto& news : vacations.news(10))
      for (const auto& message : vacations.messages(news.notice, news.told))
        lines.push_back(line_of(message));
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
  EXPECT_EQ(told(ask({a}, "1.7.2024", "11.7.2024")->effect), Lines{"ben booked"});
  const auto before = std::to_string(start().ms);
  EXPECT_EQ(told(edit(act(anna, false), "2.7.2024", "11.7.2024")->effect),
            Lines{"ben changed from " + before});
  const auto later = start();
  EXPECT_EQ(told(edit(act(anna, false, later), "2.7.2024", "10.7.2024")->effect),
            Lines{"ben changed from " + std::to_string(later.ms)});
  EXPECT_EQ(told(end(act(anna, false, later + days(1)))->effect), Lines{"ben ended"});
  ASSERT_TRUE(ask({a}, "1.8.2024", "8.8.2024"));
  EXPECT_EQ(told(cancel(act(anna, false))->effect), Lines{"ben cancelled"});
}

TEST_F(VacationNewsTest, APlayerWhoBlockedTheSenderIsNotifiedWithoutTheText) {
  const TournamentId f = tournament("3, 30, 3, 15, 1, 0, 0");
  for (const TournamentId where : {a, f}) game_in(where);
  const auto text = [&](const OrRefused<VacationAnswer>& asked) {
    return messages_of(asked->effect).at(0).allocations.at(0).message;
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
  EXPECT_EQ(told(ask({f}, "1.7.2024", "8.7.2024")->effect), Lines{"carla asked"});
  EXPECT_EQ(told(decide(act(carla, true), Decision::accepted)->effect),
            (Lines{"anna approved: because", "ben booked"}));
  // A confirmed vacation that needs approval again is announced to the opponents as cancelled.
  EXPECT_EQ(told(edit(act(anna, false), "2.7.2024", "9.7.2024")->effect),
            (Lines{"ben cancelled", "carla asked"}));
  EXPECT_EQ(told(decide(act(carla, true), Decision::rejected)->effect),
            Lines{"anna denied: because"});
}

TEST_F(VacationNewsTest, ThePlayerIsNotifiedOfADirectorsActions) {
  game_in(a);
  const auto granted =
      grant({.interval = {now + days(1), now + days(5)}, .charged = true, .reason = "ill"}, carla);
  EXPECT_EQ(told(granted->effect), (Lines{"anna granted: ill", "ben booked"}));
  const auto from = std::to_string(start().ms);
  EXPECT_EQ(told(move(act(carla, true), {now + days(1), now + days(4)})->effect),
            (Lines{"anna changed from " + from + ": because", "ben changed from " + from}));
  EXPECT_EQ(told(cancel(act(carla, true))->effect),
            (Lines{"anna cancelled: because", "ben cancelled"}));
  EXPECT_EQ(queued(),
            (Lines{"anna granted: because", "ben booked", "anna changed from " + from + ": because",
                   "ben changed from " + from, "anna cancelled: because", "ben cancelled"}))
      << "with the last reason";
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
    Lines lines;
    for (const auto& message : vacations.brought_by_time(since, until))
      lines.push_back(std::string(vacation::news_name(message.news)) + " " +
                      message.allocations.front().tournament_name);
    return lines;
  };
  ASSERT_TRUE(ask({a}, "1.7.2024", "8.7.2024"));
  const Instant begins = start(), ends = finish();
  ASSERT_TRUE(ask({f}, "1.7.2024", "8.7.2024"));
  EXPECT_EQ(brought(now, begins - Millis{1}), Lines{});
  EXPECT_EQ(brought(now, begins), Lines{"expired Cup 3"});
  EXPECT_EQ(brought(begins, ends), Lines{"over Cup 1"});
  EXPECT_EQ(brought(ends, ends + days(9)), Lines{});
  ASSERT_TRUE(ask({a}, "1.8.2024", "8.8.2024"));
  const Instant left = start() + days(2);
  ASSERT_TRUE(end(act(anna, false, left)));
  EXPECT_EQ(brought(left - Millis{1}, left + days(9)), Lines{}) << "told when it was ended";
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
  game_in(a);
  game_in(a);
  game_in(b);
  const TournamentId elsewhere = tournament("3, 30, 3, 15, 0, 0, 0");
  ASSERT_TRUE(ask({a, b, elsewhere}, "1.7.2024", "11.7.2024"));
  const auto news = vacations.news(10);
  ASSERT_EQ(news.size(), 1U);
  const auto messages = vacations.messages(news[0].notice, news[0].told);
  ASSERT_EQ(messages.size(), 1U);
  EXPECT_EQ(messages[0].to, ben);
  EXPECT_EQ(messages[0].allocations.size(), 2U);
}

TEST_F(VacationNewsTest, QueuedNewsKeepTheTimesAndReadTheTextsAgain) {
  game_in(a);
  ASSERT_TRUE(ask({a}, "1.7.2024", "11.7.2024"));
  const auto before = vacations.of(anna)[0];
  ASSERT_TRUE(edit(act(anna, false), "2.7.2024", "11.7.2024"));
  const auto news = vacations.news(10);
  ASSERT_EQ(news.size(), 2U);
  EXPECT_EQ(news[0].at, now);
  const auto first = vacations.messages(news[0].notice, news[0].told).at(0).allocations.at(0);
  EXPECT_EQ(first.allocation, before.allocation);
  EXPECT_EQ(first.version, before.version);
  EXPECT_EQ(first.username, "anna");
  EXPECT_EQ(first.message, "away");
  EXPECT_EQ(vacations.messages(news[1].notice, news[1].told).at(0).before,
            before.allocation.interval);
  awaited<void>([&](auto done) { stores.users.close(anna, now, std::move(done)); }).value();
  const auto closed = vacations.news(10).at(0).notice.vacations.at(0);
  EXPECT_EQ(closed.message, "");
  EXPECT_NE(closed.username, "anna");
}

TEST_F(VacationNewsTest, AreAnnouncedInPartsAndByOneNode) {
  const TournamentId f = tournament("3, 30, 3, 15, 1, 0, 0");
  script("INSERT INTO tournament_directors (tournament_id, user_id) VALUES (" +
         std::to_string(f.value) + ", " + std::to_string(ben.value) + ")");
  ASSERT_TRUE(ask({f}, "1.7.2024", "8.7.2024"));
  const auto note = [&](const QueuedVacationNews& news, std::optional<UserId> until) {
    return awaited<void>([&](auto done) {
      stores.outbox.note_vacation(news.id, news.told, until, {}, now, std::move(done));
    });
  };
  const auto news = vacations.news(10).at(0);
  const auto first = vacations.messages(news.notice, news.told);
  ASSERT_EQ(first.size(), 2U);
  EXPECT_EQ(first[0].to, ben);
  EXPECT_EQ(first[1].to, carla);
  ASSERT_TRUE(note(news, first[0].to));
  EXPECT_EQ(note(news, first[0].to).error().code, Code::stale_version) << "done by another node";
  EXPECT_EQ(note(news, std::nullopt).error().code, Code::stale_version);
  const auto rest = vacations.news(10).at(0);
  const auto second = vacations.messages(rest.notice, rest.told);
  ASSERT_EQ(second.size(), 1U);
  EXPECT_EQ(second[0].to, carla);
  ASSERT_TRUE(note(rest, std::nullopt));
  EXPECT_TRUE(vacations.news(10).empty());
}

}  // namespace
}  // namespace crownhead::db
