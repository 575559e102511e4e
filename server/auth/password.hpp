#pragma once

#include <cstddef>
#include <cstdint>
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
/// connections. The password is hashed as an OpaqueString, if it is one (opaque_string.hpp). Throws
/// std::runtime_error if the memory is not there.
std::string hash_password(std::string_view password, PasswordCost cost);

/// The form of a password that matched a hash: an OpaqueString, or the bytes as sent, which
/// former versions hashed.
enum class PasswordMatch : std::uint8_t { none, normal, as_sent };

/// As slow as the cost that the hash was made with, twice for the second form where that differs.
/// None also for what is no hash.
PasswordMatch match_password(std::string_view hash, std::string_view password);
bool password_matches(std::string_view hash, std::string_view password);

/// True if a hash that matched must be replaced: it is of the former form, or was made at another
/// cost than this.
bool needs_rehash(std::string_view hash, PasswordMatch match, PasswordCost cost);

/// An OpaqueString of 8 to 1024 bytes, not the username and none of the commonest. Fails with
/// invalid_field.
Result<void> check_password_rule(std::string_view password, std::string_view username);

/// 2 to 20 of ASCII letters, digits, '-' and '_', a letter first; not that of a closed account.
/// Fails with invalid_field.
Result<void> check_username_rule(std::string_view username);

/// The same for a name that somebody chooses for themselves: none by which they would be taken for
/// the site's own people, such as Admin; the operator may give those.
Result<void> check_chosen_name(std::string_view username);

}  // namespace crownhead::auth
