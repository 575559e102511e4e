#pragma once

#include <cstdint>

namespace crownhead::vacation {

/// The approval that a vacation needs. Stored as a number, like the enums below: append only.
enum class Approval : std::uint8_t { none, director };

/// Which clocks stop: the vacationer's own, or the opponents' too.
enum class Freeze : std::uint8_t { own, both };

/// How a move during a vacation is treated: it is refused, it ends the vacation, or it is allowed.
enum class Moves : std::uint8_t { forbid, end_vacation, allow };

enum class Rounding : std::uint8_t { hour, up_to_day };

/// A tournament's rules for the vacations of each player. Without splits there are no vacations.
struct Policy {
  int splits_allowed = 0;
  int days_allowed = 0;
  int min_days = 0;
  int max_days = 0;
  int notice_hours = 0;
  int horizon_days = 366;
  int min_gap_hours = 0;
  Approval approval = Approval::none;
  Freeze freeze = Freeze::own;
  Moves moves = Moves::forbid;
  int retro_max_days = 7;
  Rounding rounding = Rounding::hour;

  bool operator==(const Policy&) const = default;
};

}  // namespace crownhead::vacation
