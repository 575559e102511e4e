#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace crownhead::nardi {

inline constexpr std::string_view date_tag = "EventDate";

/// Tags of a record and the corresponding properties of SGF.
inline constexpr std::array sgf_tags = {
    std::pair<std::string_view, std::string_view>{"Event", "EV"},
    std::pair<std::string_view, std::string_view>{date_tag, "DT"},
    std::pair<std::string_view, std::string_view>{"Site", "PC"},
    std::pair<std::string_view, std::string_view>{"Round", "RO"},
    std::pair<std::string_view, std::string_view>{"Result", "GC"},
};

/// Converts a date between the forms of tags and SGF: "2026.11.25", "2026-11-25". Other text is
/// returned unchanged.
inline std::string day_with(char between, std::string_view day) {
  const auto part_of_day = [&](std::size_t i) {
    const bool mark = i == 4 || i == 7;
    return mark ? day[i] == '.' || day[i] == '-' : day[i] >= '0' && day[i] <= '9';
  };
  std::string text(day);
  if (day.size() != 10) return text;
  for (std::size_t i = 0; i < day.size(); ++i)
    if (!part_of_day(i)) return text;
  text[4] = text[7] = between;
  return text;
}

/// Rules of a match and of one of its games, separated by colons in the property RU.
inline constexpr std::string_view crawford_rule = "Crawford";
inline constexpr std::string_view crawford_game = "CrawfordGame";
inline constexpr std::string_view no_cube_rule = "NoCube";

}  // namespace crownhead::nardi
