#include "server/net/listener.hpp"

#include <gmock/gmock.h>
#include <set>

#include "tests/net/edge_fixture.hpp"

namespace crownhead::net {
namespace {

using ListenerTest = EdgeTest;

TEST_F(ListenerTest, ReportsItsPortAndRefusesAUsedOne) {
  serve();
  EXPECT_NE(server->port(), 0);
  const auto taken = std::to_string(server->port());
  for (const auto& [address, words] : std::initializer_list<std::pair<ListenAddress, std::string>>{
           {{"192.0.2.1", 1}, "cannot listen on 192.0.2.1:1: Cannot assign requested address"},
           {{"127.0.0.1", server->port()},
            "cannot listen on 127.0.0.1:" + taken + ": Address already in use"}})
    EXPECT_THAT([&] { Server({&context}, address, {}, {}, [] { return Instant{}; }); },
                testing::ThrowsMessage<std::runtime_error>(
                    words + "; choose another address or port with --listen"));
}

TEST_F(ListenerTest, FinishesRunningRequestsAndThenStops) {
  std::optional<Respond> held;
  std::atomic<bool> asked = false;
  on_request = [&](Request request, Respond respond) {
    if (request.path != "/slow") return respond(Response{});
    held = std::move(respond);
    asked = true;
  };
  std::atomic<bool> opened = false;
  on_open = [&](const std::shared_ptr<Socket>&) { opened = true; };
  serve();
  work.reset();
  HttpClient idle(server->port());
  EXPECT_EQ(idle.get("/").result_int(), 200U);
  HttpClient fresh(server->port());
  HttpClient running(server->port());
  running.send("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n");
  WsClient socket(server->port());
  ASSERT_TRUE(eventually([&] { return asked && opened && server->open_connections() == 4; }));

  server->stop_accepting();
  EXPECT_TRUE(idle.ended());
  EXPECT_TRUE(fresh.ended());
  EXPECT_THROW(HttpClient(server->port()), boost::system::system_error);
  socket.send("still open");
  EXPECT_EQ(socket.receive(), "still open");
  Response response;
  response.body = "done";
  (*held)(std::move(response));
  held.reset();
  const auto answer = running.answer().value();
  EXPECT_EQ(answer.body(), "done");
  EXPECT_EQ(answer["Connection"], "close");
  EXPECT_TRUE(running.ended());
  running.socket().close();

  server->close_all(1001, "the server restarts");
  EXPECT_EQ(socket.receive(), "closed 1001");
  EXPECT_TRUE(eventually([&] { return context.stopped(); })) << "nothing is left to wait for";
  EXPECT_EQ(server->open_connections(), 0U);
  stop();
}

TEST_F(ListenerTest, DoesNotWaitForLongWhenItStops) {
  std::optional<Respond> held;
  std::atomic<bool> asked = false;
  on_request = [&](Request request, Respond respond) {
    if (request.path == "/idle") return respond(Response{});
    held = std::move(respond);
    asked = true;
  };
  config.stop_timeout = Millis{60};
  serve();
  HttpClient idle(server->port());  // the first to close, while the others are still being visited
  EXPECT_EQ(idle.get("/idle").result_int(), 200U);
  HttpClient poll(server->port());
  poll.send("GET /events HTTP/1.1\r\nHost: x\r\n\r\n");
  ASSERT_TRUE(eventually([&] { return asked.load(); }));
  HttpClient half(server->port());
  half.send("GET / HT");
  ASSERT_TRUE(eventually([&] { return server->open_connections() == 3; }));
  server->stop_accepting();
  EXPECT_EQ(poll.answer().value().result_int(), 503U);
  EXPECT_TRUE(poll.ended());
  poll.socket().close();
  half.socket().close();
  EXPECT_TRUE(eventually([&] { return server->open_connections() == 0; }));
  (*held)(Response{});  // too late, and harmless
  stop();
}

TEST_F(ListenerTest, LimitsConnections) {
  config.max_connections = 2;
  serve();
  HttpClient first(server->port());
  WsClient second(server->port());
  ASSERT_TRUE(eventually([&] { return server->open_connections() == 2; }));
  HttpClient third(server->port());
  EXPECT_TRUE(third.ended());
  EXPECT_EQ(first.get("/").result_int(), 200U);
  second.send("x");
  EXPECT_EQ(second.receive(), "x");
}

TEST_F(ListenerTest, SpreadsConnectionsOverTheThreads) {
  asio::io_context second_context{1};
  std::set<std::size_t> seen;
  std::mutex seen_mutex;
  Handlers handlers{{},
                    [&](Request, Upgrade upgrade) {
                      upgrade.accept([&](std::shared_ptr<Socket> socket) -> SocketSink {
                        const std::lock_guard lock(seen_mutex);
                        seen.insert(socket->thread());
                        return {};
                      });
                    },
                    {}};
  Server both({&context, &second_context}, {"127.0.0.1", 0}, {}, handlers,
              [] { return Instant{}; });
  auto second_work = asio::make_work_guard(second_context);
  std::thread second_runner([&] { second_context.run(); });
  runner = std::thread([&] { context.run(); });
  {
    WsClient a(both.port());
    WsClient b(both.port());
    EXPECT_TRUE(eventually([&] {
      const std::lock_guard lock(seen_mutex);
      return seen == std::set<std::size_t>{0, 1};
    }));
  }
  stop();
  second_context.stop();
  second_runner.join();
}

}  // namespace
}  // namespace crownhead::net
