#include "server/net/http/request_reader.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace crownhead::net {
namespace {

using State = RequestReader::State;

constexpr std::size_t max_header = 1024;
constexpr std::size_t max_body = 100;

/// Feeds `text` as a socket would: each time a little more, after the unused rest.
RequestReader read_in_steps(std::string_view text, std::size_t step) {
  RequestReader reader(max_header, max_body);
  std::string held;
  while (!text.empty() && reader.state() != State::done && reader.state() != State::bad) {
    held += text.substr(0, step);
    text.remove_prefix(std::min(step, text.size()));
    held.erase(0, reader.feed(held));
  }
  return reader;
}

TEST(RequestReader, ReadsARequestInAnyPieces) {
  const std::string text =
      "POST /a%20b?x=1&y HTTP/1.1\r\nHost: h\r\nX-One: 1\r\nX-One: 2\r\nContent-Length: "
      "5\r\n\r\nhello";
  for (std::size_t step = 1; step <= text.size(); ++step) {
    auto reader = read_in_steps(text, step);
    ASSERT_EQ(reader.state(), State::done) << step;
    EXPECT_TRUE(reader.keep_alive());
    const auto request = reader.take();
    EXPECT_EQ(request.verb, Verb::post);
    EXPECT_EQ(request.path, "/a%20b");
    EXPECT_EQ(request.query, "x=1&y");
    EXPECT_EQ(request.body, "hello");
    EXPECT_EQ(request.header("x-one"), "1");
    EXPECT_EQ(request.headers.size(), 4U);
  }
}

TEST(RequestReader, LeavesTheNextRequestUnread) {
  RequestReader reader(max_header, max_body);
  const std::string_view first = "\r\nGET / HTTP/1.1\r\nHost: h\r\n\r\n";
  EXPECT_EQ(reader.feed(std::string(first) + "GET /b"), first.size());
  EXPECT_EQ(reader.state(), State::done);
}

TEST(RequestReader, ReadsChunksInAnyPiecesAndDropsTrailers) {
  const std::string text =
      "PUT / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n"
      "3;x=y\r\nabc\r\n2\r\nde\r\n0\r\n";
  for (const std::string end : {"\r\n", "Cookie: s=1\r\n\r\n"}) {
    for (std::size_t step = 1; step <= text.size(); ++step) {
      auto reader = read_in_steps(text + end, step);
      ASSERT_EQ(reader.state(), State::done) << step;
      const auto request = reader.take();
      EXPECT_EQ(request.body, "abcde");
      EXPECT_EQ(request.header("Cookie"), "");
    }
  }
}

TEST(RequestReader, AcceptsATargetInAbsoluteForm) {
  auto reader = read_in_steps("GET http://h:1/a?b#c HTTP/1.1\r\nHost: h\r\n\r\n", 99);
  ASSERT_EQ(reader.state(), State::done);
  const auto request = reader.take();
  EXPECT_EQ(request.path, "/a");
  EXPECT_EQ(request.query, "b");
}

TEST(RequestReader, RefusesInvalidRequests) {
  const std::string head = "POST / HTTP/1.1\r\nHost: h\r\n";
  const std::vector<std::pair<std::string, int>> cases = {
      {"nonsense\r\n\r\n", 400},
      {"GET  / HTTP/1.1\r\nHost: h\r\n\r\n", 400},
      {"GET x HTTP/1.1\r\nHost: h\r\n\r\n", 400},
      {"GET / HTTP/1.1\r\n\r\n", 400},
      {"GET / HTTP/1.1\r\nHost: h\r\nHost: i\r\n\r\n", 400},
      {"GET / HTTP/1.1\r\nHost : h\r\n\r\n", 400},
      {"GET / HTTP/1.1\r\nHost: h\nX: y\r\n\r\n", 400},
      {"GET / HTTP/2.0\r\n\r\n", 505},
      {head + "Content-Length: x\r\n\r\n", 400},
      {head + "Content-Length: -1\r\n\r\n", 400},
      {head + "Content-Length: 3\r\nContent-Length: 4\r\n\r\n", 400},
      {head + "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n", 400},
      {head + "Transfer-Encoding: gzip\r\n\r\n", 501},
      {head + "Transfer-Encoding: gzip, chunked\r\n\r\n", 501},
      {head + "Content-Length: 101\r\n\r\n", 413},
      {head + "Transfer-Encoding: chunked\r\n\r\n65\r\n" + std::string(101, 'x') + "\r\n", 413},
      {head + "Transfer-Encoding: chunked\r\n\r\nxyz\r\n", 400},
      {head + "X: " + std::string(max_header, 'x') + "\r\n\r\n", 431},
      {"GET /" + std::string(max_header, 'x'), 431},
      {std::string(max_header, '\x16'), 431},  // the client speaks TLS
  };
  for (const auto& [text, status] : cases) {
    const auto whole = read_in_steps(text, text.size());
    EXPECT_EQ(whole.state(), State::bad) << text;
    EXPECT_EQ(whole.bad_status(), status) << text;
    EXPECT_FALSE(whole.bad_reason().name.empty());
    EXPECT_EQ(read_in_steps(text, 1).bad_status(), status) << text;
  }
}

TEST(RequestReader, LimitsTheTotalSizeOfHeaders) {
  std::string text = "GET / HTTP/1.1\r\nHost: h\r\n";
  while (text.size() < max_header - 12) text += "X: " + std::string(5, 'y') + "\r\n";
  text += "Z: " + std::string(max_header - text.size() - 7, 'z') + "\r\n\r\n";
  ASSERT_EQ(text.size(), max_header);
  for (const std::size_t step : {1U, 10U, 2000U}) {
    EXPECT_EQ(read_in_steps(text, step).state(), State::done);
    auto larger = text;
    larger.insert(larger.size() - 4, "z");
    EXPECT_EQ(read_in_steps(larger, step).bad_status(), 431);
  }
}

TEST(RequestReader, AcceptsLargerBodiesOnConfiguredPaths) {
  const RequestReader::LargerBodies larger = {{"/import", 1000}};
  const auto read = [&](const std::string& path, std::size_t size) {
    RequestReader reader(max_header, max_body, &larger);
    reader.feed("POST " + path + " HTTP/1.1\r\nHost: h\r\nContent-Length: " + std::to_string(size) +
                "\r\n\r\n" + std::string(size, 'x'));
    return reader.bad_status();
  };
  EXPECT_EQ(read("/cups/import", 900), 0);
  EXPECT_EQ(read("/cups/import", 1001), 413);
  EXPECT_EQ(read("/cups", 900), 413);
}

TEST(RequestReader, DistinguishesAWebSocketUpgradeFromOthers) {
  const auto upgrade = [](const std::string& headers) {
    return read_in_steps("GET / HTTP/1.1\r\nHost: h\r\n" + headers + "\r\n", 1000)
        .upgrade_to_websocket();
  };
  EXPECT_TRUE(upgrade("Connection: keep-alive, Upgrade\r\nUpgrade: WebSocket\r\n"));
  EXPECT_FALSE(upgrade("Connection: Upgrade\r\nUpgrade: h2c\r\n"));
  EXPECT_FALSE(upgrade("Upgrade: websocket\r\n"));
}

RC_GTEST_PROP(RequestReader, NeverConsumesMoreThanItsInput, (const std::string& text)) {
  RequestReader reader(max_header, max_body);
  RC_ASSERT(reader.feed("GET / HTTP/1.1\r\n") <= 16U);
  if (reader.state() == State::header) RC_ASSERT(reader.feed(text) <= text.size());
}

}  // namespace
}  // namespace crownhead::net
