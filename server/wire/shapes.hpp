#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>

#include "rules/play/game.hpp"
#include "rules/play/game_row.hpp"
#include "rules/play/time_control.hpp"

namespace crownhead::wire {

/// The small parts that several messages share.

std::string_view color_name(play::Color color);
std::string_view pace_name(play::Pace pace);
std::string_view status_name(play::GameStatus status);
play::GameStatus status_of(const play::Ended& ended);

/// "white", "black" or null.
nlohmann::ordered_json color_shape(std::optional<play::Color> color);
nlohmann::ordered_json time_control_shape(const play::TimeControl& control);
/// The clock as it stands at `at`.
nlohmann::ordered_json clock_shape(const play::Game& game, Instant at);

}  // namespace crownhead::wire
