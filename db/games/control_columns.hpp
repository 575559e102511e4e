#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "db/sql/connection.hpp"
#include "rules/play/clock/time_control.hpp"

namespace crownhead::db {

/// A time control as the columns control_kind, base_ms, increment_ms, cap_ms, sessions, in this
/// order.
struct ControlColumns {
  std::int64_t kind;
  /// Of a control per move, the time for each move; of sessions, the time of the first one.
  Millis base;
  std::optional<Millis> increment = {};
  std::optional<Millis> cap = {};
  /// In the form of codec::encode_sessions.
  std::optional<std::vector<std::uint8_t>> sessions = {};
};

ControlColumns columns_of(const play::TimeControl& control);

/// Reads the five columns. Throws std::runtime_error for a control that this program does not know.
play::TimeControl take_control(Rows& rows);

}  // namespace crownhead::db
