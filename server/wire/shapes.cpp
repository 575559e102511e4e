#include "server/wire/shapes.hpp"

namespace crownhead::wire {

std::string_view color_name(play::Color color) {
  return color == play::Color::white ? "white" : "black";
}

std::string_view pace_name(play::Pace pace) {
  return pace == play::Pace::live ? "live" : "correspondence";
}

std::string_view status_name(play::GameStatus status) {
  switch (status) {
    case play::GameStatus::playing: return "playing";
    case play::GameStatus::finished: return "finished";
    case play::GameStatus::aborted: return "aborted";
  }
  return "playing";
}

play::GameStatus status_of(const play::Ended& ended) {
  return ended.outcome == play::Outcome::none ? play::GameStatus::aborted
                                              : play::GameStatus::finished;
}

std::optional<std::string_view> color_name(std::optional<play::Color> color) {
  return color ? std::optional(color_name(*color)) : std::nullopt;
}

JsonText event_shape(std::string_view type, Instant at) {
  return JsonText::object().add("type", type).add("at_ms", at.ms);
}

JsonText time_control_shape(const play::TimeControl& control) {
  auto json = JsonText::object();
  if (const auto* per_move = std::get_if<play::PerMove>(&control)) {
    json.add("kind", "per_move").add("time_ms", per_move->time.count);
    return json;
  }
  const auto& fischer = std::get<play::Fischer>(control);
  json.add("kind", "fischer")
      .add("base_ms", fischer.base.count)
      .add("increment_ms", fischer.increment.count);
  if (fischer.cap)
    json.add("cap_ms", fischer.cap->count);
  else
    json.add("cap_ms", std::nullopt);
  return json;
}

JsonText clock_shape(const play::Game& game, Instant at) {
  const auto& clock = game.clock();
  auto json = JsonText::object();
  json.add("white_ms", play::remaining(clock, play::Color::white, at).count)
      .add("black_ms", play::remaining(clock, play::Color::black, at).count)
      .add("running", color_name(clock.running))
      .add("at_ms", at.ms)
      .add("deadline_ms", ms_of(game.deadline()));
  return json;
}

std::optional<std::int64_t> ms_of(std::optional<Instant> at) {
  return at ? std::optional(at->ms) : std::nullopt;
}

}  // namespace crownhead::wire
