#include "server/net/http/http_session.hpp"

#include <set>

#include "server/net/http/request_id.hpp"
#include "tests/net/edge_fixture.hpp"

namespace crownhead::net {
namespace {

using HttpSessionTest = EdgeTest;

TEST_F(HttpSessionTest, AnswersOneRequestAfterAnotherOnOneConnection) {
  serve();
  HttpClient client(server->port());
  EXPECT_EQ(client.get("/a?b=c").body(), "/a|b=c|");
  const auto second = client.get("/b");
  EXPECT_EQ(second.body(), "/b||");
  EXPECT_EQ(second["Date"], "Tue, 14 Nov 2023 22:13:20 GMT");
  EXPECT_EQ(second["X-Content-Type-Options"], "nosniff");
  EXPECT_TRUE(second["Content-Security-Policy"].starts_with("default-src 'none'"));
}

TEST_F(HttpSessionTest, AnswersPipelinedRequestsInTheirOrder) {
  std::vector<std::pair<std::string, Respond>> held;
  std::atomic<std::size_t> count = 0;
  on_request = [&](Request request, Respond respond) {
    held.emplace_back(request.path, std::move(respond));
    ++count;
  };
  serve();
  HttpClient client(server->port());
  client.send(
      "POST /1 HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nab"
      "GET /2 HTTP/1.1\r\nHost: x\r\n\r\nGET /3 HTTP/1.1\r\nHost: x\r\n\r\n");
  for (std::size_t i = 0; i < 3; ++i) {
    ASSERT_TRUE(eventually([&] { return count == i + 1; }));
    Response response;
    response.body = held[i].first;
    held[i].second(std::move(response));  // from a thread that is not the connection's
    EXPECT_EQ(client.answer().value().body(), "/" + std::to_string(i + 1));
  }
  stop();
}

TEST_F(HttpSessionTest, SendsNoBodyToHead) {
  serve();
  HttpClient client(server->port());
  client.send("HEAD /x HTTP/1.1\r\nHost: x\r\n\r\n");
  EXPECT_EQ(client.answer(true).value()["Content-Length"], "4");
  EXPECT_EQ(client.get("/y").body(), "/y||");
}

/// Returns its parts from another thread, one after another.
class Spoken : public BodyParts {
 public:
  explicit Spoken(std::vector<Part> parts) : parts_(std::move(parts)) {}

  void next(std::move_only_function<void(Part)> done) override {
    ++asked;
    std::thread([part = parts_.at(said_++), done = std::move(done)]() mutable {
      done(std::move(part));
    }).join();
  }

  std::atomic<std::size_t> asked = 0;

 private:
  std::vector<Part> parts_;
  std::size_t said_ = 0;
};

TEST_F(HttpSessionTest, SendsABodyInPartsAndContinues) {
  const std::string large(300'000, 'x');
  on_request = [&](const Request& request, Respond respond) {
    Response response;
    if (request.path == "/parts")
      response.parts = std::make_shared<Spoken>(std::vector<BodyParts::Part>{"ab", large, "c", ""});
    respond(std::move(response));
  };
  serve();
  HttpClient client(server->port());
  const auto answer = client.get("/parts");
  EXPECT_EQ(answer["Transfer-Encoding"], "chunked");
  EXPECT_EQ(answer["Content-Length"], "");
  EXPECT_EQ(answer.body(), "ab" + large + "c");
  EXPECT_EQ(client.get("/").body(), "");
  client.send("HEAD /parts HTTP/1.1\r\nHost: x\r\n\r\n");
  EXPECT_EQ(client.answer(true).value().body(), "");
  EXPECT_EQ(client.get("/").result_int(), 200U);
}

TEST_F(HttpSessionTest, SendsPartsUnchunkedToHttp10Clients) {
  on_request = [](const Request&, Respond respond) {
    Response response;
    response.parts = std::make_shared<Spoken>(std::vector<BodyParts::Part>{"ab", "c", ""});
    respond(std::move(response));
  };
  serve();
  HttpClient client(server->port());
  client.send("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n");
  std::string answer;
  beast::error_code ec;
  asio::read(client.socket(), asio::dynamic_buffer(answer), ec);
  EXPECT_EQ(ec, asio::error::eof);
  EXPECT_TRUE(answer.ends_with("\r\n\r\nabc")) << answer;
  EXPECT_NE(answer.find("Connection: close\r\n"), std::string::npos);
  EXPECT_EQ(answer.find("Transfer-Encoding"), std::string::npos);
}

TEST_F(HttpSessionTest, AbortsABodyThatCannotBeProduced) {
  on_request = [](const Request&, Respond respond) {
    Response response;
    response.parts = std::make_shared<Spoken>(std::vector<BodyParts::Part>{"ab", std::nullopt});
    respond(std::move(response));
  };
  serve();
  HttpClient client(server->port());
  client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  EXPECT_FALSE(client.answer());
}

TEST_F(HttpSessionTest, RequestsNoPartsFromAStoppedClient) {
  const auto parts =
      std::make_shared<Spoken>(std::vector<BodyParts::Part>(200, std::string(1'000'000, 'x')));
  on_request = [&](const Request&, Respond respond) {
    Response response;
    response.parts = parts;
    respond(std::move(response));
  };
  serve();
  HttpClient client(server->port());
  client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  ASSERT_TRUE(eventually([&] { return parts->asked > 0; }));
  settle([&] { return parts->asked.load(); });
  const std::size_t unread = parts->asked;
  EXPECT_LT(unread, 50U);
  std::vector<char> some(1'000'000);
  for (std::size_t part = 0; part < 2 * unread; ++part)
    asio::read(client.socket(), asio::buffer(some));
  EXPECT_TRUE(eventually([&] { return parts->asked > unread; })) << "what is read makes room";
}

TEST_F(HttpSessionTest, ClosesWhenAskedTo) {
  serve();
  for (const auto* request :
       {"GET / HTTP/1.0\r\n\r\n", "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"}) {
    HttpClient client(server->port());
    client.send(request);
    EXPECT_EQ(client.answer().value()["Connection"], "close");
    EXPECT_TRUE(client.ended());
  }
  EXPECT_TRUE(eventually([&] { return server->open_connections() == 0; }));
}

TEST_F(HttpSessionTest, AnswersAClientThatHasFinishedSending) {
  serve();
  HttpClient client(server->port());
  client.send("GET /x HTTP/1.1\r\nHost: x\r\n\r\n");
  client.socket().shutdown(Tcp::socket::shutdown_send);
  EXPECT_EQ(client.answer().value().body(), "/x||");
  EXPECT_TRUE(client.ended());
}

TEST_F(HttpSessionTest, RefusesOversizedAndInvalidRequests) {
  serve();
  HttpClient other(server->port());
  EXPECT_EQ(other.get("/before").result_int(), 200U);
  const std::string post = "POST / HTTP/1.1\r\nHost: x\r\n";
  const std::vector<std::tuple<std::string, unsigned, std::string>> cases = {
      {post + "Content-Length: 65537\r\n\r\n" + std::string(65537, 'x'), 413, "TOO_LARGE"},
      {post + "Content-Length: 65537\r\nExpect: 100-continue\r\n\r\n", 413, "TOO_LARGE"},
      {post + "X-Long: " + std::string(20'000, 'x') + "\r\n\r\n", 431, "TOO_LARGE"},
      {"complete nonsense\r\n\r\n", 400, "INVALID_FIELD"},
  };
  for (const auto& [text, status, code] : cases) {
    HttpClient client(server->port());
    client.send(text);
    const auto answer = client.answer().value();
    EXPECT_EQ(answer.result_int(), status);
    EXPECT_EQ(answer["Content-Type"], "application/problem+json");
    EXPECT_NE(answer.body().find("\"" + code + "\""), std::string::npos) << answer.body();
    EXPECT_TRUE(client.ended());
  }
  EXPECT_EQ(other.get("/after").result_int(), 200U) << "others notice nothing";
}

TEST_F(HttpSessionTest, AcceptsABodyOfTheMaximumSize) {
  serve();
  HttpClient client(server->port());
  const std::string body(64 * 1024, 'x');
  client.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 65536\r\n\r\n" + body);
  EXPECT_EQ(client.answer().value().body(), "/||" + body);
}

TEST_F(HttpSessionTest, AnswersExpect100Continue) {
  serve();
  HttpClient client(server->port());
  client.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n");
  EXPECT_EQ(client.answer().value().result_int(), 100U);
  client.send("ab");
  EXPECT_EQ(client.answer().value().body(), "/||ab");
}

TEST_F(HttpSessionTest, SendsALargeAnswerCompletely) {
  const std::string large(3'000'000, 'y');
  on_request = [&](Request, Respond respond) {
    Response response;
    response.static_body = large;
    respond(std::move(response));
  };
  serve();
  HttpClient client(server->port());
  client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  const auto answer = client.answer(true).value();
  EXPECT_EQ(answer["Content-Length"], "3000000");
  HttpClient whole(server->port());
  EXPECT_TRUE(whole.get("/", "Connection: close\r\n").body() == large);
  stop();
}

struct SlowCase {
  const char* name;
  const char* sent;
  unsigned status;  ///< 0: closed without an answer
};

class SlowSenderTest : public EdgeTest, public ::testing::WithParamInterface<SlowCase> {};

TEST_P(SlowSenderTest, IsCutOff) {
  config.header_timeout = config.body_timeout = config.idle_timeout = Millis{60};
  serve();
  HttpClient client(server->port());
  client.send(GetParam().sent);
  const auto answer = client.answer();
  EXPECT_EQ(answer ? answer->result_int() : 0, GetParam().status);
  if (answer) EXPECT_TRUE(client.ended());
  EXPECT_TRUE(eventually([&] { return server->open_connections() == 0; }));
}

INSTANTIATE_TEST_SUITE_P(
    Http, SlowSenderTest,
    ::testing::Values(SlowCase{"Silence", "", 0}, SlowCase{"HalfALine", "GET /", 408},
                      SlowCase{"HalfTheHeaders", "GET / HTTP/1.1\r\nHost: x\r\nX", 408},
                      SlowCase{"HalfABody",
                               "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc", 408}),
    [](const auto& info) { return info.param.name; });

TEST_F(HttpSessionTest, ClosesAnIdleConnection) {
  config.idle_timeout = Millis{60};
  serve();
  HttpClient client(server->port());
  EXPECT_EQ(client.get("/").result_int(), 200U);
  EXPECT_TRUE(client.ended());
}

TEST_F(HttpSessionTest, AByteAtATimeDoesNotKeepARequestAlive) {
  config.header_timeout = Millis{80};
  serve();
  HttpClient client(server->port());
  beast::error_code ec;
  for (int i = 0; i < 200 && !ec; ++i) {
    asio::write(client.socket(), asio::buffer("x", 1), ec);
    std::this_thread::sleep_for(2ms);
    if (server->open_connections() == 0) break;
  }
  EXPECT_TRUE(eventually([&] { return server->open_connections() == 0; }));
}

TEST_F(HttpSessionTest, DetectsThatTheClientOfALongPollDisconnected) {
  std::optional<Respond> held;
  std::atomic<bool> asked = false;
  on_request = [&](Request, Respond respond) {
    held = std::move(respond);
    asked = true;
  };
  serve();
  {
    HttpClient client(server->port());
    client.send("GET /events HTTP/1.1\r\nHost: x\r\n\r\n");
    ASSERT_TRUE(eventually([&] { return asked.load(); }));
    EXPECT_EQ(server->open_connections(), 1U);
  }
  EXPECT_TRUE(eventually([&] { return server->open_connections() == 0; }));
  (*held)(Response{});  // too late, and harmless
  stop();
}

TEST_F(HttpSessionTest, AnswersForAFailedHandler) {
  on_request = [](Request request, Respond respond) {
    if (request.path == "/throw") throw std::runtime_error("a bug");
    if (request.path == "/drop") std::exchange(respond, nullptr);
    if (respond) respond(Response{});
  };
  serve();
  HttpClient client(server->port());
  EXPECT_EQ(client.get("/throw").result_int(), 500U);
  EXPECT_EQ(client.get("/drop").result_int(), 500U);
  EXPECT_EQ(client.get("/fine").result_int(), 200U);
  const std::lock_guard lock(faults_mutex);
  EXPECT_EQ(faults, std::vector<std::string>{"a bug"});
}

TEST_F(HttpSessionTest, RecordsTheOriginAndTheTimeOfARequest) {
  config.trusted_proxies = {parse_network("127.0.0.0/8").value()};
  on_request = [](Request request, Respond respond) {
    Response response;
    response.body = request.remote + " " + std::to_string(request.stamp.ms);
    respond(std::move(response));
  };
  now_ms = 42;
  serve();
  HttpClient client(server->port());
  EXPECT_EQ(client.get("/").body(), "127.0.0.1 42");
  EXPECT_EQ(client.get("/", "X-Forwarded-For: 5.6.7.8\r\n").body(), "5.6.7.8 42");
}

TEST_F(HttpSessionTest, AProxyMayAppendItsOwnForwardedLine) {
  config.trusted_proxies = {parse_network("127.0.0.1/32").value(),
                            parse_network("10.0.0.0/8").value()};
  on_request = [](const Request& request, Respond respond) {
    respond({.headers = {}, .body = request.remote});
  };
  serve();
  HttpClient client(server->port());
  EXPECT_EQ(client
                .get("/",
                     "X-Forwarded-For: 1.2.3.4\r\nAccept: */*\r\n"
                     "x-forwarded-for: 198.51.100.7\r\n")
                .body(),
            "198.51.100.7");
  EXPECT_EQ(client
                .get("/",
                     "X-Forwarded-For: 1.2.3.4, 198.51.100.7\r\n"
                     "X-Forwarded-For: 10.0.0.9\r\n")
                .body(),
            "198.51.100.7")
      << "the player's own, a proxy's, and a second proxy's line";
  EXPECT_EQ(client.get("/", "X-Forwarded-For:\r\nX-Forwarded-For: 198.51.100.7\r\n").body(),
            "198.51.100.7");
}

TEST_F(HttpSessionTest, ADelayedAnswerIsSentAfterOthers) {
  on_request = [](const Request& request, Respond respond) {
    Response response;
    response.body = request.path;
    if (request.path == "/held") response.hold = Millis{100};
    respond(std::move(response));
  };
  serve();
  HttpClient flood(server->port()), other(server->port());
  flood.send("GET /held HTTP/1.1\r\nHost: x\r\n\r\nGET /next HTTP/1.1\r\nHost: x\r\n\r\n");
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(other.get("/" + std::to_string(i)).body(), "/" + std::to_string(i));
    EXPECT_EQ(flood.socket().available(), 0U);
  }
  EXPECT_EQ(flood.answer().value().body(), "/held");
  EXPECT_EQ(flood.answer().value().body(), "/next");
}

TEST_F(HttpSessionTest, ASlowReaderIsCutOffEventually) {
  config.write_timeout = Millis{200};
  config.least_rate = 100'000 * kib;
  constexpr std::size_t size = 60'000'000;
  on_request = [](const Request&, Respond respond) {
    respond({.headers = {}, .body = std::string(size, 'x')});
  };
  serve();
  HttpClient client(server->port());
  client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  std::size_t got = 0;
  std::vector<char> some(64 * kib);
  for (beast::error_code ec; !ec; std::this_thread::sleep_for(5ms))
    got += client.socket().read_some(asio::buffer(some), ec);
  EXPECT_LT(got, size);
}

TEST_F(HttpSessionTest, UnreadAnswersUseBoundedMemory) {
  constexpr std::size_t huge = 30'000'000, large = 6'000'000;
  config.answer_bytes_of_all = huge + large / 2;
  on_request = [](const Request& request, Respond respond) {
    const std::size_t size = request.path == "/huge"    ? huge
                             : request.path == "/large" ? large
                                                        : 100;
    respond({.headers = {}, .body = std::string(size, 'x')});
  };
  serve();
  std::optional<HttpClient> reads_nothing(server->port());
  reads_nothing->send("GET /huge HTTP/1.1\r\nHost: x\r\n\r\n");
  HttpClient other(server->port());
  ASSERT_TRUE(eventually([&] { return other.get("/large").result_int() == 503U; }));
  const auto refused = other.get("/large");
  EXPECT_EQ(refused["Retry-After"], "1");
  EXPECT_NE(refused.body().find("\"BUSY\""), std::string::npos);
  EXPECT_EQ(other.get("/small").result_int(), 200U) << "what is small is sent all the same";
  reads_nothing.reset();
  EXPECT_TRUE(eventually([&] { return other.get("/large").body().size() == large; }));
}

TEST_F(HttpSessionTest, ConnectionsPerAddressAreLimited) {
  config.connections_by_address = 3;
  serve();
  HttpClient first(server->port());
  EXPECT_TRUE(first.get("/").keep_alive());
  std::optional<HttpClient> second(server->port());
  EXPECT_FALSE(second->get("/").keep_alive()) << "more than half of what it may have";
  EXPECT_TRUE(second->ended());
  second.emplace(server->port());
  HttpClient third(server->port()), fourth(server->port());
  EXPECT_TRUE(fourth.ended());
  second.reset();
  EXPECT_TRUE(eventually([&] {
    HttpClient another(server->port());
    another.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    return another.answer().has_value();
  }));
}

TEST_F(HttpSessionTest, RequestsThroughAProxyCountForTheClientsAddress) {
  config.connections_by_address = 2;
  config.trusted_proxies = {parse_network("127.0.0.1/32").value()};
  std::vector<Respond> waiting;
  on_request = [&](const Request& request, Respond respond) {
    if (request.path == "/wait") return waiting.push_back(std::move(respond));
    respond({.headers = {}, .body = request.remote});
  };
  serve();
  const std::string one = "X-Forwarded-For: 198.51.100.7\r\n";
  HttpClient a(server->port()), b(server->port()), c(server->port());
  for (auto* client : {&a, &b}) client->send("GET /wait HTTP/1.1\r\nHost: x\r\n" + one + "\r\n");
  ASSERT_TRUE(eventually([&] { return c.get("/", one).result_int() == 429; }));
  EXPECT_EQ(c.get("/", "X-Forwarded-For: 198.51.100.8\r\n").result_int(), 200U);
  asio::post(context, [&] {
    for (auto& respond : waiting) respond({});
    waiting.clear();
  });
  EXPECT_EQ(a.answer().value().result_int(), 200U);
  EXPECT_EQ(c.get("/", one).result_int(), 200U);
  stop();
}

TEST_F(HttpSessionTest, AWebSocketThroughAProxyCountsForTheClientsAddress) {
  config.connections_by_address = 1;
  config.trusted_proxies = {parse_network("127.0.0.1/32").value()};
  serve();
  WsClient socket(server->port());  // from the proxy's own address
  HttpClient client(server->port());
  EXPECT_EQ(client.get("/").result_int(), 429U);
  EXPECT_EQ(client.get("/", "X-Forwarded-For: 198.51.100.7\r\n").result_int(), 200U);
}

TEST_F(HttpSessionTest, EachAnswerHasTheIdOfItsRequest) {
  std::vector<std::string> ids;
  on_request = [&](const Request& request, Respond respond) {
    ids.emplace_back(request.header(request_id_header));
    respond({});
  };
  serve();
  HttpClient client(server->port());
  const std::string first = client.get("/1")[request_id_header];
  client.send("GET /2 HTTP/1.1\r\nHost: x\r\nX-Request-Id: mine\r\n\r\n");
  const std::string second = client.answer().value()[request_id_header];
  client.send("nonsense\r\n\r\n");
  const std::string refused = client.answer().value()[request_id_header];
  stop();
  EXPECT_EQ(ids, (std::vector{first, second}));
  EXPECT_EQ(first.size(), 12U);
  EXPECT_EQ((std::set{first, second, refused}).size(), 3U);
}

TEST_F(HttpSessionTest, ANewConnectionIsServedWhileTheServerStops) {
  serve();
  HttpClient idle(server->port()), fresh(server->port());
  EXPECT_EQ(idle.get("/1").result_int(), 200U);
  ASSERT_TRUE(eventually([&] { return server->open_connections() == 2; }));
  server->stop_accepting();
  ASSERT_TRUE(eventually([&] { return server->open_connections() == 1; })) << "the idle one goes";
  const auto answer = fresh.get("/2");
  EXPECT_EQ(answer.result_int(), 200U);
  EXPECT_FALSE(answer.keep_alive());
}

}  // namespace
}  // namespace crownhead::net
