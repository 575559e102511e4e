#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "rules/ids.hpp"

namespace crownhead::vacation {

/// The closed list of what can be wrong with a vacation, or be worth a warning.
enum class Fault : std::uint8_t {
  no_tournament_selected,
  duplicate_tournament,
  date_format,
  date_invalid,
  hour_format,
  hour_out_of_range,
  time_zone_unknown,
  local_time_nonexistent,
  local_time_ambiguous,
  midnight_skipped,  ///< a warning alone
  end_not_after_start,
  start_in_past,
  start_too_far,
  message_too_long,
  message_invalid,
  tournament_not_found,
  not_a_participant,
  tournament_finished,
  no_active_games,
  vacation_not_allowed,
  split_too_short,
  split_too_long,
  splits_exhausted,
  days_exhausted,
  overlaps_vacation,
  gap_too_short,
  notice_too_short,
  reason_required,
  retro_too_far,
};

/// As it is written on the wire, e.g. "SPLIT_TOO_LONG".
std::string_view fault_name(Fault fault);

using Params = std::map<std::string, std::variant<std::int64_t, std::string>>;

/// One thing that is wrong, with the field of the request or the tournament that it belongs to, and
/// the figures that say why.
struct Refusal {
  Fault fault;
  std::string field = {};  ///< empty: none
  std::optional<TournamentId> tournament = std::nullopt;
  Params params = {};

  bool operator==(const Refusal&) const = default;
};

using Refusals = std::vector<Refusal>;

/// A sentence for the one who asked.
std::string explain(const Refusal& refusal);

}  // namespace crownhead::vacation
