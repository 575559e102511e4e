#pragma once

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <string>

#include "db/sql/connection.hpp"
#include "rules/dice/commitment_list.hpp"

namespace crownhead::db {

/// The number of a day in the database.
inline std::int64_t number_of(dice::Day day) { return day.time_since_epoch().count(); }

inline dice::Day take_day(Rows& rows) {
  return dice::Day{std::chrono::days{rows.take<std::int64_t>()}};
}

/// Throws std::runtime_error if the value has another length.
template <class Fixed>
Fixed take_bytes(Rows& rows) {
  const auto bytes = rows.take<Bytes>();
  Fixed fixed = {};
  if (bytes.size() != fixed.size()) throw std::runtime_error("a digest has the wrong length");
  std::ranges::copy(bytes, fixed.begin());
  return fixed;
}

/// Reads the columns commitment, published_ms, purpose and subject.
inline dice::PublishedCommitment take_commitment(Rows& rows) {
  const auto commitment = take_bytes<dice::Digest>(rows);
  const auto published = rows.take<Instant>();
  const auto what = rows.take<dice::CommitmentPurpose>();
  return {.commitment = commitment,
          .published = published,
          .what = what,
          .id = rows.take<std::string>()};
}

/// Returns the stored day without its commitments and without the digest of the day before.
inline std::optional<dice::CommitmentDay> listed_day(Connection& connection, dice::Day day) {
  Rows rows = connection.query(
      "SELECT commitments, digest, signature IS NOT NULL,"
      " coalesce(signature, digest) FROM dice_days WHERE day = ?1",
      number_of(day));
  if (!rows.next()) return std::nullopt;
  dice::CommitmentDay found{.day = day};
  found.commitments = rows.take<std::int64_t>();
  found.digest = take_bytes<dice::Digest>(rows);
  if (rows.take<bool>()) found.signature = take_bytes<dice::Signature>(rows);
  return found;
}

}  // namespace crownhead::db
