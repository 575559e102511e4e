#include "server/wire/shapes.hpp"

namespace crownhead::wire {

using Json = nlohmann::ordered_json;

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

Json color_shape(std::optional<play::Color> color) {
  return color ? Json(color_name(*color)) : Json(nullptr);
}

Json time_control_shape(const play::TimeControl& control) {
  if (const auto* per_move = std::get_if<play::PerMove>(&control))
    return {{"kind", "per_move"}, {"time_ms", per_move->time.count}};
  const auto& fischer = std::get<play::Fischer>(control);
  return {{"kind", "fischer"},
          {"base_ms", fischer.base.count},
          {"increment_ms", fischer.increment.count},
          {"cap_ms", fischer.cap ? Json(fischer.cap->count) : Json(nullptr)}};
}

Json clock_shape(const play::Game& game, Instant at) {
  const auto& clock = game.clock();
  const auto deadline = game.deadline();
  return {{"white_ms", play::remaining(clock, play::Color::white, at).count},
          {"black_ms", play::remaining(clock, play::Color::black, at).count},
          {"running", color_shape(clock.running)},
          {"at_ms", at.ms},
          {"deadline_ms", deadline ? Json(deadline->ms) : Json(nullptr)}};
}

}  // namespace crownhead::wire
