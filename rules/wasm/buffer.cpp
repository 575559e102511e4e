#include "rules/wasm/buffer.hpp"

#include <algorithm>

namespace crownhead::wasm {

namespace {

std::array<char, std::size_t{1} << 20> buffer;

std::string quoted(std::string_view text) {
  std::string json = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') json += '\\';
    // Other control characters do not occur: a line end would end a field, and the text is not
    // shown to users.
    json += c >= 0 && c < ' ' ? ' ' : c;
  }
  return json + "\"";
}

/// Returns the values of a reason as JSON.
std::string values_of(const Reason& reason) {
  std::string json = "{";
  for (const auto& [name, value] : reason.params) {
    if (json.size() > 1) json += ',';
    json += quoted(name) + ":";
    if (const auto* number = std::get_if<std::int64_t>(&value)) json += std::to_string(*number);
    if (const auto* text = std::get_if<std::string>(&value)) json += quoted(*text);
    if (const auto* label = std::get_if<Label>(&value)) json += quoted(label->key);
    if (const auto* within = std::get_if<std::vector<Reason>>(&value)) {
      const Reason& of = within->front();
      json += "{\"reason\":" + quoted(of.name) + ",\"params\":" + values_of(of) +
              ",\"detail\":" + quoted(of.english) + "}";
    }
  }
  return json + "}";
}

}  // namespace

std::size_t capacity() { return buffer.size(); }

Lines::Lines(std::size_t length) {
  std::string_view rest(buffer.data(), std::min(length, buffer.size()));
  for (std::string& line : line_) {
    const std::size_t end = rest.find('\n');
    line = rest.substr(0, end);
    rest.remove_prefix(end == rest.npos ? rest.size() : end + 1);
  }
}

std::span<const std::uint8_t> bytes(std::size_t length) {
  return {reinterpret_cast<const std::uint8_t*>(buffer.data()), std::min(length, buffer.size())};
}

std::size_t answer(std::string_view text) {
  if (text.size() > buffer.size()) {
    return answer("error\tTOO_LARGE\tThis position has more captures than can be shown.");
  }
  text.copy(buffer.data(), text.size());
  return text.size();
}

std::string fields(const Error& error) {
  return std::string(code_name(error.code)) + "\t" + error.detail;
}

std::size_t answer(const Error& error) {
  return answer("error\t" + fields(error) + "\t" + std::string(error.reason.name) + "\t" +
                values_of(error.reason));
}

}  // namespace crownhead::wasm

CROWNHEAD_EXPORT(crownhead_buffer) char* crownhead_buffer() {
  return crownhead::wasm::buffer.data();
}

CROWNHEAD_EXPORT(crownhead_capacity) std::size_t crownhead_capacity() {
  return crownhead::wasm::capacity();
}
