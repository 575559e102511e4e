#pragma once

#include <cstdint>

#include "rules/accounts/quotas.hpp"
#include "rules/instant.hpp"

namespace crownhead::accounts {

/// What decides how many bytes an account may store.
struct StorageStanding {
  bool guest = false;
  bool has_role = false;  ///< a director, moderator or admin
  bool has_email = false;
  bool email_confirmed = false;
  bool site_sends_mail = false;
  Millis age{0};
  bool finished_a_game = false;
};

/// True if the account has shown that it is more than one of many made in an hour: by a role, by a
/// confirmed e-mail address, or, where it cannot confirm one, by its age and a finished game.
constexpr bool is_established(const StorageStanding& account) {
  if (account.guest) return false;
  if (account.has_role) return true;
  if (account.has_email && account.email_confirmed) return true;
  const bool can_confirm = account.site_sends_mail && account.has_email;
  return !can_confirm && account.age >= quotas::established_after && account.finished_a_game;
}

/// Returns how many bytes the account may have stored.
constexpr std::int64_t byte_quota(const StorageStanding& account) {
  if (account.guest) return quotas::bytes_of_guest;
  return is_established(account) ? quotas::bytes : quotas::bytes_at_first;
}

}  // namespace crownhead::accounts
