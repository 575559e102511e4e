#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace crownhead::auth {

/// What is stored of a secret.
using SecretHash = std::array<std::uint8_t, 32>;

/// What a secret opens, told by its prefix, so that a leaked one is known for what it is.
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

/// A prefix such as "ch_s_" and 32 random bytes as base64url, 43 characters.
std::string make_secret(SecretKind kind);

/// As make_secret, and the same again for the same `from`, another secret, and `id`: who knows
/// `from` alone can neither guess it nor be found out by it.
std::string derive_secret(SecretKind kind, std::string_view from, std::span<const std::uint8_t> id);

/// By its form alone, whether it could be a secret of that kind.
bool is_secret(SecretKind kind, std::string_view text);

/// BLAKE2b of the whole text. A secret has 256 random bits, so that it needs no salt and no cost.
SecretHash hash_secret(std::string_view secret);

/// Takes as long wherever they differ.
bool equal_in_constant_time(std::string_view a, std::string_view b);

}  // namespace crownhead::auth
