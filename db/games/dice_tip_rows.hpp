#pragma once

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <string>

#include "db/sql/connection.hpp"
#include "rules/dice/tip_list.hpp"

namespace crownhead::db {

/// How a day is stored.
inline std::int64_t number_of(dice::Day day) { return day.time_since_epoch().count(); }

inline dice::Day take_day(Rows& rows) {
  return dice::Day{std::chrono::days{rows.take<std::int64_t>()}};
}

/// Throws std::runtime_error if it has another length.
template <class Fixed>
Fixed take_bytes(Rows& rows) {
  const auto bytes = rows.take<Bytes>();
  Fixed fixed = {};
  if (bytes.size() != fixed.size()) throw std::runtime_error("a digest has another length");
  std::ranges::copy(bytes, fixed.begin());
  return fixed;
}

/// From the columns tip, told_ms, purpose and subject.
inline dice::ToldTip take_tip(Rows& rows) {
  const auto tip = take_bytes<dice::Digest>(rows);
  const auto told = rows.take<Instant>();
  const auto what = rows.take<dice::TipOf>();
  return {.tip = tip, .told = told, .what = what, .id = rows.take<std::string>()};
}

/// As stored, without its tips and without the digest before it.
inline std::optional<dice::TipDay> listed_day(Connection& connection, dice::Day day) {
  Rows rows = connection.query(
      "SELECT tips, digest, signature IS NOT NULL,"
      " coalesce(signature, digest) FROM dice_days WHERE day = ?1",
      number_of(day));
  if (!rows.next()) return std::nullopt;
  dice::TipDay found{.day = day};
  found.tips = rows.take<std::int64_t>();
  found.digest = take_bytes<dice::Digest>(rows);
  if (rows.take<bool>()) found.signature = take_bytes<dice::Signature>(rows);
  return found;
}

}  // namespace crownhead::db
