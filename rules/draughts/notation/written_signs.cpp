#include "rules/draughts/notation/written_signs.hpp"

#include <algorithm>
#include <array>

#include "rules/utf8.hpp"

namespace crownhead::draughts::wide {

namespace {

struct Range {
  char32_t first;
  char32_t last;
};

// Includes zero-width characters and direction marks.
constexpr std::array spaces = {Range{0x85, 0x85},     Range{0xA0, 0xA0},     Range{0x1680, 0x1680},
                               Range{0x180E, 0x180E}, Range{0x2000, 0x200F}, Range{0x2028, 0x202F},
                               Range{0x205F, 0x206F}, Range{0x3000, 0x3000}, Range{0xFEFF, 0xFEFF}};

// Soft and non-breaking hyphen, hyphen, figure, en and em dash, bar; bullet, minus, small and
// full-width hyphens.
constexpr std::array dashes = {Range{0xAD, 0xAD},     Range{0x2010, 0x2015}, Range{0x2043, 0x2043},
                               Range{0x2212, 0x2212}, Range{0x2796, 0x2796}, Range{0xFE58, 0xFE58},
                               Range{0xFE63, 0xFE63}, Range{0xFF0D, 0xFF0D}};

// Multiplication signs, the Cyrillic letter that looks like x, full-width forms, other colons.
constexpr std::array captures = {
    Range{0xD7, 0xD7},     Range{0x425, 0x425},   Range{0x445, 0x445},   Range{0x2236, 0x2236},
    Range{0x2715, 0x2716}, Range{0x2A09, 0x2A09}, Range{0x2A2F, 0x2A2F}, Range{0xFF1A, 0xFF1A},
    Range{0xFF38, 0xFF38}, Range{0xFF58, 0xFF58}};

template <std::size_t count>
std::size_t length_in(const std::array<Range, count>& ranges, std::string_view text) {
  const CodePoint character = first_code_point(text);
  const bool found = std::ranges::any_of(ranges, [&character](const Range& range) {
    return character.value >= range.first && character.value <= range.last;
  });
  return found ? character.length : 0;
}

}  // namespace

std::size_t space_length(std::string_view text) { return length_in(spaces, text); }
std::size_t dash_length(std::string_view text) { return length_in(dashes, text); }
std::size_t capture_length(std::string_view text) { return length_in(captures, text); }

}  // namespace crownhead::draughts::wide
