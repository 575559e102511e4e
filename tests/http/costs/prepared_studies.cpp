#include "tests/http/costs/prepared_requests.hpp"

namespace crownhead::api {
namespace {

const std::string chapter = R"({"name":"x","game":{"variant":"international","moves":[]}})";

std::function<Prepared(World&)> in_study(std::string rest, std::string body = {}) {
  return [rest = std::move(rest), body = std::move(body)](World& world) {
    return Prepared{"/api/v1/studies/" + world.study(world.site.anna) + rest, body, world.anna};
  };
}

/// A request by a player invited to a full study.
std::function<Prepared(World&)> invited(std::string act) {
  return [act = std::move(act)](World& world) {
    const auto study = world.study(world.site.anna);
    const Person person = world.person();
    world.site.damage(
        ("INSERT INTO study_invitations (study_id, user_id, owner_id, at_ms) VALUES (" + study +
         ", " + std::to_string(person.id.value) + ", " + std::to_string(world.site.anna.value) +
         ", 1)")
            .c_str());
    return Prepared{"/api/v1/study-invitations/" + study + act, "", person.session};
  };
}

}  // namespace

PreparedRequests requests_of_studies() {
  return {
      {"POST /api/v1/studies",
       [](World& world) {
         return Prepared{"/api/v1/studies", R"({"name":"x","chapter":)" + chapter + "}",
                         world.anna};
       }},
      {"PATCH /api/v1/studies/{id}",
       [](World& world) {
         const auto id = world.study(world.site.anna);
         const auto count =
             world.stored<int>("SELECT count(*) FROM study_chapters WHERE study_id = " + id);
         json order = json::array();
         for (int number = count; number > 0; --number) order.push_back(number);
         return Prepared{"/api/v1/studies/" + id, json{{"order", order}}.dump(), world.anna};
       }},
      {"DELETE /api/v1/studies/{id}", in_study("")},
      {"DELETE /api/v1/studies/{id}/editors/{username}", in_study("/editors/player1")},
      {"POST /api/v1/studies/{id}/chapters", in_study("/chapters", chapter)},
      {"PUT /api/v1/studies/{id}/chapters/{chapter}", in_study("/chapters/1", chapter)},
      {"DELETE /api/v1/studies/{id}/chapters/{chapter}", in_study("/chapters/1")},
      {"POST /api/v1/study-invitations/{id}/accept", invited("/accept")},
      {"POST /api/v1/study-invitations/{id}/decline", invited("/decline")},
  };
}

}  // namespace crownhead::api
