#pragma once

#include <string>

#include "server/messages/push/keys.hpp"

namespace crownhead::messages::push {

using Salt = std::array<std::uint8_t, 16>;

/// Returns `length` bytes by HKDF with SHA-256 (RFC 5869).
std::string hkdf(Bytes salt, Bytes key, std::string_view info, std::size_t length);

/// Returns one message of aes128gcm (RFC 8188, 2): its header and a single record, which is the
/// last. Zeros after the text make it `padded` bytes long, if it is shorter. `key` is the input
/// keying material, `key_id` stands in the header. Text and padding are 3,993 bytes at most.
std::string aes128gcm(std::string_view text, std::size_t padded, Bytes key, const Salt& salt,
                      std::string_view key_id);

/// Returns the body of a push message (RFC 8291, 3.4 and 4), which only the browser can read.
/// `salt` and `ephemeral` must be fresh for each message. `browser_key` must be a public key by
/// is_public_key.
std::string encrypt(std::string_view text, std::size_t padded, const PushPublicKey& browser_key,
                    const accounts::PushAuth& auth, const Salt& salt, const PushKeyPair& ephemeral);

/// As above with a random salt and a new key pair. The text is padded to 1,024 bytes, or to 2,048,
/// so that its length does not reveal its kind.
std::string encrypt(std::string_view text, const PushPublicKey& browser_key,
                    const accounts::PushAuth& auth);

}  // namespace crownhead::messages::push
