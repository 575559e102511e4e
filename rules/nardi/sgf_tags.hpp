#pragma once

#include <array>
#include <string_view>
#include <utility>

namespace crownhead::nardi {

/// Tags of a record, and the properties that say the same in SGF.
inline constexpr std::array sgf_tags = {
    std::pair<std::string_view, std::string_view>{"Event", "EV"},
    std::pair<std::string_view, std::string_view>{"EventDate", "DT"},
    std::pair<std::string_view, std::string_view>{"Site", "PC"},
    std::pair<std::string_view, std::string_view>{"Round", "RO"},
};

}  // namespace crownhead::nardi
