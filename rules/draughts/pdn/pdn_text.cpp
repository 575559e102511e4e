#include "rules/draughts/pdn/pdn_text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace crownhead::draughts {

namespace {

constexpr int no_byte = -1;

bool is_continuation(int byte) { return byte >= 0x80 && byte < 0xC0; }

/// Returns the length in UTF-8 of a character with this first byte; 0 if no character begins so.
std::size_t sequence_length(int first) {
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first < 0xE0) return 2;
  if (first >= 0xE0 && first < 0xF0) return 3;
  if (first >= 0xF0 && first < 0xF5) return 4;
  return 0;
}

/// The characters 0x80 to 0x9F of windows-1252 in UTF-8; those that it lacks are as in Latin-1.
constexpr std::array<std::string_view, 32> in_windows = {
    "\u20ac",   "\xc2\x81", "\u201a", "\u0192", "\u201e", "\u2026",   "\u2020", "\u2021",
    "\u02c6",   "\u2030",   "\u0160", "\u2039", "\u0152", "\xc2\x8d", "\u017d", "\xc2\x8f",
    "\xc2\x90", "\u2018",   "\u2019", "\u201c", "\u201d", "\u2022",   "\u2013", "\u2014",
    "\u02dc",   "\u2122",   "\u0161", "\u203a", "\u0153", "\xc2\x9d", "\u017e", "\u0178"};

/// Returns true for a byte that is copied unchanged.
bool is_plain(char byte) { return byte > '\0' && byte != '\r'; }

/// Examines whole blocks, which takes only a few instructions each.
const char* end_of_plain(const char* first, const char* last) {
  constexpr std::ptrdiff_t block = 32;
  while (last - first >= block && std::count_if(first, first + block, is_plain) == block)
    first += block;
  return std::find_if_not(first, last, is_plain);
}

/// Returns true for the beginning of overlong forms, surrogates and values above U+10FFFF.
bool is_forbidden_pair(int first, int second) {
  return (first == 0xE0 && second < 0xA0) || (first == 0xED && second > 0x9F) ||
         (first == 0xF0 && second < 0x90) || (first == 0xF4 && second > 0x8F);
}

}  // namespace

char PdnText::decoded_at(std::size_t ahead) {
  if (next_ >= buffer_.size()) {
    decoded_.erase(0, next_);
    next_ = 0;
  }
  while (decoded_.size() - next_ <= ahead) {
    if (raw(0) == no_byte) return '\0';
    append_character();
    append_plain();
  }
  return decoded_[next_ + ahead];
}

/// Copies plain text without examining each character; this is most of a file.
void PdnText::append_plain() {
  const char* const first = buffer_.data() + buffer_next_;
  const char* const last = buffer_.data() + buffer_size_;
  const char* const end = end_of_plain(first, last);
  decoded_.append(first, end);
  buffer_next_ += static_cast<std::size_t>(end - first);
}

void PdnText::advance_slowly() {
  const char c = at();
  if (c == '\0') return;
  if (c == '\n') {
    ++line_;
    column_ = 1;
  } else if (!is_continuation(static_cast<unsigned char>(at(1)))) {
    ++column_;
  }
  ++next_;
}

void PdnText::skip_slowly(std::size_t count) {
  for (; count > 0; --count) advance();
}

bool PdnText::fill() {
  std::copy(buffer_.begin() + static_cast<std::ptrdiff_t>(buffer_next_),
            buffer_.begin() + static_cast<std::ptrdiff_t>(buffer_size_), buffer_.begin());
  buffer_size_ -= buffer_next_;
  buffer_next_ = 0;
  in_.read(buffer_.data() + buffer_size_,
           static_cast<std::streamsize>(buffer_.size() - buffer_size_));
  buffer_size_ += static_cast<std::size_t>(in_.gcount());
  return in_.gcount() > 0;
}

int PdnText::raw(std::size_t ahead) {
  while (buffer_next_ + ahead >= buffer_size_) {
    if (!in_ || !fill()) return no_byte;
  }
  return static_cast<unsigned char>(buffer_[buffer_next_ + ahead]);
}

void PdnText::append_character() {
  const int first = raw(0);
  if (!started_) {
    started_ = true;
    if (first == 0xEF && raw(1) == 0xBB && raw(2) == 0xBF) {  // a byte order mark
      buffer_next_ += 3;
      return;
    }
  }
  if (first == '\r') {
    buffer_next_ += raw(1) == '\n' ? 2 : 1;
    decoded_ += '\n';
    return;
  }
  std::size_t length = sequence_length(first);
  for (std::size_t i = 1; i < length; ++i) {
    if (!is_continuation(raw(i)) || (i == 1 && is_forbidden_pair(first, raw(1)))) length = 0;
  }
  if (length == 0) {
    if (first < 0xA0) {
      decoded_ += in_windows[static_cast<std::size_t>(first - 0x80)];
    } else {
      decoded_ += static_cast<char>(0xC0 | (first >> 6));
      decoded_ += static_cast<char>(0x80 | (first & 0x3F));
    }
    ++buffer_next_;
  } else if (first == 0) {
    decoded_ += ' ';
    ++buffer_next_;
  } else {
    decoded_.append(buffer_.data() + buffer_next_, length);
    buffer_next_ += length;
  }
}

}  // namespace crownhead::draughts
