#pragma once

#include "db/accounts/blocks.hpp"
#include "db/accounts/users.hpp"
#include "rules/ids.hpp"
#include "rules/result.hpp"

namespace crownhead::live {

/// Decides whether two players may begin a game with each other. Reads the database on the calling
/// thread.
class PairingRule {
 public:
  PairingRule(const db::Users& users, const db::Blocks& blocks) : users_(users), blocks_(blocks) {}

  /// Fails with forbidden if one of them has blocked the other, has closed their account or is
  /// banned; or if the game is rated and is between a bot and a human, or involves a guest or one
  /// of the site's computers. Fails with unavailable if the database cannot be read.
  Result<void> check(UserId asker, UserId other, bool rated) const;

 private:
  const db::Users& users_;
  const db::Blocks& blocks_;
};

}  // namespace crownhead::live
