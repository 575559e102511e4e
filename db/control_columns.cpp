#include "db/control_columns.hpp"

#include <stdexcept>
#include <string>

namespace crownhead::db {
namespace {

// Stored by number: append only.
constexpr std::int64_t fischer_kind = 0;
constexpr std::int64_t per_move_kind = 1;

}  // namespace

ControlColumns columns_of(const play::TimeControl& control) {
  if (const auto* per_move = std::get_if<play::PerMove>(&control))
    return {.kind = per_move_kind, .base = per_move->time, .increment = {}, .cap = {}};
  const auto& fischer = std::get<play::Fischer>(control);
  return {.kind = fischer_kind,
          .base = fischer.base,
          .increment = fischer.increment,
          .cap = fischer.cap};
}

play::TimeControl take_control(Rows& rows) {
  const auto kind = rows.take<std::int64_t>();
  const auto base = rows.take<Millis>();
  const auto increment = rows.take<Millis>();
  const auto cap = rows.take<std::optional<Millis>>();
  if (kind == per_move_kind) return play::PerMove{base};
  if (kind == fischer_kind) return play::Fischer{base, increment, cap};
  throw std::runtime_error("a time control of kind " + std::to_string(kind) + " in the database");
}

}  // namespace crownhead::db
