#pragma once

#include <cstdint>

namespace crownhead::vacation {

/// Who says yes to a vacation. Stored by number, as the enums below: append only.
enum class Approval : std::uint8_t { none, director };

/// Whose clock stands still: the vacationer's own, or the opponents' too.
enum class Freeze : std::uint8_t { own, both };

/// What a move on vacation does: it is refused, it ends the vacation, or it is free.
enum class Moves : std::uint8_t { forbid, end_vacation, allow };

enum class Rounding : std::uint8_t { hour, up_to_day };

/// What a tournament allows each of its players. No splits: no vacations.
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
