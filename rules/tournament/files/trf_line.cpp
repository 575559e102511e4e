#include "rules/tournament/files/trf_line.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>

#include "rules/utf8.hpp"

namespace crownhead::tournament {
namespace {

std::string_view trimmed(std::string_view text) {
  const auto from = text.find_first_not_of(' ');
  if (from == std::string_view::npos) return {};
  return text.substr(from, text.find_last_not_of(' ') - from + 1);
}

}  // namespace

TrfLine::TrfLine(std::string_view text, int number) : text_(text), number_(number) {
  const auto last = text.find_last_not_of(' ');
  const std::size_t end = last == std::string_view::npos ? 0 : last + 1;
  for (std::size_t i = 0; i < end && width_ <= most_columns; ++i) {
    if (!begins_character(text[i])) continue;
    begins_.push_back(static_cast<std::uint32_t>(i));
    ++width_;
  }
}

std::string_view TrfLine::rest() const {
  return text_.size() > 4 ? trimmed(text_.substr(4)) : std::string_view{};
}

std::string_view TrfLine::columns(int from, int to) const {
  if (from > width_) return {};
  const auto begin = begins_[static_cast<std::size_t>(from) - 1];
  const auto end = to < width_ ? begins_[static_cast<std::size_t>(to)] : text_.size();
  return trimmed(text_.substr(begin, end - begin));
}

std::optional<int> whole_number_in(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

std::optional<int> half_points_in(std::string_view text) {
  constexpr int most = 100'000;
  const auto point = text.find('.');
  const auto whole = whole_number_in(text.substr(0, point));
  const auto rest = point == std::string_view::npos ? "0" : text.substr(point + 1);
  if (!whole || *whole < 0 || *whole > most ||
      (rest != "0" && rest != "5" && rest != "00" && rest != "50"))
    return std::nullopt;
  return 2 * *whole + (rest.front() == '5' ? 1 : 0);
}

}  // namespace crownhead::tournament
