#include "server/wire/rating_json.hpp"

#include <cmath>

#include "server/wire/json_text.hpp"

namespace crownhead::wire {
namespace {

std::int64_t whole(double value) { return std::llround(value); }

JsonText pool_shape(const PoolLine& line) {
  return JsonText::object()
      .add("variant", line.variant)
      .add("speed", rating::speed_name(line.speed))
      .add("rating", rating::shown(line.rating))
      .add("deviation", whole(line.rating.deviation))
      .add("provisional", rating::provisional(line.rating))
      .add("games", line.games)
      .add("rated_ms", line.rated.ms);
}

}  // namespace

std::string profile_json(std::string_view username, Instant created,
                         const std::vector<PoolLine>& ratings) {
  auto list = JsonText::array();
  for (const auto& line : ratings) list.push(pool_shape(line));
  return JsonText::object()
      .add("username", username)
      .add("created_ms", created.ms)
      .add("ratings", list)
      .take();
}

std::string history_json(const std::vector<PointLine>& points) {
  auto list = JsonText::array();
  for (const auto& point : points)
    list.push(JsonText::object()
                  .add("at_ms", point.at.ms)
                  .add("rating", point.rating)
                  .add("game_id", std::to_string(point.game.value)));
  return JsonText::object().add("items", list).add("next_cursor", std::nullopt).take();
}

std::string leaderboard_json(const std::vector<LeaderLine>& leaders,
                             const std::optional<std::string>& next_cursor) {
  auto list = JsonText::array();
  for (const auto& leader : leaders)
    list.push(JsonText::object()
                  .add("rank", leader.rank)
                  .add("username", leader.username)
                  .add("rating", rating::shown(leader.rating))
                  .add("deviation", whole(leader.rating.deviation))
                  .add("games", leader.games));
  return JsonText::object().add("items", list).add("next_cursor", next_cursor).take();
}

}  // namespace crownhead::wire
