#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace crownhead::tournament {

/// A line of a Tournament Report File, accessed by columns. Columns count UTF-8 characters from 1.
class TrfLine {
 public:
  /// The width of a record 001 with 200 rounds.
  static constexpr int most_columns = 100 + 10 * 200;

  TrfLine(std::string_view text, int number);

  int number() const { return number_; }  ///< in the file, from 1
  std::string_view text() const { return text_; }
  /// Returns the first three columns.
  std::string_view tag() const { return text_.substr(0, 3); }
  /// Returns the text after the fourth column, trimmed.
  std::string_view rest() const;

  /// Returns the last non-blank column; most_columns + 1 if the line is longer.
  int width() const { return width_; }
  /// Returns the trimmed text of columns `from` to `to`, both inclusive.
  std::string_view columns(int from, int to) const;
  bool is_blank(int column) const { return columns(column, column).empty(); }

 private:
  std::string_view text_;
  int number_;
  int width_ = 0;
  std::vector<std::uint32_t> begins_;  ///< byte offset of each column
};

/// Returns the whole number that the text consists of; nullopt for any other text.
std::optional<int> whole_number_in(std::string_view text);

/// Reads "11.5" or "11" as half points.
std::optional<int> half_points_in(std::string_view text);

}  // namespace crownhead::tournament
