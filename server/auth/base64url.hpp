#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace crownhead::auth {

/// Returns base64url without padding (RFC 4648, 5).
std::string base64url(std::span<const std::uint8_t> bytes);
std::string base64url(std::string_view bytes);

/// Returns the bytes; nullopt if the text is not base64url without padding.
std::optional<std::string> from_base64url(std::string_view text);

}  // namespace crownhead::auth
