#pragma once

#include <string>
#include <utility>
#include <vector>

#include "db/jobs/requests.hpp"

namespace crownhead::db {

class Writer;
class Readers;

/// Whom a player wants to have nothing to do with.
class Blocks {
 public:
  Blocks(Writer& writer, Readers& readers);

  /// Also takes back what is between the two: challenges, invitations, seats in a challenge of the
  /// other or beside them, and that one edits the other's studies.
  void add(UserId user, UserId blocked, Instant at, Done<void> done);
  void remove(UserId user, UserId blocked, Done<void> done);

  /// Names in alphabetical order.
  std::vector<std::string> of(UserId user) const;
  /// By number: the first `limit` players after `after`.
  std::vector<std::pair<UserId, std::string>> after(UserId user, UserId after, int limit) const;
  bool has(UserId user, UserId blocked) const;
  /// Whose words the player does not read; see db/jobs/block_rows.
  std::vector<UserId> apart_from(UserId user) const;
  /// Whether one may name the other unasked; see db/jobs/block_rows.
  Result<void> may_name(UserId by, UserId named) const;

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
