#include "server/wire/uuid.hpp"

#include <array>
#include <cstdint>

namespace crownhead::wire {
namespace {

constexpr std::size_t uuid_size = 36;
constexpr std::string_view digits = "0123456789abcdef";

bool is_dash_place(std::size_t i) { return i == 8 || i == 13 || i == 18 || i == 23; }

/// What a letter means as a digit; -1 if it is none.
constexpr auto hex_values = [] {
  std::array<std::int8_t, 256> values;
  values.fill(-1);
  for (std::size_t i = 0; i < digits.size(); ++i) {
    values[static_cast<unsigned char>(digits[i])] = static_cast<std::int8_t>(i);
    if (i > 9) values['A' + i - 10] = static_cast<std::int8_t>(i);
  }
  return values;
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
  std::string text;
  append_uuid(text, id);
  return text;
}

void append_uuid(std::string& text, const CommandId& id) {
  std::array<char, uuid_size> written;
  std::size_t place = 0;
  for (const std::uint8_t byte : id) {
    if (is_dash_place(place)) written[place++] = '-';
    written[place++] = digits[byte >> 4];
    written[place++] = digits[byte & 15];
  }
  text.append(written.data(), written.size());
}

}  // namespace crownhead::wire
