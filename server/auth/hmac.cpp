#include "server/auth/hmac.hpp"

#include <array>
#include <sodium.h>

#include "server/auth/sodium.hpp"

namespace crownhead::auth {
namespace {

const unsigned char* bytes_of(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}

}  // namespace

std::string hmac_sha256(std::string_view key, std::string_view message) {
  require_sodium();
  crypto_auth_hmacsha256_state state;
  std::array<unsigned char, crypto_auth_hmacsha256_BYTES> mac{};
  crypto_auth_hmacsha256_init(&state, bytes_of(key), key.size());
  crypto_auth_hmacsha256_update(&state, bytes_of(message), message.size());
  crypto_auth_hmacsha256_final(&state, mac.data());
  std::array<char, 2 * mac.size() + 1> text{};
  return sodium_bin2hex(text.data(), text.size(), mac.data(), mac.size());
}

}  // namespace crownhead::auth
