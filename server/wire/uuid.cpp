#include "server/wire/uuid.hpp"

namespace crownhead::wire {
namespace {

constexpr std::string_view digits = "0123456789abcdef";
constexpr std::size_t length = 36;

bool is_dash(std::size_t place) { return place == 8 || place == 13 || place == 18 || place == 23; }

std::optional<std::uint8_t> digit_value(char c) {
  if (c >= 'A' && c <= 'F') c = static_cast<char>(c - 'A' + 'a');
  const auto value = digits.find(c);
  if (value == std::string_view::npos) return std::nullopt;
  return static_cast<std::uint8_t>(value);
}

}  // namespace

std::optional<CommandId> parse_uuid(std::string_view text) {
  if (text.size() != length) return std::nullopt;
  CommandId id{};
  std::size_t nibble = 0;
  for (std::size_t place = 0; place < length; ++place) {
    if (is_dash(place)) {
      if (text[place] != '-') return std::nullopt;
      continue;
    }
    const auto value = digit_value(text[place]);
    if (!value) return std::nullopt;
    std::uint8_t& byte = id[nibble++ / 2];
    byte = static_cast<std::uint8_t>(byte << 4 | *value);
  }
  return id;
}

std::string format_uuid(const CommandId& id) {
  std::string text;
  text.reserve(length);
  for (const std::uint8_t byte : id) {
    if (is_dash(text.size())) text += '-';
    text += digits[byte >> 4];
    text += digits[byte & 15];
  }
  return text;
}

}  // namespace crownhead::wire
