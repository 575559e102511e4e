#include <algorithm>
#include <charconv>

#include "rules/byte_order_mark.hpp"
#include "rules/lower_case.hpp"
#include "rules/nardi/mat.hpp"
#include "rules/nardi/mat_tags.hpp"
#include "rules/nardi/notation.hpp"
#include "rules/reasons.hpp"

namespace crownhead::nardi {

namespace {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

/// Compares case-insensitively.
bool begins_with(std::string_view text, std::string_view word) {
  return text.size() >= word.size() &&
         std::ranges::equal(text.substr(0, word.size()), word, {}, lower_case, lower_case);
}

/// Removes and returns a number of up to five digits.
std::optional<int> take_number(std::string_view& text) {
  int number = 0;
  const std::string_view digits = text.substr(
      0, static_cast<std::size_t>(std::ranges::find_if_not(text, is_digit) - text.begin()));
  if (digits.empty() || digits.size() > 5) return std::nullopt;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  text.remove_prefix(digits.size());
  return number;
}

/// Returns true for a word that occurs only at the beginning of a cell.
bool begins_cell(std::string_view word) {
  if (word.size() >= 3 && word[2] == ':') return read_roll(word.substr(0, 2)).has_value();
  for (const std::string_view start : {"doubles", "takes", "drops", "wins"})
    if (begins_with(word, start)) return true;
  return false;
}

/// Returns the cells of a row, which programs separate in different ways.
std::vector<std::string_view> cells_of(std::string_view row) {
  std::vector<std::size_t> starts;
  for (std::size_t i = 0; i < row.size(); ++i)
    if ((i == 0 || is_blank(row[i - 1])) && begins_cell(row.substr(i))) starts.push_back(i);
  starts.push_back(row.size());
  std::vector<std::string_view> cells;
  for (std::size_t i = 0; i + 1 < starts.size(); ++i)
    cells.push_back(trimmed(row.substr(starts[i], starts[i + 1] - starts[i])));
  return cells;
}

/// Returns the column of the first character that is not blank; a tab advances to the next multiple
/// of eight.
std::size_t indent_of(std::string_view line) {
  std::size_t column = 0;
  for (const char c : line) {
    if (!is_blank(c)) break;
    column = c == '\t' ? column / 8 * 8 + 8 : column + 1;
  }
  return column;
}

/// Returns the player under whose name a line, or the part after a row's number, begins.
Color column_of(std::string_view line, std::size_t cells_before) {
  return cells_before > 0 || indent_of(line) >= 15 ? Color::black : Color::white;
}

class MatReader {
 public:
  explicit MatReader(std::string_view text) : text_(text), rest_(text) {}

  Result<MatchRecord> read() {
    while (!rest_.empty()) {
      const std::size_t end = std::min(rest_.find('\n'), rest_.size());
      const auto read = read_line(rest_.substr(0, end));
      if (!read) return std::unexpected(error_at(read.error(), text_, part_));
      rest_.remove_prefix(std::min(end + 1, rest_.size()));
    }
    if (!length_seen_) return fail(Code::bad_record, reason::mat::no_length());
    if (record_.games.empty()) return fail(Code::bad_record, reason::mat::no_game());
    return std::move(record_);
  }

 private:
  enum class Expects : std::uint8_t { anything, names };

  Result<void> read_line(std::string_view line) {
    const std::string_view words = trimmed(line);
    part_ = words;
    if (words.empty()) return {};
    if (words.front() == ';') return read_tag(words);
    if (expects_ == Expects::names) return read_names(words);
    if (begins_with(words, "game ")) return begin_game();
    if (is_length(words)) return read_length(words);
    if (record_.games.empty()) return fail(Code::bad_record, reason::mat::expected_length());
    if (begins_with(words, "wins")) return read_win(words, column_of(line, 0));
    return read_row(line);
  }

  static bool is_length(std::string_view words) {
    return take_number(words) && begins_with(trimmed(words), "point match");
  }

  Result<void> read_length(std::string_view words) {
    if (length_seen_) return fail(Code::bad_record, reason::mat::length_twice());
    length_seen_ = true;
    const auto length = take_number(words);
    if (!length || *length > most_record_points)
      return fail(Code::bad_record, reason::nardi::match_length(most_record_points));
    record_.length = *length;
    return {};
  }

  /// Reads ; [Event "Cup"]
  Result<void> read_tag(std::string_view words) {
    const auto bracket = words.find('[');
    const auto quote = words.find('"');
    const auto last = words.rfind('"');
    if (bracket == words.npos || quote == words.npos || last <= quote || quote < bracket) return {};
    const auto name = trimmed(words.substr(bracket + 1, quote - bracket - 1));
    const auto value = words.substr(quote + 1, last - quote - 1);
    const auto says = [name, value](const MatTag& tag) {
      return name == tag.name && value == tag.value;
    };
    if (says(no_cube)) record_.cube = false;
    if (says(no_crawford)) record_.crawford = false;
    if (says(no_cube) || says(no_crawford)) return {};
    if (record_.tags.size() == most_record_tags)
      return fail(Code::too_large, reason::mat::too_many_tags(most_record_tags));
    record_.tags.emplace_back(name, value);
    return {};
  }

  Result<void> begin_game() {
    if (record_.games.size() == most_record_games)
      return fail(Code::too_large, reason::pdn::too_many_games());
    record_.games.emplace_back();
    course_.reset();
    expects_ = Expects::names;
    return {};
  }

  /// Reads "anna : 0     bert : 2"; the scores follow from the earlier games.
  Result<void> read_names(std::string_view words) {
    expects_ = Expects::anything;
    const auto [left, right] = two_names(words);
    if (left.empty() || right.empty())
      return fail(Code::bad_record, reason::mat::expected_players());
    record_.names = {std::string(left), std::string(right)};
    return {};
  }

  /// The first name is followed by a score or a wide gap.
  static std::pair<std::string_view, std::string_view> two_names(std::string_view words) {
    for (std::size_t at = words.find(':'); at != words.npos; at = words.find(':', at + 1)) {
      std::string_view behind = trimmed(words.substr(at + 1));
      if (take_number(behind) && !behind.empty() && is_blank(behind.front()))
        return {trimmed(words.substr(0, at)), without_score(trimmed(behind))};
    }
    for (std::size_t i = 1; i < words.size(); ++i)
      if (words[i] == '\t' || (is_blank(words[i]) && is_blank(words[i - 1])))
        return {trimmed(words.substr(0, i)), without_score(trimmed(words.substr(i)))};
    return {};
  }

  static std::string_view without_score(std::string_view name) {
    const std::size_t at = name.rfind(':');
    if (at == name.npos) return name;
    std::string_view score = trimmed(name.substr(at + 1));
    const bool is_score = take_number(score) && score.empty();
    return is_score ? trimmed(name.substr(0, at)) : name;
  }

  /// Reads " 12) 31: 8/5 6/5     52: 13/8 24/22". In the first row of a game, a wide gap after the
  /// number means that the right player begins.
  Result<void> read_row(std::string_view line) {
    std::string_view row = trimmed(line);
    if (!take_number(row) || !row.starts_with(')'))
      return fail(Code::bad_record, reason::mat::expected_row());
    row.remove_prefix(1);
    const auto cells = cells_of(row);
    part_ = trimmed(row);
    if (cells.empty() && !part_.empty())
      return fail(Code::bad_record, reason::mat::expected_turn());
    if (!course_ && !cells.empty() && !begins_with(cells.front(), "wins")) {
      game().first = column_of(row, 0);
      course_.emplace(game().first);
    }
    for (std::size_t i = 0; i < cells.size(); ++i) {
      part_ = cells[i];
      const bool end = begins_with(cells[i], "wins");
      const auto read = end ? read_win(cells[i], column_of(row, i)) : read_cell(cells[i]);
      if (!read) return read;
    }
    return {};
  }

  Result<void> read_cell(std::string_view cell) {
    if (game().won) return fail(Code::bad_record, reason::game::is_over());
    if (game().acts.size() == most_game_acts)
      return fail(Code::too_large, reason::nardi::too_many_turns(most_game_acts));
    Act act;
    if (begins_with(cell, "doubles")) {
      act.kind = ActKind::double_cube;
    } else if (begins_with(cell, "takes")) {
      act.kind = ActKind::take;
    } else if (begins_with(cell, "drops")) {
      act.kind = ActKind::drop;
    } else {
      const Roll roll = *read_roll(cell.substr(0, 2));
      act.roll = {roll.larger(), roll.smaller()};
      const std::string_view text = trimmed(cell.substr(3));
      const bool pass = text.empty() || begins_with(text, "cannot move");
      const auto play = course_->read(act.roll, pass ? "-" : text);
      if (!play) return std::unexpected(play.error());
      act.play = *play;
    }
    if (const auto taken = course_->take_act(act); !taken) return taken;
    game().acts.push_back(act);
    game().won = course_->won();
    return {};
  }

  /// Reads "Wins 2 points and the match" under the winner's name, or after the act that ended the
  /// game.
  Result<void> read_win(std::string_view words, Color column) {
    const auto digit = std::ranges::find_if(words, is_digit);
    words.remove_prefix(static_cast<std::size_t>(digit - words.begin()));
    const auto points = take_number(words);
    const GameCourse course = course_.value_or(GameCourse(Color::white));
    const auto by_play = course.won();
    if (!points || !course.can_be_worth(*points))
      return fail(Code::bad_record, reason::mat::points(course.cube()));
    game().won = GameWon{by_play ? by_play->winner : column, *points};
    return {};
  }

  GameRecord& game() { return record_.games.back(); }

  std::string_view text_;
  std::string_view rest_;
  std::string_view part_;  ///< currently being read: a line, or a cell of it
  Expects expects_ = Expects::anything;
  bool length_seen_ = false;
  std::optional<GameCourse> course_;
  MatchRecord record_;
};

}  // namespace

Result<MatchRecord> read_mat(std::string_view text) {
  if (text.size() > most_record_bytes)
    return fail(Code::too_large, reason::nardi::record_too_long(most_record_bytes));
  return MatReader(without_byte_order_mark(text)).read();
}

}  // namespace crownhead::nardi
