#include "tests/db/tournament_rows.hpp"
#include "tests/http/costs/prepared_requests.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

constexpr std::int64_t day_ms = 86'400'000;

/// A tournament that Anna directs and in which a new player has a game with every other player.
struct Field {
  std::string id;
  Person player;

  std::string path() const { return "/api/v1/tournaments/" + id; }
};

/// `approval`: the director decides on vacations.
Field field(World& world, bool approval = false) {
  static std::int64_t last = 1'000'000;
  auto& site = world.site;
  const TournamentId id{--last};
  Field field{.id = std::to_string(id.value), .player = world.person()};
  std::vector<UserId> players{field.player.id};
  for (int i = 1; i < world.players(); ++i) players.push_back(UserId{1000 + i});
  site.damage(db::tournament_sql(id, approval ? "9, 90, 0, 90, 1, 0, 0" : "9, 90, 0, 90, 0, 0, 0",
                                 players, {site.anna})
                  .c_str());
  for (std::size_t i = 1; i < players.size(); ++i) {
    auto setup = db::correspondence_setup(field.player.id, site.ben);
    setup.terms.control = play::Fischer{Millis{10 * day_ms}, Millis{day_ms}};
    site.stores.game(setup, site.clock->now());
  }
  site.damage(("UPDATE games SET tournament_id = " + field.id +
               " WHERE white_id = " + std::to_string(field.player.id.value))
                  .c_str());
  return field;
}

json wish(const Field& field, const std::string& start = "1.7.2024",
          const std::string& end = "8.7.2024") {
  return {{"tournaments", json::array({field.id})},
          {"start_date", start},
          {"end_date", end},
          {"time_zone", "UTC"}};
}

std::string vacation(World& world, const Field& field, const json& body) {
  return world.site.ask(post, "/api/v1/vacations", body.dump(), field.player.session)
      .data()
      .at("allocations")
      .at(0)
      .at("id");
}
/// A vacation that has begun.
std::string vacation_of_today(World& world, const Field& field) {
  const auto now = world.site.clock->now().ms;
  const json grant{{"username", field.player.name},
                   {"start_ms", now - day_ms},
                   {"end_ms", now + 9 * day_ms},
                   {"reason", "x"}};
  return world.site.ask(post, field.path() + "/vacations", grant.dump(), world.anna)
      .data()
      .at("id");
}

std::function<Prepared(World&)> of_vacation(std::string act, std::string body = {}) {
  return [act = std::move(act), body = std::move(body)](World& world) {
    const Field in = field(world);
    return Prepared{"/api/v1/vacations/" + vacation(world, in, wish(in)) + act, body,
                    in.player.session};
  };
}
std::function<Prepared(World&)> of_director(std::string act, std::string body) {
  return [act = std::move(act), body = std::move(body)](World& world) {
    const bool decides = act == "/approve" || act == "/deny";
    const Field in = field(world, decides);
    return Prepared{in.path() + "/vacations/" + vacation(world, in, wish(in)) + act, body,
                    world.anna};
  };
}

std::string freeze_body(World& world) {
  return json{{"start_ms", world.site.clock->now().ms}, {"reason", "x"}}.dump();
}

const std::string other_days =
    R"({"start_date":"2.7.2024","end_date":"9.7.2024","time_zone":"UTC"})";

PreparedRequests of_players() {
  return {
      {"POST /api/v1/vacations/preview",
       [](World& world) {
         const Field in = field(world);
         return Prepared{"/api/v1/vacations/preview", wish(in).dump(), in.player.session};
       }},
      {"POST /api/v1/vacations",
       [](World& world) {
         const Field in = field(world);
         return Prepared{"/api/v1/vacations", wish(in).dump(), in.player.session};
       }},
      {"PATCH /api/v1/vacations/{id}", of_vacation("", other_days)},
      {"POST /api/v1/vacations/{id}/preview", of_vacation("/preview", R"({"act":"cancel"})")},
      {"POST /api/v1/vacations/{id}/cancel", of_vacation("/cancel")},
      {"POST /api/v1/vacations/{id}/end",
       [](World& world) {
         const Field in = field(world);
         return Prepared{"/api/v1/vacations/" + vacation_of_today(world, in) + "/end", "",
                         in.player.session};
       }},
  };
}

}  // namespace

PreparedRequests requests_of_vacations() {
  auto all = of_players();
  all.merge(PreparedRequests{
      {"POST /api/v1/tournaments/{id}/vacations",
       [](World& world) {
         const Field in = field(world);
         const auto now = world.site.clock->now().ms;
         const json grant{{"username", in.player.name},
                          {"start_ms", now + day_ms},
                          {"end_ms", now + 9 * day_ms},
                          {"reason", "x"}};
         return Prepared{in.path() + "/vacations", grant.dump(), world.anna};
       }},
      {"PATCH /api/v1/tournaments/{id}/vacations/{allocation}",
       of_director("", json{{"start_ms", 1'719'792'000'000 + day_ms},
                            {"end_ms", 1'719'792'000'000 + 5 * day_ms},
                            {"reason", "x"}}
                           .dump())},
      {"POST /api/v1/tournaments/{id}/vacations/{allocation}/approve",
       of_director("/approve", R"({"reason":"x"})")},
      {"POST /api/v1/tournaments/{id}/vacations/{allocation}/deny",
       of_director("/deny", R"({"reason":"x"})")},
      {"POST /api/v1/tournaments/{id}/vacations/{allocation}/cancel",
       of_director("/cancel", R"({"reason":"x"})")},
      {"POST /api/v1/tournaments/{id}/freezes",
       [](World& world) {
         return Prepared{field(world).path() + "/freezes", freeze_body(world), world.anna};
       }},
      {"PATCH /api/v1/tournaments/{id}/freezes/{freeze}",
       [](World& world) {
         const auto path = field(world).path() + "/freezes";
         const std::string id =
             world.site.ask(post, path, freeze_body(world), world.anna).data().at("id");
         return Prepared{
             path + "/" + id,
             json{{"end_ms", world.site.clock->now().ms + day_ms}, {"reason", "x"}}.dump(),
             world.anna};
       }},
  });
  return all;
}

}  // namespace crownhead::api
