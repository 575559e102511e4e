#include "db/games/control_columns.hpp"

#include <stdexcept>
#include <string>

#include "db/codec/control_codec.hpp"

namespace crownhead::db {
namespace {

// Stored by number: append only.
constexpr std::int64_t fischer_kind = 0;
constexpr std::int64_t per_move_kind = 1;
constexpr std::int64_t sessions_kind = 2;
constexpr std::int64_t unlimited_kind = 3;
constexpr std::int64_t delay_kind = 4;

struct ColumnsOf {
  ControlColumns operator()(const play::Fischer& fischer) const {
    return {.kind = fischer_kind,
            .base = fischer.base,
            .increment = fischer.increment,
            .cap = fischer.cap};
  }
  ControlColumns operator()(const play::PerMove& per_move) const {
    return {.kind = per_move_kind, .base = per_move.time};
  }
  ControlColumns operator()(const play::Sessions& control) const {
    return {.kind = sessions_kind,
            .base = play::initial_time(control),
            .sessions = codec::encode_sessions(control)};
  }
  ControlColumns operator()(const play::Unlimited&) const {
    return {.kind = unlimited_kind, .base = Millis{0}};
  }
  ControlColumns operator()(const play::Delay& control) const {
    return {.kind = delay_kind, .base = control.base, .increment = control.delay};
  }
};

play::Sessions read_sessions(const std::optional<Bytes>& bytes) {
  if (!bytes) throw std::runtime_error("a time control in the database lacks its sessions");
  auto sessions = codec::decode_sessions(*bytes);
  if (!sessions) throw std::runtime_error("sessions in the database: " + sessions.error().what);
  return *std::move(sessions);
}

}  // namespace

ControlColumns columns_of(const play::TimeControl& control) {
  return std::visit(ColumnsOf{}, control);
}

play::TimeControl take_control(Rows& rows) {
  const auto kind = rows.take<std::int64_t>();
  const auto base = rows.take<Millis>();
  const auto increment = rows.take<Millis>();
  const auto cap = rows.take<std::optional<Millis>>();
  const auto sessions = rows.take<std::optional<Bytes>>();
  if (kind == per_move_kind) return play::PerMove{base};
  if (kind == fischer_kind) return play::Fischer{base, increment, cap};
  if (kind == sessions_kind) return read_sessions(sessions);
  if (kind == unlimited_kind) return play::Unlimited{};
  if (kind == delay_kind) return play::Delay{.base = base, .delay = increment};
  throw std::runtime_error("a time control of kind " + std::to_string(kind) + " in the database");
}

}  // namespace crownhead::db
