#include "server/http/socket/connection.hpp"

#include <gtest/gtest.h>

#include "tests/http/heard_socket.hpp"
#include "tests/live/held.hpp"

namespace crownhead::api {
namespace {

std::string id(int n) {
  auto text = std::to_string(n);
  return "0190d0a4-7c1e-7abc-8def-" + std::string(12 - text.size(), '0') + text;
}

class ConnectionTest : public testing::Test {
 protected:
  static json move(int n, GameId game, int ply, const std::string& text) {
    return {{"t", "move"},
            {"id", id(n)},
            {"game", std::to_string(game.value)},
            {"ply", ply},
            {"move", text}};
  }
  static json sub(const std::string& topic) { return {{"t", "sub"}, {"topic", topic}}; }
  static json unsub(const std::string& topic) { return {{"t", "unsub"}, {"topic", topic}}; }
  static std::string topic(GameId game) { return "game/" + std::to_string(game.value); }
  static json seek(int n) {
    return {{"t", "seek"},
            {"id", id(n)},
            {"variant", "russian"},
            {"time_control", {{"kind", "fischer"}, {"base_ms", 60000}, {"increment_ms", 0}}}};
  }

  SiteFixture site;
  net::Headers anna = site.session(site.anna), ben = site.session(site.ben);
};

TEST_F(ConnectionTest, OpensOnlyForPagesOfThisSite) {
  EXPECT_EQ(Client(site, {}).refused, std::nullopt);
  EXPECT_EQ(Client(site, with(anna, "Origin", "http://evil.example")).refused, 403);
  EXPECT_EQ(Client(site, {{"Authorization", "Bearer x"}}).refused, 401);
  EXPECT_EQ(Client(site, with(site.token(site.anna, db::scope_play), "Origin", "http://x")).refused,
            std::nullopt);
  std::optional<int> status;
  open_socket(
      site.site,
      {.verb = net::Verb::get,
       .path = "/wss",
       .query = "",
       .headers = {},
       .body = "",
       .remote = "",
       .stamp = {}},
      {.accept = [](auto) {}, .refuse = [&](const net::Response& r) { status = r.status; }});
  EXPECT_EQ(status, 404);
}

TEST_F(ConnectionTest, SendsTheTime) {
  Client client(site, {});
  EXPECT_EQ(client.send({{"t", "time"}}).receive(),
            (json{{"t", "time"}, {"server_ms", live::noon.ms}}));
}

TEST_F(ConnectionTest, ReportsInvalidMessages) {
  Client client(site, {});
  const auto error = client.send(std::string("nonsense")).receive();
  EXPECT_EQ(error.at("code"), "BAD_JSON");
  EXPECT_TRUE(error.at("id").is_null());
  EXPECT_EQ(client.send({{"t", "resign"}, {"id", "mine"}}).receive().at("id"), "mine");
}

TEST_F(ConnectionTest, SnapshotsAreRateLimited) {
  Client client(site, {});
  int refused = 0;
  for (int i = 0; i < 120; ++i)
    if (client.send(sub("lobby")).receive().value("code", "") == "RATE_LIMITED") ++refused;
  EXPECT_EQ(refused, 21) << "200, of which the socket took 2, and each of them 2";
  EXPECT_EQ(Client(site, {}).refused, 429) << "other sockets of the address";
  EXPECT_EQ(Client(site, anna).refused, std::nullopt) << "a player behind it";
}

TEST_F(ConnectionTest, ARefusalCarriesTheIdOfItsCommand) {
  Client client(site, anna);
  json last = json::object();
  for (int i = 0; i < 120 && last.value("code", "") != "RATE_LIMITED"; ++i)
    last = client.send({{"t", "unseek"}, {"id", id(i)}, {"seek", "1"}}).receive();
  for (int i = 0; i < 120 && last.value("code", "") != "RATE_LIMITED"; ++i)
    last = client.send({{"t", "unseek"}, {"id", id(500 + i)}, {"seek", "1"}}).receive();
  EXPECT_EQ(last.at("code"), "RATE_LIMITED");
  EXPECT_TRUE(last.at("id").is_string());
}

TEST_F(ConnectionTest, MovesAreBoundedByTheSocketOnly) {
  const GameId game = site.live_game();
  Client client(site, anna);
  for (int i = 0; i < 300; ++i)
    EXPECT_NE(client.send(move(i, game, 7, "1-1")).receive().at("code"), "RATE_LIMITED");
}

TEST_F(ConnectionTest, AMoveIsAcknowledgedAndPublished) {
  const GameId game = site.live_game();
  Client white(site, anna, 0), black(site, ben, 1);
  for (Client* client : {&white, &black})
    EXPECT_EQ(client->send(sub(topic(game))).receive().at("t"), "snapshot");
  white.send(move(1, game, 0, "32-28"));
  json ack, event;
  for (int i = 0; i < 2; ++i) {
    auto frame = white.receive();
    (frame.at("t") == "ack" ? ack : event) = frame;
  }
  EXPECT_EQ(ack.at("id"), id(1));
  EXPECT_EQ(ack.at("v"), 2);
  EXPECT_EQ(ack.at("d"), event.at("d"));
  EXPECT_EQ(black.receive(), event);
  EXPECT_EQ(white.send(move(1, game, 0, "32-28")).receive(), ack);
  EXPECT_EQ(white.send(move(2, game, 0, "32-28")).receive().at("code"), "STALE_PLY");
}

TEST_F(ConnectionTest, SpectatorsCannotMove) {
  const GameId game = site.live_game();
  Client nobody(site, {}), reader(site, site.token(site.anna, db::scope_read));
  for (const json& message : {move(1, game, 0, "32-28"), seek(2)}) {
    EXPECT_EQ(nobody.send(message).receive().at("code"), "NOT_SIGNED_IN");
    EXPECT_EQ(reader.send(message).receive().at("code"), "SCOPE_MISSING");
  }
  EXPECT_EQ(nobody.send(sub("me")).receive().at("code"), "NOT_SIGNED_IN");
  EXPECT_EQ(nobody.send(sub("lobby")).receive().at("t"), "snapshot");
}

TEST_F(ConnectionTest, ASeekEndsWithItsSocket) {
  Client first(site, anna), other(site, ben, 1);
  other.send(sub("lobby")).receive();
  const auto ack = first.send(seek(1)).receive();
  EXPECT_EQ(ack.at("t"), "ack");
  EXPECT_FALSE(ack.contains("v"));
  EXPECT_EQ(other.receive().at("d").at("seek").at("id"), ack.at("d").at("seek"));
  first.close();
  EXPECT_EQ(other.receive().at("d").at("type"), "seek_removed");
}

TEST_F(ConnectionTest, ASeekIsTakenAndBothPlayersAreNotified) {
  Client first(site, anna), other(site, ben, 1);
  first.send(sub("me"));
  EXPECT_EQ(first.receive().at("d").at("username"), "Anna");
  const auto seek_id = first.send(seek(1)).receive().at("d").at("seek");
  const auto ack = other.send({{"t", "take"}, {"id", id(2)}, {"seek", seek_id}}).receive();
  EXPECT_EQ(ack.at("t"), "ack");
  const auto told = first.receive().at("d");
  EXPECT_EQ(told.at("type"), "game_started");
  EXPECT_EQ(told.at("game"), ack.at("d").at("game"));
  EXPECT_EQ(other.send({{"t", "take"}, {"id", id(3)}, {"seek", seek_id}}).receive().at("code"),
            "SEEK_GONE");
}

TEST_F(ConnectionTest, AWithdrawnSeekIsAcknowledgedEachTime) {
  Client client(site, anna);
  const auto seek_id = client.send(seek(1)).receive().at("d").at("seek");
  const json unseek = {{"t", "unseek"}, {"id", id(2)}, {"seek", seek_id}};
  const json ack = {{"t", "ack"}, {"id", id(2)}, {"d", json::object()}};
  EXPECT_EQ(client.send(unseek).receive(), ack);
  EXPECT_EQ(client.send(unseek).receive(), ack);
}

TEST_F(ConnectionTest, NothingIsSentAfterUnsubscribing) {
  const GameId game = site.live_game();
  Client client(site, {}, 1);
  client.send(sub(topic(game))).receive();
  client.send(unsub(topic(game))).send(unsub(topic(game))).send(unsub("lobby"));
  live::settle(site.threads, site.pools);
  const auto before = client.received();
  site.moves(site.anna, game, 0, "32-28").value();
  live::settle(site.threads, site.pools);
  EXPECT_EQ(client.received(), before);
  EXPECT_TRUE(site.look_at(game, [](live::Room& room) { return room.idle(); }));
}

TEST_F(ConnectionTest, UnsubscribingBeforeTheSnapshotLeavesNoFollower) {
  const GameId game = site.live_game();
  const std::size_t away = 1 - site.home(game);
  Client client(site, anna, away);
  for (int i = 0; i < 20; ++i) client.send(sub(topic(game))).send(unsub(topic(game)));
  for (int i = 0; i < 20; ++i) client.send(sub(topic(game)));
  live::settle(site.threads, site.pools);
  const auto before = client.received();
  site.moves(site.anna, game, 0, "32-28").value();
  live::settle(site.threads, site.pools);
  EXPECT_GE(client.received(), before + 1);
  client.close();
  live::settle(site.threads, site.pools);
  EXPECT_TRUE(site.look_at(game, [](live::Room& room) { return room.idle(); }));
}

TEST_F(ConnectionTest, ASocketThatClosesDuringAReadLeavesNoFollower) {
  const GameId game = site.slow_game();
  Client client(site, anna, 1);
  {
    live::Held held(site.pools.reads);
    for (const std::string& each : {topic(game), std::string("me"), std::string("lobby")})
      client.send(sub(each));
    client.send(seek(1));
    live::settle(site.threads);
    EXPECT_EQ(client.received(), 0U);
    client.close();
  }
  live::settle(site.threads, site.pools);
  EXPECT_EQ(client.received(), 0U);
  EXPECT_TRUE(site.look_at(game, [](live::Room& room) { return room.idle(); }));
  EXPECT_TRUE(site.seeks().empty());
  // The inbox starts again, because no follower was left.
  site.inboxes.notify(site.anna, "{}");
  EXPECT_EQ(Client(site, anna).send(sub("me")).receive().at("v"), 0);
}

TEST_F(ConnectionTest, ASocketIsRefusedWhileReadsAreOverloaded) {
  const auto& size = site.pools.reads.size();
  live::Held held(site.pools.reads);
  for (std::size_t i = site.pools.reads.busy(); i < size.most + size.reserve; ++i)
    ASSERT_TRUE(site.pools.reads.run_priority("somebody", [] {}));
  EXPECT_EQ(Client(site, {}).refused, 503);
  held.release();
  live::settle(site.threads, site.pools);
  EXPECT_EQ(Client(site, {}).refused, std::nullopt);
}

TEST_F(ConnectionTest, ChatLinesOfOneSocketAreStoredInOrder) {
  const GameId game = site.live_game();
  Client bens(site, ben, 1), annas(site, anna, 0);
  bens.send(sub(topic(game))).receive();
  for (int n = 1; n <= 8; ++n)
    annas.send({{"t", "chat"}, {"id", id(n)}, {"topic", topic(game)}, {"text", std::to_string(n)}});
  for (int n = 1; n <= 8; ++n) {
    auto told = bens.receive_any();
    while (told.at("t") != "info" || told.at("d").at("type") != "chat") told = bens.receive_any();
    EXPECT_EQ(told.at("d").at("text"), std::to_string(n));
  }
}

TEST_F(ConnectionTest, ASocketFollowsAtMostSixtyFourTopics) {
  const GameId game = site.live_game();
  Client client(site, {});
  for (int i = 1; i < 64; ++i) client.send(sub("game/" + std::to_string(1000 + i)));
  client.send(sub(topic(game)));
  // The game in memory is sent without waiting for the games that must be looked up.
  int snapshots = 0, not_found = 0;
  for (int i = 1; i <= 64; ++i) {
    const auto frame = client.receive();
    snapshots += frame.at("t") == "snapshot" ? 1 : 0;
    not_found += frame.value("code", "") == "NOT_FOUND" ? 1 : 0;
  }
  EXPECT_EQ(snapshots, 1);
  EXPECT_EQ(not_found, 63);
  EXPECT_EQ(client.send(sub("lobby")).receive().at("code"), "RATE_LIMITED");
  // Subscribing to the same topic again does not count as another.
  EXPECT_EQ(client.send(sub(topic(game))).receive().at("t"), "snapshot");
  client.send(unsub("game/1001"));
  EXPECT_EQ(client.send(sub("lobby")).receive().at("t"), "snapshot");
}

TEST_F(ConnectionTest, AFailedSubscriptionIsNotCountedOnceTheGameExists) {
  const GameId next{site.live_game().value + 1};
  const std::size_t away = 1 - site.home(next);
  Client early(site, {}, away), earlier(site, {}, away);
  for (Client* client : {&early, &earlier})
    EXPECT_EQ(client->send(sub(topic(next))).receive().at("code"), "NOT_FOUND");
  ASSERT_EQ(site.live_game(), next);
  Client watcher(site, {}, away);
  EXPECT_EQ(watcher.send(sub(topic(next))).receive().at("t"), "snapshot");
  early.close();
  earlier.close();
  live::settle(site.threads, site.pools);
  site.moves(site.anna, next, 0, "32-28").value();
  EXPECT_EQ(watcher.receive().at("v"), 2);
}

TEST_F(ConnectionTest, ChatIsSentToFollowersAllowedToReadIt) {
  const GameId game = site.live_game();
  Client annas(site, anna), bens(site, ben, 1), nobody(site, {}, 1);
  for (Client* client : {&annas, &bens, &nobody}) client->send(sub(topic(game))).receive();
  const json line = {{"t", "chat"}, {"id", id(1)}, {"topic", topic(game)}, {"text", "good luck"}};
  const auto chat = [](Client& client) {
    for (;;)
      if (auto frame = client.receive_any();
          frame.at("t") == "info" && frame.at("d").at("type") == "chat")
        return frame.at("d");
  };
  annas.send(line);
  EXPECT_EQ(chat(bens).at("text"), "good luck");
  bens.send(unsub(topic(game)));
  EXPECT_EQ(nobody.send(line).receive().at("code"), "NOT_SIGNED_IN");
  live::settle(site.threads, site.pools);
  const auto heard = bens.chat_lines();
  annas.send(line);
  live::settle(site.threads, site.pools);
  EXPECT_EQ(bens.chat_lines(), heard) << "the same line is told once, and the spectator has gone";
}

TEST_F(ConnectionTest, ThePlayersChatIsSentToAModeratorsTokenWithTheScope) {
  db::awaited<void>([&](auto done) {
    site.stores.moderation.set_role(site.carl, db::Role::moderator, {std::nullopt, noon, "x"},
                                    std::move(done));
  }).value();
  const GameId game = site.live_game(), other = site.live_game();
  db::awaited<db::Made<ReportId>>([&](auto done) {
    site.stores.moderation.report({site.ben, site.anna, game, db::ReportKind::abuse, "x"}, noon,
                                  std::nullopt, std::move(done));
  }).value();
  Client annas(site, anna), carls(site, site.session(site.carl)),
      elsewhere(site, site.session(site.carl)),
      readers(site, site.token(site.carl, db::scope_read));
  for (Client* client : {&annas, &carls, &readers}) client->send(sub(topic(game))).receive();
  live::settle(site.threads, site.pools);
  const auto before = readers.chat_lines();
  annas.send({{"t", "chat"}, {"id", id(1)}, {"topic", topic(game)}, {"text", "good luck"}});
  auto told = carls.receive_any();
  while (told.at("d").at("type") != "chat") told = carls.receive_any();
  EXPECT_EQ(told.at("d").at("room"), "players");
  live::settle(site.threads, site.pools);
  EXPECT_EQ(readers.chat_lines(), before);
  for (Client* client : {&annas, &elsewhere}) client->send(sub(topic(other))).receive();
  live::settle(site.threads, site.pools);
  const auto unreported = elsewhere.chat_lines();
  annas.send({{"t", "chat"}, {"id", id(2)}, {"topic", topic(other)}, {"text", "good luck"}});
  live::settle(site.threads, site.pools);
  EXPECT_EQ(elsewhere.chat_lines(), unreported) << "nobody has reported that game";
}

TEST_F(ConnectionTest, ATokenWithoutReadScopeSeesOnlyPublicData) {
  const GameId game = site.slow_game();
  const auto moved =
      site.ask(net::Verb::post, "/api/v1/games/" + std::to_string(game.value) + "/moves",
               R"({"move":"32-28","ply":0,"message":"hi!"})", anna);
  ASSERT_EQ(moved.status, 201) << moved.body;
  Client bens(site, ben), plays(site, site.token(site.ben, db::scope_play)),
      directs(site, site.token(site.ben, db::scope_tournaments));
  EXPECT_EQ(bens.send(sub(topic(game))).receive().at("d").at("messages").size(), 1U);
  for (Client* client : {&plays, &directs}) {
    EXPECT_EQ(client->send(sub(topic(game))).receive().at("d").at("messages"), json::array());
    const auto refused = client->send(sub("me")).receive();
    EXPECT_EQ(refused.at("code"), "SCOPE_MISSING");
  }
}

TEST_F(ConnectionTest, ChatIsRateLimitedExceptForRepeats) {
  const GameId game = site.live_game();
  Client annas(site, anna);
  const auto say = [&](int n) {
    return annas.send({{"t", "chat"}, {"id", id(n)}, {"topic", topic(game)}, {"text", "line"}})
        .receive();
  };
  const auto first = say(0);
  EXPECT_EQ(first.at("t"), "ack");
  for (int i = 1; i < 8; ++i) EXPECT_EQ(say(i).at("t"), "ack");
  EXPECT_EQ(say(8).at("code"), "RATE_LIMITED");
  EXPECT_EQ(say(0), first);
}

TEST_F(ConnectionTest, SpectatorsAreNamedAndPlayersCounted) {
  const GameId game = site.live_game();
  Client carls(site, site.session(site.carl)), nobody(site, {});
  carls.send(sub(topic(game))).receive();
  nobody.send(sub(topic(game))).receive();
  const auto presence = nobody.receive_any().at("d");
  EXPECT_EQ(presence.at("spectators"), 2);
  EXPECT_EQ(presence.at("spectator_names"), json({"Carl"}));
  live::settle(site.threads, site.pools);
  nobody.send(sub("lobby")).receive();
  for (;;)
    if (const auto frame = nobody.receive_any(); frame.at("topic") == "lobby") {
      EXPECT_EQ(frame.at("d"), json({{"type", "online"}, {"players", 1}}));
      break;
    }
  carls.close();
  live::settle(site.threads, site.pools);
  nobody.send(sub(topic(game))).receive();
  for (;;)
    if (const auto frame = nobody.receive_any(); frame.at("d").at("type") == "presence") {
      if (frame.at("d").at("spectators") == 1) {
        EXPECT_EQ(frame.at("d").at("spectator_names"), json::array());
        break;
      }
    }
}

TEST_F(ConnectionTest, APreviewIsNotCountedAsASpectator) {
  const GameId game = site.live_game();
  auto glance = sub(topic(game));
  glance["glance"] = true;
  Client annas(site, site.session(site.anna)), carls(site, site.session(site.carl));
  EXPECT_EQ(annas.send(glance).receive().at("t"), "snapshot");
  EXPECT_EQ(annas.receive_any().at("d").at("white"), false);
  EXPECT_EQ(carls.send(glance).receive().at("t"), "snapshot");
  EXPECT_EQ(carls.receive_any().at("d").at("spectators"), 0);
  EXPECT_EQ(carls.send(sub(topic(game))).receive().at("t"), "snapshot");
  EXPECT_EQ(carls.receive_any().at("d").at("spectators"), 1) << "now Carl looks on";
  EXPECT_EQ(carls.send(glance).receive().at("t"), "snapshot");
  EXPECT_EQ(carls.receive_any().at("d").at("spectators"), 0);
}

TEST_F(ConnectionTest, GuestsPlayCasualGamesFromTheLobbyIfTheSiteLetsThem) {
  const auto guest = [this] {
    return db::awaited<db::Made<UserId>>([&](auto done) {
             site.stores.users.create_guest("UTC", "en", noon, std::nullopt, std::move(done));
           })
        .value()
        .id;
  };
  const auto take = [](int n, const std::string& seek) {
    return json{{"t", "take"}, {"id", id(n)}, {"seek", seek}};
  };
  Client one(site, site.session(guest())), other(site, site.session(guest()));
  auto rated = seek(1);
  rated["rated"] = true;
  const auto refused = one.send(rated).receive();
  EXPECT_EQ(refused.at("code"), "FORBIDDEN");
  EXPECT_EQ(refused.at("reason"), "lobby.guests_play_casual");
  const std::string made = one.send(seek(2)).receive().at("d").at("seek");
  EXPECT_EQ(one.send(seek(3)).receive().at("code"), "RATE_LIMITED");
  site.config.guests = accounts::GuestAccess::links;
  for (const auto& message : {seek(4), take(5, made)})
    EXPECT_EQ(other.send(message).receive().at("reason"), "lobby.guests_sign_up");
  site.config.guests = accounts::GuestAccess::casual;
  EXPECT_TRUE(other.send(take(6, made)).receive().at("d").contains("game"));
}

TEST_F(ConnectionTest, AnAnswerToAClosedSocketIsDropped) {
  const GameId game = site.live_game();
  {
    Client client(site, anna, 1 - site.home(game));
    client.send(move(1, game, 0, "32-28"));
  }
  Client again(site, anna, 0);
  EXPECT_EQ(again.send(move(1, game, 0, "32-28")).receive().at("v"), 2);
}

}  // namespace
}  // namespace crownhead::api
