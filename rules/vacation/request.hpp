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

/// Start and end as entered.
struct TypedTimes {
  std::string start_date;
  std::string start_hour;  ///< empty: midnight
  std::string end_date;
  std::string end_hour;
  bool reject_ambiguous = false;  ///< treat an hour that occurs twice as an error

  bool operator==(const TypedTimes&) const = default;
};

/// A player's vacation request.
struct Request {
  std::vector<TournamentId> tournaments = {};
  bool outside_tournaments = false;  ///< also in the player's games outside tournaments
  TypedTimes times = {};
  std::string message = {};

  bool operator==(const Request&) const = default;
};

constexpr std::size_t longest_message = 2000;  // code points

/// Reads `d.m.yyyy`; allows a space after each of the two dots and a dot at the end.
std::expected<std::chrono::year_month_day, Reason> parse_date(std::string_view text);
/// Returns nullopt for an empty text, which means midnight.
std::expected<std::optional<int>, Reason> parse_hour(std::string_view text);
/// Normalizes line breaks to \n. Fails if the text is too long, invalid UTF-8 or has control
/// characters.
std::expected<std::string, Refusal> clean_message(std::string_view text);

/// A period of vacation: its instants and its length by local time.
struct Stretch {
  Interval interval;
  Millis nominal;  ///< local end minus local start

  bool operator==(const Stretch&) const = default;
};

struct ReadTimes {
  std::optional<Stretch> stretch;  ///< nullopt if there are errors
  std::optional<Instant> start;    ///< may be known even if the end is invalid
  Refusals errors;
  Refusals warnings;
};

/// Interprets entered times in `zone`; `zone` is nullptr if the time zone is unknown.
ReadTimes read_times(const TypedTimes& typed, const Zone* zone);

}  // namespace crownhead::vacation
