#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "rules/result.hpp"

namespace crownhead::auth {

/// The cost of one argon2id hash. The default is libsodium's for sign-ins: 64 MiB, some 0.1 s.
struct PasswordCost {
  unsigned long long passes = 2;
  std::size_t memory_bytes = std::size_t{64} << 20;
};

/// Returns a hash that contains its salt and cost. Slow and heavy by intent: never call it on a
/// thread that serves connections. Hashes the password as an OpaqueString if possible
/// (opaque_string.hpp). Throws std::runtime_error if there is not enough memory.
std::string hash_password(std::string_view password, PasswordCost cost);

/// The form of a password that matched a hash: an OpaqueString, or the bytes as sent, which earlier
/// versions hashed.
enum class PasswordMatch : std::uint8_t { none, normal, as_sent };

/// As slow as the cost with which the hash was made, twice if the second form differs. Also returns
/// none for a text that is not a hash.
PasswordMatch match_password(std::string_view hash, std::string_view password);
bool password_matches(std::string_view hash, std::string_view password);

/// True if a hash that matched must be replaced: it has the earlier form or another cost.
bool needs_rehash(std::string_view hash, PasswordMatch match, PasswordCost cost);

/// Requires an OpaqueString of 8 to 1024 bytes that is neither the username nor one of the most
/// common passwords. Fails with invalid_field.
Result<void> check_password_rule(std::string_view password, std::string_view username);

/// Requires 2 to 20 ASCII letters, digits, '-' and '_', starting with a letter, and not the form of
/// a closed account's name. Fails with invalid_field.
Result<void> check_username_rule(std::string_view username);

/// The same for a name that players choose for themselves. It must not suggest that they belong to
/// the site's staff, such as Admin; the operator may assign such names.
Result<void> check_chosen_name(std::string_view username);

}  // namespace crownhead::auth
