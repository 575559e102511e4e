#include "rules/dice/sha256.hpp"

#include <algorithm>
#include <bit>

namespace crownhead::dice {

namespace {

/// FIPS 180-4, 4.2.2.
constexpr std::array<std::uint32_t, 64> round_constants{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

std::uint32_t word_at(const std::uint8_t* bytes) {
  return std::uint32_t{bytes[0]} << 24U | std::uint32_t{bytes[1]} << 16U |
         std::uint32_t{bytes[2]} << 8U | std::uint32_t{bytes[3]};
}

template <class Word>
void write_word(Word word, std::uint8_t* to) {
  for (std::size_t i = sizeof(Word); i-- > 0; word >>= 8U) to[i] = static_cast<std::uint8_t>(word);
}

/// FIPS 180-4, 6.2.2, step 1.
std::array<std::uint32_t, 64> schedule(const std::uint8_t* block) {
  std::array<std::uint32_t, 64> words;
  for (std::size_t i = 0; i < 16; ++i) words[i] = word_at(block + 4 * i);
  for (std::size_t i = 16; i < words.size(); ++i) {
    const std::uint32_t near = words[i - 2];
    const std::uint32_t far = words[i - 15];
    const auto sigma_1 = std::rotr(near, 17) ^ std::rotr(near, 19) ^ near >> 10U;
    const auto sigma_0 = std::rotr(far, 7) ^ std::rotr(far, 18) ^ far >> 3U;
    words[i] = sigma_1 + words[i - 7] + sigma_0 + words[i - 16];
  }
  return words;
}

std::string_view text_of(std::span<const std::uint8_t> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace

void Sha256::absorb_block() {
  const auto words = schedule(block_.data());
  auto [a, b, c, d, e, f, g, h] = state_;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const auto sum_1 = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
    const auto sum_0 = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
    const auto first = h + sum_1 + ((e & f) ^ (~e & g)) + round_constants[i] + words[i];
    const auto second = sum_0 + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = d + first;
    d = c;
    c = b;
    b = a;
    a = first + second;
  }
  const std::array added{a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < added.size(); ++i) state_[i] += added[i];
}

Sha256& Sha256::add(std::string_view text) {
  while (!text.empty()) {
    const std::size_t at = size_ % block_size;
    const std::size_t fits = std::min(block_size - at, text.size());
    std::ranges::copy(text.substr(0, fits), block_.begin() + static_cast<std::ptrdiff_t>(at));
    text.remove_prefix(fits);
    size_ += fits;
    if (size_ % block_size == 0) absorb_block();
  }
  return *this;
}

Sha256& Sha256::add(std::span<const std::uint8_t> bytes) { return add(text_of(bytes)); }

Digest Sha256::digest() {
  constexpr std::size_t length_at = block_size - sizeof(std::uint64_t);
  const std::uint64_t bits = size_ * 8;
  std::size_t at = size_ % block_size;
  block_[at++] = 0x80;
  if (at > length_at) {
    std::fill(block_.begin() + static_cast<std::ptrdiff_t>(at), block_.end(), std::uint8_t{0});
    absorb_block();
    at = 0;
  }
  std::fill(block_.begin() + static_cast<std::ptrdiff_t>(at), block_.end(), std::uint8_t{0});
  write_word(bits, block_.data() + length_at);
  absorb_block();
  Digest digest;
  for (std::size_t i = 0; i < state_.size(); ++i) write_word(state_[i], digest.data() + 4 * i);
  return digest;
}

Digest sha256(std::span<const std::uint8_t> bytes) { return Sha256().add(bytes).digest(); }
Digest sha256(std::string_view text) { return Sha256().add(text).digest(); }

HmacSha256::HmacSha256(std::span<const std::uint8_t> key) {
  std::array<std::uint8_t, 64> block = {};
  if (key.size() > block.size())
    std::ranges::copy(sha256(key), block.begin());
  else
    std::ranges::copy(key, block.begin());
  auto inner = block;
  for (std::uint8_t& byte : inner) byte ^= 0x36U;
  for (std::uint8_t& byte : block) byte ^= 0x5cU;
  inner_.add(inner);
  outer_.add(block);
}

HmacSha256& HmacSha256::add(std::span<const std::uint8_t> bytes) {
  inner_.add(bytes);
  return *this;
}

HmacSha256& HmacSha256::add(std::string_view text) {
  inner_.add(text);
  return *this;
}

Digest HmacSha256::digest() { return outer_.add(inner_.digest()).digest(); }

}  // namespace crownhead::dice
