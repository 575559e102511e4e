#pragma once

#include <algorithm>
#include <charconv>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

namespace crownhead::wire {

/// `text` as a JSON string, quotes included. Bytes that are not UTF-8 are replaced.
void append_quoted(std::string& json, std::string_view text);

/// A text that has nothing in it to escape, and is not looked through for it: what this program
/// writes itself, as a FEN or an id, never what a client wrote.
struct PlainText {
  std::string_view text;
};

/// A whole value that is JSON already.
struct ReadyJson {
  std::string_view text;
};

/// Writes JSON from front to back straight into text: for what is sent with every move, where
/// building a tree first cost more than all else that the server does for it. A value is a number,
/// a text, a bool, one of the two above, another JsonText, which is copied, or a shape: what adds
/// the members of an object to the JsonText that it is called with, in place.
class JsonText {
 public:
  /// With room for so many letters; it grows beyond.
  static JsonText object(std::size_t room = usual_size) { return {'{', '}', room}; }
  /// Without room for more: that of a move's counters is mostly empty.
  static JsonText array() { return {'[', ']', 0}; }

  /// A member of an object; null for an empty optional. A literal is written as it stands.
  template <std::size_t N, class T>
  JsonText& add(const char (&name)[N], const T& value) {
    char* to = room_for(N + 2);
    *to++ = '"';
    std::memcpy(to, name, N - 1);
    std::memcpy(to + N - 1, "\":", 2);
    size_ += N + 2;
    return push_there(value);
  }
  template <class T>
  JsonText& add(std::string_view name, const T& value) {
    append(name);
    room_for(1);
    put(':');
    return push_there(value);
  }

  /// An element of an array.
  template <class T>
  JsonText& push(const T& value) {
    room_for(0);
    return push_there(value);
  }

  /// The whole text, once, at the end.
  std::string take() {
    close(close_);
    text_.resize(size_);
    return std::move(text_);
  }

 private:
  static constexpr std::size_t usual_size = 512;
  /// Is free whenever a value is begun: no number with what follows it is longer.
  static constexpr std::size_t spare = 24;

  JsonText(char open, char close, std::size_t room) : close_(close) {
    if (room > text_.size()) make_room(room);
    put(open);
  }

  /// The end of the text, with `size` letters free behind it and some to spare.
  char* room_for(std::size_t size) {
    if (size_ + size + spare > text_.size()) grow(size_ + size + spare);
    return text_.data() + size_;
  }
  void grow(std::size_t needed) { make_room(std::max(needed, 2 * text_.size())); }
  void make_room(std::size_t all);

  void put(char c) { text_[size_++] = c; }

  void put(std::string_view text) {
    std::memcpy(text_.data() + size_, text.data(), text.size());
    size_ += text.size();
  }

  /// A comma stands behind each value until it turns out to be the last.
  template <class T>
  JsonText& push_there(const T& value) {
    append(value);
    put(',');
    return *this;
  }

  void close(char bracket) {
    if (text_[size_ - 1] == ',') --size_;
    // A comma may follow.
    if (size_ + 2 > text_.size()) grow(size_ + 2);
    put(bracket);
  }

  void append(std::string_view value);
  void append(const char* value) { append(std::string_view(value)); }
  void append(bool value) { put(value ? std::string_view("true") : std::string_view("false")); }
  void append(std::nullopt_t) { put(std::string_view("null")); }

  void append(PlainText value) {
    room_for(value.text.size() + 2);
    put('"');
    put(value.text);
    put('"');
  }

  void append(ReadyJson value) {
    room_for(value.text.size());
    put(value.text);
  }

  void append(const JsonText& value) {
    append(ReadyJson{std::string_view(value.text_).substr(0, value.size_)});
    close(value.close_);
  }

  template <class Shape>
    requires std::invocable<const Shape&, JsonText&>
  void append(const Shape& shape) {
    put('{');
    shape(*this);
    close('}');
  }

  template <class T>
    requires std::is_integral_v<T> && (!std::is_same_v<T, bool>)
  void append(T value) {
    char* to = text_.data();
    size_ = static_cast<std::size_t>(std::to_chars(to + size_, to + text_.size(), value).ptr - to);
  }

  template <class T>
  void append(const std::optional<T>& value) {
    if (value)
      append(*value);
    else
      append(std::nullopt);
  }

  /// Longer than what is written: the rest is room. So many letters fit into the string itself.
  std::string text_ = std::string(15, ' ');
  std::size_t size_ = 0;
  char close_;
};

}  // namespace crownhead::wire
