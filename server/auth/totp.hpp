#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "rules/instant.hpp"

namespace crownhead::auth {

/// What an authenticator and the server share.
using TotpKey = std::array<std::uint8_t, 20>;

TotpKey make_totp_key();

/// HMAC-SHA-1 (RFC 2104), which every authenticator knows.
std::array<std::uint8_t, 20> hmac_sha1(std::span<const std::uint8_t> key,
                                       std::span<const std::uint8_t> message);

/// The number of the span of 30 s in which `at` lies (RFC 6238).
std::int64_t totp_step(Instant at);

/// The code of a step, with leading zeros; 6 to 8 digits.
std::string totp_code(std::span<const std::uint8_t> key, std::int64_t step, int digits = 6);

/// The step at whose code `code` (six digits, spaces ignored) is good: this one, the one before or
/// the one after. nullopt if it is not.
std::optional<std::int64_t> matching_totp_step(const TotpKey& key, std::string_view code,
                                               Instant now);

/// RFC 4648 base32 without padding.
std::string base32(std::span<const std::uint8_t> bytes);

/// What an authenticator reads: otpauth://totp/…
std::string otpauth_link(const TotpKey& key, std::string_view site, std::string_view username);

}  // namespace crownhead::auth
