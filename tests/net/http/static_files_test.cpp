#include "server/net/http/static_files.hpp"

#include <algorithm>
#include <gtest/gtest.h>

namespace crownhead::net {
namespace {

constexpr Asset assets[] = {
    {"/index.html", "h1", "<html>", "gz-html", "br-html"},
    {"/assets/app-1.js", "h2", "js", "gz-js", ""},
    {"/icon.png", "h3", "png", "", ""},
};

class StaticFilesTest : public ::testing::Test {
 protected:
  Response get(std::string path, Headers headers = {}, Verb verb = Verb::get) {
    Request request;
    request.verb = verb;
    request.path = std::move(path);
    request.headers = std::move(headers);
    return files(request);
  }

  static std::string header(const Response& response, std::string_view name) {
    const auto found =
        std::ranges::find(response.headers, name, [](const auto& field) { return field.first; });
    return found == response.headers.end() ? "" : found->second;
  }

  StaticFiles files{assets};
};

TEST_F(StaticFilesTest, ServesAFileWithItsType) {
  const auto page = get("/index.html");
  EXPECT_EQ(page.status, 200);
  EXPECT_EQ(page.static_body, "<html>");
  EXPECT_EQ(header(page, "Content-Type"), "text/html; charset=utf-8");
  EXPECT_EQ(header(page, "Cache-Control"), "no-cache");
  EXPECT_EQ(header(page, "Vary"), "Accept-Encoding");
  EXPECT_EQ(header(page, "Content-Encoding"), "");

  const auto icon = get("/icon.png", {{"Accept-Encoding", "gzip, br"}});
  EXPECT_EQ(icon.static_body, "png");
  EXPECT_EQ(header(icon, "Content-Type"), "image/png");
  EXPECT_EQ(header(icon, "Vary"), "");

  EXPECT_EQ(header(get("/assets/app-1.js"), "Cache-Control"),
            "public, max-age=31536000, immutable");
}

TEST_F(StaticFilesTest, SendsTheSmallestAcceptedEncoding) {
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"gzip, deflate, br", "br"}, {"gzip", "gzip"},
      {"GZIP ; q=0.5", "gzip"},    {"br;q=0, gzip", "gzip"},
      {"br; q=0.0,gzip;q=0", ""},  {"identity", ""},
      {"br;q=0.1", "br"},          {"brotli", ""},
  };
  for (const auto& [accepted, coding] : cases) {
    const auto page = get("/index.html", {{"Accept-Encoding", accepted}});
    EXPECT_EQ(header(page, "Content-Encoding"), coding) << accepted;
    EXPECT_EQ(page.static_body, coding == "br"     ? "br-html"
                                : coding == "gzip" ? "gz-html"
                                                   : "<html>");
  }
  EXPECT_EQ(get("/assets/app-1.js", {{"Accept-Encoding", "br, gzip"}}).static_body, "gz-js");
}

TEST_F(StaticFilesTest, AnswersAKnownEtagWith304) {
  const auto etag = header(get("/index.html", {{"Accept-Encoding", "br"}}), "ETag");
  EXPECT_EQ(etag, "\"h1-br\"");
  for (const auto& known : {etag, "\"x\", " + etag, "W/" + etag, std::string("*")}) {
    const auto answer = get("/index.html", {{"Accept-Encoding", "br"}, {"If-None-Match", known}});
    EXPECT_EQ(answer.status, 304) << known;
    EXPECT_TRUE(answer.static_body.empty());
    EXPECT_EQ(header(answer, "ETag"), etag);
    EXPECT_EQ(header(answer, "Vary"), "Accept-Encoding");
  }
  EXPECT_EQ(get("/index.html", {{"If-None-Match", etag}}).status, 200) << "another variant";
}

TEST_F(StaticFilesTest, ServesTheIndexForPagesOfTheClient) {
  const Headers browser = {{"Accept", "text/html,application/xhtml+xml,*/*;q=0.8"}};
  for (const auto path : {"/", "/game/abc", "/@/name", "/@/%zz", "/login"})
    EXPECT_EQ(get(path, browser).static_body, "<html>") << path;
  EXPECT_EQ(get("/", {}).static_body, "<html>") << "whatever is accepted";
  EXPECT_EQ(get("/assets/gone.js", browser).status, 404);
  EXPECT_EQ(get("/favicon.ico", browser).status, 404);
  EXPECT_EQ(get("/game/abc", {{"Accept", "application/json"}}).status, 404);
  for (const auto path : {"/../etc/passwd", "/%2e%2e/etc/passwd", "/.git/config", "/assets/",
                          "/assets/gone", "/a%2f.b"})
    EXPECT_EQ(get(path, {{"Accept", "*/*"}}).status, 404) << path;
}

TEST_F(StaticFilesTest, ServesAPageIfHtmlIsAcceptable) {
  EXPECT_EQ(get("/tournaments").static_body, "<html>") << "no Accept";
  for (const auto accept : {"*/*", "text/*", "*/*;q=0.1", "TEXT/HTML", "image/png, */*",
                            "text/html;level=1;q=0.5", " "})
    EXPECT_EQ(get("/tournaments", {{"Accept", accept}}).static_body, "<html>") << accept;
  for (const auto accept : {"application/json", "image/*", "text/html;q=0, */*", "text/html; q=0",
                            "*/*;q=0", "text/*;level=1;q=0.0, */*"})
    EXPECT_EQ(get("/tournaments", {{"Accept", accept}}).status, 404) << accept;
}

TEST_F(StaticFilesTest, AllowsOnlyReading) {
  EXPECT_EQ(get("/index.html", {}, Verb::head).status, 200);
  const auto refusal = get("/index.html", {}, Verb::post);
  EXPECT_EQ(refusal.status, 405);
  EXPECT_EQ(header(refusal, "Allow"), "GET, HEAD");
}

}  // namespace
}  // namespace crownhead::net
