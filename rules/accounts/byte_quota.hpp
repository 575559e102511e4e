#pragma once

#include <cstdint>

#include "rules/accounts/quotas.hpp"
#include "rules/instant.hpp"

namespace crownhead::accounts {

/// The facts that determine an account's storage quota.
struct StorageStanding {
  bool guest = false;
  bool has_role = false;  ///< is a director, moderator or admin
  bool has_email = false;
  bool email_confirmed = false;
  bool site_sends_mail = false;
  Millis age{0};
  bool finished_a_game = false;
};

/// Returns true if the account is unlikely to be one of many created in bulk: it has a role or a
/// confirmed e-mail address or, if it cannot confirm one, it is old enough and has finished a game.
constexpr bool is_established(const StorageStanding& account) {
  if (account.guest) return false;
  if (account.has_role) return true;
  if (account.has_email && account.email_confirmed) return true;
  const bool can_confirm = account.site_sends_mail && account.has_email;
  return !can_confirm && account.age >= quotas::established_after && account.finished_a_game;
}

/// Returns the account's storage quota in bytes.
constexpr std::int64_t byte_quota(const StorageStanding& account) {
  if (account.guest) return quotas::bytes_of_guest;
  return is_established(account) ? quotas::bytes : quotas::bytes_at_first;
}

}  // namespace crownhead::accounts
