#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "rules/instant.hpp"

namespace crownhead::auth {

/// The key that an authenticator shares with the server.
using TotpKey = std::array<std::uint8_t, 20>;

TotpKey make_totp_key();

/// Returns HMAC-SHA-1 (RFC 2104), which every authenticator supports.
std::array<std::uint8_t, 20> hmac_sha1(std::span<const std::uint8_t> key,
                                       std::span<const std::uint8_t> message);

/// Returns the number of the period of 30 s that contains `at` (RFC 6238).
std::int64_t totp_step(Instant at);

/// Returns the code of a step, with leading zeros; 6 to 8 digits.
std::string totp_code(std::span<const std::uint8_t> key, std::int64_t step, int digits = 6);

/// Returns the step for which `code` (six digits, spaces ignored) is valid: the present one, the
/// one before or the one after. nullopt if there is none.
std::optional<std::int64_t> matching_totp_step(const TotpKey& key, std::string_view code,
                                               Instant now);

/// Returns RFC 4648 base32 without padding.
std::string base32(std::span<const std::uint8_t> bytes);

/// Returns the link that an authenticator reads: otpauth://totp/…
std::string otpauth_link(const TotpKey& key, std::string_view site, std::string_view username);

}  // namespace crownhead::auth
