#include "server/auth/secret.hpp"

#include <algorithm>
#include <sodium.h>

#include "server/auth/sodium.hpp"

namespace crownhead::auth {
namespace {

constexpr std::size_t random_bytes = 32;
constexpr std::size_t random_characters = 43;

std::string_view prefix(SecretKind kind) { return kind == SecretKind::session ? "ch_s_" : "ch_t_"; }

bool is_base64url(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
         c == '_';
}

}  // namespace

std::string make_secret(SecretKind kind) {
  require_sodium();
  std::array<std::uint8_t, random_bytes> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  std::array<char, random_characters + 1> text{};
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(),
                    sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  sodium_memzero(bytes.data(), bytes.size());
  return std::string(prefix(kind)) + text.data();
}

bool is_secret(SecretKind kind, std::string_view text) {
  if (!text.starts_with(prefix(kind))) return false;
  text.remove_prefix(prefix(kind).size());
  return text.size() == random_characters && std::ranges::all_of(text, is_base64url);
}

SecretHash hash_secret(std::string_view secret) {
  SecretHash hash{};
  crypto_generichash(hash.data(), hash.size(),
                     reinterpret_cast<const unsigned char*>(secret.data()), secret.size(), nullptr,
                     0);
  return hash;
}

bool equal_in_constant_time(std::string_view a, std::string_view b) {
  return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

}  // namespace crownhead::auth
