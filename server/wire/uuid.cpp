#include "server/wire/uuid.hpp"

namespace crownhead::wire {
namespace {

constexpr std::size_t uuid_size = 36;
constexpr std::string_view digits = "0123456789abcdef";

bool is_dash_place(std::size_t i) { return i == 8 || i == 13 || i == 18 || i == 23; }

int hex_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

}  // namespace

std::optional<CommandId> parse_uuid(std::string_view text) {
  if (text.size() != uuid_size) return std::nullopt;
  CommandId id{};
  std::size_t nibble = 0;
  for (std::size_t i = 0; i < uuid_size; ++i) {
    if (is_dash_place(i)) {
      if (text[i] != '-') return std::nullopt;
      continue;
    }
    const int value = hex_value(text[i]);
    if (value < 0) return std::nullopt;
    id[nibble / 2] = static_cast<std::uint8_t>(id[nibble / 2] << 4 | value);
    ++nibble;
  }
  return id;
}

std::string format_uuid(const CommandId& id) {
  std::string text(uuid_size, '-');
  auto place = text.begin();
  for (const std::uint8_t byte : id) {
    if (is_dash_place(static_cast<std::size_t>(place - text.begin()))) ++place;
    *place++ = digits[byte >> 4];
    *place++ = digits[byte & 15];
  }
  return text;
}

}  // namespace crownhead::wire
