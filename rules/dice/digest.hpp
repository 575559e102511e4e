#pragma once

#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace crownhead::dice {

/// A SHA-256 digest.
using Digest = std::array<std::uint8_t, 32>;

/// Returns lower-case hexadecimal, two digits per byte.
std::string to_hex(std::span<const std::uint8_t> bytes);

/// Reads two hexadecimal digits of either case per byte; nullopt for other text.
template <class Bytes = Digest>
std::optional<Bytes> read_hex(std::string_view text) {
  Bytes bytes = {};
  if (text.size() != 2 * bytes.size()) return std::nullopt;
  const char* at = text.data();
  for (std::uint8_t& byte : bytes) {
    const auto read = std::from_chars(at, at + 2, byte, 16);
    if (read.ec != std::errc{} || read.ptr != at + 2) return std::nullopt;
    at += 2;
  }
  return bytes;
}

}  // namespace crownhead::dice
