#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace crownhead::dice {

/// What SHA-256 gives.
using Digest = std::array<std::uint8_t, 32>;

/// As 64 hexadecimal digits, small ones.
std::string to_hex(const Digest& digest);

/// From 64 hexadecimal digits of either case; nullopt for anything else.
std::optional<Digest> read_hex(std::string_view text);

}  // namespace crownhead::dice
