#include "rules/dice/digest.hpp"

#include <charconv>

namespace crownhead::dice {

std::string to_hex(const Digest& digest) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  for (const std::uint8_t byte : digest) {
    text += digits[byte >> 4U];
    text += digits[byte & 15U];
  }
  return text;
}

std::optional<Digest> read_hex(std::string_view text) {
  Digest digest;
  if (text.size() != 2 * digest.size()) return std::nullopt;
  const char* at = text.data();
  for (std::uint8_t& byte : digest) {
    const auto read = std::from_chars(at, at + 2, byte, 16);
    if (read.ec != std::errc{} || read.ptr != at + 2) return std::nullopt;
    at += 2;
  }
  return digest;
}

}  // namespace crownhead::dice
