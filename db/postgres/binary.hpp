#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstdint>
#include <stdexcept>
#include <string_view>

/// PostgreSQL's binary form of values: the highest byte first.
namespace crownhead::db::binary {

/// The numbers of types in the catalogue pg_type; they never change.
enum class Oid : std::uint32_t {
  boolean = 16,
  bytea = 17,
  name = 19,
  int8 = 20,
  int2 = 21,
  int4 = 23,
  text = 25,
  float4 = 700,
  float8 = 701,
  unknown = 705,
  varchar = 1043,
  numeric = 1700,
};

using EightBytes = std::array<char, 8>;

template <std::integral T>
T highest_first(T value) {
  return std::endian::native == std::endian::little ? std::byteswap(value) : value;
}

inline EightBytes sent(std::int64_t value) {
  return std::bit_cast<EightBytes>(highest_first(value));
}
inline EightBytes sent(double value) { return sent(std::bit_cast<std::int64_t>(value)); }

/// Reads a value from the first bytes. Throws std::out_of_range if there are too few.
template <std::integral T>
T received(std::string_view bytes) {
  T value;
  if (bytes.copy(reinterpret_cast<char*>(&value), sizeof value) < sizeof value)
    throw std::out_of_range("a PostgreSQL number is too short");
  return highest_first(value);
}

/// Converts a number of any type to T. Digits after the point are cut off for a whole number.
/// Throws StoreError for other types, and for a numeric that is infinite or not a number.
std::int64_t whole(Oid type, std::string_view bytes);
double real(Oid type, std::string_view bytes);

}  // namespace crownhead::db::binary
