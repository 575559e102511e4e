#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace crownhead::nardi {

/// Bits, starting with the lowest of the first byte, written as base64 without "=", as in the IDs
/// of GNU Backgammon.
template <std::size_t bytes>
class PackedBits {
 public:
  static constexpr std::size_t count = bytes * 8;
  static constexpr std::size_t characters = (count + 5) / 6;

  bool at(std::size_t bit) const { return (bytes_[bit / 8] >> (bit % 8) & 1U) != 0; }
  void set(std::size_t bit) {
    bytes_[bit / 8] = static_cast<std::uint8_t>(bytes_[bit / 8] | 1U << (bit % 8));
  }

  /// Returns a number of `length` bits, lowest first.
  unsigned number(std::size_t first, std::size_t length) const {
    unsigned value = 0;
    for (std::size_t i = 0; i < length; ++i) value |= (at(first + i) ? 1U : 0U) << i;
    return value;
  }
  void set_number(std::size_t first, std::size_t length, unsigned value) {
    for (std::size_t i = 0; i < length; ++i)
      if ((value >> i & 1U) != 0) set(first + i);
  }

  std::string text() const {
    std::string text;
    for (std::size_t i = 0; i < characters; ++i) {
      unsigned sextet = 0;
      for (std::size_t bit = i * 6; bit < i * 6 + 6; ++bit)
        sextet = sextet << 1 | (bit < count && high_first(bit) ? 1U : 0U);
      text += alphabet[sextet];
    }
    return text;
  }

  /// Returns nullopt if the text is not `characters` letters of base64, or has bits set after the
  /// last.
  static std::optional<PackedBits> from(std::string_view text) {
    if (text.size() != characters) return std::nullopt;
    PackedBits bits;
    for (std::size_t i = 0; i < characters; ++i) {
      const std::size_t sextet = alphabet.find(text[i]);
      if (sextet == alphabet.npos) return std::nullopt;
      for (std::size_t bit = 0; bit < 6; ++bit) {
        if ((sextet >> (5 - bit) & 1U) == 0) continue;
        if (i * 6 + bit >= count) return std::nullopt;
        bits.set(reversed(i * 6 + bit));
      }
    }
    return bits;
  }

  bool operator==(const PackedBits&) const = default;

 private:
  static constexpr std::string_view alphabet =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

  /// base64 takes the highest bit of each byte first.
  static constexpr std::size_t reversed(std::size_t bit) { return bit / 8 * 8 + 7 - bit % 8; }
  bool high_first(std::size_t bit) const { return at(reversed(bit)); }

  std::array<std::uint8_t, bytes> bytes_ = {};
};

}  // namespace crownhead::nardi
