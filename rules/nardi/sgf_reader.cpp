#include <algorithm>
#include <charconv>
#include <ranges>

#include "rules/byte_order_mark.hpp"
#include "rules/nardi/notation.hpp"
#include "rules/nardi/sgf.hpp"
#include "rules/nardi/sgf_tags.hpp"
#include "rules/reasons.hpp"

namespace crownhead::nardi {

namespace {

bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }

std::optional<int> number_of(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = error == std::errc() && end == text.data() + text.size();
  return whole && number >= 0 && number <= most_record_points ? std::optional(number)
                                                              : std::nullopt;
}

/// Converts to the side's numbering; nullopt for a letter that is not a point.
std::optional<int> point_of(char letter, Color color) {
  if (letter == 'y') return bar;
  if (letter == 'z') return off;
  if (letter < 'a' || letter > 'x') return std::nullopt;
  const int point = letter - 'a' + 1;
  return color == Color::white ? point : facing(point);
}

/// Converts "hefe" to "8/5 6/5"; nullopt if it is not a list of moves.
std::optional<std::string> play_text(std::string_view letters, Color color) {
  if (letters.empty()) return "-";
  if (letters.size() % 2 != 0 || letters.size() > 8) return std::nullopt;
  std::string text;
  for (std::size_t i = 0; i < letters.size(); i += 2) {
    const auto from = point_of(letters[i], color);
    const auto to = point_of(letters[i + 1], color);
    if (!from || !to) return std::nullopt;
    text += (i > 0 ? " " : "") + std::to_string(*from) + '/' + std::to_string(*to);
  }
  return text;
}

class SgfReader {
 public:
  explicit SgfReader(std::string_view text) : text_(text), rest_(text) {}

  Result<MatchRecord> read() {
    for (skip_to('('); !rest_.empty(); skip_to('('))
      if (const auto game = read_game(); !game)
        return std::unexpected(error_at(game.error(), text_, part_));
    if (record_.games.empty()) return fail(Code::bad_record, reason::sgf::no_game());
    record_.crawford = crawford_;
    return std::move(record_);
  }

 private:
  /// Reports an error at `part`.
  std::unexpected<Error> bad(std::string_view part, Reason why) {
    part_ = part;
    return fail(Code::bad_record, std::move(why));
  }

  /// Reads from ( to ); of variations only the first branch.
  Result<void> read_game() {
    const std::string_view game = part_ = rest_;
    record_.games.emplace_back();
    course_.reset();
    is_backgammon_ = false;
    result_.reset();
    if (record_.games.size() > most_record_games)
      return fail(Code::too_large, reason::pdn::too_many_games());
    int depth = 0;
    bool main_line = true;
    do {
      if (rest_.empty()) return bad(game, reason::sgf::game_open());
      const char c = rest_.front();
      if (is_capital(c)) {
        if (const auto read = read_property(main_line); !read) return read;
        continue;
      }
      rest_.remove_prefix(1);
      if (c == '(') ++depth;
      if (c == ')') {
        --depth;
        main_line = false;
      }
    } while (depth > 0);
    if (!is_backgammon_) return bad(game, reason::sgf::not_backgammon());
    return end_game();
  }

  /// Reads "MI[length:3][game:0]".
  Result<void> read_property(bool main_line) {
    std::string_view name = part_ = rest_;
    while (!rest_.empty() && is_capital(rest_.front())) rest_.remove_prefix(1);
    name.remove_suffix(rest_.size());
    for (bool first = true;; first = false) {
      skip_blanks();
      if (!rest_.starts_with('[')) {
        if (first) return fail(Code::bad_record, reason::sgf::expected_value(word(name)));
        return {};
      }
      const auto value = take_value();
      if (!value) return fail(Code::bad_record, reason::sgf::value_open(word(name)));
      if (!main_line) continue;
      if (const auto read = read_value(name, *value); !read) return read;
    }
  }

  static std::string_view word(std::string_view text) { return text.substr(0, 20); }

  Result<void> read_value(std::string_view name, const std::string& value) {
    if (name == "W" || name == "B")
      return read_act(name == "W" ? Color::white : Color::black, value);
    if (name == "GM") is_backgammon_ = value == "6";
    if (name == "PW") record_.names[slot(Color::white)] = value;
    if (name == "PB") record_.names[slot(Color::black)] = value;
    if (name == "RU") read_rules(value);
    if (name == "RE") {
      result_ = value;
      result_at_ = part_;
    }
    if (name == "AE" || name == "AW" || name == "AB")
      return fail(Code::bad_record, reason::sgf::set_up());
    if (name == "MI" && value.starts_with("length:")) {
      const auto length = number_of(std::string_view(value).substr(7));
      if (!length) return fail(Code::bad_record, reason::nardi::match_length(most_record_points));
      record_.length = *length;
    }
    const auto tag =
        std::ranges::find(sgf_tags, name, [](const auto& pair) { return pair.second; });
    if (tag != sgf_tags.end() && record_.games.size() == 1 &&
        record_.tags.size() < most_record_tags)
      record_.tags.emplace_back(tag->first, tag->first == date_tag ? day_with('.', value) : value);
    return {};
  }

  void read_rules(std::string_view value) {
    for (const auto part : std::views::split(value, ':')) {
      const std::string_view rule(part);
      if (rule == crawford_rule || rule == crawford_game) crawford_ = true;
      if (rule == no_cube_rule) record_.cube = false;
    }
  }

  Result<void> read_act(Color color, std::string_view value) {
    GameRecord& game = record_.games.back();
    if (game.acts.size() == most_game_acts)
      return fail(Code::too_large, reason::nardi::too_many_turns(most_game_acts));
    if (!course_) {
      game.first = color;
      course_.emplace(color);
    }
    if (course_->to_act() != color) return fail(Code::bad_record, reason::sgf::other_turn());
    const auto act = act_of(color, value);
    if (!act) return std::unexpected(act.error());
    if (const auto taken = course_->take_act(*act); !taken) return taken;
    game.acts.push_back(*act);
    return {};
  }

  Result<Act> act_of(Color color, std::string_view value) const {
    if (value == "double") return Act{ActKind::double_cube};
    if (value == "take") return Act{ActKind::take};
    if (value == "drop") return Act{ActKind::drop};
    const auto roll = read_roll(value.substr(0, 2));
    const auto text = roll ? play_text(value.substr(2), color) : std::nullopt;
    if (!text) return fail(Code::bad_record, reason::sgf::not_a_turn(word(value)));
    const auto play = course_->read(*roll, *text);
    if (!play) return std::unexpected(play.error());
    return Act{ActKind::play, {roll->larger(), roll->smaller()}, *play};
  }

  /// Determines the result. A resignation appears only in RE, as in "B+2R".
  Result<void> end_game() {
    GameRecord& game = record_.games.back();
    const GameCourse course = course_.value_or(GameCourse(Color::white));
    game.won = course.won();
    std::string_view result = result_ ? std::string_view(*result_) : "";
    const bool is_win = result.starts_with("W+") || result.starts_with("B+");
    if (!is_win) return {};
    const Color winner = result.front() == 'W' ? Color::white : Color::black;
    result.remove_prefix(2);
    if (result.ends_with('R')) result.remove_suffix(1);
    const auto points = number_of(result);
    if (!points || !course.can_be_worth(*points) || (game.won && game.won->winner != winner))
      return bad(result_at_, reason::sgf::result(word(*result_)));
    game.won = GameWon{winner, *points};
    return {};
  }

  void skip_to(char sign) { rest_.remove_prefix(std::min(rest_.find(sign), rest_.size())); }
  void skip_blanks() {
    while (!rest_.empty() &&
           (rest_.front() == ' ' || (rest_.front() >= '\t' && rest_.front() <= '\r')))
      rest_.remove_prefix(1);
  }

  /// Reads from [ to ]; a backslash escapes the next character.
  std::optional<std::string> take_value() {
    std::string value;
    for (std::size_t i = 1; i < rest_.size(); ++i) {
      if (rest_[i] == ']') {
        rest_.remove_prefix(i + 1);
        return value;
      }
      if (rest_[i] == '\\' && i + 1 < rest_.size()) ++i;
      value += rest_[i];
    }
    return std::nullopt;
  }

  std::string_view text_;
  std::string_view rest_;
  std::string_view part_;       ///< start of the game or property being read
  std::string_view result_at_;  ///< start of the property of `result_`
  MatchRecord record_;
  std::optional<GameCourse> course_;
  std::optional<std::string> result_;
  bool is_backgammon_ = false;
  bool crawford_ = false;  ///< at least one game names the rule
};

}  // namespace

Result<MatchRecord> read_sgf(std::string_view text) {
  if (text.size() > most_record_bytes)
    return fail(Code::too_large, reason::nardi::record_too_long(most_record_bytes));
  return SgfReader(without_byte_order_mark(text)).read();
}

}  // namespace crownhead::nardi
