#include "server/auth/signing.hpp"

#include <sodium.h>

#include "server/auth/sodium.hpp"

namespace crownhead::auth {
namespace {

using SecretKey = std::array<std::uint8_t, crypto_sign_SECRETKEYBYTES>;

const unsigned char* bytes_of(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}

}  // namespace

KeyPair make_key_pair() {
  require_sodium();
  KeyPair made;
  SecretKey secret;
  randombytes_buf(made.seed.data(), made.seed.size());
  crypto_sign_seed_keypair(made.public_key.data(), secret.data(), made.seed.data());
  return made;
}

Ed25519Signature sign(const std::array<std::uint8_t, 32>& seed, std::string_view text) {
  require_sodium();
  std::array<std::uint8_t, 32> public_key;
  SecretKey secret;
  crypto_sign_seed_keypair(public_key.data(), secret.data(), seed.data());
  Ed25519Signature signature;
  crypto_sign_detached(signature.data(), nullptr, bytes_of(text), text.size(), secret.data());
  return signature;
}

bool is_signed(const std::array<std::uint8_t, 32>& public_key, std::string_view text,
               const Ed25519Signature& signature) {
  require_sodium();
  return crypto_sign_verify_detached(signature.data(), bytes_of(text), text.size(),
                                     public_key.data()) == 0;
}

}  // namespace crownhead::auth
