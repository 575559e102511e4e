// Every route to a game whose moves spectators see with a delay.

#include <gmock/gmock.h>
#include <regex>

#include "server/http/routes.hpp"
#include "tests/http/heard_socket.hpp"
#include "tests/http/tournaments/tournament_fixture.hpp"

namespace crownhead::api {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

constexpr Millis delay = seconds(300);

/// Ben against Carl in a tournament of Anna's, with Dora as a spectator.
class ShownGames : public TournamentsTest, public testing::WithParamInterface<const char*> {
 protected:
  static json timed() {
    if (GetParam() == std::string("correspondence")) return json::object();
    return {{"mode", "live"},
            {"time_control", {{"kind", "fischer"}, {"base_ms", 3600000}, {"increment_ms", 0}}}};
  }

  /// Plays two moves, some time in the past.
  void play(json more) {
    more.update(timed());
    path = make(std::move(more));
    enter(path, {"Ben", "Carl"});
    does("Anna", post, path + "/start");
    game = running(path).at(0);
    game_path = "/api/v1/games/" + std::to_string(game.value);
    wait(Millis{21'111});
    move(0, "32-28");
    wait(Millis{7'777});
    move(1, "19-23");
    wait(Millis{5'000});
  }
  void play_delayed() { play({{"games_shown", "delayed"}, {"games_delay_minutes", 5}}); }

  void wait(Millis span) { site.dev_time.advance_to(site.clock->now() + span).value(); }

  void move(int ply, const std::string& text) {
    const auto before = site.game(game);
    site.moves(before.setup().players[before.turn()], game, ply, text).value();
    const auto after = site.game(game);
    for (const std::string& tell :
         {text, after.board().state(), std::to_string(after.last_event().ms),
          std::to_string(after.deadline()->ms)})
      tells.push_back(tell);
  }

  /// Returns the moves revealed by a text. A move that could be played does not count.
  std::vector<std::string> revealed_in(const std::string& said) const {
    static const std::regex playable(R"("legal_moves":\[[^\]]*\])");
    const auto text = std::regex_replace(said, playable, "");
    std::vector<std::string> found;
    for (const auto& tell : tells)
      if (text.find(tell) != std::string::npos) found.push_back(tell);
    return found;
  }

  std::string path_of(const Route& route) const {
    std::string made(route.path);
    const bool of_tournament = made.find("/tournaments/") != std::string::npos;
    const std::string id =
        of_tournament ? path.substr(path.rfind('/') + 1) : std::to_string(game.value);
    for (auto open = made.find('{'); open != std::string::npos; open = made.find('{')) {
      const auto close = made.find('}');
      const auto name = made.substr(open, close - open + 1);
      made.replace(open, name.size(), name == "{username}" ? "Ben" : name == "{id}" ? id : "1");
    }
    return made;
  }

  std::string whole(const std::string& target, const net::Headers& who) {
    const auto within = [&](const char* path) { return target.find(path) != std::string::npos; };
    // PDN of a game or a study is not streamed.
    if (target.ends_with(".pdn") && !within("/games/") && !within("/studies/"))
      return site.file(target, who).first;
    return site.ask(get, target, "", who).body;
  }

  /// Returns every target that can be requested without changing anything.
  std::vector<std::string> targets() const {
    std::vector<std::string> all;
    for (const Route& route : routes())
      if (route.verb == get && route.path != "/metrics") all.push_back(path_of(route));
    const std::string id = path.substr(path.rfind('/') + 1);
    for (const std::string& query :
         {"tournament=" + id, "tournament=" + id + "&sort=deadline", std::string("status=playing"),
          std::string("player=Ben"), std::string("player=Ben&sort=deadline&limit=1"),
          std::string("status=playing&sort=rating"), std::string("variant=international")})
      all.push_back("/api/v1/games?" + query);
    return all;
  }

  /// Returns a row of the list of the tournament's games.
  json row(const net::Headers& who) {
    const auto target = "/api/v1/games?tournament=" + path.substr(path.rfind('/') + 1);
    return site.ask(get, target, "", who).data().at("items").at(0);
  }

  json by_deadline(const net::Headers& who) {
    const auto target =
        "/api/v1/games?sort=deadline&tournament=" + path.substr(path.rfind('/') + 1);
    return site.ask(get, target, "", who).data().at("items");
  }

  json sub() const { return {{"t", "sub"}, {"topic", "game/" + std::to_string(game.value)}}; }

  std::string path, game_path;
  GameId game;
  std::vector<std::string> tells;  ///< texts that would reveal the moves
};

TEST_P(ShownGames, SpectatorsSeeNoMoveBeforeItsDelay) {
  play_delayed();
  const auto program = site.token(ids["Dora"], db::scope_read | db::scope_play);
  for (const auto& who : {net::Headers{}, people["Dora"], program})
    for (const auto& target : targets())
      EXPECT_THAT(revealed_in(whole(target, who)), IsEmpty()) << target;
  for (const auto& who : {net::Headers{}, people["Dora"]}) {
    const auto shown = site.ask(get, game_path, "", who);
    EXPECT_EQ(shown.header("ETag"), "\"1\"");
    EXPECT_EQ(shown.data().at("ply"), 0);
    EXPECT_EQ(shown.data().at("shown"), "delayed");
    EXPECT_EQ(shown.data().at("delay_minutes"), 5);
    EXPECT_EQ(row(who).at("ply"), 0);
    EXPECT_EQ(row(who).at("shown"), "delayed");
    EXPECT_EQ(row(who).at("version"), 1);
    EXPECT_THAT(by_deadline(who), IsEmpty());
    Client client(site, who);
    const auto snapshot = client.send(sub()).receive();
    EXPECT_EQ(snapshot.at("v"), 1);
    EXPECT_THAT(revealed_in(snapshot.dump()), IsEmpty());
  }
}

TEST_P(ShownGames, PlayersAndDirectorsSeeTheCurrentGame) {
  play_delayed();
  const UserId chief = site.stores.user("Chief");
  db::awaited<void>([&](auto done) {
    site.stores.moderation.set_role(chief, db::Role::admin, {std::nullopt, noon, "test"},
                                    std::move(done));
  }).value();
  for (const auto& who : {people["Ben"], people["Carl"], people["Anna"], site.session(chief)}) {
    for (const auto& target : {game_path, game_path + ".pdn", game_path + "/events"})
      EXPECT_THAT(whole(target, who), HasSubstr("19-23")) << target;
    EXPECT_EQ(site.ask(get, game_path, "", who).data().at("shown"), "now");
    EXPECT_EQ(row(who).at("shown"), "now");
    EXPECT_EQ(row(who).at("ply"), GetParam() == std::string("live") ? 0 : 2);
    EXPECT_EQ(by_deadline(who).size(), 1U);
    Client client(site, who);
    EXPECT_EQ(client.send(sub()).receive().at("v"), 3);
  }
  EXPECT_THAT(whole(path + "/export.pdn", people["Anna"]), HasSubstr("19-23"));
  EXPECT_THAT(whole(path + "/export.pdn", people["Ben"]), HasSubstr("19-23")) << "Ben's own";
}

TEST_P(ShownGames, EachMoveIsShownAfterItsDelay) {
  play_delayed();
  Client client(site, people["Dora"], 1);
  client.send(sub()).receive();
  wait(delay - Millis{5'001});
  EXPECT_EQ(site.ask(get, game_path).data().at("moves"), json({"32-28"}));
  EXPECT_EQ(client.receive().at("d").at("move"), "32-28");
  for (const auto& target : {game_path + ".pdn", game_path + "/events", path + "/export.pdn"}) {
    EXPECT_THAT(whole(target, {}), HasSubstr("32-28")) << target;
    EXPECT_THAT(whole(target, {}), Not(HasSubstr("19-23"))) << target;
  }
  wait(Millis{1});
  EXPECT_EQ(client.receive().at("v"), 3);
  EXPECT_EQ(site.ask(get, game_path + "/events?after=1").data().at("version"), 3);
  if (GetParam() != std::string("live")) EXPECT_EQ(row({}).at("last_move"), "19-23");
}

TEST_P(ShownGames, TheEndRevealsAllMoves) {
  play_delayed();
  Client client(site, people["Dora"], 1);
  client.send(sub()).receive();
  resign(game, Seat::white);
  for (const int version : {2, 3, 4}) EXPECT_EQ(client.receive().at("v"), version);
  for (const auto& target : {game_path, game_path + ".pdn", path + "/export.pdn"})
    EXPECT_THAT(whole(target, {}), HasSubstr("19-23")) << target;
  EXPECT_EQ(row({}).at("ply"), 2);
  client.send({{"t", "unsub"}, {"topic", "game/" + std::to_string(game.value)}});
}

TEST_P(ShownGames, NothingIsShownBeforeTheEndIfConfigured) {
  play({{"games_shown", "finished"}});
  wait(delay + delay);
  for (const auto& target : targets())
    EXPECT_THAT(revealed_in(whole(target, people["Dora"])), IsEmpty()) << target;
  EXPECT_EQ(site.ask(get, game_path).data().at("shown"), "finished");
  EXPECT_TRUE(row({}).at("deadline_ms").is_null());
  EXPECT_THAT(whole(game_path, people["Ben"]), HasSubstr("19-23"));
  resign(game, Seat::white);
  EXPECT_THAT(whole(game_path, {}), HasSubstr("19-23"));
}

TEST_P(ShownGames, ALongPollEndsWhenAnEventIsShown) {
  play_delayed();
  std::promise<json> answered;
  site.router({.verb = get,
               .path = game_path + "/events",
               .query = "after=1",
               .headers = people["Dora"],
               .body = {},
               .remote = "192.0.2.1",
               .stamp = site.clock->now()},
              [&](net::Response response) { answered.set_value(json::parse(response.body)); });
  auto answer = answered.get_future();
  live::settle(site.threads, site.pools);
  EXPECT_NE(answer.wait_for(std::chrono::seconds(0)), std::future_status::ready);
  wait(delay);
  ASSERT_EQ(answer.wait_for(live::patience), std::future_status::ready);
  EXPECT_EQ(answer.get().at("items").at(0).at("d").at("move"), "32-28");
}

TEST_P(ShownGames, AChangedSettingAppliesToLaterGames) {
  play({});
  EXPECT_EQ(does("Anna", patch, path, {{"games_shown", "finished"}}).status, 200);
  EXPECT_EQ(site.ask(get, path).data().at("games_shown"), "finished");
  EXPECT_THAT(whole(game_path, {}), HasSubstr("19-23"));
  EXPECT_EQ(does("Anna", patch, path, {{"games_shown", "delayed"}}).fields(),
            std::vector<std::string>{"games_delay_minutes"});
  EXPECT_EQ(does("Anna", patch, path, {{"games_delay_minutes", 5}}).fields(),
            std::vector<std::string>{"games_delay_minutes"});
  EXPECT_EQ(
      does("Anna", patch, path, {{"games_shown", "delayed"}, {"games_delay_minutes", 60}}).status,
      200);
  EXPECT_EQ(does("Anna", patch, path, {{"games_shown", "now"}}).status, 200);
  EXPECT_EQ(site.ask(get, path).data().at("games_delay_minutes"), 0);
}

INSTANTIATE_TEST_SUITE_P(EachPace, ShownGames, testing::Values("live", "correspondence"),
                         [](const auto& row) { return std::string(row.param); });

}  // namespace
}  // namespace crownhead::api
