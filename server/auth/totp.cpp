#include "server/auth/totp.hpp"

#include <algorithm>
#include <boost/url/encode.hpp>
#include <boost/url/rfc/unreserved_chars.hpp>
#include <boost/uuid/detail/sha1.hpp>
#include <sodium.h>

#include "server/auth/secret.hpp"
#include "server/auth/sodium.hpp"

namespace crownhead::auth {
namespace {

// libsodium has no SHA-1; Boost.UUID does.
using Sha1 = boost::uuids::detail::sha1;
using Digest = std::array<std::uint8_t, 20>;

constexpr std::size_t block_size = 64;
constexpr std::int64_t step_ms = 30'000;

Digest digest_of(Sha1& sha) {
  Sha1::digest_type words;
  sha.get_digest(words);
  Digest digest{};
  for (std::size_t i = 0; i < digest.size(); ++i)
    digest[i] = static_cast<std::uint8_t>(words[i / 4] >> (24 - 8 * (i % 4)));
  return digest;
}

Digest sha1(std::span<const std::uint8_t> first, std::span<const std::uint8_t> second) {
  Sha1 sha;
  sha.process_bytes(first.data(), first.size());
  sha.process_bytes(second.data(), second.size());
  return digest_of(sha);
}

std::string percent_encoded(std::string_view text) {
  return boost::urls::encode(text, boost::urls::unreserved_chars);
}

}  // namespace

TotpKey make_totp_key() {
  require_sodium();
  TotpKey key{};
  randombytes_buf(key.data(), key.size());
  return key;
}

std::array<std::uint8_t, 20> hmac_sha1(std::span<const std::uint8_t> key,
                                       std::span<const std::uint8_t> message) {
  std::array<std::uint8_t, block_size> inner{};
  if (key.size() > block_size)
    std::ranges::copy(sha1(key, {}), inner.begin());
  else
    std::ranges::copy(key, inner.begin());
  auto outer = inner;
  for (auto& byte : inner) byte ^= 0x36;
  for (auto& byte : outer) byte ^= 0x5c;
  return sha1(outer, sha1(inner, message));
}

std::int64_t totp_step(Instant at) { return at.ms / step_ms; }

std::string totp_code(std::span<const std::uint8_t> key, std::int64_t step, int digits) {
  std::array<std::uint8_t, 8> counter{};
  for (std::size_t i = 0; i < counter.size(); ++i)
    counter[i] = static_cast<std::uint8_t>(static_cast<std::uint64_t>(step) >> (56 - 8 * i));
  const auto mac = hmac_sha1(key, counter);
  const std::size_t offset = mac.back() & 15U;
  std::uint32_t number = mac[offset] & 0x7fU;
  for (std::size_t i = 1; i < 4; ++i) number = number << 8 | mac[offset + i];
  std::string code(static_cast<std::size_t>(digits), '0');
  for (auto digit = code.rbegin(); digit != code.rend(); ++digit, number /= 10)
    *digit = static_cast<char>('0' + number % 10);
  return code;
}

std::optional<std::int64_t> matching_totp_step(const TotpKey& key, std::string_view code,
                                               Instant now) {
  std::string digits(code);
  std::erase(digits, ' ');
  const auto present = totp_step(now);
  for (const std::int64_t step : {present, present - 1, present + 1})
    if (equal_in_constant_time(totp_code(key, step), digits)) return step;
  return std::nullopt;
}

std::string base32(std::span<const std::uint8_t> bytes) {
  constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  std::string text;
  unsigned window = 0;
  int bits = 0;
  for (const std::uint8_t byte : bytes) {
    window = (window << 8 | byte) & 0xfffU;
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet[window >> (bits - 5) & 31U];
  }
  if (bits > 0) text += alphabet[window << (5 - bits) & 31U];
  return text;
}

std::string otpauth_link(const TotpKey& key, std::string_view site, std::string_view username) {
  const auto issuer = percent_encoded(site);
  return "otpauth://totp/" + issuer + ":" + percent_encoded(username) + "?secret=" + base32(key) +
         "&issuer=" + issuer;
}

}  // namespace crownhead::auth
