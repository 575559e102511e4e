#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace crownhead::tournament {

/// A line of a Tournament Report File by its columns, which count characters of UTF-8 from 1.
class TrfLine {
 public:
  /// Of a record 001 with 200 rounds.
  static constexpr int most_columns = 100 + 10 * 200;

  TrfLine(std::string_view text, int number);

  int number() const { return number_; }  ///< in the file, from 1
  std::string_view text() const { return text_; }
  /// The first three columns.
  std::string_view tag() const { return text_.substr(0, 3); }
  /// What follows the fourth column, without blanks around.
  std::string_view rest() const;

  /// Up to the last column that is no blank; most_columns + 1 where there are more.
  int width() const { return width_; }
  /// Both inclusive; without blanks around.
  std::string_view columns(int from, int to) const;
  bool is_blank(int column) const { return columns(column, column).empty(); }

 private:
  std::string_view text_;
  int number_;
  int width_ = 0;
  std::vector<std::uint32_t> begins_;  ///< byte at which each column begins
};

/// A whole number that fills the text; nullopt for anything else.
std::optional<int> whole_number_in(std::string_view text);

/// "11.5" or "11" in half points.
std::optional<int> half_points_in(std::string_view text);

}  // namespace crownhead::tournament
