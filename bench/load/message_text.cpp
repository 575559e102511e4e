#include "bench/load/message_text.hpp"

#include <charconv>

namespace crownhead::bench {
namespace {

/// Returns the text after `"name":`; empty if there is no such member.
std::string_view value_of(std::string_view json, std::string_view name) {
  const auto key = std::string("\"").append(name).append("\":");
  const auto at = json.find(key);
  return at == json.npos ? std::string_view{} : json.substr(at + key.size());
}

}  // namespace

std::string_view text_member(std::string_view json, std::string_view name) {
  auto value = value_of(json, name);
  if (!value.starts_with('"')) return {};
  value.remove_prefix(1);
  std::size_t end = 0;
  while (end < value.size() && value[end] != '"') end += value[end] == '\\' ? 2 : 1;
  return value.substr(0, end);
}

std::optional<std::int64_t> number_member(std::string_view json, std::string_view name) {
  const auto value = value_of(json, name);
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
  if (error != std::errc{}) return std::nullopt;
  return number;
}

}  // namespace crownhead::bench
