#include <algorithm>
#include <string_view>

#include "rules/draughts/pdn.hpp"
#include "rules/draughts/pdn_tag.hpp"
#include "rules/draughts/pdn_tokens.hpp"
#include "rules/draughts/pdn_tree.hpp"
#include "rules/reasons.hpp"

namespace crownhead::draughts {

namespace {

using namespace pdn;

/// Reads one game; what it cannot read becomes a fault, and it goes on behind it.
class GameReader {
 public:
  /// `usual_moves`: how many it may well have; `most_moves`: it may have no more.
  GameReader(PdnText& text, std::size_t usual_moves, std::size_t most_moves)
      : text_(text), tree_(usual_moves, most_moves) {}

  std::optional<PdnGame> read() {
    while (!done_ && !refusal_) {
      const bool blank_line = skip_space();
      if (text_.at_end()) break;
      if (game().tags.empty() && !has_body_) game().begin = {text_.line(), text_.column()};
      if (text_.at() == '[') {
        if (begins_next_game(blank_line)) break;
        read_tag();
      } else {
        read_body();
      }
    }
    if (refusal_) return std::nullopt;
    if (game().tags.empty() && !has_body_ && game().faults.empty()) return std::nullopt;
    if (game().result.empty()) game().result = game().tag("Result");
    if (game().result.empty()) game().result = "*";
    return tree_.take();
  }

  /// What the text has too much of.
  const std::optional<Reason>& refusal() const { return refusal_; }
  std::size_t moves_left() const { return tree_.moves_left(); }

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
      fault_here(reason::pdn::expected_result_or_asterisk());
      return true;
    }
    if (!blank_line || game().tags.empty()) return false;
    std::size_t length = 1;
    std::string name;
    while (is_name(text_.at(length))) name += text_.at(length++);
    if (!tree_.has_tag(name)) return false;
    fault_here(reason::pdn::expected_moves_or_asterisk());
    return true;
  }

  void read_tag() {
    const PdnGame::Place start = here();
    auto [name, value, faults] = take_tag(text_);
    for (PdnFault& fault : faults) add_fault(game().faults, std::move(fault));
    if (name.empty()) return;
    if (tree_.has_tag(name)) return fault_at(start, reason::pdn::tag_twice(name));
    if (game().tags.size() == most_tags) {
      return refuse(reason::pdn::too_many_tags(most_tags));
    }
    if (name == "FEN") game().fen_tag = {start.line, start.column};
    const bool may_end_text = !value.empty() && is_digit(value[0]) && !is_result(value);
    if (name == "Result" && may_end_text) odd_result_ = value;
    constexpr std::size_t usual_tags = 16;
    if (game().tags.empty()) game().tags.reserve(usual_tags);
    game().tags.emplace_back(std::move(name), std::move(value));
  }

  void read_body() {
    const char c = text_.at();
    if (c == '{') return read_comment();
    if (c == '(') return read_parenthesis();
    if (c == '*') return read_end("*", 1);
    if (c == '!' || c == '?') return tree_.mark(take_sign(text_, "!?"));
    if (c == '$' && is_digit(text_.at(1))) {
      const Glyph glyph = take_glyph(text_);
      return tree_.mark(glyph.sign, glyph.written);
    }
    if (c == '/') return read_setup();
    if (read_result() || read_number() || read_ellipsis() || read_move() || read_unknown_move()) {
      return;
    }
    if (starts_with(text_, "a.l.")) return say(text_.take(4));
    skip_unknown();
  }

  /// The text of the braces at the reader; an unclosed one ends before the next game's tags.
  std::string take_comment() {
    const PdnGame::Place start = here();
    text_.advance();
    std::string comment;
    while (text_.at() != '}') {
      if (ends_unclosed()) {
        fault_at(start, reason::pdn::comment_open());
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
    has_body_ = has_body_ || !game().tags.empty();
    say(take_comment());
  }

  /// "(!?)" or a variation with what it holds.
  void read_parenthesis() {
    std::size_t end = 1;
    while (text_.at(end) == '!' || text_.at(end) == '?') ++end;
    if (end > 1 && text_.at(end) == ')') {
      text_.advance();
      tree_.mark(take_sign(text_, "!?"));
      text_.advance();
    } else if (tree_.depth() == deepest_variation) {
      read_over_parenthesis();
    } else {
      read_variation();
    }
    has_body_ = true;
  }

  void read_variation() {
    const PdnGame::Place start = here();
    PdnTree::Variation variation(tree_);
    text_.advance();
    while (text_.at() != ')' && !ends_unclosed() && !refusal_) {
      if (is_space(text_.at())) {
        text_.advance();
      } else {
        read_body();
      }
    }
    variation.end();
    if (text_.at() == ')') {
      text_.advance();
    } else {
      fault_at(start, reason::pdn::variation_open());
    }
    variation.attach(start);
  }

  void read_over_parenthesis() {
    const PdnGame::Place start = here();
    fault_at(start, reason::pdn::variations_too_deep(deepest_variation));
    int depth = 0;
    do {
      const char c = text_.at();
      if (ends_unclosed()) {
        return fault_at(start, reason::pdn::variation_open());
      }
      if (c == '{') {
        take_comment();
        continue;
      }
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      text_.advance();
    } while (depth > 0);
  }

  /// /FEN "…"/: before the first move it is where the game begins. Nothing is played behind one
  /// that stands elsewhere.
  void read_setup() {
    const PdnGame::Place start = here();
    text_.advance();
    std::string setup;
    while (text_.at() != '/' && text_.at() != '\n' && !text_.at_end()) setup += text_.take(1);
    if (text_.at() == '/') text_.advance();
    const bool first = tree_.before_first_move() && !tree_.has_tag("FEN");
    has_body_ = true;
    const std::string fen = fen_of(setup);
    if (first && !fen.empty() && game().tags.size() < most_tags) {
      game().fen_tag = {start.line, start.column};
      game().tags.emplace_back("FEN", fen);
      return;
    }
    fault_at(start, reason::pdn::position_change(), true);
    tree_.end_line();
  }

  /// The text behind FEN, without its quotation marks; empty if that is no setup.
  static std::string fen_of(std::string_view setup) {
    constexpr std::string_view name = "FEN";
    setup.remove_prefix(std::min(setup.find_first_not_of(" \t"), setup.size()));
    if (!setup.starts_with(name)) return {};
    std::string fen;
    for (const char c : setup.substr(name.size())) {
      if (c != '"' && c != ' ' && c != '\t') fen += c;
    }
    return fen;
  }

  bool read_result() {
    const bool may_be_usual = may_begin_result(text_.at(), text_.at(1));
    if (const auto result = may_be_usual ? result_ahead(text_) : ""; !result.empty()) {
      const bool odd = result == "1/2" || !is_digit(result[0]);
      if (odd) fault_here(reason::pdn::expected_draw(result));
      read_end(odd ? "1/2-1/2" : result, result.size());
      return true;
    }
    const std::string& odd = odd_result_;
    if (odd.empty() || !starts_with(text_, odd) || !is_last(odd.size())) return false;
    fault_here(reason::pdn::expected_result(odd));
    read_end(odd, odd.size());
    return true;
  }

  /// Whether the game's text ends here and is not closed by the standard's *: what stands before
  /// that may be a move that looks like the odd result of the tag.
  bool is_last(std::size_t ahead) {
    while (is_space(text_.at(ahead))) ++ahead;
    return text_.at(ahead) == '\0' || text_.at(ahead) == '[';
  }

  /// A result may be followed by comments, by variations of the last move and by the standard's *.
  void read_end(std::string_view result, std::size_t length) {
    const PdnGame::Place place{text_.line(), text_.column()};
    text_.skip(length);
    if (text_.at() == '.') text_.advance();
    has_body_ = true;
    if (tree_.depth() > 0) {
      // How a variation would have ended says nothing of the game.
      if (result != "*") say(result);
      return;
    }
    done_ = true;
    game().end = place;
    if (result == "*") return;
    game().result = result;
    if (is_letter(text_.at())) skip_unknown();  // "1-0F": the letter begins no other game
    while (!text_.at_end()) {
      skip_space();
      if (text_.at() == '{') {
        read_comment();
      } else if (text_.at() == '(' && tree_.has_moves() && !refusal_) {
        read_parenthesis();
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
    if (ellipsis_length(text_, dots) > 0) {
      text_.skip(dots);
      return true;
    }
    if (text_.at(length) == ' ' && (is_digit(text_.at(dots)) || is_letter(text_.at(dots))) &&
        text_.at(dots) != 'x' && text_.at(dots) != 'X') {
      const PdnGame::Place start = here();
      fault_at(start, reason::pdn::expected_dot(text_.take(length)));
      return true;
    }
    return false;
  }

  /// ".." "..." or U+2026 in the place of a move that is not said anew.
  bool read_ellipsis() {
    const std::size_t length = ellipsis_length(text_, 0);
    text_.skip(length);
    return length > 0;
  }

  bool read_move() {
    const std::size_t length = move_length(text_);
    if (length == 0) return false;
    if (tree_.moves_left() == 0) {
      refuse(reason::pdn::too_many_moves(most_moves));
      return true;
    }
    const PdnGame::Place place = here();
    tree_.add_move(text_.take(length), place);
    has_body_ = true;
    constexpr std::string_view signs = "!?*";
    if (signs.contains(text_.at())) tree_.mark(take_sign(text_, signs));
    return true;
  }

  /// "-" stands for a move that nobody knows: what follows is played from nobody knows where.
  bool read_unknown_move() {
    std::size_t length = 0;
    while (text_.at(length) == '-') ++length;
    const char next = text_.at(length);
    const bool ends = next == '\0' || is_space(next) || next == ')' || next == '{' || next == '(';
    if (length == 0 || !ends) return false;
    const PdnGame::Place start = here();
    text_.skip(length);
    has_body_ = true;
    fault_at(start, reason::pdn::unknown_move(), true);
    tree_.end_line();
    return true;
  }

  void refuse(Reason what) { refusal_ = std::move(what); }

  /// One fault for all that is no move up to the next space.
  void skip_unknown() {
    const PdnGame::Place start = here();
    std::string unknown;
    do {
      unknown += text_.take(1);
    } while (!text_.at_end() && !is_space(text_.at()) && text_.at() != '{' && text_.at() != '[' &&
             (tree_.depth() == 0 || text_.at() != ')'));
    if (unknown.size() > 40) unknown.resize(40);
    has_body_ = true;
    fault_at(start, reason::pdn::expected_move(unknown), true);
  }

  PdnGame::Place here() const { return {text_.line(), text_.column()}; }
  PdnGame& game() { return tree_.game(); }
  void say(std::string_view words) { tree_.say(words); }
  void fault_here(Reason what) { fault_at(here(), std::move(what)); }
  void fault_at(const PdnGame::Place& place, Reason what, bool lost_text = false) {
    tree_.fault(place, std::move(what), lost_text);
  }

  PdnText& text_;
  std::optional<Reason> refusal_;
  PdnTree tree_;
  std::string odd_result_;  ///< as the tag has it, where the text may end with it
  bool has_body_ = false;
  bool done_ = false;
  bool in_line_ends_ = false;
};

}  // namespace

PdnReader::PdnReader(std::istream& in, PdnLimits limits) : text_(in), left_(limits) {}

std::optional<PdnGame> PdnReader::next() {
  if (!refusal_) return std::nullopt;
  GameReader reader(text_, usual_moves_, std::min(left_.moves, most_moves));
  auto game = reader.read();
  std::optional<Reason> refused = reader.refusal();
  if (game && left_.games == 0) refused = reason::pdn::too_many_games();
  if (refused) {
    refusal_ = fail(Code::bad_pdn, *std::move(refused));
    return std::nullopt;
  }
  if (!game) return game;
  --left_.games;
  left_.moves -= std::min(left_.moves, most_moves) - reader.moves_left();
  usual_moves_ = game->moves.size();
  return game;
}

}  // namespace crownhead::draughts
