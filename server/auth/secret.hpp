#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace crownhead::auth {

/// The stored form of a secret.
using SecretHash = std::array<std::uint8_t, 32>;

/// The purpose of a secret. Its prefix shows it, so that a leaked secret can be recognised.
enum class SecretKind : std::uint8_t {
  session,
  token,
  confirm,
  reset,
  unsubscribe,
  calendar,
  webhook,
  undo_email,
  browser,
  first_admin
};

/// Returns a prefix such as "ch_s_" and 32 random bytes as base64url, 43 characters.
std::string make_secret(SecretKind kind);

/// As make_secret, but with the same result for the same `from`, another secret, and `id`. The
/// result cannot be guessed from `from` alone and does not reveal `from`.
std::string derive_secret(SecretKind kind, std::string_view from, std::span<const std::uint8_t> id);

/// True if the text has the form of a secret of that kind.
bool is_secret(SecretKind kind, std::string_view text);

/// Returns BLAKE2b of the whole text. A secret has 256 random bits, so it needs neither salt nor
/// cost.
SecretHash hash_secret(std::string_view secret);

/// The duration does not depend on where they differ.
bool equal_in_constant_time(std::string_view a, std::string_view b);

}  // namespace crownhead::auth
