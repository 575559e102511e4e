#include "db/accounts/users.hpp"

#include <gtest/gtest.h>

#include "db/accounts/sessions.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

class UsersTest : public testing::Test {
 protected:
  Result<Made<UserId>> create(const std::string& name, std::optional<RequestKey> key = {}) {
    return awaited<Made<UserId>>([&](auto done) {
      stores.users.create({.name = name,
                           .password_hash = "hash of " + name,
                           .email = name + "@example.org",
                           .time_zone = "Europe/Riga",
                           .locale = "lv"},
                          Instant{4711}, key, std::move(done));
    });
  }

  TempFile file;
  TestStores stores{file.path()};
};

TEST_F(UsersTest, AreFoundByIdAndByNameInAnyCase) {
  const UserId id = create("Anna")->id;
  for (const auto& user :
       {stores.users.by_id(id), stores.users.by_name("Anna"), stores.users.by_name("aNNA")}) {
    ASSERT_TRUE(user);
    EXPECT_EQ(user->id, id);
    EXPECT_EQ(user->name, "Anna");
    EXPECT_EQ(user->password_hash, "hash of Anna");
    EXPECT_EQ(user->email, "Anna@example.org");
    EXPECT_EQ(user->time_zone, "Europe/Riga");
    EXPECT_EQ(user->locale, "lv");
    EXPECT_EQ(user->created, Instant{4711});
  }
  EXPECT_FALSE(stores.users.by_id({id.value + 1}));
  EXPECT_FALSE(stores.users.by_name("Ann"));
}

TEST_F(UsersTest, HaveUniqueNames) {
  ASSERT_TRUE(create("Anna"));
  const auto second = create("ANNA");
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error().code, Code::name_taken);
  EXPECT_EQ(create("Ben")->repeated, false);
}

TEST_F(UsersTest, AreCreatedOncePerKey) {
  const RequestKey key{{0}, {1, 2, 3}, 0xffffffffffffffff};
  const auto first = create("Anna", key);
  const auto again = create("Anna", key);
  ASSERT_TRUE(first && again);
  EXPECT_FALSE(first->repeated);
  EXPECT_TRUE(again->repeated);
  EXPECT_EQ(again->id, first->id);
  EXPECT_EQ(create("Ben", RequestKey{{0}, {1, 2, 3}, 5}).error().code, Code::key_reused);
  EXPECT_FALSE(stores.users.by_name("Ben"));
  EXPECT_TRUE(create("Ben", RequestKey{{7}, {1, 2, 3}, 5})) << "another user's key is another";
}

TEST_F(UsersTest, AFailedRequestIsNotRemembered) {
  create("Anna");
  const RequestKey key{{0}, {9}, 1};
  EXPECT_EQ(create("anna", key).error().code, Code::name_taken);
  EXPECT_TRUE(create("Ben", RequestKey{{0}, {9}, 2}));
}

TEST_F(UsersTest, ChangeOnlyTheGivenFields) {
  const UserId id = create("Anna")->id;
  const auto change = [&](UserId user, const ProfileChange& what) {
    return awaited<void>(
        [&](auto done) { stores.users.change_profile(user, what, std::move(done)); });
  };
  ASSERT_TRUE(change(id, {.email = "", .time_zone = {}, .locale = "nl"}));
  const auto user = stores.users.by_id(id);
  EXPECT_EQ(user->email, "");
  EXPECT_EQ(user->time_zone, "Europe/Riga");
  EXPECT_EQ(user->locale, "nl");
  EXPECT_EQ(change({99}, {}).error().code, Code::not_found);
}

TEST_F(UsersTest, SayWhoTheyAre) {
  const UserId anna = create("Anna")->id, ben = create("Ben")->id;
  const auto identify = [&](UserId user, const IdentityChange& identity) {
    awaited<void>([&](auto done) {
      stores.users.change_profile(
          user, {.email = {}, .time_zone = {}, .locale = {}, .identity = identity},
          std::move(done));
    }).value();
  };
  EXPECT_EQ(stores.users.identity_of(anna), Identity{});
  identify(anna, {.real_name = "Anna Bērziņa", .title = "MI", .federation_number = "10123"});
  identify(anna, {.country = "LAT"});
  EXPECT_EQ(stores.users.identity_of(anna), (Identity{.real_name = "Anna Bērziņa",
                                                      .country = "LAT",
                                                      .title = "MI",
                                                      .federation_number = "10123"}));
  EXPECT_EQ(stores.users.by_federation_number("10123")->id, anna);
  EXPECT_EQ(stores.users.by_real_name("Anna Bērziņa")->id, anna);
  EXPECT_FALSE(stores.users.by_real_name(""));
  identify(ben, {.federation_number = "10123"});
  EXPECT_FALSE(stores.users.by_federation_number("10123")) << "two of them";
  ASSERT_TRUE(
      awaited<void>([&](auto done) { stores.users.close(anna, Instant{9}, std::move(done)); }));
  EXPECT_EQ(stores.users.identity_of(anna), Identity{});
}

TEST_F(UsersTest, ChangeTheirPasswordAndEndTheirOtherSessions) {
  const UserId id = create("Anna")->id;
  Sessions& sessions = stores.sessions;
  for (const std::uint8_t n : {std::uint8_t{1}, std::uint8_t{2}})
    awaited<void>([&](auto done) {
      sessions.open({n}, id, {}, Instant{0}, Instant{9}, std::move(done));
    }).value();
  const auto kept = sessions.find_session({1}, Instant{0})->session;
  ASSERT_TRUE(awaited<void>([&](auto done) {
    stores.users.change_password(id, "new hash", kept, Instant{1}, std::move(done));
  }));
  EXPECT_EQ(stores.users.by_id(id)->password_hash, "new hash");
  EXPECT_TRUE(sessions.find_session({1}, Instant{0}));
  EXPECT_FALSE(sessions.find_session({2}, Instant{0}));
}

TEST_F(UsersTest, BecomeBotsBeforeTheirFirstGameAndPermanently) {
  const UserId anna = create("Anna")->id, ben = create("Ben")->id, carl = create("Carl")->id;
  const auto become = [&](UserId user) {
    return awaited<void>([&](auto done) {
      stores.users.change_profile(
          user, {.email = {}, .time_zone = {}, .locale = {}, .becomes_bot = true}, std::move(done));
    });
  };
  ASSERT_TRUE(become(anna));
  EXPECT_TRUE(stores.users.by_id(anna)->bot);
  stores.game(live_setup(anna, ben));
  EXPECT_EQ(become(ben).error().code, Code::forbidden);
  EXPECT_FALSE(stores.users.by_id(ben)->bot);
  EXPECT_TRUE(become(anna)) << "it is one already";
  EXPECT_TRUE(become(carl));
}

TEST_F(UsersTest, AreComputersOfOneLevelEach) {
  const auto make = [&](int levels) {
    return awaited<void>(
        [&](auto done) { stores.users.create_computers(levels, Instant{5}, std::move(done)); });
  };
  ASSERT_TRUE(make(2));
  const auto second = stores.users.computer(2);
  ASSERT_TRUE(second);
  EXPECT_EQ(second->name, "Computer 2");
  EXPECT_EQ(second->computer_level, 2);
  EXPECT_EQ(second->password_hash, "");
  EXPECT_TRUE(second->bot);
  EXPECT_FALSE(stores.users.computer(3));
  ASSERT_TRUE(make(3));
  EXPECT_EQ(stores.users.computer(2)->id, second->id);
  EXPECT_TRUE(stores.users.computer(3));
  EXPECT_FALSE(stores.users.by_id(create("Anna")->id)->computer_level);
  // Several computers of one level play a game together.
  const auto many = stores.users.computers(2, 5);
  ASSERT_EQ(many.size(), 5U);
  EXPECT_EQ(many[0], second->id);
  EXPECT_EQ(stores.users.by_id(many[1])->name, "Computer 2b");
  EXPECT_EQ(stores.users.by_id(many[4])->name, "Computer 2e");
  EXPECT_EQ(stores.users.by_id(many[4])->computer_level, 2);
  EXPECT_EQ(stores.users.computers(2, 1).size(), 1U);
}

TEST_F(UsersTest, LeaveTheirGamesUnderANeutralName) {
  const UserId anna = create("Anna")->id, ben = create("Ben")->id;
  const GameId game = stores.game(live_setup(anna, ben));
  Sessions& sessions = stores.sessions;
  awaited<void>([&](auto done) {
    sessions.open({1}, anna, {}, Instant{0}, Instant{9}, std::move(done));
  }).value();
  const auto close = [&] {
    return awaited<void>([&](auto done) { stores.users.close(anna, Instant{7}, std::move(done)); });
  };
  ASSERT_TRUE(close());
  const auto user = stores.users.by_id(anna);
  EXPECT_EQ(user->name, "former-" + std::to_string(anna.value));
  EXPECT_EQ(user->email, "");
  EXPECT_EQ(user->password_hash, "");
  EXPECT_EQ(user->closed, Instant{7});
  EXPECT_FALSE(sessions.find_session({1}, Instant{0}));
  EXPECT_EQ(stores.game_queries.list({.player = ben}).items.at(0).id, game);
  EXPECT_EQ(stores.game_queries.list({.player = ben}).items.at(0).names[Seat::white], user->name);
  EXPECT_TRUE(create("Anna")) << "the name is free";
  EXPECT_EQ(close().error().code, Code::not_found);
}

class GuestsTest : public testing::Test {
 protected:
  UserId guest(Instant at) {
    return awaited<Made<UserId>>([&](auto done) {
             stores.users.create_guest("UTC", "en", at, std::nullopt, std::move(done));
           })
        .value()
        .id;
  }
  void close_idle(Instant since) {
    awaited<void>([&](auto done) {
      stores.users.close_idle_guests(stores.users.idle_guests(since, 100), since,
                                     Instant{9'000'000}, std::move(done));
    }).value();
    stores.erase_closed();
  }

  TempFile file;
  TestStores stores{file.path()};
  UserId anna = stores.user("Anna");
};

TEST_F(GuestsTest, HaveAGeneratedName) {
  const UserId one = guest(Instant{5}), two = guest(Instant{6});
  EXPECT_EQ(stores.users.by_id(one)->name, "Guest " + std::to_string(one.value));
  EXPECT_NE(one, two);
  EXPECT_TRUE(stores.users.by_id(one)->guest);
  EXPECT_FALSE(stores.users.by_id(anna)->guest);
  EXPECT_EQ(stores.users.by_id(one)->password_hash, "");
}

TEST_F(GuestsTest, BecomePlayersOnce) {
  const UserId one = guest(Instant{5});
  const auto sign_up = [&](UserId id, const std::string& name) {
    return awaited<void>([&](auto done) {
      stores.users.sign_up_guest(
          id, {.name = name, .password_hash = "h", .email = "", .time_zone = "UTC", .locale = "en"},
          std::move(done));
    });
  };
  EXPECT_EQ(sign_up(one, "ANNA").error().code, Code::name_taken);
  EXPECT_EQ(sign_up(anna, "Berta").error().code, Code::forbidden);
  ASSERT_TRUE(sign_up(one, "Berta"));
  EXPECT_EQ(stores.users.by_name("berta")->id, one);
  EXPECT_FALSE(stores.users.by_id(one)->guest);
  EXPECT_EQ(sign_up(one, "Clara").error().code, Code::forbidden);
}

TEST_F(GuestsTest, AreClosedWhenIdleWithoutRunningGames) {
  const UserId idle = guest(Instant{5}), fresh = guest(Instant{2'000'000});
  const UserId playing = guest(Instant{5}), seen = guest(Instant{5}), played = guest(Instant{5});
  stores.game(correspondence_setup(playing, anna));
  Sessions& sessions = stores.sessions;
  awaited<void>([&](auto done) {
    sessions.open({1}, seen, {"x", "y"}, Instant{1'500'000}, Instant{99'000'000}, std::move(done));
  }).value();
  const GameId game = stores.game(live_setup(anna, played));
  auto state = stores.games.load(game)->game;
  const auto events = play::decide(state, play::Abort{Seat::white}, Instant{1'000'001}).value();
  for (const auto& event : events) play::apply(state, event);
  stores.append({.game = game, .after_version = 1, .events = events, .state = state}).value();

  close_idle(Instant{1'000'000});
  EXPECT_FALSE(stores.users.by_id(idle)) << "the guest has left nothing";
  for (const UserId kept : {fresh, playing, seen}) EXPECT_TRUE(stores.users.by_id(kept)->guest);
  EXPECT_TRUE(stores.users.by_id(played)->closed) << "the game stays under a neutral name";
  EXPECT_EQ(stores.users.by_id(played)->name, "former-" + std::to_string(played.value));
  EXPECT_FALSE(stores.users.by_id(anna)->closed);
}

}  // namespace
}  // namespace crownhead::db
