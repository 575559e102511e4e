#include "server/wire/game/player_json.hpp"

#include "rules/kind/variants.hpp"
#include "rules/tournament/event.hpp"
#include "server/wire/core/json_text.hpp"
#include "server/wire/core/list_json.hpp"
#include "server/wire/game/shapes.hpp"

namespace crownhead::wire {
namespace {

JsonText game_now_shape(const GameNow& game) {
  return JsonText::object()
      .add("id", id_text(game.game.value))
      .add("variant", game.variant)
      .add("opponent", game.opponent);
}

JsonText with_activity(JsonText json, const Activity& now) {
  json.add("online", now.online);
  json.add("game", now.game ? std::optional(game_now_shape(*now.game)) : std::nullopt);
  json.add("seek", now.seek ? std::optional(seek_shape(*now.seek)) : std::nullopt);
  return json;
}

JsonText best_shape(const BestRating& best) {
  return JsonText::object()
      .add("variant", kind::variant_of_pool(best.pool))
      .add("speed", rating::speed_name(best.speed))
      .add("rating", best.rating.rating)
      .add("provisional", best.rating.provisional);
}

JsonText person_shape(const PersonLine& person) {
  return with_activity(
      JsonText::object()
          .add("username", person.username)
          .add("bot", person.bot)
          .add("computer", person.computer)
          .add("best", person.best ? std::optional(best_shape(*person.best)) : std::nullopt),
      person.now);
}

}  // namespace

std::string found_json(const std::vector<PersonLine>& players, const FoundElsewhere& others) {
  const auto tournament_shape = [](const tournament::ListedTournament& row) {
    return JsonText::object()
        .add("id", id_text(row.id.value))
        .add("name", row.name)
        .add("variant", row.variant)
        .add("status", tournament::status_name(row.status));
  };
  const auto study_shape = [](const accounts::StudyHead& head) {
    return JsonText::object()
        .add("id", id_text(head.id.value))
        .add("name", head.name)
        .add("owner", head.owner_name);
  };
  return JsonText::object()
      .add("players", list_of(players, person_shape))
      .add("tournaments", list_of(others.tournaments, tournament_shape))
      .add("studies", list_of(others.studies, study_shape))
      .take();
}

std::string people_json(const std::vector<PersonLine>& players) {
  return list_page(list_of(players, person_shape));
}

std::string activity_json(const Activity& activity) {
  return with_activity(JsonText::object(), activity).take();
}

}  // namespace crownhead::wire
