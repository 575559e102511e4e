#pragma once

#include <chrono>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/ids.hpp"
#include "rules/vacation/intervals.hpp"
#include "rules/vacation/local_time.hpp"
#include "rules/vacation/refusal.hpp"

namespace crownhead::vacation {

/// Start and end as they were typed.
struct TypedTimes {
  std::string start_date;
  std::string start_hour;  ///< empty: midnight
  std::string end_date;
  std::string end_hour;
  bool reject_ambiguous = false;  ///< an hour that comes twice is an error

  bool operator==(const TypedTimes&) const = default;
};

/// What a player asks for.
struct Request {
  std::vector<TournamentId> tournaments = {};
  bool outside_tournaments = false;  ///< also in the player's games outside tournaments
  TypedTimes times = {};
  std::string message = {};

  bool operator==(const Request&) const = default;
};

constexpr std::size_t longest_message = 2000;  // code points

/// `d.m.yyyy`, a space allowed after each of the two dots and a dot at the end.
std::expected<std::chrono::year_month_day, Reason> parse_date(std::string_view text);
/// nullopt: empty, which is midnight.
std::expected<std::optional<int>, Reason> parse_hour(std::string_view text);
/// With line breaks as \n. Too long, bad UTF-8 or control characters are refused.
std::expected<std::string, Refusal> clean_message(std::string_view text);

/// A stretch of vacation: the instants, and what clocks on the wall show to go by.
struct Stretch {
  Interval interval;
  Millis nominal;  ///< local end minus local start

  bool operator==(const Stretch&) const = default;
};

struct ReadTimes {
  std::optional<Stretch> stretch;  ///< nullopt if there are errors
  std::optional<Instant> start;    ///< known although the end may not be
  Refusals errors;
  Refusals warnings;
};

/// What typed times mean in `zone`; nullptr if nobody knows the zone.
ReadTimes read_times(const TypedTimes& typed, const Zone* zone);

}  // namespace crownhead::vacation
