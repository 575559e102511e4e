#include "server/messages/message_dispatcher.hpp"

#include <gtest/gtest.h>

#include "db/sqlite/connection.hpp"
#include "rules/play/freezes.hpp"
#include "server/messages/wording.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/db/tournament_rows.hpp"

namespace crownhead::messages {
namespace {

constexpr Instant noon{1'704'888'000'000};
constexpr Millis hours(std::int64_t n) { return seconds(n * 3600); }

class Bag : public Mailer {
 public:
  Result<void> send(std::int64_t, const std::string&, const std::string& to,
                    const std::string& text) override {
    if (broken) return fail(Code::unavailable, in_english("no line"));
    const auto at = text.find("Subject: ") + 9;
    got.push_back(to + ": " + text.substr(at, text.find("\r\n", at) - at));
    return {};
  }

  std::vector<std::string> got;
  bool broken = false;
};

/// These players have no webhooks and no browsers for push.
class NoReceiver : public HookSender {
 public:
  std::vector<HookAnswer> send(const std::vector<HookRequest>&) override {
    throw std::logic_error("nothing is to be sent");
  }
};

using Got = std::vector<std::string>;

class MessageDispatcherTest : public testing::Test {
 protected:
  MessageDispatcherTest() {
    for (const UserId user : {anna, ben}) reach(user);
    dispatch_after(Millis{0});  // the first search sets the starting point
  }

  void reach(UserId user) {
    const db::SecretHash secret{static_cast<std::uint8_t>(user.value)};
    const auto email = stores.users.by_id(user)->name + "@example.org";
    const auto wait = [](auto start) { db::awaited<void>(start).value(); };
    wait([&](auto done) {
      stores.users.change_profile(user, {.email = email, .time_zone = "UTC", .locale = {}},
                                  std::move(done));
    });
    wait([&](auto done) {
      contacts.keep_secret(secret, user, db::MailPurpose::confirm, email, now + hours(1),
                           std::move(done));
    });
    wait([&](auto done) { contacts.confirm(secret, now, std::move(done)); });
  }

  void settings(UserId user, const db::NotificationSettings& wanted) {
    db::awaited<void>([&](auto done) { contacts.change(user, wanted, std::move(done)); }).value();
  }

  void dispatch_after(Millis passed) {
    now = now + passed;
    dispatcher.look();
  }

  GameId begin() { return stores.game(db::correspondence_setup(anna, ben), now); }

  void happens(GameId id, const play::Command& command) {
    auto game = stores.games.load(id)->game;
    const auto events = play::decide(game, command, now).value();
    const auto before = game.version();
    for (const auto& event : events) play::apply(game, event);
    stores.append({.game = id, .after_version = before, .events = events, .state = game}).value();
  }

  Got taken() { return std::exchange(bag.got, {}); }

  Instant now = noon;
  db::TempFile file;
  db::TestStores stores{file.path()};
  UserId anna = stores.user("Anna"), ben = stores.user("Ben");
  db::Contacts& contacts = stores.contacts;
  db::Outbox& outbox = stores.outbox;
  db::Vacations& vacations = stores.vacations;
  db::Challenges& challenges = stores.challenges;
  db::Webhooks& webhooks = stores.webhooks;
  db::HookNews& hook_news = stores.hook_news;
  Bag bag;
  NoReceiver receiver, push_service;
  std::vector<std::string> errors;
  std::string url = "https://x.example";
  MessageDispatcher dispatcher{
      {.contacts = contacts,
       .outbox = outbox,
       .games = stores.games,
       .game_queries = stores.game_queries,
       .vacations = vacations,
       .challenges = challenges,
       .webhooks = webhooks,
       .hook_news = hook_news,
       .mailer = bag,
       .hook_sender = receiver,
       .push_subscriptions = stores.push_subscriptions,
       .push_sender = push_service,
       .push_contact = "mailto:push@example.com",
       .from = "club@example.org",
       .from_name = "",
       .url = url,
       .now = [this] { return now; },
       .log_error = [this](std::string_view what) { errors.emplace_back(what); },
       .on_listed = [this](UserId user) { listed.push_back(user); }}};
  std::vector<UserId> listed;
};

TEST_F(MessageDispatcherTest, ATurnIsMailedOnceAfterADelay) {
  dispatch_after(seconds(10));
  begin();
  dispatch_after(seconds(60));
  EXPECT_EQ(taken(), Got{});
  dispatch_after(seconds(60));
  EXPECT_EQ(taken(), Got{"Anna@example.org: Your turn against Ben"});
  dispatch_after(hours(1));
  EXPECT_EQ(taken(), Got{});
}

// For example a loss on time that is stored after a failed load, or a ruling on many games.
TEST_F(MessageDispatcherTest, EventsOfCorrespondenceGamesAreListedUnderTheBell) {
  const auto kinds = [&](UserId user) {
    std::vector<accounts::NotificationKind> found;
    for (const auto& row : stores.notifications.page(user, {INT64_MAX}, 100).items)
      found.push_back(row.kind);
    return found;
  };
  using Kinds = std::vector<accounts::NotificationKind>;
  using enum accounts::NotificationKind;
  const GameId game = begin();
  happens(game, play::MakeMove{.by = Seat::white, .ply = 0, .text = "32-28"});
  happens(game, play::OfferDraw{Seat::white});
  dispatch_after(seconds(10));
  EXPECT_EQ(kinds(ben), (Kinds{draw_offered, game_started})) << "a turn is not listed";
  EXPECT_EQ(kinds(anna), Kinds{game_started});
  EXPECT_EQ(std::exchange(listed, {}), std::vector{ben});
  dispatch_after(hours(3 * 24 - 3));
  EXPECT_EQ(kinds(ben), (Kinds{reminder, reminder, draw_offered, game_started}));
  happens(game, play::Resign{Seat::black});
  stores.game(db::live_setup(anna, ben), now);
  listed.clear();
  dispatch_after(seconds(10));
  EXPECT_EQ(kinds(anna), (Kinds{game_ended, game_started})) << "a live game is not listed";
  EXPECT_EQ(listed, (std::vector{anna, ben}));
}

TEST_F(MessageDispatcherTest, AnEventStoredLateIsStillMailed) {
  const GameId game = begin();
  dispatch_after(seconds(10));
  const Instant then = now;
  dispatch_after(seconds(120));
  taken();
  now = then;
  happens(game, play::Resign{Seat::white});
  dispatch_after(seconds(150));
  dispatch_after(seconds(120));
  EXPECT_EQ(taken().size(), 2U) << "to both players";
}

TEST_F(MessageDispatcherTest, ActionsOfTheComputerAreNotMailed) {
  db::awaited<void>([&](auto done) {
    stores.users.create_computers(1, now, std::move(done));
  }).value();
  auto setup = db::correspondence_setup(stores.users.computer(1)->id, anna);
  setup.terms.rated = false;
  settings(anna, {.reminder_hours = {24}});
  dispatch_after(seconds(10));
  const GameId game = stores.game(setup, now);
  happens(game, play::MakeMove{.by = Seat::white, .ply = 0, .text = "32-28"});
  dispatch_after(seconds(120));
  EXPECT_EQ(taken(), Got{});
  dispatch_after(hours(48));
  dispatch_after(seconds(300));
  EXPECT_EQ(taken(),
            Got{"Anna@example.org: Less than 24 hours left for your move against Computer 1"});
}

TEST_F(MessageDispatcherTest, SeveralNoticesInAShortTimeAreOneMessage) {
  dispatch_after(seconds(10));
  begin();
  dispatch_after(seconds(30));
  begin();
  dispatch_after(seconds(120));
  EXPECT_EQ(taken(), Got{"Anna@example.org: 2 updates in your games"});
}

TEST_F(MessageDispatcherTest, AnOutdatedNoticeIsNotMailed) {
  dispatch_after(seconds(10));
  const GameId game = begin();
  dispatch_after(seconds(30));
  happens(game, play::Abort{Seat::white});
  dispatch_after(seconds(200));
  EXPECT_EQ(taken(), (Got{"Anna@example.org: Your game against Ben has ended",
                          "Ben@example.org: Your game against Anna has ended"}));
}

TEST_F(MessageDispatcherTest, AnOfferAndAFlagAreMailed) {
  settings(anna, {.my_turn = false, .reminder_hours = {}});
  settings(ben, {.my_turn = false, .reminder_hours = {}});
  dispatch_after(seconds(10));
  const GameId game = begin();
  happens(game, play::MakeMove{.by = Seat::white, .ply = 0, .text = "32-28"});
  happens(game, play::OfferDraw{Seat::white});
  dispatch_after(seconds(200));
  EXPECT_EQ(taken(), Got{"Ben@example.org: Anna offers you a draw"});
  now = stores.game_queries.row(game)->deadline.value();
  auto fallen = stores.games.load(game)->game;
  const auto end = play::decide_time(fallen, now).at(0);
  const auto before = fallen.version();
  play::apply(fallen, end);
  stores.append({.game = game, .after_version = before, .events = {end}, .state = fallen}).value();
  dispatch_after(seconds(200));
  EXPECT_EQ(taken(), (Got{"Anna@example.org: You won on time against Ben",
                          "Ben@example.org: You lost on time against Anna"}));
}

TEST_F(MessageDispatcherTest, RemindersAreSentAtTheirHours) {
  settings(anna, {.my_turn = false, .reminder_hours = {24}});
  dispatch_after(seconds(10));
  begin();
  dispatch_after(hours(47));
  EXPECT_EQ(taken(), Got{});
  dispatch_after(hours(1) + seconds(300));
  EXPECT_EQ(taken(), Got{"Anna@example.org: Less than 24 hours left for your move against Ben"});
  dispatch_after(hours(20));
  EXPECT_EQ(taken(), Got{});
}

TEST_F(MessageDispatcherTest, OnlySubscribersWithAConfirmedAddressAreMailed) {
  settings(anna, {.my_turn = false});
  dispatch_after(seconds(10));
  begin();
  dispatch_after(seconds(200));
  EXPECT_EQ(taken(), Got{});
  settings(anna, {});
  db::awaited<void>([&](auto done) {
    stores.users.change_profile(anna, {.email = "new@example.org", .time_zone = {}, .locale = {}},
                                std::move(done));
  }).value();
  begin();
  dispatch_after(seconds(200));
  EXPECT_EQ(taken(), Got{}) << "the address is not confirmed";
}

TEST_F(MessageDispatcherTest, PendingOffersAreMailed) {
  dispatch_after(seconds(10));
  auto setup = db::correspondence_setup(anna, ben);
  setup.terms.rated = false;
  const GameId game = stores.game(setup, now);
  happens(game, play::MakeMove{.by = Seat::white, .ply = 0, .text = "32-28"});
  settings(ben, {.my_turn = false});
  happens(game, play::OfferTakeback{Seat::white});
  dispatch_after(seconds(200));
  EXPECT_EQ(taken(), Got{"Ben@example.org: Anna asks for a takeback"});
  happens(game, play::Resign{Seat::white});
  dispatch_after(seconds(200));
  EXPECT_EQ(taken().size(), 2U) << "the end, to both";
  happens(game, play::OfferRematch{Seat::black});
  dispatch_after(seconds(200));
  EXPECT_EQ(taken(), Got{"Anna@example.org: Ben offers you a rematch"});
  settings(anna, {.draw_offered = false});
  happens(game, play::DeclineRematch{Seat::white});
  dispatch_after(seconds(200));
  EXPECT_EQ(taken(), Got{});
}

TEST_F(MessageDispatcherTest, RetriesWithIncreasingDelays) {
  bag.broken = true;
  db::awaited<void>([&](auto done) {
    outbox.queue({.user = anna,
                  .address = "a@example.org",
                  .subject = "x",
                  .body = "y",
                  .unsubscribe = {},
                  .created = now},
                 std::move(done));
  }).value();
  dispatch_after(Millis{0});
  EXPECT_EQ(errors.size(), 1U);
  dispatch_after(seconds(59));
  EXPECT_EQ(errors.size(), 1U) << "not before a minute";
  dispatch_after(seconds(1));
  EXPECT_EQ(errors.size(), 2U);
  dispatch_after(seconds(60));
  EXPECT_EQ(errors.size(), 2U) << "then two";
  bag.broken = false;
  dispatch_after(seconds(60));
  EXPECT_EQ(taken(), Got{"a@example.org: x"});
  dispatch_after(hours(10));
  EXPECT_EQ(taken(), Got{});
}

TEST_F(MessageDispatcherTest, GivesUpEventually) {
  bag.broken = true;
  db::awaited<void>([&](auto done) {
    outbox.queue({.user = anna,
                  .address = "a@example.org",
                  .subject = "x",
                  .body = "y",
                  .unsubscribe = {},
                  .created = now},
                 std::move(done));
  }).value();
  for (int i = 0; i < 20; ++i) dispatch_after(hours(7));
  EXPECT_EQ(errors.size(), 12U);
  EXPECT_TRUE(outbox.due(now, 1).empty());
}

const vacation::Zone utc = [](Instant, Instant) {
  return std::vector<vacation::OffsetPeriod>{{Instant{0}, Millis{0}}};
};

class VacationMessagesTest : public MessageDispatcherTest {
 protected:
  /// A tournament's game in which Anna has ten days for the move.
  GameId game_in_tournament(const std::string& policy) {
    script(db::tournament_sql(cup, policy, {anna, ben}, {}));
    auto setup = db::correspondence_setup(anna, ben);
    setup.terms.control = play::PerMove{hours(240)};
    const GameId game = stores.game(setup, now);
    script("UPDATE games SET tournament_id = 1 WHERE id = " + std::to_string(game.value));
    return game;
  }
  void script(const std::string& sql) {
    db::SqliteConnection(file.path(), db::SqliteConnection::Mode::read_write_create).script(sql);
  }
  void grant(vacation::Interval interval) {
    std::promise<bool> stored;
    vacations.grant(
        {.tournament = cup,
         .player = anna,
         .actor = ben,
         .grant = {.interval = interval, .charged = false, .reason = "rest"},
         .now = now,
         .key = std::nullopt},
        [](const vacation::StoredAllocation&) { return ""; },
        [&](vacation::OrRefused<db::VacationAnswer> made) { stored.set_value(!!made); });
    ASSERT_TRUE(stored.get_future().get());
  }
  /// As the room of the game does.
  void apply_freezes(GameId id) {
    const auto freezes = stores.games.freezes(id).value();
    const auto game = stores.games.load(id)->game;
    std::vector<play::Event> events;
    for (const auto& [version, event] : stores.games.events(id, 0)) events.push_back(event);
    auto event = play::decide_freezes(game, events, freezes.still, freezes.cause, now).value();
    auto after = game;
    play::apply(after, event);
    stores
        .append({.game = id,
                 .after_version = game.version(),
                 .events = {event},
                 .state = after,
                 .applied_freezes = freezes.pending_change})
        .value();
  }

  TournamentId cup{1};
};

TEST_F(VacationMessagesTest, AReminderUsesTheTimeOnTheClock) {
  settings(anna, {.my_turn = false, .reminder_hours = {24}});
  dispatch_after(seconds(10));
  const GameId game = game_in_tournament("3, 30, 3, 15, 0, 0, 0");
  // Twelve hours of the time to move are left when it ends.
  grant({now + hours(228), now + hours(228 + 96)});
  apply_freezes(game);
  dispatch_after(Millis{0});
  taken();
  dispatch_after(hours(215));
  dispatch_after(seconds(300));
  EXPECT_EQ(taken(), Got{});
  dispatch_after(hours(1));
  dispatch_after(seconds(300));
  EXPECT_EQ(taken(), Got{"Anna@example.org: Less than 24 hours left for your move against Ben"});
  dispatch_after(hours(96 + 12));
  dispatch_after(seconds(300));
  EXPECT_EQ(taken(), Got{"Anna@example.org: Your vacation is over; your clocks are running again"})
      << "and no second reminder a day before the deadline";
}

TEST_F(VacationMessagesTest, TheEndIsMailedOnce) {
  dispatch_after(seconds(10));
  game_in_tournament("3, 30, 3, 15, 0, 0, 0");
  grant({now + hours(24), now + hours(96)});
  dispatch_after(hours(48));
  EXPECT_EQ(taken(), (Got{"Anna@example.org: A director has granted you a vacation",
                          "Ben@example.org: Anna takes a vacation",
                          "Anna@example.org: Your turn against Ben"}));
  dispatch_after(hours(49));
  EXPECT_EQ(taken(), Got{"Anna@example.org: Your vacation is over; your clocks are running again"});
  dispatch_after(hours(49));
  EXPECT_EQ(taken(), Got{});
}

// More players than one job of the writer takes.
TEST_F(VacationMessagesTest, EveryDirectorIsNotifiedOnceOfARequest) {
  dispatch_after(seconds(10));
  game_in_tournament("3, 30, 3, 15, 1, 0, 0");
  std::vector<UserId> directors;
  for (int i = 0; i < 130; ++i) {
    directors.push_back(stores.user("director" + std::to_string(i)));
    script("INSERT INTO tournament_directors (tournament_id, user_id) VALUES (1, " +
           std::to_string(directors.back().value) + ")");
  }
  reach(directors.back());
  std::promise<bool> stored;
  vacations.request(
      {.user = anna,
       .request = {.tournaments = {cup}, .times = {"1.7.2024", "", "8.7.2024", ""}, .message = ""},
       .zone = {.name = "Test", .zone = &utc, .tzdata = "test"},
       .now = now,
       .key = std::nullopt},
      [](const vacation::Booked&) { return ""; },
      [&](vacation::OrRefused<db::VacationAnswer> made) { stored.set_value(!!made); });
  ASSERT_TRUE(stored.get_future().get());
  listed.clear();
  dispatch_after(Millis{0});
  std::ranges::sort(listed);
  EXPECT_EQ(listed, directors);
  EXPECT_EQ(taken().size(), 1U) << "to the director with an address";
  EXPECT_EQ(stores.notifications.page(directors.front(), {INT64_MAX}, 100).items.size(), 1U);
  listed.clear();
  dispatch_after(seconds(10));
  EXPECT_TRUE(listed.empty());
}

}  // namespace
}  // namespace crownhead::messages
