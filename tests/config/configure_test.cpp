#include "server/config/configure.hpp"

#include <cstdlib>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/db/temp_file.hpp"

namespace crownhead::config {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using namespace std::string_literals;

Layer flags(const std::map<std::string, std::string>& values) {
  Layer layer;
  for (const auto& [name, value] : values) layer[name] = {{value}, "--" + name};
  return layer;
}

std::string written(const std::filesystem::path& file, const std::string& text) {
  std::ofstream(file) << text;
  return file.string();
}

TEST(Configure, TheDefaultsMatchTheTable) {
  const auto config = configured({}).value();
  EXPECT_EQ(config.listen.host, "127.0.0.1");
  EXPECT_EQ(config.listen.port, 8080);
  EXPECT_EQ(config.db, "./crownhead.db");
  EXPECT_EQ(config.log_level, "info");
  EXPECT_EQ(config.metrics_from.size(), 2U);
  EXPECT_EQ(config.keep.guests, seconds(std::int64_t{30} * 86400));
  EXPECT_EQ(config.keep.sessions, std::nullopt);
  EXPECT_EQ(config.keep.chat, std::nullopt);
  EXPECT_TRUE(config.limits);
  EXPECT_EQ(config.public_url, "");
}

TEST(Configure, ANodeNeedsAPostgreSqlDatabaseAndTheSystemsClock) {
  const std::map<std::string, std::string> given = {
      {"db", "postgresql://crownhead@db.example.org/games"}, {"data", "/tmp"}, {"node", "a-1.b_2"}};
  const auto with = [&](const std::string& option, const std::string& value) {
    auto changed = given;
    changed[option] = value;
    return configured(flags(changed));
  };
  const auto config = configured(flags(given)).value();
  EXPECT_EQ(config.node, "a-1.b_2");
  EXPECT_THAT(config.warnings, ElementsAre(HasSubstr("node: without smtp-url")));
  EXPECT_THAT(with("smtp-url", "smtps://mail.example.org").value().warnings, testing::IsEmpty());
  EXPECT_THAT(with("db", "games.db").error(), ElementsAre(HasSubstr("node: servers can share")));
  EXPECT_THAT(with("dev-clock", "2024-01-10T12:00:00Z").error(),
              ElementsAre(HasSubstr("remove dev-clock")));
  EXPECT_THAT(with("node", "a b").error(), ElementsAre(HasSubstr("must be a name such as")));
  EXPECT_THAT(with("node", std::string(65, 'a')).error(), testing::SizeIs(1));
  EXPECT_EQ(configured({}).value().node, "");
}

TEST(Configure, GuestsPlayCasualGamesUnlessTheOperatorSaysOtherwise) {
  using accounts::GuestAccess;
  const auto with = [](const std::string& access) {
    return configured(flags({{"guests", access}})).value().guests;
  };
  EXPECT_EQ(configured({}).value().guests, GuestAccess::casual);
  EXPECT_EQ(with("none"), GuestAccess::none);
  EXPECT_EQ(with("links"), GuestAccess::links);
  EXPECT_EQ(with("casual"), GuestAccess::casual);
}

TEST(Configure, TournamentsByIsDirectorsOrAnAccountAge) {
  const auto by = [](const std::string& who) {
    return configured(flags({{"tournaments-by", who}})).value().tournaments_after;
  };
  EXPECT_EQ(configured({}).value().tournaments_after, std::nullopt);
  EXPECT_EQ(by("directors"), std::nullopt);
  EXPECT_EQ(by("everybody"), Millis{0});
  EXPECT_EQ(by("30d"), seconds(std::int64_t{30} * 86400));
  EXPECT_EQ(configured({}).value().tournaments_at_once, 2);
  EXPECT_EQ(configured(flags({{"tournaments-at-once", "5"}})).value().tournaments_at_once, 5);
}

TEST(Configure, VacationsOutsideTournamentsAreFourNumbersOrOff) {
  const auto with = [](const std::string& figures) {
    return configured(flags({{"vacations", figures}})).value().vacations;
  };
  const vacation::Policy usual{
      .splits_allowed = 4, .days_allowed = 30, .min_days = 1, .max_days = 21};
  EXPECT_EQ(configured({}).value().vacations, usual);
  EXPECT_EQ(with("none"), vacation::Policy{});
  EXPECT_EQ(
      with("2, 20, 5, 10"),
      (vacation::Policy{.splits_allowed = 2, .days_allowed = 20, .min_days = 5, .max_days = 10}));
}

TEST(Configure, PuzzleHoursAreARangeOrOff) {
  const auto with = [](const std::string& hours) {
    return configured(flags({{"puzzle-hours", hours}})).value().puzzle_hours;
  };
  EXPECT_EQ(configured({}).value().puzzle_hours, (DailyHours{.from = 120, .until = 300}));
  EXPECT_EQ(with("off"), std::nullopt);
  EXPECT_EQ(with("22:30, 06:05"), (DailyHours{.from = 22 * 60 + 30, .until = 6 * 60 + 5}));
  const DailyHours late = *with("22:00 02:00");
  const auto at = [](std::int64_t hour) { return Instant{} + seconds((24 * 9 + hour) * 3600); };
  EXPECT_TRUE(late.hold(at(22)) && late.hold(at(23)) && late.hold(at(24)) && late.hold(at(25)));
  EXPECT_FALSE(late.hold(at(26)) || late.hold(at(21)) || late.hold(at(12)));
}

TEST(Configure, DatabaseAndDataFolderDefaultToEachOther) {
  EXPECT_EQ(configured(flags({{"db", "/srv/games.db"}})).value().data, "/srv");
  EXPECT_EQ(configured(flags({{"data", "/srv"}})).value().db, "/srv/crownhead.db");
  const auto both = configured(flags({{"db", "games.db"}, {"data", "/srv"}})).value();
  EXPECT_EQ(both.db, "games.db");
  EXPECT_EQ(both.data, "/srv");
}

TEST(Configure, APostgresDatabaseNeedsADataFolder) {
  const auto none = configured(flags({{"db", "postgresql://crownhead@db/games"}}));
  ASSERT_FALSE(none);
  EXPECT_THAT(none.error(), testing::ElementsAre(testing::StartsWith("data: ")));
  EXPECT_EQ(
      configured(flags({{"db", "postgresql://crownhead@db/games"}, {"data", "/srv"}})).value().db,
      "postgresql://crownhead@db/games");
}

TEST(Configure, OtherCommandsUseTheDatabaseOfServe) {
  EXPECT_EQ(database_file({}), std::nullopt);
  EXPECT_EQ(database_file(flags({{"data", "/srv"}})).value().values.at(0), "/srv/crownhead.db");
  const auto both = database_file(flags({{"data", "/srv"}, {"db", "games.db"}})).value();
  EXPECT_EQ(both.values.at(0), "games.db");
  EXPECT_EQ(both.where, "--db");
}

TEST(Configure, FlagsOverrideTheEnvironmentAndTheFile) {
  const Layer file{{"log-level", {{"error"}, "file"}},
                   {"listen", {{"127.0.0.1:3"}, "file"}},
                   {"mail-from", {{"a@file"}, "file"}}};
  const Layer environment{{"log-level", {{"debug"}, "env"}}, {"listen", {{"127.0.0.1:2"}, "env"}}};
  const auto config = configured(merged(flags({{"log-level", "off"}}), environment, file)).value();
  EXPECT_EQ(config.log_level, "off");
  EXPECT_EQ(config.listen.port, 2);
  EXPECT_EQ(config.mail_from, "a@file");
}

TEST(Configure, ReportsEveryFaultAtOnceWithItsSource) {
  const auto config = configured({{"listen", {{"nowhere"}, "games.toml:3"}},
                                  {"log-level", {{"loud"}, "CROWNHEAD_LOG_LEVEL"}},
                                  {"keep-chat", {{"a while"}, "--keep-chat"}},
                                  {"no-limits", {{"true"}, "--no-limits"}}});
  ASSERT_FALSE(config);
  EXPECT_THAT(config.error(),
              ElementsAre(HasSubstr("games.toml:3: listen: 'nowhere' is not ADDRESS:PORT"),
                          HasSubstr("CROWNHEAD_LOG_LEVEL: log-level: must be trace, debug"),
                          "--keep-chat: keep-chat: must be hours or days, such as 48h or 90d, or "
                          "forever"));
}

TEST(Configure, RefusesInvalidValues) {
  struct Case {
    std::string name, value, words;
  };
  const std::vector<Case> cases = {
      {"public-url", "play.example.org", "must be like https://play.example.org"},
      {"min-free-space", "-1GiB", "must be 0 or a size such as 512MiB"},
      {"min-free-space", "5", "must be 0 or a size such as 512MiB"},
      {"min-free-space", "5 GB", "must be 0 or a size such as 512MiB"},
      {"min-free-space", "9999999TiB", "must be 0 or a size such as 512MiB"},
      {"public-url", "https://play.example.org/path", "without a path"},
      {"public-url", "https://me@play.example.org", "it has a user name"},
      {"public-url", "https://play.example.org:70000", "its port is not a number"},
      {"public-url", "https://bücher.example", "write the xn-- form"},
      {"public-url", "https://play.example.org.", "without a dot at the end"},
      {"db", "mysql://db/games", "postgresql://USER@HOST/NAME"},
      {"db", "POSTGRESQL://db/games", "postgresql://USER@HOST/NAME"},
      {"db", "file:games.db?mode=ro", "must be a file"},
      {"db", ":memory:", "must be a file"},
      {"trusted-proxy", "10.0.0.0/40", "10.0.0.0/40"},
      {"keep-guests", "forever", "must be hours or days"},
      {"keep-guests", "0d", "must be hours or days"},
      {"keep-guests", "40000d", "must be hours or days"},
      {"keep-guests", "99999999999999999999d", "must be hours or days"},
      {"keep-reports", "7", "or forever"},
      {"smtp-url", "mail.example.org", "must be like smtps://"},
      {"smtp-url", "smtps://", "neither a host name"},
      {"smtp-url", "smtps://mail.example.org:0", "its port is not a number"},
      {"smtp-url", "smtps://club:hush@mail.example.org", "give smtp-user and smtp-password-file"},
      {"smtp-url", "https://mail.example.org", "another scheme"},
      {"smtp-url", "smtp://mail.example.org?a=b", "it has a query"},
      {"smtp-user", "club", "smtp-user: no password is set"},
      {"smtp-password-file", "/", "cannot be read"},
      {"smtp-password-file", "/nowhere", "cannot be read"},
      {"smtp-ca", "/nowhere", "/nowhere cannot be read"},
      {"smtp-ca", "/", "cannot be read"},
      {"log-format", "xml", "must be text or json"},
      {"threads", "0", "must be auto or a whole number from 1 to 256"},
      {"threads", "257", "must be auto or a whole number from 1 to 256"},
      {"readers", "0", "must be auto or a whole number from 1 to 256"},
      {"threads", "2 ", "must be auto or a whole number from 1 to 256"},
      {"second-factor-for", "player", "must be off, moderator or director"},
      {"second-factor-for", "admin", "must be off, moderator or director"},
      {"guests", "rated", "must be none, links or casual"},
      {"guests", "", "must be none, links or casual"},
      {"tournaments-by", "nobody", "or directors, or everybody"},
      {"tournaments-at-once", "0", "must be a whole number from 1 to 1000"},
      {"analysis-positions", "999", "must be a whole number from 1000 to 100000000"},
      {"push-contact", "push@example.org", "must be an address such as mailto:"},
      {"push-contact", "http://example.org", "must be an address such as mailto:"},
      {"push-inside", "/nowhere", "/nowhere cannot be read"},
      {"puzzle-hours", "02:00", "must be off, or two times of the day"},
      {"puzzle-hours", "02:00 24:00", "must be off, or two times of the day"},
      {"puzzle-hours", "2:00 5:00", "must be off, or two times of the day"},
      {"puzzle-hours", "02:00 02:00", "must be off, or two times of the day"},
      {"vacations", "4 30 1", "must be none, or parts, days per year,"},
      {"vacations", "4 30 1 x", "must be none, or parts, days per year,"},
      {"vacations", "4 30 9 8", "must be none, or parts, days per year,"},
      {"vacations", "4 30 1 31", "must be none, or parts, days per year,"},
      {"tournaments-at-once", "1001", "must be a whole number from 1 to 1000"},
      {"slow-ms", "0", "must be a whole number of milliseconds"},
      {"slow-ms", "1s", "must be a whole number of milliseconds"},
      {"metrics-from", "here", "is not an address"},
      {"mail-from", "club", "must be an address"},
      {"mail-from", "@", "must be an address"},
      {"mail-from", "", "must be an address"},
      {"mail-from", "a@example.org, b@example.org", "must be an address"},
      {"mail-from", "Club <club@example.org", "must be an address"},
      {"mail-from", "club@bücher.example", "write the xn-- form"},
      {"mail-from", "Club, Riga <club@example.org>", "write quotation marks"},
      {"slow-ms", "99999999999", "must be a whole number of milliseconds"},
      {"slow-ms", "-5", "must be a whole number of milliseconds"},
      {"slow-ms", "+5", "must be a whole number of milliseconds"},
      {"computer-seconds", "-0", "must be a whole number of seconds"},
      {"computer-seconds", "", "must be a whole number of seconds"},
      {"analysis-workers", "1.5", "must be a whole number"},
      {"keep-guests", "-1d", "must be hours or days"},
      {"keep-guests", "1d ", "must be hours or days"},
      {"keep-guests", "d", "must be hours or days"},
      {"keep-guests", "1w", "must be hours or days"},
      {"dev-clock", "2024-02-30T12:00:00Z", "must be a time"},
      {"dev-clock", "noon", "must be a time"},
      {"no-limits", "maybe", "must be true or false"},
  };
  for (const auto& [name, value, words] : cases) {
    const auto config = configured(flags({{name, value}}));
    ASSERT_FALSE(config) << name << " " << value;
    EXPECT_THAT(config.error(), ElementsAre(HasSubstr(words))) << name << " " << value;
  }
}

TEST(Configure, ThePublicUrlIsNormalizedLikeABrowsersOrigin) {
  const auto with = [](const std::string& url) {
    return configured(flags({{"public-url", url}})).value().public_url;
  };
  EXPECT_EQ(with("https://play.example.org:443"), "https://play.example.org");
  EXPECT_EQ(with("HTTP://Play.Example.org:80/"), "http://play.example.org");
  EXPECT_EQ(with("https://play.example.org:8443"), "https://play.example.org:8443");
  EXPECT_EQ(with(""), "");
}

TEST(Configure, TheSendersNameIsSeparateFromTheAddress) {
  const auto with = [](const std::string& from) {
    const auto config = configured(flags({{"mail-from", from}})).value();
    return std::pair(config.mail_name, config.mail_from);
  };
  EXPECT_EQ(with("Club <club@example.org>"), std::pair("Club"s, "club@example.org"s));
  EXPECT_EQ(with("club@example.org"), std::pair("Crownhead"s, "club@example.org"s));
}

TEST(Configure, AProxyBlockWiderThanWrittenIsWarnedOf) {
  const auto config = configured(flags({{"trusted-proxy", "10.0.0.5/8"}})).value();
  ASSERT_EQ(config.trusted_proxies.size(), 1U);
  EXPECT_TRUE(config.trusted_proxies[0].contains("10.9.9.9"));
  EXPECT_THAT(config.warnings,
              ElementsAre(HasSubstr("trusted-proxy: '10.0.0.5/8' means all of 10.0.0.0/8")));
}

TEST(Configure, AcceptsBothFormsOfAPostgresAddressWithoutAPassword) {
  for (const std::string db :
       {"postgres://crownhead@db/games", "postgresql://a,b:5433/games?sslmode=require",
        "host=db.example.org user=crownhead dbname=games", "postgresql:///games?host=%2Ftmp"})
    EXPECT_TRUE(configured(flags({{"db", db}, {"data", "/srv"}}))) << db;
  for (const std::string db :
       {"postgresql://u:pass@host/games", "postgresql://u:pa?ss@host/games",
        "postgresql://u:p%40ss@host", "postgresql://host/games?password=pass",
        "postgresql://host/games?pass%77ord=pass", "postgres://host/?sslpassword=pass",
        "host=db password=pass", "password = 'a b' host=db", "dbname=games  password=x"}) {
    const auto config = configured(flags({{"db", db}, {"data", "/srv"}}));
    ASSERT_FALSE(config) << db;
    EXPECT_THAT(config.error(), ElementsAre(HasSubstr("PGPASSFILE"))) << db;
  }
  for (const std::string db : {"postgresql://host:0/games", "postgresql://a:5432,b:70000/games",
                               "host=db port=5432x", "postgresql://host/games?port=-1"})
    EXPECT_THAT(configured(flags({{"db", db}, {"data", "/srv"}})).error(),
                ElementsAre(HasSubstr("1 to 65535")))
        << db;
  for (const std::string db :
       {"postgresql://host/games?paswrd=x", "postgresql://host:port/games/?x", "host=db dbname"})
    EXPECT_THAT(configured(flags({{"db", db}, {"data", "/srv"}})).error(),
                ElementsAre(HasSubstr("libpq cannot parse")))
        << db;
}

TEST(Configure, ALinkNeedsANodeAndServersWithPorts) {
  Layer given = flags({{"db", "postgresql://crownhead@db/games"},
                       {"data", "/srv"},
                       {"smtp-url", "smtp://mail.example.org:587"},
                       {"node", "a"},
                       {"link", "nats://10.0.0.1:4222,nats://[::1]:4223"}});
  EXPECT_THAT(configured(given).value().link.servers,
              ElementsAre("nats://10.0.0.1:4222", "nats://[::1]:4223"));
  given.erase("node");
  EXPECT_THAT(configured(given).error(), ElementsAre(HasSubstr("set node")));
  for (const std::string link :
       {"nats://10.0.0.1", "10.0.0.1:4222", "nats://a:1,", "nats://user@a:4222", "tls://a:4222",
        "nats://a:4222/path", "nats://a:70000", "nats://a:4222 nats://b:4222"}) {
    const auto config = configured(flags({{"link", link}}));
    ASSERT_FALSE(config) << link;
    EXPECT_THAT(config.error(), ElementsAre(HasSubstr("link: must be like nats://"))) << link;
  }
  EXPECT_THAT(configured(flags({{"link-password-file", "/dev/null"}})).error(),
              ElementsAre(HasSubstr("link-password-file")));
  EXPECT_TRUE(configured(flags({{"link", ""}})).value().link.servers.empty());
}

TEST(Configure, AnObsoleteOptionIsWarnedOf) {
  const Layer given{{"io-uring", {{"off"}, "games.toml:3"}}};
  const auto config = configured(given).value();
  EXPECT_THAT(
      config.warnings,
      ElementsAre("games.toml:3: io-uring: this option is obsolete and has no effect; remove it"));
  EXPECT_THAT(shown(given), testing::Not(HasSubstr("io-uring")));
  EXPECT_THAT(configured({}).value().warnings, ElementsAre());
}

TEST(Configure, TestOptionsNeedALoopbackAddress) {
  for (const std::string name : {"dev-clock", "no-limits"}) {
    const std::string value = name == "dev-clock" ? "2024-01-10T12:00:00Z" : "true";
    EXPECT_TRUE(configured(flags({{name, value}, {"listen", "[::1]:0"}})));
    const auto open = configured(flags({{name, value}, {"listen", "0.0.0.0:80"}}));
    ASSERT_FALSE(open);
    EXPECT_THAT(open.error(), ElementsAre(HasSubstr("is for tests; listen on 127.0.0.1")));
  }
  EXPECT_TRUE(configured(flags({{"no-limits", "false"}, {"listen", "0.0.0.0:80"}})));
}

TEST(Configure, ReadsRetentionTimes) {
  const auto keep =
      configured(flags({{"keep-chat", "48h"}, {"keep-reports", "90d"}, {"keep-guests", "7d"}}))
          .value()
          .keep;
  EXPECT_EQ(keep.chat, seconds(48 * 3600));
  EXPECT_EQ(keep.reports, seconds(90 * 86400));
  EXPECT_EQ(keep.guests, seconds(7 * 86400));
}

TEST(Configure, ReadsTheReservedDiskSpace) {
  const auto least = [](const std::string& size) {
    return configured(flags({{"min-free-space", size}})).value().min_free_bytes;
  };
  EXPECT_EQ(configured({}).value().min_free_bytes, std::uint64_t{1} << 30);
  EXPECT_EQ(least("0"), 0U);
  EXPECT_EQ(least("512MiB"), std::uint64_t{512} << 20);
  EXPECT_EQ(least("3TiB"), std::uint64_t{3} << 40);
}

TEST(Configure, ReadsASecretFileWithoutItsLineBreak) {
  const db::TempFile folder;
  const auto file = written(folder.folder() / "password", "hunter two\n");
  EXPECT_EQ(configured(flags({{"smtp-password-file", file}})).value().smtp.password, "hunter two");
  const auto both = configured(flags({{"smtp-password-file", file}, {"smtp-password", "x"}}));
  ASSERT_FALSE(both);
  EXPECT_THAT(both.error(), ElementsAre(HasSubstr("smtp-password is set, too")));
  const auto empty = written(folder.folder() / "empty", "\n");
  EXPECT_THAT(configured(flags({{"smtp-password-file", empty}})).error(),
              ElementsAre(HasSubstr("is empty")));
}

TEST(Configure, ReadsListsFromTheEnvironment) {
  setenv("CROWNHEAD_TRUSTED_PROXY", "10.0.0.0/8, fd00::/8", 1);
  setenv("CROWNHEAD_PUBLIC_URL", "https://play.example.org/", 1);
  setenv("CROWNHEAD_LOG_LEVEL", "", 1);
  const auto given = environment_layer();
  for (const char* name :
       {"CROWNHEAD_TRUSTED_PROXY", "CROWNHEAD_PUBLIC_URL", "CROWNHEAD_LOG_LEVEL"})
    unsetenv(name);
  EXPECT_EQ(given.size(), 2U);
  const auto config = configured(given).value();
  EXPECT_EQ(config.trusted_proxies.size(), 2U);
  EXPECT_EQ(config.public_url, "https://play.example.org");
}

TEST(Configure, ShowsEffectiveValuesWithTheirSourcesButNoSecrets) {
  const auto text = shown(flags({{"public-url", "https://a.example"}, {"smtp-password", "hush"}}));
  EXPECT_THAT(text, HasSubstr("listen = \"127.0.0.1:8080\"  # default\n"));
  EXPECT_THAT(text, HasSubstr("public-url = \"https://a.example\"  # --public-url\n"));
  EXPECT_THAT(text, HasSubstr("smtp-password = \"…\"  # --smtp-password\n"));
  EXPECT_THAT(text, testing::Not(HasSubstr("hush")));
}

}  // namespace
}  // namespace crownhead::config
