#include "rules/computer/weights.hpp"

#include <algorithm>
#include <limits>
#include <string_view>

#include "rules/computer/patterns.hpp"
#include "rules/draughts/moves/with_rules.hpp"

namespace crownhead::computer {

namespace {

constexpr std::string_view magic = "CHW1";
constexpr std::size_t key_bytes = 16;
constexpr std::size_t checksum_bytes = 4;

using Bytes = std::span<const std::uint8_t>;

/// Computes a 32-bit FNV-1a hash.
std::uint32_t checksum(Bytes bytes) {
  std::uint32_t sum = 2166136261;
  for (const std::uint8_t byte : bytes) sum = (sum ^ byte) * 16777619;
  return sum;
}

void put(std::vector<std::uint8_t>& file, std::uint64_t number, std::size_t bytes) {
  for (std::size_t i = 0; i < bytes; ++i)
    file.push_back(static_cast<std::uint8_t>(number >> (8 * i)));
}

std::uint32_t number_at(Bytes file, std::size_t place, std::size_t bytes) {
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < bytes; ++i)
    number |= static_cast<std::uint32_t>(file[place + i]) << (8 * i);
  return number;
}

std::uint8_t byte_of(std::int16_t number) {
  using Limits = std::numeric_limits<std::int8_t>;
  return static_cast<std::uint8_t>(std::clamp<int>(number, -Limits::max(), Limits::max()));
}

std::string_view text_of(Bytes bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace

std::optional<WeightsShape> weights_shape(const draughts::Variant& variant) {
  std::optional<WeightsShape> shape;
  draughts::with_rules(*variant.engine, [&]<class Rules>() {
    using Board = typename Rules::Board;
    if constexpr (has_patterns<Board>)
      shape = {plain_traits + Board::squares, Patterns<Board>::count};
  });
  return shape;
}

std::vector<std::uint8_t> write_weights(const draughts::Variant& variant,
                                        std::span<const Worth> traits,
                                        std::span<const Worth> patterns) {
  std::vector<std::uint8_t> file(magic.begin(), magic.end());
  file.insert(file.end(), variant.key.begin(), variant.key.end());
  file.resize(magic.size() + key_bytes);
  for (const Worth& worth : traits) {
    put(file, static_cast<std::uint16_t>(worth.opening), 2);
    put(file, static_cast<std::uint16_t>(worth.ending), 2);
  }
  for (const Worth& worth : patterns) {
    put(file, byte_of(worth.opening), 1);
    put(file, byte_of(worth.ending), 1);
  }
  put(file, checksum(file), checksum_bytes);
  return file;
}

std::optional<Weights> read_weights(std::span<const std::uint8_t> file) {
  constexpr std::size_t heading = magic.size() + key_bytes;
  if (file.size() < heading || !text_of(file).starts_with(magic)) return std::nullopt;
  std::string_view key = text_of(file.subspan(magic.size(), key_bytes));
  key = key.substr(0, key.find('\0'));
  Weights weights;
  weights.variant_ = draughts::find_variant(key);
  if (weights.variant_ == nullptr) return std::nullopt;
  const auto shape = weights_shape(*weights.variant_);
  if (!shape) return std::nullopt;
  const std::size_t patterns_at = heading + 4 * shape->traits;
  const std::size_t end = patterns_at + 2 * shape->patterns * pattern_contents;
  if (file.size() != end + checksum_bytes) return std::nullopt;
  if (checksum(file.first(end)) != number_at(file, end, checksum_bytes)) return std::nullopt;
  for (std::size_t i = 0; i < shape->traits; ++i) {
    weights.traits_[i] = {static_cast<std::int16_t>(number_at(file, heading + 4 * i, 2)),
                          static_cast<std::int16_t>(number_at(file, heading + 4 * i + 2, 2))};
  }
  weights.patterns_ = reinterpret_cast<const std::int8_t*>(file.data() + patterns_at);
  return weights;
}

}  // namespace crownhead::computer
