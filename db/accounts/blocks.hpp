#pragma once

#include <string>
#include <utility>
#include <vector>

#include "db/jobs/requests.hpp"

namespace crownhead::db {

class Writer;
class Readers;

/// The players whom a player has blocked.
class Blocks {
 public:
  Blocks(Writer& writer, Readers& readers);

  /// Also cancels what the two share: challenges, invitations, seats in each other's challenges,
  /// and the right to edit each other's studies. If both have a seat in a third player's challenge,
  /// the player who blocks gives up theirs.
  void add(UserId user, UserId blocked, Instant at, Done<void> done);
  void remove(UserId user, UserId blocked, Done<void> done);

  /// Returns the blocked players' names in alphabetical order.
  std::vector<std::string> of(UserId user) const;
  /// Returns the first `limit` blocked players after `after`, in order of number.
  std::vector<std::pair<UserId, std::string>> after(UserId user, UserId after, int limit) const;
  bool has(UserId user, UserId blocked) const;
  /// Returns the players whose messages the player does not see; see db/jobs/block_rows.
  std::vector<UserId> apart_from(UserId user) const;
  /// Checks that one may name the other without asking; see db/jobs/block_rows.
  Result<void> may_name(UserId by, UserId named) const;

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
