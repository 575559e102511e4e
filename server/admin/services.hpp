#pragma once

#include <functional>
#include <string>

#include "db/stores.hpp"
#include "rules/result.hpp"
#include "server/admin/act.hpp"

namespace crownhead::admin {

/// Performs operators' acts: in the server, or in the command while no server runs. Blocks on the
/// store and on the hashing of passwords, so it must not run on a thread that serves connections.
struct AdminServices {
  db::Stores& stores;
  std::function<Instant()> now;
  /// Called when the player's sessions have ended or their rights have changed.
  std::function<void(UserId)> signed_out;
  /// Ends the games and entries of a player whose account will be closed. Fails if it cannot.
  std::function<Result<void>(UserId)> leave;
  /// Called when the player's account has been closed.
  std::function<void(UserId)> closed;
};

/// Checks a new account, without looking for existing ones.
Result<void> check_new_account(const Act& act);

/// Returns the text to print, or why the act failed.
Result<std::string> do_act(const AdminServices& services, const Act& act);

}  // namespace crownhead::admin
