#include "server/http/call.hpp"

#include <gtest/gtest.h>

#include "tests/http/site_fixture.hpp"

namespace crownhead::api {
namespace {

/// A call whose answers are recorded.
struct Kept {
  Call call{{.verb = net::Verb::get,
             .path = "/",
             .query = "",
             .headers = {},
             .body = "",
             .remote = "",
             .stamp = {}},
            [this](net::Response response) {
              answers.push_back({response.status, response.headers, response.body});
            }};
  std::vector<Answer> answers = {};
};

TEST(Call, IsAnsweredOnce) {
  Kept kept;
  kept.call.json(200, "{}");
  kept.call.fail({Code::busy, in_english("late")});
  kept.call.empty(204);
  ASSERT_EQ(kept.answers.size(), 1U);
  EXPECT_EQ(kept.answers[0].header("Content-Type"), "application/json");
  EXPECT_EQ(kept.answers[0].body, "{}");
}

TEST(Call, AProblemHasTheHeadersOfItsRemedy) {
  struct Row {
    Code code;
    const char* header;
    const char* value;
  };
  for (const Row& row :
       {Row{Code::not_signed_in, "WWW-Authenticate", "Bearer"}, Row{Code::busy, "Retry-After", "1"},
        Row{Code::unavailable, "Retry-After", "1"}, Row{Code::forbidden, "WWW-Authenticate", ""},
        Row{Code::stale_ply, "Retry-After", ""}}) {
    Kept kept;
    kept.call.fail({row.code, in_english("why")}, {{"X-Own", "kept"}});
    EXPECT_EQ(kept.answers.at(0).header(row.header), row.value) << code_name(row.code);
    EXPECT_EQ(kept.answers.at(0).header("X-Own"), "kept");
    EXPECT_EQ(kept.answers.at(0).header("Content-Type"), "application/problem+json");
    EXPECT_EQ(kept.answers.at(0).code(), code_name(row.code));
  }
}

TEST(Call, HasNoUserOrParametersWithoutARoute) {
  const Kept kept;
  EXPECT_EQ(kept.call.user(), std::nullopt);
  EXPECT_EQ(kept.call.path_id(), 0);
  EXPECT_EQ(kept.call.query("limit"), std::nullopt);
  EXPECT_FALSE(kept.call.key());
}

}  // namespace
}  // namespace crownhead::api
