#include <algorithm>
#include <string_view>

#include "rules/draughts/pdn.hpp"
#include "rules/draughts/pdn_tag.hpp"
#include "rules/draughts/pdn_tokens.hpp"

namespace crownhead::draughts {

namespace {

using namespace pdn;

/// Reads one game; what it cannot read becomes a fault, and it goes on behind it.
class GameReader {
 public:
  explicit GameReader(PdnText& text) : text_(text) {}

  std::optional<PdnGame> read() {
    while (!done_) {
      const bool blank_line = skip_space();
      if (text_.at_end()) break;
      if (text_.at() == '[') {
        if (begins_next_game(blank_line)) break;
        read_tag();
      } else {
        read_body();
      }
    }
    if (game_.tags.empty() && !has_body_ && game_.faults.empty()) return std::nullopt;
    if (game_.result.empty()) game_.result = game_.tag("Result");
    if (game_.result.empty()) game_.result = "*";
    return std::move(game_);
  }

 private:
  /// White space and lines that begin with '%'; true if an empty line was among it.
  bool skip_space() {
    int line_ends = 0;
    for (;;) {
      const char c = text_.at();
      if (c == '%' && text_.column() == 1) {
        while (!text_.at_end() && text_.at() != '\n') text_.advance();
        line_ends = 0;
      } else if (is_space(c)) {
        line_ends += c == '\n' ? 1 : 0;
        text_.advance();
      } else {
        return line_ends > 1;
      }
    }
  }

  /// Whether the tag ahead belongs to another game than the one being read.
  bool begins_next_game(bool blank_line) {
    if (has_body_) {
      fault_here("Expected a result or * before the tags of the next game");
      return true;
    }
    if (!blank_line || game_.tags.empty()) return false;
    std::size_t length = 1;
    std::string name;
    while (is_name(text_.at(length))) name += text_.at(length++);
    if (!has_tag(name)) return false;
    fault_here("Expected moves or * before the tags of the next game");
    return true;
  }

  bool has_tag(std::string_view name) const {
    return std::ranges::any_of(game_.tags, [name](const auto& tag) { return tag.first == name; });
  }

  void read_tag() {
    const PdnFault start = here("");
    auto [name, value, faults] = take_tag(text_);
    std::ranges::move(faults, std::back_inserter(game_.faults));
    if (name.empty()) return;
    if (has_tag(name)) return fault_at(start, "The tag " + name + " stands here a second time");
    const bool may_end_text = !value.empty() && is_digit(value[0]) && !is_result(value);
    if (name == "Result" && may_end_text) odd_result_ = value;
    constexpr std::size_t usual_tags = 16;
    if (game_.tags.empty()) game_.tags.reserve(usual_tags);
    game_.tags.emplace_back(std::move(name), std::move(value));
  }

  void read_body() {
    const char c = text_.at();
    if (c == '{') return read_comment();
    if (c == '(') return read_parenthesis();
    if (c == '*') return read_end("*", 1);
    if (c == '!' || c == '?') return mark(take_sign(text_, "!?"));
    if (c == '$' && is_digit(text_.at(1))) return mark(take_glyph(text_));
    if (c == '/') return read_setup();
    if (read_result() || read_number() || read_move()) return;
    if (starts_with(text_, "a.l.")) {
      text_.skip(4);
      return;
    }
    skip_unknown();
  }

  /// The text of the braces at the reader; an unclosed one ends before the next game's tags.
  std::string take_comment() {
    const PdnFault start = here("");
    text_.advance();
    std::string comment;
    while (text_.at() != '}') {
      if (ends_unclosed()) {
        fault_at(start, "The comment that begins here has no }");
        break;
      }
      comment += text_.take(1);
    }
    if (text_.at() == '}') text_.advance();
    return on_one_line(comment);
  }

  /// Whether what is open here has to end although nothing closes it. Looks at the first line end
  /// of a run alone: looking from each would take the square of its length.
  bool ends_unclosed() {
    const bool new_run = text_.at() == '\n' && !in_line_ends_;
    in_line_ends_ = text_.at() == '\n' || (in_line_ends_ && is_space(text_.at()));
    return text_.at_end() || (new_run && tags_after_empty_line(text_));
  }

  void read_comment() {
    has_body_ = has_body_ || !game_.tags.empty();
    std::string comment = take_comment();
    std::string& place = moves_->empty() ? *comment_ : moves_->back().comment;
    if (!place.empty() && !comment.empty()) place += ' ';
    place += comment;
  }

  void mark(std::string_view sign) {
    if (!sign.empty() && is_sign(sign) && !moves_->empty()) moves_->back().sign = sign;
  }

  /// "(!?)" or a variation with what it holds.
  void read_parenthesis() {
    std::size_t end = 1;
    while (text_.at(end) == '!' || text_.at(end) == '?') ++end;
    if (end > 1 && text_.at(end) == ')') {
      text_.advance();
      mark(take_sign(text_, "!?"));
      text_.advance();
    } else if (moves_->empty() || depth_ == deepest_variation) {
      read_over_parenthesis();
    } else {
      read_variation();
    }
    has_body_ = true;
  }

  /// Moves that could have been played instead of the last one, kept with it.
  void read_variation() {
    const PdnFault start = here("");
    PdnLine variation;
    auto* const outer_moves = std::exchange(moves_, &variation.moves);
    auto* const outer_comment = std::exchange(comment_, &variation.comment);
    ++depth_;
    text_.advance();
    while (text_.at() != ')' && !ends_unclosed()) {
      if (is_space(text_.at())) {
        text_.advance();
      } else {
        read_body();
      }
    }
    --depth_;
    if (text_.at() == ')') {
      text_.advance();
    } else {
      fault_at(start, "The variation that begins here has no )");
    }
    comment_ = outer_comment;
    moves_ = outer_moves;
    if (!variation.moves.empty()) moves_->back().variations.push_back(std::move(variation));
  }

  void read_over_parenthesis() {
    const PdnFault start = here("");
    int depth = 0;
    do {
      const char c = text_.at();
      if (ends_unclosed()) {
        return fault_at(start, "The variation that begins here has no )");
      }
      if (c == '{') {
        take_comment();
        continue;
      }
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      text_.advance();
    } while (depth > 0);
  }

  void read_setup() {
    const PdnFault start = here("");
    do {
      text_.advance();
    } while (text_.at() != '/' && text_.at() != '\n' && !text_.at_end());
    if (text_.at() == '/') text_.advance();
    has_body_ = true;
    fault_at(start, "A change of the position between / / is not read", true);
  }

  bool read_result() {
    const bool may_be_usual = may_begin_result(text_.at(), text_.at(1));
    if (const auto result = may_be_usual ? result_ahead(text_) : ""; !result.empty()) {
      const bool odd = result == "1/2" || !is_digit(result[0]);
      if (odd) fault_here("Expected 1/2-1/2 for a draw, found " + std::string(result));
      read_end(odd ? "1/2-1/2" : result, result.size());
      return true;
    }
    const std::string& odd = odd_result_;
    if (odd.empty() || !starts_with(text_, odd) || !is_last(odd.size())) return false;
    fault_here("Expected a result such as 1-0 or 2-0, found " + odd);
    read_end(odd, odd.size());
    return true;
  }

  /// Whether the game's text ends here and is not closed by the standard's *: what stands before
  /// that may be a move that looks like the odd result of the tag.
  bool is_last(std::size_t ahead) {
    while (is_space(text_.at(ahead))) ++ahead;
    return text_.at(ahead) == '\0' || text_.at(ahead) == '[';
  }

  /// A result may be followed by comments and by the standard's *.
  void read_end(std::string_view result, std::size_t length) {
    text_.skip(length);
    if (text_.at() == '.') text_.advance();
    has_body_ = true;
    if (depth_ > 0) return;  // How a variation would have ended says nothing of the game.
    done_ = true;
    if (result == "*") return;
    game_.result = result;
    if (is_letter(text_.at())) skip_unknown();  // "1-0F": the letter begins no other game
    while (!text_.at_end()) {
      skip_space();
      if (text_.at() == '{') {
        read_comment();
      } else {
        break;
      }
    }
    if (text_.at() == '*') text_.advance();
  }

  /// "12." or "12..." before a move.
  bool read_number() {
    std::size_t length = 0;
    while (is_digit(text_.at(length))) ++length;
    if (length == 0) return false;
    std::size_t dots = length;
    while (is_blank(text_.at(dots))) ++dots;
    if (text_.at(dots) == '.') {
      while (text_.at(dots) == '.') ++dots;
      text_.skip(dots);
      return true;
    }
    if (text_.at(length) == ' ' && (is_digit(text_.at(dots)) || is_letter(text_.at(dots))) &&
        text_.at(dots) != 'x' && text_.at(dots) != 'X') {
      const PdnFault start = here("");
      fault_at(start, "Expected a dot behind the move number " + text_.take(length));
      return true;
    }
    return false;
  }

  bool read_move() {
    const std::size_t length = move_length(text_);
    if (length == 0) return false;
    constexpr std::size_t usual_game = 256;
    if (moves_ == &game_.moves && moves_->empty()) moves_->reserve(usual_game);
    PdnMove& move = moves_->emplace_back();
    move.line = text_.line();
    move.column = text_.column();
    move.text = text_.take(length);
    has_body_ = true;
    constexpr std::string_view signs = "!?*";
    if (signs.contains(text_.at())) mark(take_sign(text_, signs));
    return true;
  }

  /// One fault for all that is no move up to the next space.
  void skip_unknown() {
    const PdnFault start = here("");
    std::string unknown;
    do {
      unknown += text_.take(1);
    } while (!text_.at_end() && !is_space(text_.at()) && text_.at() != '{' && text_.at() != '[' &&
             (depth_ == 0 || text_.at() != ')'));
    if (unknown.size() > 40) unknown.resize(40);
    has_body_ = true;
    fault_at(start, "Expected a move, a comment or a result, found " + unknown, true);
  }

  PdnFault here(std::string what) const {
    return {text_.line(), text_.column(), std::move(what), false, depth_ > 0};
  }
  void fault_here(std::string what) { game_.faults.push_back(here(std::move(what))); }
  void fault_at(const PdnFault& place, std::string what, bool lost_text = false) {
    const bool aside = depth_ > 0;
    game_.faults.push_back({place.line, place.column, std::move(what), lost_text && !aside, aside});
  }

  PdnText& text_;
  PdnGame game_;
  std::vector<PdnMove>* moves_ = &game_.moves;  ///< of the game or the variation being read
  std::string* comment_ = &game_.comment;       ///< before the first of them
  std::string odd_result_;  ///< as the tag has it, where the text may end with it
  int depth_ = 0;           ///< of variations
  bool has_body_ = false;
  bool done_ = false;
  bool in_line_ends_ = false;
};

}  // namespace

std::string_view PdnGame::tag(std::string_view name) const {
  for (const auto& [key, value] : tags) {
    if (key == name) return value;
  }
  return {};
}

PdnReader::PdnReader(std::istream& in) : text_(in) {}

std::optional<PdnGame> PdnReader::next() { return GameReader(text_).read(); }

}  // namespace crownhead::draughts
