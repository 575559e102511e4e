#pragma once

#include <array>
#include <cstdint>

namespace crownhead::accounts {

using PushPublicKey = std::array<std::uint8_t, 65>;   ///< an uncompressed point of P-256
using PushPrivateKey = std::array<std::uint8_t, 32>;  ///< a number, its highest byte first
using PushAuth = std::array<std::uint8_t, 16>;        ///< a secret that the browser made

struct PushKeyPair {
  PushPublicKey open{};
  PushPrivateKey own{};
};

}  // namespace crownhead::accounts
