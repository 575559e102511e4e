#pragma once

#include "db/accounts/blocks.hpp"
#include "db/accounts/users.hpp"
#include "rules/ids.hpp"
#include "rules/result.hpp"

namespace crownhead::live {

/// Which two players may begin a game with each other. Reads the database on the calling thread.
class PairingRule {
 public:
  PairingRule(const db::Users& users, const db::Blocks& blocks) : users_(users), blocks_(blocks) {}

  /// forbidden where `asker` has blocked `other` or the other way round, where one has closed the
  /// account or is banned, and where a bot and a human, or a guest and anybody, would play a rated
  /// game; unavailable if the database cannot be read.
  Result<void> check(UserId asker, UserId other, bool rated) const;

 private:
  const db::Users& users_;
  const db::Blocks& blocks_;
};

}  // namespace crownhead::live
