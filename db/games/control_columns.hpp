#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "db/sql/connection.hpp"
#include "rules/play/time_control.hpp"

namespace crownhead::db {

/// A time control as the columns control_kind, base_ms, increment_ms, cap_ms, sessions, in this
/// order.
struct ControlColumns {
  std::int64_t kind;
  Millis base;  ///< of a control per move, the time for each; of sessions, that of the first
  std::optional<Millis> increment = {};
  std::optional<Millis> cap = {};
  std::optional<std::vector<std::uint8_t>> sessions = {};  ///< as codec::encode_sessions
};

ControlColumns columns_of(const play::TimeControl& control);

/// Takes the five columns. Throws std::runtime_error for what this program does not know.
play::TimeControl take_control(Rows& rows);

}  // namespace crownhead::db
