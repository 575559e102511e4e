#include <algorithm>

#include "rules/nardi/mat.hpp"
#include "rules/nardi/mat_tags.hpp"
#include "rules/nardi/notation.hpp"

namespace crownhead::nardi {

namespace {

constexpr std::size_t left_cell = 5;
constexpr std::size_t right_cell = 33;
constexpr std::size_t name_field = 31;

std::string padded(std::string text, std::size_t width) {
  if (text.size() < width) text.append(width - text.size(), ' ');
  return text;
}

/// Puts the text on one line, without characters that would end the name or the value.
std::string plain(std::string_view text, char instead_of) {
  std::string kept;
  for (const char c : text) {
    const bool blank = (c >= '\0' && c <= ' ') || c == instead_of;
    if (!blank)
      kept += c;
    else if (!kept.empty() && kept.back() != ' ')
      kept += ' ';
  }
  while (kept.ends_with(' ')) kept.pop_back();
  return kept;
}

std::string name_of(const MatchRecord& record, Color color) {
  std::string name = plain(record.names[slot(color)], ':');
  name.erase(0, name.find_first_not_of("; "));  // a line that begins with ; is a tag
  if (!name.empty()) return name;
  return color == Color::white ? "White" : "Black";
}

std::string cell_of(const Act& act, int cube) {
  switch (act.kind) {
    case ActKind::double_cube: return " Doubles => " + std::to_string(cube * 2);
    case ActKind::take: return " Takes";
    case ActKind::drop: return " Drops";
    case ActKind::play: break;
  }
  const std::string roll = write_roll(act.roll) + ':';
  return act.play.is_pass() ? roll : roll + ' ' + write_steps(act.play);
}

/// Rows of two cells, each with a number.
class Rows {
 public:
  void put(Color by, const std::string& cell) {
    if (by == Color::white || line_.empty()) begin_row();
    put_cell(by, cell);
    right_is_free_ = by == Color::white;
  }

  /// Puts the end into the current row if it has room under the winner's name, otherwise into a
  /// line without a number.
  void put_end(Color winner, const std::string& cell) {
    if (winner == Color::white || !right_is_free_) end_row();
    put_cell(winner, cell);
  }

  std::string text() {
    end_row();
    return std::move(text_);
  }

 private:
  void put_cell(Color by, const std::string& cell) {
    line_ = padded(line_, by == Color::white ? left_cell : right_cell);
    if (!line_.ends_with(' ')) line_ += ' ';  // a left cell wider than its column
    line_ += cell;
  }
  void begin_row() {
    end_row();
    const std::string number = std::to_string(++rows_);
    line_ = (number.size() < 3 ? std::string(3 - number.size(), ' ') : "") + number + ") ";
  }
  void end_row() {
    if (!line_.empty()) text_ += line_ + '\n';
    line_.clear();
  }

  std::string text_;
  std::string line_;
  int rows_ = 0;
  bool right_is_free_ = false;
};

std::string end_of(const GameWon& won, bool ends_match) {
  return " Wins " + std::to_string(won.points) + (won.points == 1 ? " point" : " points") +
         (ends_match ? " and the match" : "");
}

std::string rows_of(const GameRecord& game, bool ends_match) {
  Rows rows;
  GameCourse course(game.first);
  for (const Act& act : game.acts) {
    rows.put(course.to_act(), cell_of(act, course.cube()));
    if (!course.take_act(act)) break;
  }
  if (game.won) rows.put_end(game.won->winner, end_of(*game.won, ends_match));
  return rows.text();
}

}  // namespace

std::string write_mat(const MatchRecord& record) {
  std::string text;
  const auto tag = [&text](std::string_view name, std::string_view value) {
    text += "; [" + plain(name, '"') + " \"" + plain(value, '"') + "\"]\n";
  };
  for (const auto& [name, value] : record.tags) tag(name, value);
  if (!record.cube) tag(no_cube.name, no_cube.value);
  if (!record.crawford) tag(no_crawford.name, no_crawford.value);
  if (!text.empty()) text += '\n';
  text += ' ' + std::to_string(record.length) + " point match\n";
  const Terms terms{record.length, record.cube, record.crawford};
  Match match = new_match(terms);
  for (std::size_t i = 0; i < record.games.size(); ++i) {
    const auto side = [&](Color color) {
      return name_of(record, color) + " : " + std::to_string(match.score_of(color));
    };
    text += "\n Game " + std::to_string(i + 1) + "\n ";
    std::string left = padded(side(Color::white), name_field);
    if (!left.ends_with(' ')) left += "  ";
    text += left + side(Color::black) + '\n';
    const auto& won = record.games[i].won;
    if (won) match = after_game(terms, match, won->winner, won->points);
    text += rows_of(record.games[i], winner_of(match).has_value());
  }
  return text;
}

}  // namespace crownhead::nardi
