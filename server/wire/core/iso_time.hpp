#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/instant.hpp"

namespace crownhead::wire {

/// Parses "2024-01-10T12:00:00Z", with up to three decimals of a second; nullopt for anything else.
std::optional<Instant> parse_iso_time(std::string_view text);

/// Writes "2024-01-10T12:00:00Z", with ".250" if there are milliseconds.
std::string format_iso_time(Instant at);

}  // namespace crownhead::wire
