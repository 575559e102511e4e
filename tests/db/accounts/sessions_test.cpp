#include "db/accounts/sessions.hpp"

#include <gtest/gtest.h>

#include "rules/accounts/quotas.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

class SessionsTest : public testing::Test {
 protected:
  Result<Made<TokenId>> create_token(SecretHash secret, std::optional<RequestKey> key = {}) {
    return awaited<Made<TokenId>>([&](auto done) {
      sessions.create_token(secret, anna, {"my bot", scope_read | scope_play}, Instant{10}, key,
                            std::move(done));
    });
  }

  TempFile file;
  TestStores stores{file.path()};
  Sessions& sessions = stores.sessions;
  UserId anna = stores.user("Anna");
  UserId ben = stores.user("Ben");
  Device laptop{"Firefox · Linux", "192.0.2.1"};
};

TEST_F(SessionsTest, AreValidUntilTheyExpireOrAreClosed) {
  const SecretHash secret{1, 2, 3};
  ASSERT_TRUE(awaited<void>([&](auto done) {
    sessions.open(secret, anna, laptop, Instant{1000}, Instant{2000}, std::move(done));
  }));
  const auto bearer = sessions.find_session(secret, Instant{1999});
  ASSERT_TRUE(bearer);
  EXPECT_EQ(bearer->user, anna);
  EXPECT_EQ(bearer->name, "Anna");
  EXPECT_EQ(bearer->scopes, scope_read | scope_play | scope_tournaments | scope_admin);
  EXPECT_FALSE(sessions.find_session(secret, Instant{2000}));
  EXPECT_FALSE(sessions.find_session({1, 2, 4}, Instant{1999}));
  EXPECT_FALSE(sessions.find_token(secret, Instant{20}));
  const auto close = [&](auto done) { sessions.close(secret, std::move(done)); };
  EXPECT_TRUE(awaited<void>(close));
  EXPECT_FALSE(sessions.find_session(secret, Instant{1999}));
  EXPECT_TRUE(awaited<void>(close)) << "closing twice does no harm";
}

TEST_F(SessionsTest, AreLimitedPerAccount) {
  const auto open = [&](std::uint8_t number, UserId user) {
    awaited<void>([&](auto done) {
      sessions.open({number}, user, laptop, Instant{1000}, Instant{2000}, std::move(done));
    }).value();
  };
  open(255, ben);
  for (std::uint8_t number = 1; number <= sessions_of_one + 2; ++number) open(number, anna);
  EXPECT_EQ(sessions.sessions_of(anna, Instant{1000}).size(),
            static_cast<std::size_t>(sessions_of_one));
  EXPECT_FALSE(sessions.find_session({2}, Instant{1000})) << "the oldest have ended";
  EXPECT_TRUE(sessions.find_session({3}, Instant{1000}));
  EXPECT_TRUE(sessions.find_session({255}, Instant{1000})) << "somebody else's stays";
}

TEST_F(SessionsTest, TokensHaveTheirScopes) {
  ASSERT_TRUE(create_token({5}));
  const auto bearer = sessions.find_token({5}, Instant{20});
  ASSERT_TRUE(bearer);
  EXPECT_EQ(bearer->user, anna);
  EXPECT_EQ(bearer->name, "Anna");
  EXPECT_EQ(bearer->scopes, scope_read | scope_play);
  EXPECT_FALSE(sessions.find_token({6}, Instant{20}));
}

TEST_F(SessionsTest, ARepeatedRequestGetsTheSameToken) {
  const RequestKey key{anna, {4}, 4};
  const auto first = create_token({5}, key);
  const auto again = create_token({5}, key);
  ASSERT_TRUE(first && again);
  EXPECT_TRUE(again->repeated);
  EXPECT_EQ(again->id, first->id);
  const auto other = create_token({6}, key);
  ASSERT_FALSE(other);
  EXPECT_EQ(other.error().code, Code::key_reused);
  EXPECT_FALSE(sessions.find_token({6}, Instant{20})) << "nothing is done for a repeated request";
  const auto late = create_token({5}, RequestKey{anna, {7}, 7});
  ASSERT_FALSE(late) << "the same token is not made twice";
  EXPECT_EQ(late.error().code, Code::key_reused);
}

TEST_F(SessionsTest, AreListedAndEndedByTheirPlayerOnly) {
  const auto open = [&](SecretHash secret, UserId user, std::int64_t at) {
    awaited<void>([&](auto done) {
      sessions.open(secret, user, laptop, Instant{at}, Instant{9000}, std::move(done));
    }).value();
  };
  const auto end = [&](UserId user, SessionId id) {
    return awaited<void>([&](auto done) { sessions.end(user, id, std::move(done)); });
  };
  open({1}, anna, 100);
  open({2}, anna, 200);
  open({3}, anna, 300);
  open({4}, ben, 400);
  const auto lines = sessions.sessions_of(anna, Instant{500});
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(lines[0].seen, Instant{300});
  EXPECT_EQ(lines[0].device.name, laptop.name);
  EXPECT_EQ(lines[0].device.address, laptop.address);
  EXPECT_TRUE(sessions.sessions_of(anna, Instant{9000}).empty()) << "these have expired";
  EXPECT_EQ(end(ben, lines[0].id).error().code, Code::not_found);
  EXPECT_TRUE(end(anna, lines[0].id));
  EXPECT_FALSE(sessions.find_session({3}, Instant{500}));
  awaited<void>([&](auto done) {
    sessions.end_others(anna, lines[2].id, std::nullopt, std::move(done));
  }).value();
  EXPECT_TRUE(sessions.find_session({1}, Instant{500}));
  EXPECT_FALSE(sessions.find_session({2}, Instant{500}));
  EXPECT_TRUE(sessions.find_session({4}, Instant{500}));
}

TEST_F(SessionsTest, LastUseIsStored) {
  create_token({5}).value();
  EXPECT_FALSE(sessions.tokens_of(anna, Instant{20})[0].seen);
  sessions.seen(*sessions.find_token({5}, Instant{20}), "192.0.2.2", Instant{50});
  awaited<void>([&](auto done) {
    sessions.open({1}, anna, laptop, Instant{100}, Instant{9000}, std::move(done));
  }).value();
  EXPECT_EQ(sessions.tokens_of(anna, Instant{20})[0].seen, Instant{50});
  sessions.seen(*sessions.find_session({1}, Instant{500}), "192.0.2.2", Instant{600});
  stores.database.drain();
  EXPECT_EQ(sessions.sessions_of(anna, Instant{700})[0].seen, Instant{600});
  EXPECT_EQ(sessions.sessions_of(anna, Instant{700})[0].device.address, "192.0.2.2");
}

TEST_F(SessionsTest, Expire) {
  awaited<void>([&](auto done) {
    sessions.open({1}, anna, laptop, Instant{100}, Instant{500}, std::move(done));
  }).value();
  awaited<Made<TokenId>>([&](auto done) {
    sessions.create_token({2}, anna, {"bot", scope_read, Instant{500}}, Instant{100}, std::nullopt,
                          std::move(done));
  }).value();
  const auto session = *sessions.find_session({1}, Instant{499});
  const auto token = *sessions.find_token({2}, Instant{499});
  for (const auto& bearer : {session, token}) {
    EXPECT_TRUE(sessions.lives(bearer, Instant{499}));
    EXPECT_FALSE(sessions.lives(bearer, Instant{500}));
  }
  EXPECT_FALSE(sessions.find_token({2}, Instant{500}));
  create_token({5}).value();
  const auto endless = *sessions.find_token({5}, Instant{9000});
  EXPECT_TRUE(sessions.lives(endless, Instant{9000}));
  awaited<void>([&](auto done) { sessions.revoke(anna, *endless.token, std::move(done)); }).value();
  EXPECT_FALSE(sessions.lives(endless, Instant{9000}));
}

TEST_F(SessionsTest, TokensAreLimitedPerAccount) {
  for (std::uint8_t i = 0; i < accounts::quotas::tokens; ++i) ASSERT_TRUE(create_token({i}));
  const auto more = create_token({200});
  ASSERT_FALSE(more);
  EXPECT_EQ(more.error().code, Code::rate_limited);
  const auto tokens = sessions.tokens_of(anna, Instant{20});
  EXPECT_EQ(tokens.size(), std::size_t{accounts::quotas::tokens});
  awaited<void>([&](auto done) { sessions.revoke(anna, tokens[0].id, std::move(done)); }).value();
  EXPECT_TRUE(create_token({200}));
}

TEST_F(SessionsTest, TokensAreRevokedByTheirPlayerOnly) {
  const TokenId token = create_token({5})->id;
  const auto revoke = [&](UserId user) {
    return awaited<void>([&](auto done) { sessions.revoke(user, token, std::move(done)); });
  };
  EXPECT_EQ(sessions.tokens_of(anna, Instant{20})[0].name, "my bot");
  EXPECT_TRUE(sessions.tokens_of(ben, Instant{20}).empty());
  EXPECT_EQ(revoke(ben).error().code, Code::not_found);
  EXPECT_TRUE(revoke(anna));
  EXPECT_EQ(revoke(anna).error().code, Code::not_found);
  EXPECT_FALSE(sessions.find_token({5}, Instant{20}));
}

}  // namespace
}  // namespace crownhead::db
