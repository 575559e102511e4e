#include "db/sessions.hpp"

#include <gtest/gtest.h>

#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

class SessionsTest : public testing::Test {
 protected:
  Result<Made<TokenId>> create_token(SecretHash secret, const std::string& answer,
                                     std::optional<RequestKey> key = {}) {
    return awaited<Made<TokenId>>([&](auto done) {
      sessions.create_token(secret, anna, "my bot", scope_read | scope_play, Instant{10}, answer,
                            key, std::move(done));
    });
  }

  TempFile file;
  Stores stores{file.path()};
  Sessions sessions{stores.database.writer(), stores.database.readers()};
  UserId anna = stores.user("Anna");
};

TEST_F(SessionsTest, OpenUntilTheyExpireOrAreClosed) {
  const SecretHash secret{1, 2, 3};
  ASSERT_TRUE(awaited<void>([&](auto done) {
    sessions.open(secret, anna, Instant{1000}, Instant{2000}, std::move(done));
  }));
  const auto bearer = sessions.find_session(secret, Instant{1999});
  ASSERT_TRUE(bearer);
  EXPECT_EQ(bearer->user, anna);
  EXPECT_EQ(bearer->name, "Anna");
  EXPECT_EQ(bearer->scopes, scope_read | scope_play | scope_tournaments | scope_admin);
  EXPECT_FALSE(sessions.find_session(secret, Instant{2000}));
  EXPECT_FALSE(sessions.find_session({1, 2, 4}, Instant{1999}));
  EXPECT_FALSE(sessions.find_token(secret));
  const auto close = [&](auto done) { sessions.close(secret, std::move(done)); };
  EXPECT_TRUE(awaited<void>(close));
  EXPECT_FALSE(sessions.find_session(secret, Instant{1999}));
  EXPECT_TRUE(awaited<void>(close)) << "closing twice does no harm";
}

TEST_F(SessionsTest, TokensSpeakWithTheirScopes) {
  ASSERT_TRUE(create_token({5}, ""));
  const auto bearer = sessions.find_token({5});
  ASSERT_TRUE(bearer);
  EXPECT_EQ(bearer->user, anna);
  EXPECT_EQ(bearer->name, "Anna");
  EXPECT_EQ(bearer->scopes, scope_read | scope_play);
  EXPECT_FALSE(sessions.find_token({6}));
}

TEST_F(SessionsTest, ARepeatedRequestGetsTheFirstAnswer) {
  const RequestKey key{anna, {4}, 4};
  const auto first = create_token({5}, "the first secret", key);
  const auto again = create_token({6}, "another secret", key);
  ASSERT_TRUE(first && again);
  EXPECT_EQ(first->answer, "the first secret");
  EXPECT_EQ(again->answer, "the first secret");
  EXPECT_TRUE(again->repeated);
  EXPECT_EQ(again->id, first->id);
  EXPECT_FALSE(sessions.find_token({6})) << "nothing is done for a repeated request";
}

}  // namespace
}  // namespace crownhead::db
