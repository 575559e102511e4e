#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>

/// What texts are made of that web/texts/cpp.mjs has turned into C++ at build.
namespace crownhead::words {

/// A value that a text shows. Without it the text does not compile.
template <class T>
struct Given {
  template <class U>
    requires std::convertible_to<const U&, T> && requires(const U& given) { T{given}; }
  constexpr Given(const U& given) : value{given} {}

  T value;
};

/// A number that a text shows, to two places behind its comma.
class Number {
 public:
  template <std::integral T>
    requires(!std::same_as<T, bool>)
  constexpr Number(T n) : hundredths_(static_cast<std::int64_t>(n) * 100) {}
  template <std::floating_point T>
  Number(T n) : hundredths_(std::llround(n * 100)) {}

  constexpr bool negative() const { return hundredths_ < 0; }
  /// Of the number without its sign.
  constexpr std::uint64_t whole() const { return size() / 100; }
  constexpr unsigned part() const { return static_cast<unsigned>(size() % 100); }

  constexpr bool operator==(const Number&) const = default;

 private:
  constexpr std::uint64_t size() const {
    return hundredths_ < 0 ? std::uint64_t{0} - static_cast<std::uint64_t>(hundredths_)
                           : static_cast<std::uint64_t>(hundredths_);
  }

  std::int64_t hundredths_;
};

/// What goes with a number, as Unicode's CLDR calls it.
enum class Form : char {
  zero = 'z',
  one = '1',
  two = '2',
  few = 'f',
  many = 'm',
  other = 'o',
};

/// How a language counts and writes numbers; web/texts/cpp-language.mjs makes it. Each letter is a
/// Form.
struct Language {
  std::string_view group;  ///< between thousands
  std::string_view point;
  bool groups_four;                       ///< 1,234, and not 1234
  std::string_view whole;                 ///< of 0 to 99, then by the last two digits of others
  char millions;                          ///< of whole millions
  std::array<std::string_view, 3> parts;  ///< of 0.01 to 0.99, of 1.01 to 1.99, of those above;
                                          ///< one letter where all are the same
};

constexpr Form form(const Language& language, Number n) {
  constexpr std::uint64_t million = 1'000'000;
  const auto whole = n.whole();
  if (const auto part = n.part(); part > 0) {
    const auto row = language.parts[std::min<std::uint64_t>(whole, 2)];
    return static_cast<Form>(row[row.size() == 1 ? 0 : part - 1]);
  }
  if (whole >= million && whole % million == 0) return static_cast<Form>(language.millions);
  return static_cast<Form>(language.whole[whole < 100 ? whole : 100 + whole % 100]);
}

/// As the language writes it: "1,234.5", "1.234,5".
inline std::string written(const Language& language, Number n) {
  auto text = std::to_string(n.whole());
  if (text.size() > 4 || (text.size() == 4 && language.groups_four))
    for (std::size_t at = text.size(); at > 3;) text.insert(at -= 3, language.group);
  if (const auto part = n.part(); part > 0) {
    text.append(language.point).push_back(static_cast<char>('0' + part / 10));
    if (part % 10 > 0) text.push_back(static_cast<char>('0' + part % 10));
  }
  return n.negative() ? "-" + text : text;
}

inline std::string joined(std::initializer_list<std::string_view> pieces) {
  std::string text;
  for (const auto piece : pieces) text += piece;
  return text;
}

/// Texts by the keys that the server has for what they say.
template <class Text>
struct Table {
  std::span<const std::pair<std::string_view, Text>> rows;

  /// nullptr for a key without a text.
  constexpr const Text* find(std::string_view key) const {
    const auto row = std::ranges::find(rows, key, &std::pair<std::string_view, Text>::first);
    return row == rows.end() ? nullptr : &row->second;
  }
};

/// What ends a sentence behind a value, which may have a dot of its own: "31. 12. 2026."
constexpr std::string_view dot_after(std::string_view value) {
  return value.ends_with('.') ? "" : ".";
}

}  // namespace crownhead::words
