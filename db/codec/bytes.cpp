#include "db/codec/bytes.hpp"

#include <utility>

namespace crownhead::codec {

void ByteWriter::number(std::uint64_t value) {
  for (; value >= 0x80; value >>= 7) byte(static_cast<std::uint8_t>(value | 0x80));
  byte(static_cast<std::uint8_t>(value));
}

void ByteWriter::signed_number(std::int64_t value) {
  const auto bits = static_cast<std::uint64_t>(value);
  number((bits << 1) ^ (value < 0 ? ~std::uint64_t{0} : 0));
}

void ByteWriter::text(std::string_view value) {
  number(value.size());
  bytes_.insert(bytes_.end(), value.begin(), value.end());
}

void ByteWriter::raw(std::span<const std::uint8_t> value) {
  bytes_.insert(bytes_.end(), value.begin(), value.end());
}

std::uint8_t ByteReader::byte() {
  if (rest_.empty()) blame("bytes are missing at the end");
  if (damage_) return 0;
  const std::uint8_t value = rest_.front();
  rest_ = rest_.subspan(1);
  return value;
}

std::uint64_t ByteReader::number() {
  std::uint64_t value = 0;
  for (int shift = 0; shift < 64; shift += 7) {
    const std::uint64_t part = byte();
    if (shift == 63 && part > 1) break;
    value |= (part & 0x7f) << shift;
    if (part < 0x80) return damage_ ? 0 : value;
  }
  blame("a number of more than 64 bits");
  return 0;
}

std::int64_t ByteReader::signed_number() {
  const std::uint64_t folded = number();
  return static_cast<std::int64_t>((folded >> 1) ^ (folded & 1 ? ~std::uint64_t{0} : 0));
}

std::string ByteReader::text() {
  const std::size_t size = count(1);
  std::string value(rest_.begin(), rest_.begin() + static_cast<std::ptrdiff_t>(size));
  rest_ = rest_.subspan(size);
  return value;
}

std::span<const std::uint8_t> ByteReader::raw(std::size_t size) {
  if (size > rest_.size()) blame("bytes are missing at the end");
  if (damage_) return {};
  const auto value = rest_.first(size);
  rest_ = rest_.subspan(size);
  return value;
}

bool ByteReader::flag() {
  const std::uint8_t value = byte();
  if (value > 1) blame("a boolean that is neither 0 nor 1");
  return value == 1;
}

std::size_t ByteReader::count(std::size_t smallest) {
  const std::uint64_t things = number();
  if (things > rest_.size() / smallest) blame("a length beyond the end");
  return damage_ ? 0 : things;
}

std::int64_t ByteReader::bounded() {
  constexpr std::int64_t bound = std::int64_t{1} << 53;
  const std::int64_t value = signed_number();
  if (value < -bound || value > bound) blame("a time out of bounds");
  return damage_ ? 0 : value;
}

void ByteReader::blame(std::string what) {
  if (!damage_) damage_ = Damage{std::move(what)};
}

}  // namespace crownhead::codec
