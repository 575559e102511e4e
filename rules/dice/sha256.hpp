#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "rules/dice/digest.hpp"

namespace crownhead::dice {

/// SHA-256 (FIPS 180-4) of the added bytes. Implemented here because the browser and `crownhead
/// check` need it and the rules use no library.
class Sha256 {
 public:
  Sha256& add(std::span<const std::uint8_t> bytes);
  Sha256& add(std::string_view text);

  /// May be called once, at the end.
  Digest digest();

 private:
  static constexpr std::size_t block_size = 64;
  using Block = std::array<std::uint8_t, block_size>;

  void absorb_block();

  std::array<std::uint32_t, 8> state_ = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                         0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  Block block_ = {};
  std::uint64_t size_ = 0;  ///< in bytes
};

Digest sha256(std::span<const std::uint8_t> bytes);
Digest sha256(std::string_view text);

/// HMAC-SHA-256 (FIPS 198-1) of the added bytes.
class HmacSha256 {
 public:
  explicit HmacSha256(std::span<const std::uint8_t> key);

  HmacSha256& add(std::span<const std::uint8_t> bytes);
  HmacSha256& add(std::string_view text);

  /// May be called once, at the end.
  Digest digest();

 private:
  Sha256 inner_;
  Sha256 outer_;
};

}  // namespace crownhead::dice
