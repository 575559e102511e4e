#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <istream>
#include <string>
#include <string_view>

namespace crownhead::draughts {

/// A file's characters as UTF-8, with their positions. All line ends become '\n'. Bytes that are
/// not UTF-8 are read as windows-1252, which contains Latin-1.
class PdnText {
 public:
  explicit PdnText(std::istream& in) : in_(in) {}

  /// Returns the byte `ahead` positions further on, '\0' after the end.
  char at(std::size_t ahead = 0) {
    return next_ + ahead < decoded_.size() ? decoded_[next_ + ahead] : decoded_at(ahead);
  }
  bool at_end() { return at() == '\0'; }
  /// Returns up to `most` following bytes; valid until the next call of a member.
  std::string_view ahead(std::size_t most) {
    if (decoded_.size() - next_ < most) decoded_at(most - 1);
    return std::string_view(decoded_).substr(next_, most);
  }

  void advance() {
    if (next_ == decoded_.size() || !is_in_line(decoded_[next_])) return advance_slowly();
    ++next_;
    ++column_;
  }
  /// Consumes and returns the next `count` bytes.
  std::string take(std::size_t count) {
    std::string taken(ahead(count));
    skip(taken.size());
    return taken;
  }
  void skip(std::size_t count) {
    const auto next = std::string_view(decoded_).substr(next_, count);
    if (next.size() < count || !std::ranges::all_of(next, is_in_line)) return skip_slowly(count);
    next_ += count;
    column_ += static_cast<int>(count);
  }

  int line() const { return line_; }      ///< of at(), from 1
  int column() const { return column_; }  ///< in characters, from 1

 private:
  /// Returns true if the byte is a character on its own and does not end a line.
  static bool is_in_line(char byte) { return byte >= ' ' && byte <= '~'; }
  void advance_slowly();
  void skip_slowly(std::size_t count);
  char decoded_at(std::size_t ahead);
  void append_plain();
  bool fill();
  int raw(std::size_t ahead);
  void append_character();

  std::istream& in_;
  std::array<char, 4096> buffer_ = {};
  std::size_t buffer_next_ = 0;
  std::size_t buffer_size_ = 0;
  std::string decoded_;
  std::size_t next_ = 0;
  int line_ = 1;
  int column_ = 1;
  bool started_ = false;
};

}  // namespace crownhead::draughts
