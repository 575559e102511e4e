#include "server/http/account/accounts.hpp"

#include <gtest/gtest.h>

#include "tests/http/people.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

using AccountsTest = PeopleTest;

TEST_F(AccountsTest, AnAccountIsCreatedAndSignedIn) {
  const auto made = make("Dora");
  EXPECT_EQ(made.status, 201);
  EXPECT_EQ(made.data().at("username"), "Dora");
  const auto cookie = made.header("Set-Cookie");
  for (const char* part : {"; Path=/", "; HttpOnly", "; SameSite=Lax", "; Max-Age=15552000"})
    EXPECT_NE(cookie.find(part), std::string::npos) << part;
  EXPECT_EQ(cookie.find("Secure"), std::string::npos);
  const auto account = site.ask(get, "/api/v1/account", "", cookie_of(made)).data();
  EXPECT_EQ(account.at("id"), made.data().at("id"));
  EXPECT_EQ(account.at("created_ms"), noon.ms);
  EXPECT_TRUE(account.at("email").is_null());
}

TEST(Accounts, OverTlsTheCookieIsSecure) {
  SiteFixture site({.public_url = "https://play.example.org"});
  const auto made = site.ask(post, "/api/v1/accounts", account_body("Dora"));
  EXPECT_NE(made.header("Set-Cookie").find("; Secure"), std::string::npos);
}

TEST_F(AccountsTest, AllErrorsAreReportedAtOnce) {
  const auto answer = site.ask(post, "/api/v1/accounts", R"({"username":"1","password":"short"})");
  EXPECT_EQ(answer.status, 422);
  EXPECT_EQ(answer.fields(), (std::vector<std::string>{"username", "password"}));
  EXPECT_EQ(site.ask(post, "/api/v1/accounts", account_body("Dora-dora", "dora-DORA")).fields(),
            std::vector<std::string>{"password"});
  EXPECT_EQ(site.ask(post, "/api/v1/accounts", "x").code(), "BAD_JSON");
}

TEST_F(AccountsTest, ANameIsUniqueRegardlessOfCase) {
  EXPECT_EQ(make("anna").code(), "NAME_TAKEN");
  EXPECT_EQ(make("ANNA").status, 409);
}

TEST_F(AccountsTest, ARepeatedRequestCreatesOneAccount) {
  const net::Headers key = {{"Idempotency-Key", "0190d0a4-7c1e-7abc-8def-0123456789ab"}};
  const auto first = make("Dora", key);
  const auto again = make("Dora", key);
  EXPECT_EQ(again.status, 201);
  EXPECT_EQ(again.body, first.body);
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", cookie_of(again)).status, 200);
  EXPECT_EQ(make("Emil", key).code(), "KEY_REUSED");
}

TEST_F(AccountsTest, ARepeatedRequestNeedsTheSamePassword) {
  const net::Headers key = {{"Idempotency-Key", "0190d0a4-7c1e-7abc-8def-0123456789ab"}};
  make("Dora", key);
  const auto stranger =
      site.ask(post, "/api/v1/accounts", account_body("Dora", "another guess"), key);
  EXPECT_EQ(stranger.code(), "KEY_REUSED");
  EXPECT_EQ(stranger.header("Set-Cookie"), "");
}

TEST_F(AccountsTest, AnAccountCanBecomeABotOnlyBeforeItsFirstGame) {
  const auto carl = site.session(site.carl);
  site.slow_game();
  EXPECT_EQ(site.ask(patch, "/api/v1/account", R"({"bot":false})", carl).fields(),
            std::vector<std::string>{"bot"});
  EXPECT_EQ(site.ask(patch, "/api/v1/account", R"({"bot":true})", carl).data().at("bot"), true);
  EXPECT_EQ(site.ask(get, "/api/v1/users/carl").data().at("bot"), true);
  EXPECT_EQ(site.ask(patch, "/api/v1/account", R"({"bot":true})", site.session(site.anna)).code(),
            "FORBIDDEN");
}

TEST_F(AccountsTest, OnlyTheGivenFieldsOfAProfileChange) {
  const auto anna = site.session(site.anna);
  const auto changed = site.ask(patch, "/api/v1/account", R"({"locale":"lv"})", anna);
  EXPECT_EQ(changed.status, 200);
  EXPECT_EQ(changed.data().at("locale"), "lv");
  EXPECT_EQ(changed.data().at("time_zone"), "Europe/Amsterdam");
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", anna).body, changed.body);
  EXPECT_EQ(site.ask(patch, "/api/v1/account", R"({"time_zone":""})", anna).fields(),
            std::vector<std::string>{"time_zone"});
  const auto official = [&](int rating) {
    return site.ask(patch, "/api/v1/account", json{{"fmjd_rating", rating}}.dump(), anna);
  };
  for (const int wrong : {-1, 3001})
    EXPECT_EQ(official(wrong).fields(), std::vector<std::string>{"fmjd_rating"});
  EXPECT_EQ(official(2105).data().at("fmjd_rating"), 2105);
  EXPECT_EQ(site.ask(get, "/api/v1/players/Anna").data().at("fmjd_rating"), 2105);
  EXPECT_TRUE(official(0).data().at("fmjd_rating").is_null());
  EXPECT_EQ(site.ask(patch, "/api/v1/account", R"({"time_zone":"Mars/X"})", anna).fields(),
            std::vector<std::string>{"time_zone"});
  EXPECT_TRUE(
      site.ask(patch, "/api/v1/account", R"({"email":""})", anna).data().at("email").is_null());
}

TEST_F(AccountsTest, PlayersSayWhoTheyAre) {
  const auto anna = site.session(site.anna);
  const auto change = [&](const json& what) {
    return site.ask(patch, "/api/v1/account", what.dump(), anna);
  };
  const auto profile = [&] { return site.ask(get, "/api/v1/players/Anna").data(); };
  EXPECT_TRUE(profile().at("real_name").is_null());
  const json identity = {{"real_name", "Anna Bērziņa"},
                         {"country", "LAT"},
                         {"club", "Rīgas dambrete"},
                         {"title", "MIF"},
                         {"federation_number", "10-123"}};
  const auto changed = change(identity);
  EXPECT_EQ(changed.status, 200) << changed.body;
  for (const auto& [field, value] : identity.items()) {
    EXPECT_EQ(changed.data().at(field), value) << field;
    if (field != "title") EXPECT_EQ(profile().at(field), value) << field;
  }
  EXPECT_EQ(changed.data().at("title_confirmed"), false);
  EXPECT_TRUE(profile().at("title").is_null()) << "not confirmed";
  for (const auto& [field, value] : json{{"real_name", "a\u202eb"},
                                         {"country", "NLD"},
                                         {"club", std::string(61, 'x')},
                                         {"title", "World Champion"},
                                         {"federation_number", "123456789012"}}
                                        .items())
    EXPECT_EQ(change({{field, value}}).fields(), std::vector<std::string>{field});
  EXPECT_EQ(change({{"club", ""}}).data().at("real_name"), "Anna Bērziņa");
  EXPECT_TRUE(profile().at("club").is_null());
}

TEST_F(AccountsTest, SettingsAreStoredAsTheyAre) {
  const auto anna = site.session(site.anna);
  const auto store = [&](const json& settings) {
    return site.ask(patch, "/api/v1/account", json{{"settings", settings}}.dump(), anna);
  };
  EXPECT_TRUE(site.ask(get, "/api/v1/account", "", anna).data().at("settings").is_null());
  const json settings = {
      {"board", "slate"}, {"volume", 70}, {"boardSize", 0.8}, {"premoves", false}};
  EXPECT_EQ(store(settings).data().at("settings"), settings);
  EXPECT_EQ(store({{"board", "flat"}}).data().at("settings"), (json{{"board", "flat"}}));
  json many;
  for (int i = 0; i < 61; ++i) many["x" + std::to_string(i)] = i;
  for (const json& wrong :
       {many, json{{"x", {1}}}, json{{"x", std::string(41, 'x')}}, json{{std::string(41, 'x'), 1}},
        json{{"x", 10'001}}, json{{"x", nullptr}}, json("x")})
    EXPECT_EQ(store(wrong).fields(), std::vector<std::string>{"settings"}) << wrong;
}

TEST_F(AccountsTest, OthersSeeTheNameOnly) {
  EXPECT_EQ(site.ask(get, "/api/v1/users/anna").data(), (json{{"username", "Anna"},
                                                              {"created_ms", 1000},
                                                              {"role", "player"},
                                                              {"bot", false},
                                                              {"computer_level", nullptr},
                                                              {"guest", false},
                                                              {"closed", false}}));
  EXPECT_EQ(site.ask(get, "/api/v1/users/Nobody").code(), "NOT_FOUND");
}

TEST_F(AccountsTest, AccountsFromOneAddressAreLimited) {
  const auto name = [](int n) { return "player" + std::to_string(n); };
  for (int i = 0; i < 20; ++i) ASSERT_EQ(make(name(i)).status, 201);
  const auto refused = make(name(20));
  EXPECT_EQ(refused.status, 429);
  EXPECT_EQ(refused.code(), "RATE_LIMITED");
  EXPECT_EQ(refused.header("Retry-After"), "180");
  EXPECT_EQ(make(name(20), {}, "192.0.2.2").status, 201);
  site.by_hand().move_to(noon + seconds(180));
  EXPECT_EQ(make(name(21)).status, 201);
  EXPECT_EQ(make(name(22)).status, 429);
}

TEST_F(AccountsTest, AnInvalidRequestDoesNotCountAsAnAccount) {
  for (int i = 0; i < 30; ++i) EXPECT_EQ(make("1").status, 422);
  EXPECT_EQ(make("Dora").status, 201);
}

TEST_F(AccountsTest, AnIpv6AddressCountsByItsNetwork) {
  for (int i = 0; i < 20; ++i)
    make("player" + std::to_string(i), {}, "2001:db8:1:2::" + std::to_string(i + 1));
  EXPECT_EQ(make("Dora", {}, "2001:db8:1:2:ffff::1").status, 429);
  EXPECT_EQ(make("Dora", {}, "2001:db8:1:3::1").status, 201);
}

TEST_F(AccountsTest, ADrainedStoreIsUnavailable) {
  site.stores.database.drain();
  EXPECT_EQ(make("Dora").code(), "UNAVAILABLE");
}

}  // namespace
}  // namespace crownhead::api
