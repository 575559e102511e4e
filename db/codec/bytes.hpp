#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/instant.hpp"

namespace crownhead::codec {

/// Why bytes cannot be what they should be.
struct Damage {
  std::string what;
};

template <class T>
using Decoded = std::expected<T, Damage>;

/// Appends numbers as varints (seven bits a byte, the lowest first; signed ones folded so that
/// small magnitudes are short) and text with its length before it.
class ByteWriter {
 public:
  ByteWriter() { bytes_.reserve(usual_size); }

  void byte(std::uint8_t value) { bytes_.push_back(value); }
  void number(std::uint64_t value);
  void signed_number(std::int64_t value);
  void integer(int value) { signed_number(value); }
  void text(std::string_view value);
  /// Nothing but the bytes: the reader knows how many.
  void raw(std::span<const std::uint8_t> value);
  void instant(Instant value) { signed_number(value.ms); }
  void millis(Millis value) { signed_number(value.count); }
  template <class T>
  void enumerator(T value) {
    byte(static_cast<std::uint8_t>(value));
  }
  /// 0, or 1 + the value.
  template <class T>
  void optional_enum(const std::optional<T>& value) {
    byte(value ? static_cast<std::uint8_t>(static_cast<std::uint8_t>(*value) + 1) : 0);
  }

  std::vector<std::uint8_t> take() { return std::move(bytes_); }

  std::span<const std::uint8_t> written() const { return bytes_; }
  /// Keeps the memory.
  void clear() { bytes_.clear(); }

 private:
  static constexpr std::size_t usual_size = 32;  // of a move

  std::vector<std::uint8_t> bytes_;
};

/// Reads what a ByteWriter wrote. The first thing that is wrong is kept, and from then on
/// everything reads as zero: callers read on and ask once, with finish().
class ByteReader {
 public:
  explicit ByteReader(std::span<const std::uint8_t> bytes) : rest_(bytes) {}

  std::uint8_t byte();
  std::uint64_t number();
  std::int64_t signed_number();
  int integer() { return static_cast<int>(signed_number()); }
  std::string text();
  /// Of what is read; empty if so many are not there.
  std::span<const std::uint8_t> raw(std::size_t size);
  /// Within 2^53 of zero, so that no sum of a few overflows.
  Instant instant() { return {bounded()}; }
  Millis millis() { return {bounded()}; }

  /// A value of 0 to `last`.
  template <class T>
  T enumerator(T last) {
    const std::uint8_t value = byte();
    if (value > static_cast<std::uint8_t>(last)) blame("a value that has no name");
    return damage_ ? T{} : static_cast<T>(value);
  }
  template <class T>
  std::optional<T> optional_enum(T last) {
    const std::uint8_t value = byte();
    if (value == 0) return std::nullopt;
    if (value - 1 > static_cast<std::uint8_t>(last)) blame("a value that has no name");
    return damage_ ? T{} : static_cast<T>(value - 1);
  }
  bool flag();
  /// The number of things to follow, of at least `smallest` bytes each.
  std::size_t count(std::size_t smallest);

  void blame(std::string what);
  bool damaged() const { return damage_.has_value(); }
  bool at_end() const { return damaged() || rest_.empty(); }

  /// `value`, if nothing was wrong and nothing is left over.
  template <class T>
  Decoded<T> finish(T value) {
    if (!damage_ && !rest_.empty()) blame("bytes after the end");
    if (damage_) return std::unexpected(*damage_);
    return value;
  }

 private:
  std::int64_t bounded();

  std::span<const std::uint8_t> rest_;
  std::optional<Damage> damage_;
};

}  // namespace crownhead::codec
