#include "server/wire/game/rating_json.hpp"

#include <cmath>

#include "rules/kind/variants.hpp"
#include "server/wire/core/json_text.hpp"
#include "server/wire/core/list_json.hpp"
#include "server/wire/game/shapes.hpp"

namespace crownhead::wire {
namespace {

std::int64_t whole(double value) { return std::llround(value); }

JsonText pool_shape(const PoolLine& line) {
  return JsonText::object()
      .add("variant", kind::variant_of_pool(line.pool))
      .add("pool", line.pool)
      .add("speed", rating::speed_name(line.speed))
      .add("rating", rating::shown(line.rating))
      .add("deviation", whole(line.rating.deviation))
      .add("provisional", rating::provisional(line.rating))
      .add("games", line.games)
      .add("rated_ms", line.rated.ms);
}

std::string_view result_name(const FormLine& line) {
  if (line.outcome == play::Outcome::draw) return "drawn";
  const auto win = line.side == Seat::white ? play::Outcome::white_wins : play::Outcome::black_wins;
  return line.outcome == win ? "won" : "lost";
}

JsonText form_shape(const FormLine& line) {
  return JsonText::object()
      .add("game_id", std::to_string(line.game.value))
      .add("result", result_name(line));
}

JsonText with_score(JsonText json, const ScoreLine& score) {
  json.add("won", score.won).add("drawn", score.drawn).add("lost", score.lost);
  return json;
}

JsonText pool_score_shape(const PoolScoreLine& line) {
  return with_score(
      JsonText::object().add("variant", line.variant).add("speed", rating::speed_name(line.speed)),
      line.score);
}

JsonText leader_shape(const LeaderLine& leader) {
  return JsonText::object()
      .add("rank", leader.rank)
      .add("username", leader.username)
      .add("rating", rating::shown(leader.rating))
      .add("deviation", whole(leader.rating.deviation))
      .add("games", leader.games);
}

JsonText opponent_shape(const OpponentLine& line) {
  return with_score(JsonText::object().add("username", line.username), line.score);
}

}  // namespace

std::string scores_json(const std::vector<PoolScoreLine>& scores) {
  return list_page(list_of(scores, pool_score_shape));
}

std::string opponents_json(const std::vector<OpponentLine>& opponents) {
  return list_page(list_of(opponents, opponent_shape));
}

std::string profile_json(std::string_view username, Instant created, int fmjd_rating,
                         const Identity& identity, const std::vector<PoolLine>& ratings,
                         const std::vector<FormLine>& form) {
  return JsonText::object()
      .add("username", username)
      .add("created_ms", created.ms)
      .add("fmjd_rating", rating_or_null(fmjd_rating))
      .add("real_name", text_or_null(identity.real_name))
      .add("country", text_or_null(identity.country))
      .add("club", text_or_null(identity.club))
      .add("title", text_or_null(identity.shown_title()))
      .add("federation_number", text_or_null(identity.federation_number))
      .add("ratings", list_of(ratings, pool_shape))
      .add("form", list_of(form, form_shape))
      .take();
}

std::string history_json(const std::vector<PointLine>& points) {
  return list_page(list_of(points, [](const PointLine& point) {
    return JsonText::object()
        .add("at_ms", point.at.ms)
        .add("rating", point.rating)
        .add("game_id", std::to_string(point.game.value));
  }));
}

std::string leaderboard_json(const std::vector<LeaderLine>& leaders,
                             const std::optional<std::string>& next_cursor) {
  return list_page(list_of(leaders, leader_shape), next_cursor);
}

std::string leaderboards_json(
    const std::vector<std::pair<rating::Speed, std::vector<LeaderLine>>>& boards) {
  return list_page(list_of(boards, [](const auto& board) {
    return JsonText::object()
        .add("speed", rating::speed_name(board.first))
        .add("leaders", list_of(board.second, leader_shape));
  }));
}

std::string levels_json(const std::vector<LevelLine>& levels) {
  return list_page(list_of(levels, [](const LevelLine& line) {
    return JsonText::object()
        .add("level", line.level)
        .add("username", line.username)
        .add("rating", line.rating.rating)
        .add("provisional", line.rating.provisional);
  }));
}

}  // namespace crownhead::wire
