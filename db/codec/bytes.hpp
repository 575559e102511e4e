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

/// Why bytes cannot be decoded.
struct Damage {
  std::string what;
};

template <class T>
using Decoded = std::expected<T, Damage>;

/// Appends numbers as varints (seven bits per byte, the lowest first; signed ones folded so that
/// small magnitudes are short) and text with its length before it.
class ByteWriter {
 public:
  ByteWriter() { bytes_.reserve(usual_size); }

  void byte(std::uint8_t value) { bytes_.push_back(value); }
  void number(std::uint64_t value);
  void signed_number(std::int64_t value);
  void integer(int value) { signed_number(value); }
  void text(std::string_view value);
  /// Appends the bytes without their length: the reader knows it.
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

/// Reads what a ByteWriter wrote. The reader keeps the first error, and everything after it reads
/// as zero, so callers read to the end and check once, with finish().
class ByteReader {
 public:
  explicit ByteReader(std::span<const std::uint8_t> bytes) : rest_(bytes) {}

  std::uint8_t byte();
  std::uint64_t number();
  std::int64_t signed_number();
  int integer() { return static_cast<int>(signed_number()); }
  std::string text();
  /// Returns a view of the input; empty if fewer bytes are left.
  std::span<const std::uint8_t> raw(std::size_t size);
  /// Limited to 2^53 around zero, so that the sum of a few values does not overflow.
  Instant instant() { return {bounded()}; }
  Millis millis() { return {bounded()}; }

  /// Reads a value from 0 to `last`.
  template <class T>
  T enumerator(T last) {
    const std::uint8_t value = byte();
    if (value > static_cast<std::uint8_t>(last)) blame("an unknown value");
    return damage_ ? T{} : static_cast<T>(value);
  }
  template <class T>
  std::optional<T> optional_enum(T last) {
    const std::uint8_t value = byte();
    if (value == 0) return std::nullopt;
    if (value - 1 > static_cast<std::uint8_t>(last)) blame("an unknown value");
    return damage_ ? T{} : static_cast<T>(value - 1);
  }
  bool flag();
  /// Reads the number of items that follow, each of at least `smallest` bytes.
  std::size_t count(std::size_t smallest);

  void blame(std::string what);
  bool damaged() const { return damage_.has_value(); }
  bool at_end() const { return damaged() || rest_.empty(); }

  /// Returns `value` if there was no error and no bytes are left over.
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
