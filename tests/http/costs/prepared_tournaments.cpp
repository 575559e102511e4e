#include "tests/http/costs/prepared_requests.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

std::string path_of(TournamentId id) { return "/api/v1/tournaments/" + std::to_string(id.value); }

/// An announced tournament with all its players.
TournamentId announced(World& world) {
  return world.created(entered_script(world.site.carl, world.players()).events);
}

/// Progress of a tournament: rounds finished in a full world, and the state of the next.
struct Stage {
  bool drawn = false, published = false;
  int over = 7;

  auto operator<=>(const Stage&) const = default;
};

TournamentId played(World& world, const Stage& stage) {
  static std::map<std::pair<int, Stage>, std::vector<tournament::Event>> made;
  const int over = world.is_full() ? stage.over : std::min(stage.over, 2);
  auto& events = made[{world.players(), stage}];
  if (events.empty())
    events =
        played_script(world.site.carl, world.players(), over, stage.drawn, stage.published).events;
  return world.created(events);
}

/// A tournament whose games have started.
TournamentId under_way(World& world) {
  const auto id = played(world, {.drawn = true, .published = true});
  std::promise<void> begun;
  world.site.tournament_rooms.visit(id, [&](Result<live::TournamentRoom*> room) {
    (*room)->recover([&] { begun.set_value(); });
  });
  begun.get_future().wait();
  return id;
}
std::string game_in(World& world, TournamentId id) {
  return std::to_string(world.stored<std::int64_t>(
      "SELECT min(game_id) FROM tournament_games WHERE tournament_id = " +
      std::to_string(id.value)));
}

using Made = TournamentId (*)(World&);

std::function<Prepared(World&)> in_tournament(Made made, std::string act,
                                              std::string body = R"({"reason":"x"})") {
  return [=](World& world) { return Prepared{path_of(made(world)) + act, body, world.carl}; };
}

TournamentId between_rounds(World& world) { return played(world, {}); }
TournamentId with_drawn_round(World& world) { return played(world, {.drawn = true}); }

std::string drawn_round(const World& world) { return world.is_full() ? "8" : "3"; }

std::function<Prepared(World&)> of_drawn_round(std::string act) {
  return [act = std::move(act)](World& world) {
    return Prepared{path_of(with_drawn_round(world)) + "/rounds/" + drawn_round(world) + act,
                    R"({"reason":"x"})", world.carl};
  };
}

json cup() {
  return {{"name", "Cup"},
          {"format", "swiss"},
          {"mode", "correspondence"},
          {"variant", "international"},
          {"time_control", {{"kind", "per_move"}, {"time_ms", 86'400'000}}},
          {"rounds", 9}};
}

/// A tournament in which players ask to enter and a director answers.
TournamentId by_invitation(World& world) {
  auto settings = swiss_of_nine();
  settings.entry.by = tournament::EntryBy::invitation;
  auto script = entered_script(world.site.carl, world.players(), settings);
  script.play(tournament::Enter{.user = world.site.ben}, world.site.ben);
  return world.created(script.events);
}

PreparedRequests of_entries() {
  return {
      {"POST /api/v1/tournaments/{id}/entries",
       in_tournament(announced, "/entries", R"({"username":"Ben"})")},
      {"POST /api/v1/tournaments/{id}/entries/import",
       in_tournament(announced, "/entries/import", R"({"csv":"Ben\n"})")},
      {"PATCH /api/v1/tournaments/{id}/entries/{username}",
       in_tournament(by_invitation, "/entries/Ben", R"({"action":"accept"})")},
      {"DELETE /api/v1/tournaments/{id}/entries/{username}",
       in_tournament(announced, "/entries/player1")},
      {"POST /api/v1/tournaments/{id}/entries/{username}/replace",
       in_tournament(under_way, "/entries/player1/replace", R"({"by":"Ben","reason":"x"})")},
      {"PUT /api/v1/tournaments/{id}/entries/{username}/byes",
       in_tournament(announced, "/entries/player1/byes",
                     R"({"byes":[{"round":2,"bye":"half"}],"reason":"x"})")},
      {"PUT /api/v1/tournaments/{id}/apart",
       in_tournament(announced, "/apart", R"({"pairs":[["player1","player2"]],"reason":"x"})")},
      {"PUT /api/v1/tournaments/{id}/directors",
       in_tournament(announced, "/directors", R"({"usernames":["Carl","Ben"],"reason":"x"})")},
  };
}

PreparedRequests of_course() {
  return {
      {"POST /api/v1/tournaments/{id}/start", in_tournament(announced, "/start")},
      {"POST /api/v1/tournaments/{id}/rounds", in_tournament(between_rounds, "/rounds")},
      {"DELETE /api/v1/tournaments/{id}/rounds/{n}", of_drawn_round("")},
      {"PATCH /api/v1/tournaments/{id}/rounds/{n}/pairings",
       [](World& world) {
         return Prepared{
             path_of(with_drawn_round(world)) + "/rounds/" + drawn_round(world) + "/pairings",
             R"({"turn":[1],"confirmed":["COLOUR_ABSOLUTE"],"reason":"x"})", world.carl};
       }},
      {"POST /api/v1/tournaments/{id}/rounds/{n}/publish", of_drawn_round("/publish")},
      {"POST /api/v1/tournaments/{id}/pause", in_tournament(under_way, "/pause")},
      {"POST /api/v1/tournaments/{id}/resume",
       [](World& world) {
         const auto path = path_of(under_way(world));
         world.site.ask(post, path + "/pause", R"({"reason":"x"})", world.carl);
         return Prepared{path + "/resume", R"({"reason":"x"})", world.carl};
       }},
      {"POST /api/v1/tournaments/{id}/finish", in_tournament(between_rounds, "/finish")},
      {"POST /api/v1/tournaments/{id}/cancel", in_tournament(announced, "/cancel")},
      {"POST /api/v1/tournaments/{id}/time",
       in_tournament(under_way, "/time", R"({"time_ms":1000,"reason":"x"})")},
      {"POST /api/v1/tournaments/{id}/messages",
       in_tournament(announced, "/messages", R"({"text":"x"})")},
      {"PUT /api/v1/tournaments/{id}/games/{game}/result",
       [](World& world) {
         const auto id = under_way(world);
         return Prepared{path_of(id) + "/games/" + game_in(world, id) + "/result",
                         R"({"result":"1-1","reason":"x"})", world.carl};
       }},
  };
}

/// A dispute about a running game, brought by one of its players.
Prepared settled(World& world) {
  const auto id = under_way(world);
  const auto game = game_in(world, id);
  const auto setup = world.site.game(GameId{std::stoll(game)}).setup();
  const auto name = [&](Seat seat) {
    return World::player(static_cast<int>(setup.players[seat].value - 1000));
  };
  world.site.ask(
      post, "/api/v1/reports",
      json{{"username", name(Seat::black)}, {"kind", "dispute"}, {"text", "x"}, {"game", game}}
          .dump(),
      world.site.session(setup.players[Seat::white]));
  const auto dispute = world.stored<std::int64_t>("SELECT max(id) FROM reports");
  return {path_of(id) + "/disputes/" + std::to_string(dispute) + "/settle", R"({"reason":"x"})",
          world.carl};
}

}  // namespace

PreparedRequests requests_of_tournaments() {
  auto all = of_entries();
  all.merge(of_course());
  all.merge(PreparedRequests{
      {"POST /api/v1/tournaments",
       [](World& world) { return Prepared{"/api/v1/tournaments", cup().dump(), world.carl}; }},
      {"POST /api/v1/tournaments/import",
       [](World& world) {
         const auto whole = world.site.ask(get, path_of(between_rounds(world)) + "/export.json");
         return Prepared{"/api/v1/tournaments/import",
                         json{{"format", "json"}, {"text", whole.body}}.dump(), world.carl};
       }},
      {"PATCH /api/v1/tournaments/{id}", in_tournament(announced, "", R"({"name":"Other"})")},
      {"POST /api/v1/tournaments/{id}/clone",
       in_tournament(between_rounds, "/clone", R"({"name":"Other"})")},
      {"POST /api/v1/tournaments/{id}/disputes/{dispute}/settle", settled},
  });
  return all;
}

}  // namespace crownhead::api
