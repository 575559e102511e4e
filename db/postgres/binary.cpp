#include "db/postgres/binary.hpp"

#include <string>

#include "db/sql/store_error.hpp"

namespace crownhead::db::binary {
namespace {

/// Reads digits of 10,000 each, the highest first; the one at `weight` counts 10,000^weight.
template <class T>
T numeric(std::string_view bytes) {
  constexpr std::uint16_t negative = 0x4000, positive = 0;
  const auto half = [&](std::size_t at) { return received<std::uint16_t>(bytes.substr(2 * at)); };
  const int digits = half(0), weight = static_cast<std::int16_t>(half(1));
  const std::uint16_t sign = half(2);
  if (sign != positive && sign != negative)
    throw StoreError(StoreError::Kind::of_the_job, "a number that is infinite or NaN");
  T value = 0;
  T unit = 1;  // of the digits after the point
  for (int i = 0; i < digits || i <= weight; ++i) {
    const T digit = i < digits ? static_cast<T>(half(4 + static_cast<std::size_t>(i))) : T{0};
    if (i <= weight) {
      value = value * 10000 + digit;
    } else if constexpr (std::floating_point<T>) {
      // The first digit may be several places after the point.
      if (i == 0)
        for (int behind = weight; behind < -1; ++behind) unit /= 10000;
      unit /= 10000;
      value += digit * unit;
    }
  }
  return sign == negative ? -value : value;
}

template <class T>
T number(Oid type, std::string_view bytes) {
  switch (type) {
    case Oid::boolean: return static_cast<T>(bytes.front());
    case Oid::int2: return static_cast<T>(received<std::int16_t>(bytes));
    case Oid::int4: return static_cast<T>(received<std::int32_t>(bytes));
    case Oid::int8: return static_cast<T>(received<std::int64_t>(bytes));
    case Oid::float4: return static_cast<T>(std::bit_cast<float>(received<std::int32_t>(bytes)));
    case Oid::float8: return static_cast<T>(std::bit_cast<double>(received<std::int64_t>(bytes)));
    case Oid::numeric: return numeric<T>(bytes);
    default:
      throw StoreError(StoreError::Kind::of_the_job,
                       "a column of the type " + std::to_string(static_cast<std::uint32_t>(type)) +
                           " was read as a number");
  }
}

}  // namespace

std::int64_t whole(Oid type, std::string_view bytes) { return number<std::int64_t>(type, bytes); }
double real(Oid type, std::string_view bytes) { return number<double>(type, bytes); }

}  // namespace crownhead::db::binary
