#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "rules/ids.hpp"
#include "rules/instant.hpp"

namespace crownhead::db {

using Bytes = std::span<const std::uint8_t>;

/// A null with the type that a value would have, because an engine may need it.
struct Null {
  enum class Of : std::uint8_t { integer, real, text, bytes };
  Of type;
};

/// An argument of a statement. Text and bytes are views.
using Value = std::variant<std::int64_t, double, std::string_view, Bytes, Null>;

/// Converts C++ types to the types that are stored.
namespace stored_as {

template <class T>
  requires(std::integral<T> || std::is_enum_v<T>)
std::int64_t plain(T value) {
  return static_cast<std::int64_t>(value);
}
inline double plain(double value) { return value; }
inline std::string_view plain(std::string_view value) { return value; }
inline std::string_view plain(const std::string& value) { return value; }
inline std::string_view plain(const char* value) { return value; }
inline Bytes plain(Bytes value) { return value; }
inline Bytes plain(const std::vector<std::uint8_t>& value) { return value; }
template <std::size_t N>
Bytes plain(const std::array<std::uint8_t, N>& value) {
  return value;
}
template <class Kind>
std::int64_t plain(Id<Kind> value) {
  return value.value;
}
inline std::int64_t plain(Instant value) { return value.ms; }
inline std::int64_t plain(Millis value) { return value.count; }

constexpr Null null_of(std::int64_t) { return {Null::Of::integer}; }
constexpr Null null_of(double) { return {Null::Of::real}; }
constexpr Null null_of(std::string_view) { return {Null::Of::text}; }
constexpr Null null_of(Bytes) { return {Null::Of::bytes}; }

}  // namespace stored_as

template <class T>
Value value_of(const T& value) {
  return stored_as::plain(value);
}
template <class T>
Value value_of(const std::optional<T>& value) {
  using Plain = decltype(stored_as::plain(*value));
  return value ? value_of(*value) : stored_as::null_of(Plain{});
}

}  // namespace crownhead::db
