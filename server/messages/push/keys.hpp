#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "rules/accounts/push.hpp"

namespace crownhead::messages::push {

using accounts::PushKeyPair;
using accounts::PushPrivateKey;
using accounts::PushPublicKey;
using Bytes = std::span<const std::uint8_t>;

/// All functions of this folder throw std::runtime_error if libcrypto is missing or fails.

/// Returns a new key pair on the curve P-256.
PushKeyPair make_key_pair();

/// True if these are 65 bytes that name a point of the curve, other than infinity, in the
/// uncompressed form.
bool is_public_key(Bytes bytes);

/// Returns the x coordinate of the shared point (ECDH, RFC 8291 3.1). `theirs` must be a public key
/// by is_public_key.
std::array<std::uint8_t, 32> shared_secret(const PushKeyPair& ours, const PushPublicKey& theirs);

/// Returns r and s of an ECDSA signature with SHA-256 (ES256), 32 bytes each.
std::array<std::uint8_t, 64> sign(const PushKeyPair& key, std::string_view text);

}  // namespace crownhead::messages::push
