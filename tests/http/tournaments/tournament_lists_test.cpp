#include "server/http/tournaments/tournament_lists.hpp"

#include <gmock/gmock.h>

#include "tests/http/tournaments/tournament_fixture.hpp"

namespace crownhead::api {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr std::int64_t length_of_day = 86'400'000;

class TournamentListsTest : public TournamentsTest {
 protected:
  /// Announces a tournament that begins so many days after noon.
  std::string makes(const std::string& name, int days, json more = json::object()) {
    more.update({{"name", name}, {"starts_ms", noon.ms + days * length_of_day}});
    return make(std::move(more));
  }

  std::vector<std::string> names(const std::string& query) {
    std::vector<std::string> found;
    for (const auto& row : get_items(list + query)) found.push_back(row.at("name"));
    return found;
  }

  std::string list = "/api/v1/tournaments";
};

using Names = std::vector<std::string>;

TEST_F(TournamentListsTest, AreSelectedByDateAndSpeed) {
  makes("Second", 20);
  makes("First", 10);
  makes("Blitz", 30,
        {{"mode", "live"},
         {"all_at_once", false},
         {"time_control", {{"kind", "fischer"}, {"base_ms", 300'000}, {"increment_ms", 3'000}}}});
  make({{"name", "Undated"}});
  EXPECT_EQ(names(""), (Names{"Undated", "Blitz", "First", "Second"}));
  EXPECT_EQ(names("?from=2024-01-01"), (Names{"First", "Second", "Blitz"}));
  EXPECT_EQ(names("?from=2024-01-20T12:00:00Z&to=2024-01-30T12:00:00Z"), Names{"First"});
  EXPECT_EQ(names("?speed=blitz"), Names{"Blitz"});
  EXPECT_EQ(names("?speed=correspondence"), (Names{"Undated", "First", "Second"}));
  const auto first = site.ask(get, list + "?from=2024-01-01&limit=1").data();
  EXPECT_EQ(names("?from=2024-01-01&limit=1&cursor=" + first.at("next_cursor").get<std::string>()),
            Names{"Second"});
  for (const char* wrong : {"from=soon", "to=soon", "speed=fast", "cursor=x", "mine=2"})
    EXPECT_EQ(site.ask(get, list + "?" + wrong).status, 422) << wrong;
}

TEST_F(TournamentListsTest, ADateIsTheBeginningOnceItIsKnown) {
  const auto path = make({{"name", "By hand"}});
  enter(path, {"Ben", "Carl"});
  EXPECT_TRUE(get_items(list).at(0).at("begins_ms").is_null());
  does("Anna", post, path + "/start");
  EXPECT_EQ(get_items(list).at(0).at("begins_ms"), noon.ms);
  EXPECT_EQ(names("?from=2024-01-01"), Names{"By hand"});
}

TEST_F(TournamentListsTest, OnesOwnAreThoseEnteredOrDirected) {
  const auto path = make({{"name", "Directed"}});
  enter(path, {"Ben"});
  const auto own = [&](const std::string& who) { return does(who, get, list + "?mine=1").data(); };
  EXPECT_EQ(own("Anna").at("items").size(), 1U);
  EXPECT_EQ(own("Ben").at("items").size(), 1U);
  EXPECT_EQ(own("Carl").at("items").size(), 0U);
  EXPECT_EQ(site.ask(get, list + "?mine=1").code(), "NOT_SIGNED_IN");
  EXPECT_EQ(does("Ben", get, list + "?mine=1&player=Ben").fields(),
            std::vector<std::string>{"player"});
}

TEST_F(TournamentListsTest, ACalendarHasTheirBeginnings) {
  const auto path =
      makes("Rīga, \"open\"; the longest name of a tournament that a director made", 10);
  make({{"name", "Undated"}});
  makes("Long ago", -100);
  const auto gone = makes("Gone", 11);
  EXPECT_EQ(does("Anna", post, gone + "/cancel", {{"reason", "no room"}}).status, 200);
  const auto id = path.substr(path.rfind('/') + 1);
  const auto read = site.ask(get, list + ".ics");
  EXPECT_EQ(read.status, 200);
  EXPECT_EQ(read.header("Content-Type"), "text/calendar; charset=utf-8");
  EXPECT_THAT(read.body, HasSubstr("X-WR-CALNAME:Crownhead: tournaments\r\n"));
  EXPECT_THAT(read.body, HasSubstr("UID:tournament-" + id + "@"));
  EXPECT_THAT(read.body, HasSubstr("DTSTART:20240120T120000Z\r\n"));
  EXPECT_THAT(read.body, HasSubstr("SUMMARY:Rīga\\, \"open\"\\; the longest"));
  EXPECT_THAT(read.body, HasSubstr("STATUS:CANCELLED\r\n"));
  EXPECT_THAT(read.body, Not(HasSubstr("Undated")));
  EXPECT_THAT(read.body, Not(HasSubstr("Long ago"))) << "more than 90 days";
  for (std::size_t at = 0; at < read.body.size();) {
    const auto end = read.body.find("\r\n", at);
    ASSERT_NE(end, std::string::npos);
    EXPECT_LE(end - at, 75U) << read.body.substr(at, end - at);
    at = end + 2;
  }
  EXPECT_THAT(site.ask(get, list + ".ics?from=2020-01-01").body, HasSubstr("Long ago"));
  EXPECT_THAT(
      site.ask(get, list + ".ics?name=nobody&locale=de").body,
      HasSubstr("X-WR-CALNAME:Crownhead: Turniere\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n"
                "END:VCALENDAR"));
  EXPECT_EQ(site.ask(get, list + ".ics?speed=fast").fields(), std::vector<std::string>{"speed"});
}

TEST_F(TournamentListsTest, ACalendarHasAtMost500) {
  db::awaited<void>([&](auto done) {
    site.stores.database.writer().submit<void>(
        db::Locks::everything(),
        [](db::Connection& connection) -> Result<void> {
          for (int i = 1; i <= 501; ++i)
            connection.run(
                "INSERT INTO tournaments (version, name, format, pace, variant, status, round,"
                " entrants, begins_ms, created_ms, updated_ms, control_kind, base_ms, increment_ms,"
                " rated, rounds) VALUES (1, 'Cup', 1, 0, 'international', 0, 0, 0, ?1, 0, 0, 0, 0, "
                "0,"
                " 0, 5)",
                noon.ms + i);
          return {};
        },
        std::move(done));
  }).value();
  const auto body = site.ask(get, list + ".ics").body;
  std::size_t events = 0;
  for (auto at = body.find("BEGIN:VEVENT"); at != std::string::npos;
       at = body.find("BEGIN:VEVENT", at + 1))
    ++events;
  EXPECT_EQ(events, 500U);
}

}  // namespace
}  // namespace crownhead::api
