#pragma once

#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

namespace crownhead::wire {

/// `text` as a JSON string, quotes included. Bytes that are not UTF-8 are replaced.
void append_quoted(std::string& json, std::string_view text);

/// Writes JSON from front to back straight into text: for what is sent with every move, where
/// building a tree first cost more than all else that the server does for it.
class JsonText {
 public:
  static JsonText object() {
    JsonText json('{', '}');
    json.text_.reserve(usual_size);
    return json;
  }
  /// Without room for more: that of a move's counters is mostly empty.
  static JsonText array() { return {'[', ']'}; }

  /// A member of an object; null for an empty optional. A literal is written as it stands.
  template <std::size_t N, class T>
  JsonText& add(const char (&name)[N], const T& value) {
    comma();
    text_.append(1, '"').append(name, N - 1).append("\":");
    append(value);
    return *this;
  }
  template <class T>
  JsonText& add(std::string_view name, const T& value) {
    comma();
    append_quoted(text_, name);
    text_ += ':';
    append(value);
    return *this;
  }

  /// An element of an array.
  template <class T>
  JsonText& push(const T& value) {
    comma();
    append(value);
    return *this;
  }

  /// The whole text, once, at the end.
  std::string take() {
    text_ += close_;
    return std::move(text_);
  }

 private:
  static constexpr std::size_t usual_size = 512;

  JsonText(char open, char close) : text_(1, open), close_(close) {}

  void comma() {
    if (text_.size() > 1) text_ += ',';
  }

  void append(std::string_view value) { append_quoted(text_, value); }
  void append(const char* value) { append_quoted(text_, value); }
  void append(bool value) { text_ += value ? "true" : "false"; }
  void append(std::nullopt_t) { text_ += "null"; }
  void append(const JsonText& value) { text_.append(value.text_) += value.close_; }

  template <class T>
    requires std::is_integral_v<T> && (!std::is_same_v<T, bool>)
  void append(T value) {
    std::array<char, 24> digits;
    const char* end = std::to_chars(digits.begin(), digits.end(), value).ptr;
    text_.append(digits.data(), static_cast<std::size_t>(end - digits.data()));
  }

  template <class T>
  void append(const std::optional<T>& value) {
    if (value)
      append(*value);
    else
      append(std::nullopt);
  }

  std::string text_;
  char close_;
};

}  // namespace crownhead::wire
