#pragma once

#include <string>
#include <vector>

#include "db/jobs/requests.hpp"

namespace crownhead::db {

class Writer;
class Readers;

/// Whom a player wants no games with.
class Blocks {
 public:
  Blocks(Writer& writer, Readers& readers);

  /// Also withdraws the challenges that stand between the two.
  void add(UserId user, UserId blocked, Instant at, Done<void> done);
  void remove(UserId user, UserId blocked, Done<void> done);

  /// Names in alphabetical order.
  std::vector<std::string> of(UserId user) const;
  bool has(UserId user, UserId blocked) const;

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
