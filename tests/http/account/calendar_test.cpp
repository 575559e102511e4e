#include "server/http/account/calendar.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/http/site_fixture.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;
using testing::HasSubstr;
using testing::Not;

class CalendarTest : public testing::Test {
 protected:
  /// Returns the path of the address in an answer.
  static std::string path_in(const Answer& answer) {
    const std::string url = answer.data().at("url");
    return url.substr(std::string("https://x.example").size());
  }
  Answer renew() { return site.ask(post, address, "", anna); }

  SiteFixture site{{.public_url = "https://x.example", .link_url = "https://x.example"}};
  net::Headers anna = site.session(site.anna);
  std::string address = "/api/v1/account/calendar";
};

TEST_F(CalendarTest, HasTheDeadlinesOfItsOwnersMoves) {
  EXPECT_TRUE(site.ask(get, address, "", anna).data().at("url").is_null());
  const auto id = std::to_string(site.slow_game().value);
  site.live_game();
  const auto made = renew();
  EXPECT_EQ(made.status, 201);
  EXPECT_EQ(site.ask(get, address, "", anna).data(), made.data());
  const auto read = site.ask(get, path_in(made));
  EXPECT_EQ(read.status, 200);
  EXPECT_EQ(read.header("Content-Type"), "text/calendar; charset=utf-8");
  EXPECT_THAT(read.body, HasSubstr("UID:game-" + id + "@x.example\r\n"));
  EXPECT_THAT(read.body, HasSubstr("SEQUENCE:1\r\nDTSTART:20240113T120000Z\r\n"));
  EXPECT_THAT(read.body, HasSubstr("SUMMARY:Deadline of your move against Ben\r\n"));
  EXPECT_EQ(read.body.find("BEGIN:VEVENT"), read.body.rfind("BEGIN:VEVENT")) << "no live game";
  site.moves(site.anna, {std::stoll(id)}, 0, "32-28").value();
  EXPECT_THAT(site.ask(get, path_in(made)).body, Not(HasSubstr("VEVENT"))) << "it is Ben's turn";
}

TEST_F(CalendarTest, AReplacedOrRemovedAddressIsNotFound) {
  const auto first = path_in(renew()), second = path_in(renew());
  EXPECT_EQ(site.ask(get, first).code(), "NOT_FOUND");
  EXPECT_EQ(site.ask(get, second).status, 200);
  EXPECT_EQ(site.ask(del, address, "", anna).status, 204);
  EXPECT_EQ(site.ask(get, second).code(), "NOT_FOUND");
}

TEST_F(CalendarTest, IsDeletedWithTheAccount) {
  const auto path = path_in(renew());
  db::awaited<void>([&](auto done) {
    site.stores.users.close(site.anna, noon, std::move(done));
  }).value();
  EXPECT_EQ(site.ask(get, path).code(), "NOT_FOUND");
}

}  // namespace
}  // namespace crownhead::api
