#include "server/http/games/notes.hpp"

#include <gtest/gtest.h>

#include "tests/http/site_fixture.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

class NotesTest : public testing::Test {
 protected:
  Answer read(const net::Headers& who) { return site.ask(get, path, "", who); }
  Answer write(const net::Headers& who, const std::string& text) {
    return site.ask(put, path, json{{"text", text}}.dump(), who);
  }

  SiteFixture site;
  net::Headers anna = site.session(site.anna), carl = site.session(site.carl);
  std::string path = "/api/v1/games/" + std::to_string(site.slow_game().value) + "/notes";
};

TEST_F(NotesTest, AreVisibleToTheirWriterOnly) {
  EXPECT_EQ(read(anna).data(), json::parse(R"({"text":"","updated_ms":null})"));
  EXPECT_EQ(write(anna, "watch 28-23").status, 204);
  EXPECT_EQ(write(carl, "a fine opening").status, 204) << "one may look on and take notes";
  EXPECT_EQ(read(anna).data().at("text"), "watch 28-23");
  EXPECT_EQ(read(anna).data().at("updated_ms"), live::noon.ms);
  EXPECT_EQ(read(carl).data().at("text"), "a fine opening");
  EXPECT_EQ(write(anna, "").status, 204);
  EXPECT_EQ(read(anna).data().at("text"), "");
}

TEST_F(NotesTest, RefusesUnauthorizedAndInvalidRequests) {
  EXPECT_EQ(read({}).code(), "NOT_SIGNED_IN");
  EXPECT_EQ(write({}, "x").code(), "NOT_SIGNED_IN");
  EXPECT_EQ(write(site.token(site.anna, db::scope_read), "x").code(), "SCOPE_MISSING");
  EXPECT_EQ(read(site.token(site.anna, db::scope_play)).code(), "SCOPE_MISSING");
  EXPECT_EQ(write(anna, std::string(20'001, 'x')).code(), "INVALID_FIELD");
  path = "/api/v1/games/999/notes";
  EXPECT_EQ(read(anna).code(), "NOT_FOUND");
  EXPECT_EQ(write(anna, "x").code(), "NOT_FOUND");
}

TEST_F(NotesTest, AreExportedAndDeletedWithTheAccount) {
  ASSERT_EQ(write(carl, "mine").status, 204);
  const auto held = site.exported(carl);
  EXPECT_EQ(held.at("notes").at(0).at("text"), "mine");
}

}  // namespace
}  // namespace crownhead::api
