#include "server/http/router.hpp"

#include <gtest/gtest.h>

#include "tests/http/site_fixture.hpp"
#include "tests/live/held.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

const std::string some_id = "0190d0a4-7c1e-7abc-8def-0123456789ab";
const std::string seek_body =
    R"({"variant":"russian","time_control":{"kind":"fischer","base_ms":60000,"increment_ms":0}})";

TEST(Router, AnUnknownPathIsNotFound) {
  SiteFixture site;
  for (const char* path : {"/api/v1", "/api/v1/", "/api/v2/games", "/api/v1/games/", "/api/v1/game",
                           "/api/v1/games/1/moves/2", "/api/v1/Games", "/api/v1/games//moves",
                           "/api/v1/games/1/2.pdn", "/api/x"}) {
    const auto answer = site.ask(get, path);
    EXPECT_EQ(answer.status, 404) << path;
    EXPECT_EQ(answer.code(), "NOT_FOUND") << path;
    EXPECT_EQ(answer.header("Content-Type"), "application/problem+json");
  }
}

TEST(Router, AnUnsupportedMethodIsAnsweredWithTheAllowedOnes) {
  SiteFixture site;
  struct Row {
    net::Verb verb;
    const char* path;
    const char* allow;
  };
  for (const Row& row :
       {Row{put, "/api/v1/games/1", "GET"}, Row{get, "/api/v1/accounts", "POST"},
        Row{get, "/api/v1/session", "POST, DELETE"}, Row{post, "/api/v1/account", "GET, PATCH"},
        Row{del, "/api/v1/games/1.pdn", "GET"}, Row{put, "/api/v1/challenges/5", "GET, DELETE"},
        Row{other, "/api/v1/seeks/5/take", "POST"}, Row{post, "/healthz", "GET"}}) {
    const auto answer = site.ask(row.verb, row.path);
    EXPECT_EQ(answer.status, 405) << row.path;
    EXPECT_EQ(answer.code(), "METHOD_NOT_ALLOWED");
    EXPECT_EQ(answer.header("Allow"), row.allow) << row.path;
  }
}

TEST(Router, HeadIsAnsweredLikeGet) {
  SiteFixture site;
  EXPECT_EQ(site.ask(head, "/healthz").status, 200);
}

TEST(Router, OtherPathsAreFilesOfTheClient) {
  SiteFixture site;
  EXPECT_EQ(site.ask(get, "/index.html").body, "<!doctype html>");
  EXPECT_EQ(site.ask(get, "/game/12", "", {{"Accept", "text/html"}}).body, "<!doctype html>");
  EXPECT_EQ(site.ask(get, "/api/openapi.yaml").body, "openapi: 3.1.0");
  EXPECT_EQ(site.ask(get, "/missing.js").status, 404);
}

TEST(Router, PermissionIsCheckedBeforeTheBody) {
  SiteFixture site;
  struct Row {
    net::Verb verb;
    const char* path;
  };
  for (const Row& row :
       {Row{get, "/api/v1/account"}, Row{patch, "/api/v1/account"}, Row{post, "/api/v1/tokens"},
        Row{get, "/api/v1/challenges"}, Row{post, "/api/v1/challenges"},
        Row{del, "/api/v1/challenges/%zz"}, Row{post, "/api/v1/challenges/1/accept"},
        Row{post, "/api/v1/seeks"}, Row{del, "/api/v1/seeks/1"}, Row{post, "/api/v1/seeks/1/take"},
        Row{post, "/api/v1/games/1/moves"}, Row{post, "/api/v1/games/1/resign"},
        Row{post, "/api/v1/games/1/abort"}, Row{post, "/api/v1/games/1/draw"},
        Row{post, "/api/v1/challenges/1/decline"}}) {
    const auto answer = site.ask(row.verb, row.path, "no JSON", {{"Idempotency-Key", "no UUID"}});
    EXPECT_EQ(answer.status, 401) << row.path;
    EXPECT_EQ(answer.code(), "NOT_SIGNED_IN") << row.path;
    EXPECT_EQ(answer.header("WWW-Authenticate"), "Bearer");
  }
  EXPECT_EQ(site.ask(get, "/api/v1/games?mine=1&limit=x").status, 401);
}

TEST(Router, ASessionHasAllRightsOfItsPlayer) {
  SiteFixture site;
  const auto anna = site.session(site.anna);
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", anna).data().at("username"), "Anna");
  EXPECT_EQ(site.ask(post, "/api/v1/seeks", seek_body, anna).status, 201);
  EXPECT_EQ(site.ask(get, "/api/v1/tokens", "", anna).status, 200);
}

TEST(Router, ASessionEnds) {
  SiteFixture site;
  const auto anna = site.session(site.anna);
  site.by_hand().move_to(noon + seconds(std::int64_t{365} * 86400) - Millis{1});
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", anna).status, 200);
  site.by_hand().move_to(noon + seconds(std::int64_t{365} * 86400));
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", anna).status, 401);
}

TEST(Router, AnInvalidCookieIsAnonymous) {
  SiteFixture site;
  for (const std::string& value :
       {std::string(), std::string("x"), auth::make_secret(auth::SecretKind::session),
        auth::make_secret(auth::SecretKind::token)}) {
    const net::Headers headers = {{"Cookie", "crownhead_session=" + value}};
    EXPECT_EQ(site.ask(get, "/api/v1/account", "", headers).status, 401) << value;
    EXPECT_EQ(site.ask(get, "/api/v1/seeks", "", headers).status, 200) << value;
  }
}

TEST(Router, ATokenHasTheRightsOfItsScopes) {
  SiteFixture site;
  const auto reads = site.token(site.anna, db::scope_read);
  const auto plays = site.token(site.anna, db::scope_play);
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", reads).status, 200);
  EXPECT_EQ(site.ask(post, "/api/v1/seeks", seek_body, plays).status, 201);
  const auto no_play = site.ask(post, "/api/v1/seeks", "no JSON", reads);
  EXPECT_EQ(no_play.status, 403);
  EXPECT_EQ(no_play.code(), "SCOPE_MISSING");
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", plays).code(), "SCOPE_MISSING");
}

TEST(Router, ATokenCannotCreateTokensOrChangeTheAccount) {
  SiteFixture site;
  const auto all = site.token(site.anna, 15);
  EXPECT_EQ(site.ask(post, "/api/v1/tokens", "{}", all).code(), "FORBIDDEN");
  EXPECT_EQ(site.ask(patch, "/api/v1/account", "{}", all).code(), "FORBIDDEN");
}

TEST(Router, AnUnknownTokenIsRejectedEverywhere) {
  SiteFixture site;
  for (const auto& value : {auth::make_secret(auth::SecretKind::token), std::string("x"),
                            auth::make_secret(auth::SecretKind::session)}) {
    auto headers = with(site.session(site.anna), "Authorization", "Bearer " + value);
    EXPECT_EQ(site.ask(get, "/healthz", "", headers).status, 401);
    EXPECT_EQ(site.ask(get, "/api/v1/account", "", headers).status, 401);
  }
}

TEST(Router, WithoutAPublicUrlTheOriginMustHaveTheSameHost) {
  SiteFixture site;
  struct Row {
    const char* origin;
    int status;
  };
  for (const Row& row :
       {Row{"http://play.example:8080", 201}, Row{"https://play.example:8080", 201},
        Row{"http://play.example", 403}, Row{"http://evil.example", 403},
        Row{"http://play.example:8080.evil.example", 403}, Row{"null", 403},
        Row{"play.example:8080", 403}}) {
    auto headers = with(site.session(site.anna), "Host", "play.example:8080");
    headers.emplace_back("Origin", row.origin);
    const auto answer = site.ask(post, "/api/v1/challenges", seek_body, headers);
    EXPECT_EQ(answer.status, row.status) << row.origin;
    if (row.status == 403) EXPECT_EQ(answer.code(), "ORIGIN_REFUSED");
    EXPECT_EQ(site.ask(get, "/api/v1/account", "", headers).status, 200) << row.origin;
  }
}

TEST(Router, WithAPublicUrlTheOriginMustMatchIt) {
  SiteFixture site({.public_url = "https://play.example.org"});
  auto headers = with(site.session(site.anna), "Host", "127.0.0.1:8080");
  EXPECT_EQ(site.ask(post, "/api/v1/challenges", seek_body, headers).status, 201);
  EXPECT_EQ(site.ask(post, "/api/v1/challenges", seek_body,
                     with(headers, "Origin", "https://play.example.org"))
                .status,
            201);
  for (const char* origin :
       {"http://play.example.org", "http://127.0.0.1:8080", "https://evil.example"})
    EXPECT_EQ(
        site.ask(post, "/api/v1/challenges", seek_body, with(headers, "Origin", origin)).code(),
        "ORIGIN_REFUSED");
}

TEST(Router, OriginsAreComparedInNormalForm) {
  SiteFixture site({.public_url = "https://play.example.org"});
  const auto anna = site.session(site.anna);
  const auto refused = [&](const net::Headers& headers) {
    return site.ask(post, "/api/v1/challenges", "{}", headers).code() == "ORIGIN_REFUSED";
  };
  for (const char* same :
       {"https://play.example.org:443", "HTTPS://Play.Example.org", "https://play.example.org/"})
    EXPECT_FALSE(refused(with(anna, "Origin", same))) << same;
  for (const char* other :
       {"https://play.example.org:8443", "https://play.example.org.evil.example", "null",
        "https://play.example.org@evil.example", "https://play.example.org, https://x", "https://",
        "https://play.example.org/path"})
    EXPECT_TRUE(refused(with(anna, "Origin", other))) << other;
  site.config.public_url.clear();
  const auto ben = site.session(site.ben);  // Anna has used up her requests
  EXPECT_FALSE(refused(with(with(ben, "Host", "a.example:80"), "Origin", "http://a.example")));
  EXPECT_FALSE(refused(with(with(ben, "Host", "A.example"), "Origin", "https://a.example:443")));
  EXPECT_TRUE(refused(with(with(ben, "Host", "a.example"), "Origin", "null")));
  EXPECT_TRUE(refused(with(with(ben, "Host", ""), "Origin", "null")));
}

TEST(Router, SigningInFromAnotherOriginIsRefused) {
  SiteFixture site;
  EXPECT_EQ(site.ask(post, "/api/v1/session", "{}",
                     {{"Host", "play.example"}, {"Origin", "http://evil.example"}})
                .code(),
            "ORIGIN_REFUSED");
}

TEST(Router, ATokenMayComeFromAnywhere) {
  SiteFixture site;
  EXPECT_EQ(site.ask(post, "/api/v1/seeks", seek_body,
                     with(site.token(site.anna, db::scope_play), "Origin", "http://evil.example"))
                .status,
            201);
}

TEST(Router, AnIdempotencyKeyIsAUuid) {
  SiteFixture site;
  const auto anna = site.session(site.anna);
  for (const char* key : {"x", "0190d0a47c1e7abc8def0123456789ab", "{}"}) {
    const auto answer =
        site.ask(post, "/api/v1/seeks", seek_body, with(anna, "Idempotency-Key", key));
    EXPECT_EQ(answer.status, 422) << key;
    EXPECT_EQ(answer.fields(), std::vector<std::string>{"Idempotency-Key"});
  }
  const auto keyed = with(anna, "Idempotency-Key", some_id);
  const auto first = site.ask(post, "/api/v1/seeks", seek_body, keyed);
  EXPECT_EQ(first.status, 201);
  EXPECT_EQ(site.ask(post, "/api/v1/seeks", seek_body, keyed).body, first.body);
  EXPECT_EQ(site.ask(post, "/api/v1/seeks", seek_body + " ", keyed).code(), "KEY_REUSED");
  EXPECT_EQ(site.ask(post, "/api/v1/seeks", seek_body, with(anna, "Idempotency-Key", "")).status,
            201);
}

TEST(Router, ThePathIsDecoded) {
  SiteFixture site;
  EXPECT_EQ(site.ask(get, "/api/v1/users/%41nn%61").data().at("username"), "Anna");
  EXPECT_EQ(site.ask(get, "/api/v1/games?player=B%65n").status, 200);
  EXPECT_EQ(site.ask(get, "/api/v1/users/A%2Fb").status, 404);
  for (const char* target : {"/api/v1/users/%zz", "/api/v1/users/%00", "/api/v1/users/%ff",
                             "/api/v1/users/%4", "/api/v1/games?limit=%f", "/api/v1/games?%ff=1"}) {
    const auto answer = site.ask(get, target);
    EXPECT_EQ(answer.status, 422) << target;
    EXPECT_EQ(answer.code(), "INVALID_FIELD");
  }
}

TEST(Router, AParameterMayOccurOnce) {
  SiteFixture site;
  for (const char* target : {"/api/v1/games?limit=1&limit=2", "/api/v1/games?limit=1&limit=1"}) {
    const auto answer = site.ask(get, target);
    EXPECT_EQ(answer.status, 422) << target;
    EXPECT_EQ(answer.data().at("errors").at(0).at("field"), "limit");
  }
}

TEST(Router, AnIdMustBeANumber) {
  SiteFixture site;
  for (const char* id : {"0", "-1", "x", "1x", "99999999999999999999", "%31%00"})
    EXPECT_NE(site.ask(get, std::string("/api/v1/games/") + id).status, 200) << id;
  EXPECT_EQ(site.ask(get, "/api/v1/games/x").status, 404);
}

TEST(Router, AnExceptionInAHandlerIsAnsweredAndLogged) {
  SiteFixture site;
  const auto anna = site.session(site.anna);
  site.damage("DROP TABLE challenges; DROP TABLE tokens");
  const auto answer = site.ask(get, "/api/v1/challenges", "", anna);
  EXPECT_EQ(answer.status, 503);
  EXPECT_EQ(answer.code(), "UNAVAILABLE");
  EXPECT_EQ(answer.header("Retry-After"), "1");
  EXPECT_EQ(site.errors().size(), 1U);
  EXPECT_EQ(site.ask(get, "/healthz", "",
                     {{"Authorization", "Bearer " + auth::make_secret(auth::SecretKind::token)}})
                .status,
            503);
  EXPECT_EQ(site.errors().size(), 2U);
}

TEST(Router, AnOverloadedPoolIsBusyWhileProbesAreAnswered) {
  SiteFixture site;
  std::promise<int> probed;
  {
    live::Held held(site.pools.reads);
    while (site.pools.reads.run("192.0.2.1", [] {}));
    const auto refused = site.ask(get, "/api/v1/games/1");
    EXPECT_EQ(refused.status, 503);
    EXPECT_EQ(refused.code(), "BUSY");
    EXPECT_EQ(site.ask(get, "/index.html").status, 200) << "a file is not read from the database";
    site.router({.verb = get,
                 .path = "/healthz",
                 .query = "",
                 .headers = {},
                 .body = "",
                 .remote = "192.0.2.1",
                 .stamp = {}},
                [&](const net::Response& response) { probed.set_value(response.status); });
  }
  EXPECT_EQ(probed.get_future().get(), 200);
}

TEST(Router, AServedRequestDelaysNoMove) {
  SiteFixture site;
  const GameId game = site.live_game();
  const auto anna = site.session(site.anna);
  live::Held held(site.pools.reads);
  std::promise<int> served;
  auto status = served.get_future();
  live::on(site.threads, site.home(game), [&] {
    site.router({.verb = get,
                 .path = "/api/v1/seeks",
                 .query = "",
                 .headers = anna,
                 .body = "",
                 .remote = "192.0.2.1",
                 .stamp = {}},
                [&](const net::Response& response) { served.set_value(response.status); });
  });
  EXPECT_TRUE(site.moves(site.anna, game, 0, "32-28"));
  EXPECT_EQ(status.wait_for(std::chrono::seconds(0)), std::future_status::timeout);
  held.release();
  EXPECT_EQ(status.get(), 200);
}

TEST(Router, AnswersAreNotCached) {
  SiteFixture site;
  EXPECT_EQ(site.ask(get, "/api/v1/seeks").header("Cache-Control"), "no-store");
  EXPECT_EQ(site.ask(get, "/api/v1/account").header("Cache-Control"), "no-store");
}

}  // namespace
}  // namespace crownhead::api
