#include "server/http/account/account_end.hpp"

#include <algorithm>
#include <future>
#include <gtest/gtest.h>
#include <list>

#include "tests/http/heard_socket.hpp"
#include "tests/http/people.hpp"
#include "tests/http/tournaments/tournament_fixture.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

using AccountEndTest = PeopleTest;

TEST_F(AccountEndTest, TheExportHasEverythingExceptSecrets) {
  const auto dora = cookie_of(make("Dora"));
  const UserId id = site.stores.users.by_name("Dora")->id;
  const GameId game = site.stores.game(db::correspondence_setup(id, site.ben), noon);
  site.moves(id, game, 0, "32-28").value();
  site.ask(put, "/api/v1/blocks/carl", "", dora);
  site.ask(post, "/api/v1/tokens", R"({"name":"bot","scopes":["read"],"password":"secret words"})",
           dora);
  site.ask(post, "/api/v1/reports", R"({"username":"ben","kind":"abuse","text":"rude"})", dora);
  const auto file = site.file("/api/v1/account/export", dora).first;
  const auto held = json::parse(file);
  EXPECT_EQ(held.at("username"), "Dora");
  EXPECT_EQ(held.at("blocked"), json{"Carl"});
  EXPECT_EQ(held.at("tokens").at(0).at("name"), "bot");
  EXPECT_EQ(held.at("sessions").size(), 1U);
  EXPECT_EQ(held.at("reports").at(0).at("text"), "rude");
  EXPECT_NE(held.at("games").at(0).at("pdn").get<std::string>().find("32-28"), std::string::npos);
  EXPECT_EQ(file.find("ch_t_"), std::string::npos);
}

/// Running exports, whose answers have not been read.
class ExportsTest : public PeopleTest {
 protected:
  const net::Response& begin(const net::Headers& who) {
    std::promise<net::Response> promise;
    site.router(net::Request{.verb = get,
                             .path = "/api/v1/account/export",
                             .query = {},
                             .headers = who,
                             .body = {},
                             .remote = "192.0.2.1",
                             .stamp = {}},
                [&](net::Response response) { promise.set_value(std::move(response)); });
    begun.push_back(promise.get_future().get());
    return begun.back();
  }
  std::string next_of(const net::Response& response) {
    std::promise<net::BodyParts::Part> next;
    response.parts->next([&](net::BodyParts::Part part) { next.set_value(std::move(part)); });
    return next.get_future().get().value_or("broken off");
  }

  std::list<net::Response> begun;
};

TEST_F(ExportsTest, TwoRunAtATimeAndOnePerAccount) {
  const auto dora = cookie_of(make("Dora")), anna = site.session(site.anna),
             ben = site.session(site.ben);
  const auto& first = begin(dora);
  EXPECT_NE(
      std::ranges::find(first.headers, std::pair<std::string, std::string>(
                                           "Content-Disposition",
                                           "attachment; filename=\"crownhead-account.json\"")),
      first.headers.end());
  const auto& own_second = begin(dora);
  EXPECT_EQ(own_second.status, 429);
  EXPECT_NE(own_second.body.find("RATE_LIMITED"), std::string::npos);
  EXPECT_EQ(begin(anna).status, 200);
  EXPECT_EQ(begin(ben).status, 429);
  begun.clear();
  EXPECT_EQ(begin(ben).status, 200) << "a place is free again with the end of its answer";
}

TEST_F(ExportsTest, AreSentInPartsOfBoundedSize) {
  const auto dora = cookie_of(make("Dora"));
  const UserId id = site.stores.users.by_name("Dora")->id;
  // Directors get the full quota from the first day.
  db::awaited<void>([&](auto done) {
    site.stores.moderation.set_role(id, db::Role::director, {std::nullopt, noon, "test"},
                                    std::move(done));
  }).value();
  const std::string text(60'000, 'x');
  for (int study = 0; study < 4; ++study) {
    const auto made = db::awaited<db::Made<StudyId>>([&](auto done) {
                        site.stores.studies.create({.owner = id, .name = "Lines"}, noon,
                                                   std::nullopt, std::move(done));
                      }).value();
    for (int chapter = 0; chapter < 20; ++chapter)
      db::awaited<db::Made<Id<db::StudyChapter>>>([&](auto done) {
        site.stores.studies.add_chapter({.by = id, .owner = id, .study = made.id, .at = noon},
                                        {.name = "Line",
                                         .variant = "international",
                                         .ruleset = "fmjd",
                                         .content = R"({"comment":")" + text + "\"}"},
                                        std::nullopt, std::move(done));
      }).value();
  }
  const auto& response = begin(dora);
  std::string whole;
  std::size_t largest = 0;
  for (auto part = next_of(response); !part.empty(); part = next_of(response)) {
    largest = std::max(largest, part.size());
    whole += part;
  }
  EXPECT_LT(largest, 140'000U) << "what a part holds, and a chapter";
  const auto studies = json::parse(whole).at("studies");
  ASSERT_EQ(studies.size(), 4U);
  for (const auto& study : studies) EXPECT_EQ(study.at("chapters").size(), 20U);
}

TEST_F(AccountEndTest, FollowersOfAStudyAreNotifiedThatItIsGone) {
  const auto dora = cookie_of(make("Dora"));
  const auto made =
      site.ask(post, "/api/v1/studies", R"({"name":"Lines","visibility":"link"})", dora);
  const std::string id = made.data().at("id");
  Client reader(site, net::Headers{});
  EXPECT_EQ(reader.send({{"t", "sub"}, {"topic", "study/" + id}}).receive().at("v"), 1);
  const auto closed =
      site.ask(post, "/api/v1/account/close", R"({"password":"secret words"})", dora);
  ASSERT_EQ(closed.status, 204);
  EXPECT_EQ(reader.receive_any().at("d").at("type"), "ended");
}

TEST_F(AccountEndTest, GamesAreResignedAndKeptUnderANeutralName) {
  const auto dora = cookie_of(make("Dora"));
  const UserId id = site.stores.users.by_name("Dora")->id;
  const GameId game = site.stores.game(db::correspondence_setup(id, site.ben), noon);
  for (int ply = 0; ply < 2; ++ply)
    site.moves(ply == 0 ? id : site.ben, game, ply, ply == 0 ? "32-28" : "19-23").value();
  const auto close = [&](const std::string& password) {
    return site.ask(post, "/api/v1/account/close", json{{"password", password}}.dump(), dora);
  };
  EXPECT_EQ(close("wrong words").code(), "FORBIDDEN");
  const auto closed = close("secret words");
  EXPECT_EQ(closed.status, 204);
  EXPECT_NE(closed.header("Set-Cookie").find("Max-Age=0"), std::string::npos);
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", dora).status, 401);
  EXPECT_EQ(site.ask(get, "/api/v1/users/dora").status, 404);
  EXPECT_EQ(sign_in("Dora").status, 401);
  const auto former = "former-" + std::to_string(id.value);
  const auto list = site.ask(get, "/api/v1/games?player=" + former).data().at("items");
  ASSERT_EQ(list.size(), 1U);
  EXPECT_EQ(list[0].at("white"), former);
  EXPECT_EQ(list[0].at("reason"), "resignation");
  EXPECT_EQ(site.ask(get, "/api/v1/users/" + former).data().at("closed"), true);
  EXPECT_EQ(make(former).fields(), std::vector<std::string>{"username"});
}

TEST_F(AccountEndTest, NothingInMemoryShowsTheNameOrStartsAGame) {
  const auto dora = cookie_of(make("Dora"));
  const UserId id = site.stores.users.by_name("Dora")->id;
  const auto former = "former-" + std::to_string(id.value);
  std::vector<GameId> games;
  for (int n = 0; n < 25; ++n)
    games.push_back(site.stores.game(db::live_setup(id, site.ben), noon));
  for (const GameId game : games) site.look_at(game, [](live::Room&) {});
  site.does(id, games[0], wire::AbortWish{}).value();
  site.does(id, games[0], wire::RematchWish{wire::OfferAction::offer}).value();
  const auto ear = site.follow(games[0], 1);
  site.seek(id, live::correspondence_wish(), std::nullopt).value();
  ASSERT_EQ(site.ask(post, "/api/v1/account/close", R"({"password":"secret words"})", dora).status,
            204);
  for (const GameId game : games) {
    const auto shown = site.ask(get, "/api/v1/games/" + std::to_string(game.value)).data();
    EXPECT_EQ(shown.at("players").at("white").at("username"), former);
  }
  EXPECT_TRUE(site.seeks().empty());
  const auto rematch = site.does(site.ben, games[0], wire::RematchWish{wire::OfferAction::accept});
  ASSERT_FALSE(rematch);
  EXPECT_EQ(rematch.error().code, Code::forbidden);
}

using TournamentPlayerTest = TournamentsTest;

TEST_F(TournamentPlayerTest, IsWithdrawnWhenTheirAccountIsClosed) {
  const auto hash = auth::hash_password("secret words", site.config.password_cost);
  db::awaited<void>([&](auto done) {
    site.stores.users.change_password(ids["Dora"], hash, std::nullopt, noon, std::move(done));
  }).value();
  people["Dora"] = site.session(ids["Dora"]);
  const auto swiss = make({{"format", "swiss"}, {"rounds", 3}, {"all_at_once", false}});
  const auto later = make(), over = make();
  enter(swiss, {"Ben", "Carl", "Dora", "Anna"});
  for (const auto& each : {later, over}) enter(each, {"Ben", "Dora"});
  ASSERT_EQ(does("Anna", post, over + "/cancel").status, 200);
  ASSERT_EQ(does("Anna", post, swiss + "/start").status, 200);
  ASSERT_EQ(does("Dora", post, "/api/v1/account/close", {{"password", "secret words"}}).status,
            204);
  const auto former = "former-" + std::to_string(ids["Dora"].value);
  const auto state = [&](const std::string& path) {
    const auto shown = site.ask(get, path).data();
    for (const auto& entry : shown.at("entries"))
      if (entry.at("username") == former) return entry.at("state").get<std::string>();
    return shown.dump();
  };
  EXPECT_EQ(state(swiss), "withdrawn");
  EXPECT_EQ(state(later), "withdrawn");
  EXPECT_EQ(state(over), "entered") << "what is over stays";
  EXPECT_EQ(site.ask(get, swiss).body.find("Dora"), std::string::npos);
}

}  // namespace
}  // namespace crownhead::api
