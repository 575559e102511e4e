#include "server/wire/core/uuid.hpp"

#include <array>
#include <cstdint>
#include <cstring>

namespace crownhead::wire {
namespace {

constexpr std::size_t uuid_size = 36;
constexpr std::string_view digits = "0123456789abcdef";

bool is_dash_place(std::size_t i) { return i == 8 || i == 13 || i == 18 || i == 23; }

/// The value of a character as a digit; -1 if it is not one.
constexpr auto hex_values = [] {
  std::array<std::int8_t, 256> values;
  values.fill(-1);
  for (std::size_t i = 0; i < digits.size(); ++i) {
    values[static_cast<unsigned char>(digits[i])] = static_cast<std::int8_t>(i);
    if (i > 9) values['A' + i - 10] = static_cast<std::int8_t>(i);
  }
  return values;
}();

/// Both digits of a byte.
constexpr auto hex_pairs = [] {
  std::array<std::array<char, 2>, 256> pairs;
  for (std::size_t byte = 0; byte < pairs.size(); ++byte)
    pairs[byte] = {digits[byte >> 4], digits[byte & 15]};
  return pairs;
}();

int hex_value(char c) { return hex_values[static_cast<unsigned char>(c)]; }

}  // namespace

std::optional<CommandId> parse_uuid(std::string_view text) {
  if (text.size() != uuid_size) return std::nullopt;
  CommandId id{};
  std::size_t place = 0;
  for (std::uint8_t& byte : id) {
    if (is_dash_place(place)) {
      if (text[place] != '-') return std::nullopt;
      ++place;
    }
    const int high = hex_value(text[place]);
    const int low = hex_value(text[place + 1]);
    if (high < 0 || low < 0) return std::nullopt;
    byte = static_cast<std::uint8_t>(high << 4 | low);
    place += 2;
  }
  return id;
}

std::string format_uuid(const CommandId& id) {
  const auto letters = uuid_letters(id);
  return {letters.data(), letters.size()};
}

std::array<char, 36> uuid_letters(const CommandId& id) {
  std::array<char, uuid_size> letters;
  std::size_t place = 0;
  for (const std::uint8_t byte : id) {
    if (is_dash_place(place)) letters[place++] = '-';
    std::memcpy(&letters[place], hex_pairs[byte].data(), 2);
    place += 2;
  }
  return letters;
}

}  // namespace crownhead::wire
