#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

namespace crownhead::wire {

/// True if nothing in the text needs an escape.
bool is_plain(std::string_view text);

/// Returns `text` as a JSON string with its quotes. Bytes that are not UTF-8 are replaced.
std::string quoted(std::string_view text);

/// A text without characters that need escapes; it is not searched for any. For texts by this
/// program, such as a FEN or an id, never for a client's text.
struct PlainText {
  std::string_view text;
};

/// A whole value that is already JSON.
struct ReadyJson {
  std::string_view text;
};

/// A list of the results of `shape` for each item; both must outlive it.
template <class Items, class Shape>
struct ListShape {
  const Items& items;
  const Shape& shape;
};

/// Writes JSON from front to back straight into text, for messages that are sent with every move
/// (docs/decisions/0004-json-is-written-into-its-place.md). A value is a number, a text, a bool,
/// one of the three types above, another JsonText, which is copied, or a shape: a callable that
/// adds the members of an object to the JsonText that it receives.
class JsonText {
 public:
  /// With room for `room` bytes; it grows if needed.
  static JsonText object(std::size_t room = usual_size) { return {'{', '}', room}; }
  /// Without spare room, because most are short.
  static JsonText array() { return {'[', ']', 0}; }

  /// Adds a member of an object; null for an empty optional. A literal name is written without
  /// escapes.
  template <std::size_t N, class T>
  JsonText& add(const char (&name)[N], const T& value) {
    return append(LiteralName<N>{name}, value);
  }
  template <class T>
  JsonText& add(std::string_view name, const T& value) {
    return append(Before{quoted(name) + ':'}, value);
  }

  /// Adds an element of an array.
  template <class T>
  JsonText& push(const T& value) {
    return append(Before{""}, value);
  }

  /// Returns the whole text; call it once, at the end.
  std::string take() {
    close(close_);
    text_.resize(size_);
    return std::move(text_);
  }

 private:
  static constexpr std::size_t usual_size = 512;
  /// Always free at the start of a value: no number with the characters after it is longer.
  static constexpr std::size_t spare = 24;

  /// The text before a value.
  struct Before {
    std::string_view text;

    std::size_t size() const { return text.size(); }
    char* write(char* to) const { return copy(text, to); }
  };
  template <std::size_t N>
  struct LiteralName {
    const char (&name)[N];

    static constexpr std::size_t size() { return N + 2; }
    char* write(char* to) const {
      *to++ = '"';
      std::memcpy(to, name, N - 1);
      return copy("\":", to + N - 1);
    }
  };

  JsonText(char open, char close, std::size_t room) : close_(close) {
    make_room(std::max(room, text_.capacity()));
    end_at(put(open, text_.data()));
  }

  static char* write_number(std::int64_t value, char* to);
  static char* write_number(std::uint64_t value, char* to);
  static char* put(char c, char* to) {
    *to = c;
    return to + 1;
  }
  static char* copy(std::string_view text, char* to) {
    std::memcpy(to, text.data(), text.size());
    return to + text.size();
  }

  /// Returns the end of the text, with `size` bytes free behind it and some to spare.
  char* room_for(std::size_t size) {
    if (size_ + size + spare > text_.size()) grow(size_ + size + spare);
    return text_.data() + size_;
  }
  void grow(std::size_t needed) { make_room(std::max(needed, 2 * text_.size())); }
  void make_room(std::size_t all);
  void end_at(const char* end) { size_ = static_cast<std::size_t>(end - text_.data()); }

  /// Each value is followed by a comma, which is removed after the last one.
  void close(char bracket) {
    if (text_.data()[size_ - 1] == ',') --size_;
    // Another comma may follow.
    if (size_ + 2 > text_.size()) grow(size_ + 2);
    text_.data()[size_++] = bracket;
  }

  /// `write` puts a value of at most `size` bytes at the given place and returns its end.
  template <class What, class Write>
  JsonText& append_with(const What& before, std::size_t size, const Write& write) {
    end_at(put(',', write(before.write(room_for(before.size() + size)))));
    return *this;
  }

  /// `fill` adds the contents between the brackets.
  template <class What, class Fill>
  JsonText& append_within(const What& before, std::string_view brackets, const Fill& fill) {
    end_at(put(brackets[0], before.write(room_for(before.size()))));
    fill();
    close(brackets[1]);
    text_.data()[size_++] = ',';
    return *this;
  }

  template <class What>
  JsonText& append(const What& before, PlainText value) {
    return append_with(before, value.text.size() + 2,
                       [&value](char* to) { return put('"', copy(value.text, put('"', to))); });
  }

  template <class What>
  JsonText& append(const What& before, ReadyJson value) {
    return append_with(before, value.text.size(),
                       [&value](char* to) { return copy(value.text, to); });
  }

  template <class What>
  JsonText& append(const What& before, std::string_view value) {
    return is_plain(value) ? append(before, PlainText{value})
                           : append(before, ReadyJson{quoted(value)});
  }
  template <class What>
  JsonText& append(const What& before, const char* value) {
    return append(before, std::string_view(value));
  }

  template <class What>
  JsonText& append(const What& before, bool value) {
    return append_with(before, 0,
                       [value](char* to) { return value ? copy("true", to) : copy("false", to); });
  }
  template <class What>
  JsonText& append(const What& before, std::nullopt_t) {
    return append_with(before, 0, [](char* to) { return copy("null", to); });
  }
  template <class What, class T>
    requires std::is_integral_v<T> && (!std::is_same_v<T, bool>)
  JsonText& append(const What& before, T value) {
    using Wide = std::conditional_t<std::is_signed_v<T>, std::int64_t, std::uint64_t>;
    return append_with(before, 0,
                       [value](char* to) { return write_number(static_cast<Wide>(value), to); });
  }

  template <class What, class T>
  JsonText& append(const What& before, const std::optional<T>& value) {
    return value ? append(before, *value) : append(before, std::nullopt);
  }

  template <class What>
  JsonText& append(const What& before, const JsonText& value) {
    return append_with(before, value.size_ + 1, [&value](char* to) {
      char* end = copy(std::string_view(value.text_).substr(0, value.size_), to);
      return put(value.close_, end[-1] == ',' ? end - 1 : end);
    });
  }

  template <class What, class Shape>
    requires std::invocable<const Shape&, JsonText&>
  JsonText& append(const What& before, const Shape& shape) {
    return append_within(before, "{}", [this, &shape] { shape(*this); });
  }

  template <class What, class Items, class Shape>
  JsonText& append(const What& before, const ListShape<Items, Shape>& list) {
    return append_within(before, "[]", [this, &list] {
      for (const auto& item : list.items) push(list.shape(item));
    });
  }

  std::string text_;  ///< longer than the written text: the rest is free
  std::size_t size_ = 0;
  char close_;
};

}  // namespace crownhead::wire
