#pragma once

#include <cstdint>
#include <optional>

#include "db/sqlite.hpp"
#include "rules/play/time_control.hpp"

namespace crownhead::db {

/// A time control as the columns control_kind, base_ms, increment_ms, cap_ms, in this order.
struct ControlColumns {
  std::int64_t kind;
  Millis base;  ///< of a control per move, the time for each
  std::optional<Millis> increment;
  std::optional<Millis> cap;
};

ControlColumns columns_of(const play::TimeControl& control);

/// Takes the four columns. Throws std::runtime_error for a kind that this program does not know.
play::TimeControl take_control(Rows& rows);

}  // namespace crownhead::db
