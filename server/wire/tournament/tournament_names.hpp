#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "rules/tournament/model.hpp"
#include "rules/tournament/settings.hpp"

namespace crownhead::wire {

/// The names of the enumerators of tournaments, in their order.
constexpr std::array<std::string_view, 5> format_names = {"round_robin", "swiss", "knockout",
                                                          "match", "arena"};
constexpr std::array<std::string_view, 3> entry_names = {"open", "invitation", "password"};
constexpr std::array<std::string_view, 3> schedule_names = {"by_hand", "automatic", "interval"};
constexpr std::array<std::string_view, 3> unplayed_names = {"zero", "own_score",
                                                            "virtual_opponent"};
constexpr std::array<std::string_view, 2> order_names = {"rating", "solkoff"};
constexpr std::array<std::string_view, 2> approval_names = {"none", "director"};
constexpr std::array<std::string_view, 2> freeze_names = {"own", "both"};
constexpr std::array<std::string_view, 3> moves_names = {"forbid", "end_vacation", "allow"};
constexpr std::array<std::string_view, 2> rounding_names = {"hour", "up_to_day"};
constexpr std::array<std::string_view, 3> round_state_names = {"drawn", "published", "finished"};
constexpr std::array<std::string_view, 5> bye_names = {"none", "pairing", "half", "zero", "free"};
constexpr std::array<std::string_view, 2> colours_names = {"balanced", "by_lot"};
constexpr std::array<std::string_view, 3> opening_draw_names = {"none", "round", "encounter"};

template <std::size_t N, class T>
constexpr std::string_view name_in(const std::array<std::string_view, N>& names, T value) {
  return names[static_cast<std::size_t>(value)];
}

}  // namespace crownhead::wire
