#include <algorithm>

#include "rules/draughts/pdn/pdn.hpp"

namespace crownhead::draughts {

namespace {

constexpr std::size_t line_width = 79;

/// Arranges words in lines of at most line_width, unless a single word is longer.
class Lines {
 public:
  void word(std::string_view word) {
    put_last();
    last_ = opening_ + std::string(word);
    opening_.clear();
  }

  /// Add a parenthesis before the next word and after the last.
  void open() { opening_ += '('; }
  void close() { last_ += ')'; }

  std::string text() {
    put_last();
    end_line();
    return std::move(text_);
  }

 private:
  void put_last() {
    if (last_.empty()) return;
    if (!line_.empty() && line_.size() + 1 + last_.size() > line_width) end_line();
    if (!line_.empty()) line_ += ' ';
    line_ += last_;
    last_.clear();
  }

  void end_line() {
    text_ += line_ + '\n';
    line_.clear();
  }

  std::string text_;
  std::string line_;
  std::string last_;
  std::string opening_;
};

/// Quotes a value on one line, because values may not contain line ends.
std::string quoted(std::string_view value) {
  std::string text = "\"";
  for (const char c : value) {
    if (c == '"' || c == '\\') text += '\\';
    text += c >= '\0' && c < ' ' ? ' ' : c;
  }
  return text + '"';
}

/// Writes a comment. It breaks only at single spaces, so that reading restores it, and never before
/// a %, which would turn the line into a comment of its own.
void write_comment(Lines& lines, std::string_view comment) {
  std::string text = "{" + std::string(comment) + "}";
  std::replace(text.begin() + 1, text.end() - 1, '}', ')');
  for (char& c : text) c = c >= '\0' && c < ' ' ? ' ' : c;
  std::size_t start = 0;
  for (std::size_t i = 1; i + 1 < text.size(); ++i) {
    if (text[i] != ' ' || text[i - 1] == ' ' || text[i + 1] == ' ' || text[i + 1] == '%') continue;
    lines.word(std::string_view(text).substr(start, i - start));
    start = i + 1;
  }
  lines.word(std::string_view(text).substr(start));
}

std::vector<std::pair<std::string, std::string>> tags_of(const Variant& variant,
                                                         const PdnGame& game) {
  auto tags = game.tags;
  const auto set = [&tags](std::string_view name, std::string value) {
    const auto found = std::ranges::find(tags, name, &std::pair<std::string, std::string>::first);
    if (found == tags.end()) {
      tags.emplace_back(name, std::move(value));
    } else {
      found->second = std::move(value);
    }
  };
  set("Result", game.result.empty() ? "*" : game.result);
  if (variant.game_type) {
    set("GameType", game_type_text(variant));
  } else {
    std::erase_if(tags, [](const auto& tag) { return tag.first == "GameType"; });
    set("Variant", std::string(variant.name));
  }
  return tags;
}

Color first_to_move(const Variant& variant, const PdnGame& game) {
  const std::string_view fen = start_of(game);
  const std::size_t turn = fen.find_first_not_of(" \t");
  if (turn == fen.npos) return variant.first;
  if (fen[turn] == 'B' || fen[turn] == 'b') return Color::black;
  return fen[turn] == '?' ? variant.first : Color::white;
}

/// Move numbers are written before the first mover's moves, and again after an interruption.
void write_line(Lines& lines, const std::string& comment, const std::vector<PdnMove>& moves,
                std::size_t ply, int depth) {
  if (!comment.empty()) write_comment(lines, comment);
  bool numbered = false;
  for (const PdnMove& move : moves) {
    const bool second = ply % 2 == 1;
    const std::string number = std::to_string(ply / 2 + 1);
    if (!second) {
      lines.word(number + ".");
    } else if (!numbered) {
      lines.word(number + "...");
    }
    lines.word(move.sign == "*" ? move.text : move.text + move.sign);
    if (move.sign == "*") lines.word("$7");
    if (!move.comment.empty()) write_comment(lines, move.comment);
    numbered = move.comment.empty();
    for (const PdnLine& variation : move.variations) {
      if (depth == deepest_variation || variation.moves.empty()) continue;
      lines.open();
      write_line(lines, variation.comment, variation.moves, ply, depth + 1);
      lines.close();
      numbered = false;
    }
    ++ply;
  }
}

}  // namespace

/// Writes the number, the side that begins, columns, rows, the notation of squares, the corner
/// where numbering starts as seen by the side that begins, and 1 if the long diagonal is at the
/// right.
std::string game_type_text(const Variant& variant) {
  if (!variant.game_type) return {};
  const bool white = variant.first == Color::white;
  const Corner corner = white ? variant.square_1 : opposite(variant.square_1);
  return std::to_string(*variant.game_type) + (white ? ",W," : ",B,") +
         std::to_string(variant.columns) + "," + std::to_string(variant.rows) + "," +
         (variant.algebraic ? "A0" : "N" + std::to_string(static_cast<int>(corner))) +
         (variant.field == Field::mirrored ? ",1" : ",0");
}

std::string write_pdn(const Variant& variant, const PdnGame& game) {
  std::string text;
  for (const auto& [name, value] : tags_of(variant, game)) {
    text += "[" + name + " " + quoted(value) + "]\n";
  }
  text += '\n';
  Lines lines;
  const std::size_t ply = first_to_move(variant, game) == variant.first ? 0 : 1;
  write_line(lines, game.comment, game.moves, ply, 0);
  lines.word("*");
  return text + lines.text();
}

}  // namespace crownhead::draughts
