#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "rules/result.hpp"

namespace crownhead::auth {

/// What one argon2id hash takes. The default is libsodium's for sign-ins: 64 MiB, some 0.1 s.
struct PasswordCost {
  unsigned long long passes = 2;
  std::size_t memory_bytes = std::size_t{64} << 20;
};

/// A hash that carries its salt and cost. Slow and heavy by intent: never on a thread that serves
/// connections. Throws std::runtime_error if the memory is not there.
std::string hash_password(std::string_view password, PasswordCost cost);

/// As slow as the cost that the hash was made with. False also for what is no hash.
bool password_matches(std::string_view hash, std::string_view password);

/// Whether the hash was made at another cost than this.
bool needs_rehash(std::string_view hash, PasswordCost cost);

/// 8 to 1024 bytes, not the username and none of the commonest. Fails with invalid_field.
Result<void> check_password_rule(std::string_view password, std::string_view username);

/// 2 to 20 of ASCII letters, digits, '-' and '_', a letter first; not that of a closed account.
/// Fails with invalid_field.
Result<void> check_username_rule(std::string_view username);

/// The same for a name that somebody chooses for themselves: none by which they would be taken for
/// the site's own people, such as Admin; the operator may give those.
Result<void> check_chosen_name(std::string_view username);

}  // namespace crownhead::auth
