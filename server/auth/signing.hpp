#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace crownhead::auth {

/// Both halves of a key of Ed25519 (RFC 8032).
struct KeyPair {
  std::array<std::uint8_t, 32> public_key;
  std::array<std::uint8_t, 32> seed;  ///< a secret, which determines the other half
};

/// Returns a new random key.
KeyPair make_key_pair();

using Ed25519Signature = std::array<std::uint8_t, 64>;

Ed25519Signature sign(const std::array<std::uint8_t, 32>& seed, std::string_view text);
bool is_signed(const std::array<std::uint8_t, 32>& public_key, std::string_view text,
               const Ed25519Signature& signature);

}  // namespace crownhead::auth
