#include "server/net/websocket/ws_session.hpp"

#include "tests/net/edge_fixture.hpp"

namespace crownhead::net {
namespace {

class WsSessionTest : public EdgeTest {
 protected:
  void expect_all_closed(int expected) {
    EXPECT_TRUE(eventually([&] { return closed == expected && server->open_connections() == 0; }))
        << closed << " closed, " << server->open_connections() << " open";
  }
};

TEST_F(WsSessionTest, EchoesTextAndAnswersHeartbeats) {
  std::atomic<int> messages = 0;
  on_upgrade = [&](Request, Upgrade upgrade) {
    upgrade.accept([&](std::shared_ptr<Socket> socket) -> SocketSink {
      return {[&, socket](std::string_view text, Instant) {
                ++messages;
                socket->send(std::make_shared<const std::string>(text));
              },
              [&] { ++closed; }};
    });
  };
  serve();
  {
    WsClient client(server->port());
    EXPECT_EQ(client.response[beast::http::field::server], "crownhead");
    for (const std::size_t size : {1U, 255U, 256U, 257U, 512U, 4096U, 8192U}) {
      client.send(std::string(size, 'x'));
      EXPECT_EQ(client.receive(), std::string(size, 'x'));
    }
    client.send("");
    EXPECT_EQ(client.receive(), "");
    client.stream().auto_fragment(true);
    client.stream().write_buffer_bytes(8);
    client.send("in many pieces, each of them a frame");
    EXPECT_EQ(client.receive(), "in many pieces, each of them a frame");
    const int before = messages;
    client.send("p");
    EXPECT_EQ(client.receive(), "p");
    EXPECT_EQ(messages, before) << "the heartbeat goes no further than this";
  }
  expect_all_closed(1);
  stop();
}

TEST_F(WsSessionTest, StampsAMessageWhenRead) {
  std::atomic<std::int64_t> stamp = 0;
  on_upgrade = [&](Request, Upgrade upgrade) {
    upgrade.accept([&](std::shared_ptr<Socket>) -> SocketSink {
      return {[&](std::string_view, Instant at) { stamp = at.ms; }, {}};
    });
  };
  serve();
  WsClient client(server->port());
  now_ms = 77;
  client.send("x");
  EXPECT_TRUE(eventually([&] { return stamp == 77; }));
  stop();
}

TEST_F(WsSessionTest, PassesTheWholeRequestToTheUpgradeHandler) {
  on_upgrade = [&](Request request, Upgrade upgrade) {
    Response response;
    response.status = 403;
    response.body =
        request.path + "?" + request.query + " " + std::string(request.header("Origin"));
    upgrade.refuse(std::move(response));
  };
  serve();
  HttpClient client(server->port());
  const auto answer = client.get("/any?q=1",
                                 "Connection: Upgrade\r\nUpgrade: websocket\r\n"
                                 "Sec-WebSocket-Version: 13\r\nOrigin: http://evil\r\n"
                                 "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n");
  EXPECT_EQ(answer.result_int(), 403U);
  EXPECT_EQ(answer.body(), "/any?q=1 http://evil");
}

TEST_F(WsSessionTest, MayBeAcceptedLaterAndFromAnotherThread) {
  std::optional<Upgrade> held;
  std::atomic<bool> asked = false;
  on_upgrade = [&](Request, Upgrade upgrade) {
    held = std::move(upgrade);
    asked = true;
  };
  serve();
  std::thread acceptor([&] {
    EXPECT_TRUE(eventually([&] { return asked.load(); }));
    held->accept([this](std::shared_ptr<Socket> socket) { return echo(std::move(socket)); });
    held.reset();
  });
  WsClient client(server->port());
  acceptor.join();
  client.send("late");
  EXPECT_EQ(client.receive(), "late");
  stop();
}

TEST_F(WsSessionTest, RefusesAnIncompleteHandshake) {
  serve();
  const std::string upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\n";
  const std::vector<std::pair<std::string, unsigned>> cases = {
      {"", 426},
      {"Sec-WebSocket-Version: 8\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n", 426},
      {"Sec-WebSocket-Version: 13\r\n", 400},
      {"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: short\r\n", 400},
  };
  for (const auto& [headers, status] : cases) {
    HttpClient client(server->port());
    EXPECT_EQ(client.get("/ws", upgrade + headers).result_int(), status) << headers;
  }
}

TEST_F(WsSessionTest, ClosesIfTheHandshakeIsNeverDecided) {
  config.handshake_timeout = Millis{60};
  std::vector<Upgrade> held;
  on_upgrade = [&](Request, Upgrade upgrade) { held.push_back(std::move(upgrade)); };
  serve();
  HttpClient client(server->port());
  client.send(
      "GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
  EXPECT_TRUE(client.ended());
  stop();
}

TEST_F(WsSessionTest, ClosesWithTheCodeOfTheFault) {
  serve();
  WsClient other(server->port());
  {
    WsClient client(server->port());
    client.send(std::string(8 * 1024 + 1, 'x'));
    EXPECT_EQ(client.receive(), "closed 1009");
  }
  {
    WsClient client(server->port());
    client.send("bad \xff utf-8");
    EXPECT_EQ(client.receive(), "closed 1007");
  }
  {
    WsClient client(server->port());
    client.stream().binary(true);
    client.send("binary");
    EXPECT_EQ(client.receive(), "closed 1003");
  }
  {
    WsClient client(server->port());  // a frame without a mask
    asio::write(client.stream().next_layer(), asio::buffer("\x81\x01x", 3));
    EXPECT_EQ(client.receive(), "closed 1002");
  }
  other.send("here");
  EXPECT_EQ(other.receive(), "here") << "others notice nothing";
  EXPECT_TRUE(eventually([&] { return closed == 4; }));
}

TEST_F(WsSessionTest, TheCloseFrameIsSentDespiteArrivingData) {
  config.linger = seconds(5);  // long enough for the whole frame to arrive, on a busy machine too
  serve();
  WsClient client(server->port());
  auto& socket = client.stream().next_layer();
  const auto head = std::string_view("\x81\xff\0\0\0\0\0\x10\0\0mask", 14);  // 1 MiB follows
  asio::write(socket, asio::buffer(head));
  for (int i = 0; i < 16; ++i) {
    asio::write(socket, asio::buffer(std::string(64 * kib, 'x')));
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  EXPECT_EQ(client.receive(), "closed 1009");
  expect_all_closed(1);
}

TEST_F(WsSessionTest, ClosesAClientThatDoesNotClose) {
  config.linger = Millis{100};
  serve();
  WsClient client(server->port());
  asio::write(client.stream().next_layer(), asio::buffer("\x81\x01x", 3));  // without a mask
  expect_all_closed(1);
}

TEST_F(WsSessionTest, DetectsAnAbruptEnd) {
  serve();
  {
    WsClient client(server->port());
    client.stream().next_layer().set_option(asio::socket_base::linger(true, 0));
    client.stream().next_layer().close();
  }
  expect_all_closed(1);
}

TEST_F(WsSessionTest, PingsAndDropsASilentClient) {
  config.ping_every = Millis{40};
  config.silent_after = Millis{150};
  serve();
  WsClient answering(server->port());
  int pings = 0;
  answering.stream().control_callback([&](beast::websocket::frame_type kind, auto) {
    pings += kind == beast::websocket::frame_type::ping;
    if (pings == 6) answering.send("still here");
  });
  WsClient silent(server->port());  // reads nothing, so it answers no ping
  EXPECT_EQ(answering.receive(), "still here");
  EXPECT_TRUE(eventually([&] { return server->open_connections() == 1; }));
  EXPECT_EQ(closed, 1);
}

TEST_F(WsSessionTest, MeasuresTheRoundTripWithPings) {
  config.ping_every = Millis{40};
  std::shared_ptr<Socket> kept;
  std::atomic<std::int64_t> measured = 0;
  on_open = [&](const std::shared_ptr<Socket>& socket) { kept = socket; };
  serve();
  WsClient client(server->port());
  client.stream().control_callback([&](beast::websocket::frame_type kind, auto) {
    if (kind == beast::websocket::frame_type::ping)
      std::this_thread::sleep_for(std::chrono::milliseconds(30));  // before the pong leaves
  });
  for (int i = 0; i < 100 && measured == 0; ++i) {
    client.send("look");
    EXPECT_EQ(client.receive(), "look");
    std::promise<void> looked;
    asio::post(context, [&] {
      measured = kept->round_trip().count;
      looked.set_value();
    });
    looked.get_future().wait();
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  EXPECT_GE(measured, 30);
  EXPECT_LT(measured, 5000);
  stop();
}

TEST_F(WsSessionTest, RefusesFramesOfAFloodAndThenCloses) {
  config.frames_per_s = 0.001;
  config.frames_burst = 3;
  config.flood_frame = "slow down";
  serve();
  WsClient client(server->port());
  for (int i = 0; i < 7; ++i) client.send(std::to_string(i));
  for (int i = 0; i < 3; ++i) EXPECT_EQ(client.receive(), std::to_string(i));
  for (int i = 0; i < 3; ++i) EXPECT_EQ(client.receive(), "slow down");
  EXPECT_EQ(client.receive(), "closed 1008");
}

TEST_F(WsSessionTest, UnsolicitedPingsAndPongsCountAsFrames) {
  config.frames_per_s = 0.001;
  config.frames_burst = 5;
  serve();
  WsClient pings(server->port());
  for (int i = 0; i < 20; ++i) pings.stream().ping("");
  EXPECT_EQ(pings.closing(), "closed 1008");
  WsClient pongs(server->port());
  for (int i = 0; i < 20; ++i) pongs.stream().pong("");
  EXPECT_EQ(pongs.closing(), "closed 1008");
}

TEST_F(WsSessionTest, EndlessEmptyFragmentsAreAFlood) {
  config.frames_burst = 5;
  serve();
  WsClient client(server->port());
  std::string pieces("\x01\x80\0\0\0\0", 6);
  for (int i = 0; i < 50'000; ++i) pieces += std::string_view("\x00\x80\0\0\0\0", 6);
  beast::error_code ignored;  // it may have been closed
  asio::write(client.stream().next_layer(), asio::buffer(pieces), ignored);
  EXPECT_EQ(client.closing(), "closed 1008");
}

TEST_F(WsSessionTest, TheSocketsOfAnAddressShareItsFrameLimit) {
  config.frames_by_address_per_s = 0.001;
  config.frames_by_address_burst = 3;
  config.flood_frame = "slow down";
  serve();
  WsClient one(server->port()), two(server->port());
  one.send("1");
  EXPECT_EQ(one.receive(), "1");
  for (const auto* text : {"2", "3"}) {
    two.send(text);
    EXPECT_EQ(two.receive(), text);
  }
  one.send("4");
  EXPECT_EQ(one.receive(), "slow down");
}

TEST_F(WsSessionTest, AClientThatDoesNotReadIsDroppedEvenIfItSends) {
  config.outbox_bytes = config.outbox_bytes_of_all = 500'000'000;
  config.outbox_frames = 10'000;
  config.write_timeout = Millis{100};
  on_open = [this](const std::shared_ptr<Socket>& socket) {
    const auto frame = std::make_shared<const std::string>(90'000, 'x');
    asio::post(context, [socket, frame] {
      for (int i = 0; i < 2000; ++i) socket->send(frame);
    });
  };
  serve();
  WsClient client(server->port());
  EXPECT_TRUE(eventually([&] {
    beast::error_code ignored;
    client.stream().pong("", ignored);
    return closed == 1;
  }));
}

TEST_F(WsSessionTest, AnonymousClientsHaveASmallerOutbox) {
  config.outbox_bytes = 1'000'000;
  config.outbox_bytes_of_strangers = 50'000;
  bool stranger = true;
  on_upgrade = [&](const Request&, Upgrade upgrade) {
    upgrade.accept([&](std::shared_ptr<Socket> socket) {
      asio::post(context, [socket] {
        const auto frame = std::make_shared<const std::string>(90'000, 'x');
        for (int i = 0; i < 3; ++i) socket->send(frame);
        socket->send(std::make_shared<const std::string>("all"));
      });
      auto sink = echo(socket);
      sink.stranger = stranger;
      return sink;
    });
  };
  serve();
  EXPECT_EQ(WsClient(server->port()).closing(), "closed 1013");
  stranger = false;
  WsClient player(server->port());
  for (int i = 0; i < 3; ++i) EXPECT_EQ(player.receive().size(), 90'000U);
  EXPECT_EQ(player.receive(), "all");
}

TEST_F(WsSessionTest, AllOutboxesShareALimit) {
  config.outbox_bytes_of_all = 100'000;
  on_open = [this](const std::shared_ptr<Socket>& socket) {
    asio::post(context, [socket] {
      const auto frame = std::make_shared<const std::string>(60'000, 'x');
      for (int i = 0; i < 2; ++i) socket->send(frame);
    });
  };
  serve();
  EXPECT_EQ(WsClient(server->port()).closing(), "closed 1013");
}

TEST_F(WsSessionTest, TheLimitCanBeTurnedOff) {
  config.limit_frames = false;
  config.frames_burst = 1;
  serve();
  WsClient client(server->port());
  for (int i = 0; i < 50; ++i) client.send(std::to_string(i));
  for (int i = 0; i < 50; ++i) EXPECT_EQ(client.receive(), std::to_string(i));
}

TEST_F(WsSessionTest, ClosesAClientThatDoesNotRead) {
  config.outbox_bytes = 100'000;
  config.close_timeout = Millis{100};
  std::shared_ptr<Socket> kept;
  std::atomic<int> opened = 0;
  on_open = [&](const std::shared_ptr<Socket>& socket) {
    kept = socket;
    ++opened;
  };
  serve();
  WsClient other(server->port());
  ASSERT_TRUE(eventually([&] { return opened == 1; }));
  WsClient client(server->port());
  ASSERT_TRUE(eventually([&] { return opened == 2; }));
  const auto frame = std::make_shared<const std::string>(10'000, 'x');
  asio::post(context, [&] {
    for (int i = 0; i < 2000; ++i) kept->send(frame);
  });
  EXPECT_EQ(client.closing(), "closed 1013");
  other.send("here");
  EXPECT_EQ(other.receive(), "here");
  EXPECT_TRUE(eventually([&] { return closed == 1; }));
  stop();
}

TEST_F(WsSessionTest, DropsAClientThatDoesNotReadTheCloseFrame) {
  config.outbox_bytes = 100'000;
  config.close_timeout = Millis{100};
  on_open = [](const std::shared_ptr<Socket>& socket) {
    const auto frame = std::make_shared<const std::string>(90'000, 'x');
    for (int i = 0; i < 2000; ++i) socket->send(frame);
  };
  serve();
  WsClient client(server->port());
  client.stream().next_layer().set_option(asio::socket_base::receive_buffer_size(4096));
  expect_all_closed(1);
}

TEST_F(WsSessionTest, SendsQueuedFramesBeforeClosing) {
  on_open = [](const std::shared_ptr<Socket>& socket) {
    for (int i = 0; i < 20; ++i) socket->send(std::make_shared<const std::string>(5000, 'x'));
    socket->close(4001, "enough");
    socket->send(std::make_shared<const std::string>("never sent"));
  };
  serve();
  WsClient client(server->port());
  for (int i = 0; i < 20; ++i) EXPECT_EQ(client.receive().size(), 5000U);
  EXPECT_EQ(client.receive(), "closed 4001");
  EXPECT_EQ(client.stream().reason().reason, "enough");
  expect_all_closed(1);
}

TEST_F(WsSessionTest, SendsFramesQueuedTogetherInOnePacket) {
  std::shared_ptr<Socket> kept;
  std::atomic<bool> opened = false;
  on_open = [&](const std::shared_ptr<Socket>& socket) {
    kept = socket;
    opened = true;
  };
  serve();
  WsClient client(server->port());
  ASSERT_TRUE(eventually([&] { return opened.load(); }));
  asio::post(context, [&] {
    for (const auto* text : {"ack", "event", "last"})
      kept->send(std::make_shared<const std::string>(text));
  });
  std::string received;  // a ping may come before, or after
  while (received.find("ack") == std::string::npos) {
    std::array<char, 100> bytes{};
    const auto size = client.stream().next_layer().read_some(asio::buffer(bytes));
    received.append(bytes.data(), size);
  }
  EXPECT_NE(received.find("\x81\x03"
                          "ack\x81\x05"
                          "event\x81\x04last"),
            std::string::npos)
      << received;
  stop();
}

TEST_F(WsSessionTest, SurvivesASinkThatThrows) {
  on_upgrade = [&](Request, Upgrade upgrade) {
    upgrade.accept([&](std::shared_ptr<Socket>) -> SocketSink {
      return {[](std::string_view, Instant) { throw std::runtime_error("a bug"); },
              [&] { ++closed; }};
    });
  };
  serve();
  WsClient client(server->port());
  client.send("x");
  EXPECT_EQ(client.receive(), "closed 1011");
  expect_all_closed(1);
  const std::lock_guard lock(faults_mutex);
  EXPECT_EQ(faults, std::vector<std::string>{"a bug"});
}

TEST_F(WsSessionTest, AStoppedServerReleasesOpenSockets) {
  std::weak_ptr<Socket> kept;
  std::atomic<bool> opened = false;
  on_open = [&](const std::shared_ptr<Socket>& socket) {
    kept = socket;
    opened = true;
  };
  serve();
  WsClient client(server->port());
  ASSERT_TRUE(eventually([&] { return opened.load(); }));
  client.send("here");
  EXPECT_EQ(client.receive(), "here");
  EXPECT_FALSE(kept.expired());
  server->close_all(1001, "bye");
  EXPECT_EQ(client.receive(), "closed 1001");
  expect_all_closed(1);
  EXPECT_TRUE(eventually([&] { return kept.expired(); }));
}

}  // namespace
}  // namespace crownhead::net
