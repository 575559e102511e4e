#pragma once

#include <concepts>
#include <cstdint>
#include <limits>
#include <random>
#include <span>

namespace crownhead {

/// Fills `bytes` with unpredictable random bytes, suitable for secrets. Uses libsodium, which asks
/// the operating system. Thread-safe. Throws std::runtime_error if the system provides none.
void fill_random(std::span<std::uint8_t> bytes);

/// Returns 64 random bits of the same kind.
std::uint64_t random_bits();

/// Draws random_bits() for the distributions of the standard library.
struct RandomBits {
  using result_type = std::uint64_t;
  static constexpr result_type min() { return 0; }
  static constexpr result_type max() { return std::numeric_limits<result_type>::max(); }
  result_type operator()() const { return random_bits(); }
};

/// Returns a whole number from `least` to `most`, each with the same probability.
template <std::integral Number>
Number random_number(Number least, Number most) {
  RandomBits bits;
  return std::uniform_int_distribution<Number>(least, most)(bits);
}

}  // namespace crownhead
