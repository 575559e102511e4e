#include "server/auth/secret.hpp"

#include <algorithm>
#include <sodium.h>

#include "server/auth/sodium.hpp"

namespace crownhead::auth {
namespace {

constexpr std::size_t random_bytes = 32;
constexpr std::size_t random_characters = 43;

std::string_view prefix(SecretKind kind) {
  switch (kind) {
    case SecretKind::session: return "ch_s_";
    case SecretKind::token: return "ch_t_";
    case SecretKind::confirm: return "ch_c_";
    case SecretKind::reset: return "ch_r_";
    case SecretKind::unsubscribe: return "ch_u_";
    case SecretKind::calendar: return "ch_i_";
    case SecretKind::webhook: return "ch_w_";
    case SecretKind::undo_email: return "ch_e_";
    case SecretKind::browser: return "ch_b_";
    case SecretKind::first_admin: return "ch_a_";
  }
  return "ch_s_";
}

using SecretBytes = std::array<std::uint8_t, random_bytes>;

/// Wipes `bytes`.
std::string text_of(SecretKind kind, SecretBytes& bytes) {
  std::array<char, random_characters + 1> text{};
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(),
                    sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  sodium_memzero(bytes.data(), bytes.size());
  return std::string(prefix(kind)) + text.data();
}

bool is_base64url(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
         c == '_';
}

}  // namespace

std::string make_secret(SecretKind kind) {
  require_sodium();
  SecretBytes bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return text_of(kind, bytes);
}

std::string derive_secret(SecretKind kind, std::string_view from,
                          std::span<const std::uint8_t> id) {
  require_sodium();
  // The key is the secret itself, because the database contains its hash.
  SecretBytes bytes{};
  crypto_generichash(bytes.data(), bytes.size(), id.data(), id.size(),
                     reinterpret_cast<const unsigned char*>(from.data()),
                     std::min<std::size_t>(from.size(), crypto_generichash_KEYBYTES_MAX));
  return text_of(kind, bytes);
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
