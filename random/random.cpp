#include "random/random.hpp"

#include <array>
#include <bit>
#include <sodium/core.h>
#include <sodium/randombytes.h>
#include <stdexcept>

namespace crownhead {

void fill_random(std::span<std::uint8_t> bytes) {
  static const int ready = sodium_init();
  if (ready < 0) throw std::runtime_error("cannot initialize libsodium");
  randombytes_buf(bytes.data(), bytes.size());
}

std::uint64_t random_bits() {
  std::array<std::uint8_t, sizeof(std::uint64_t)> bytes{};
  fill_random(bytes);
  return std::bit_cast<std::uint64_t>(bytes);
}

}  // namespace crownhead
