#pragma once

#include <string>
#include <string_view>

namespace crownhead::auth {

/// Returns the HMAC-SHA-256 (RFC 2104) of the message, as 64 hexadecimal digits.
std::string hmac_sha256(std::string_view key, std::string_view message);

}  // namespace crownhead::auth
