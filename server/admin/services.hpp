#pragma once

#include <functional>
#include <string>

#include "db/accounts/moderation.hpp"
#include "db/accounts/users.hpp"
#include "db/exports/account_export.hpp"
#include "rules/result.hpp"
#include "server/admin/act.hpp"

namespace crownhead::admin {

/// Where operators' acts are done: in the server, or in the command while no server runs. Blocks on
/// the store and on the hashing of passwords: not on a thread that serves connections.
struct AdminServices {
  db::Users& users;
  db::Moderation& moderation;
  db::AccountStores holders;
  std::function<Instant()> now;
  /// The player's sessions have ended, or what they may do has changed.
  std::function<void(UserId)> signed_out;
};

/// What can be said against an account that is to be made without looking who is there already.
Result<void> check_new_account(const Act& act);

/// What to print, or why it was not done.
Result<std::string> do_act(const AdminServices& services, const Act& act);

}  // namespace crownhead::admin
