#include <algorithm>
#include <string_view>

#include "rules/draughts/pdn/pdn.hpp"
#include "rules/draughts/pdn/pdn_tag.hpp"
#include "rules/draughts/pdn/pdn_tokens.hpp"
#include "rules/draughts/pdn/pdn_tree.hpp"
#include "rules/reasons.hpp"

namespace crownhead::draughts {

namespace {

using namespace pdn;

/// Reads one game. Unreadable text becomes a fault, and reading continues after it.
class GameReader {
 public:
  /// `usual_moves`: expected number of moves; `most_moves`: maximum.
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

  /// Returns the limit that the text exceeds.
  const std::optional<Reason>& refusal() const { return refusal_; }
  std::size_t moves_left() const { return tree_.moves_left(); }

 private:
  /// Skips white space and line comments. Text after ';' becomes a comment of the game, text after
  /// '%' is for programs. Returns true if there was an empty line.
  bool skip_space() {
    bool empty_line = false;
    int line_ends = 0;
    for (;;) {
      if (read_line_comment()) {
        line_ends = 0;
        continue;
      }
      const std::size_t length = space_ahead(text_);
      if (length == 0) return empty_line;
      line_ends += text_.at() == '\n' ? 1 : 0;
      empty_line = empty_line || line_ends > 1;
      text_.skip(length);
    }
  }

  /// Returns false if there is no line comment here.
  bool read_line_comment() {
    const char c = text_.at();
    if (c != '%' && c != ';') return false;
    const std::string comment = take_line(text_);
    if (c == ';') say(on_one_line(std::string_view(comment).substr(1)));
    return true;
  }

  /// Returns true if the next tag belongs to another game.
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
    const bool may_end_text = !value.empty() && is_digit(value[0]) && usual_result(value).empty();
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

  /// Returns the text of the braces; an unclosed comment ends before the next game's tags.
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

  /// Returns true if an unclosed comment or variation must end here. Only the first line end of a
  /// run is examined, because examining each would take quadratic time.
  bool ends_unclosed() {
    const bool new_run = text_.at() == '\n' && !in_line_ends_;
    in_line_ends_ = text_.at() == '\n' || (in_line_ends_ && is_space(text_.at()));
    return text_.at_end() || (new_run && tags_after_empty_line(text_));
  }

  void read_comment() {
    has_body_ = has_body_ || !game().tags.empty();
    say(take_comment());
  }

  /// Reads "(!?)", or a variation with its contents.
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
      if (const std::size_t space = space_ahead(text_); space > 0) {
        text_.skip(space);
      } else if (!read_line_comment()) {
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
      if (c == ';' || c == '%') {
        take_line(text_);
        continue;
      }
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      text_.advance();
    } while (depth > 0);
  }

  /// Reads /FEN "…"/. Before the first move it is the initial position. After one elsewhere,
  /// nothing is played.
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

  /// Returns the text after FEN, without quotation marks; empty if it is not a setup.
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
    if (const auto [result, length] = result_ahead(text_); length > 0) {
      const bool odd = result == "1/2" || !is_digit(result[0]);
      if (odd) fault_here(reason::pdn::expected_draw(result));
      read_end(odd ? "1/2-1/2" : result, length);
      return true;
    }
    const std::string& odd = odd_result_;
    if (odd.empty() || !starts_with(text_, odd) || !is_last(odd.size())) return false;
    fault_here(reason::pdn::expected_result(odd));
    read_end(odd, odd.size());
    return true;
  }

  /// Returns true if the game's text ends here without the standard's *. The token before may then
  /// be a move that looks like the unusual result in the tag.
  bool is_last(std::size_t ahead) {
    while (const std::size_t space = space_ahead(text_, ahead)) ahead += space;
    return text_.at(ahead) == '\0' || text_.at(ahead) == '[';
  }

  void read_end(std::string_view result, std::size_t length) {
    const PdnGame::Place place = here();
    text_.skip(length);
    if (text_.at() == '.') text_.advance();
    has_body_ = true;
    if (tree_.depth() > 0) {
      // The result of a variation says nothing about the game.
      if (result != "*") say(result);
      return;
    }
    if (!done_) game().end = place;
    take_result(result, place);
    if (done_) return;
    done_ = true;
    if (result != "*" && is_letter(text_.at()))
      skip_unknown();  // "1-0F" does not begin another game
    read_rest();
  }

  /// The first of several results counts; "*" is not a result.
  void take_result(std::string_view result, const PdnGame::Place& place) {
    std::string& taken = game().result;
    if (result == "*") return;
    if (taken.empty()) {
      taken = result;
      game().end = place;
    } else if (taken != result && usual_result(taken) != usual_result(result)) {
      fault_at(place, reason::pdn::another_result(result, taken));
    }
  }

  /// Reads what belongs to this game between its result and the next game: comments, signs,
  /// variations of the last move, a repeated result, other text.
  void read_rest() {
    while (!refusal_) {
      skip_space();
      if (text_.at_end() || begins_another_game()) return;
      read_body();
    }
  }

  bool begins_another_game() {
    switch (text_.at()) {
      case '[':
      case '/': return true;
      case '(': return !tree_.has_moves();
      // A text may consist of games with nothing else.
      case '*': return game().result.empty() && tree_.before_first_move();
      default: return begins_moves(text_);
    }
  }

  /// Reads "12." or "12..." before a move.
  bool read_number() {
    if (const std::size_t length = number_length(text_); length > 0) {
      text_.skip(length);
      return true;
    }
    std::size_t length = 0;
    while (is_digit(text_.at(length))) ++length;
    const std::size_t next = behind_blanks(text_, length);
    const char c = text_.at(next);
    const bool may_be_square = is_digit(c) || (is_letter(c) && c != 'x' && c != 'X');
    if (length == 0 || next == length || !may_be_square) return false;
    const PdnGame::Place start = here();
    fault_at(start, reason::pdn::expected_dot(text_.take(length)));
    return true;
  }

  /// Reads ".." "..." or U+2026 in place of a move that is not repeated.
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

  /// Reads "-", which replaces an unknown move. The moves after it start from an unknown position.
  bool read_unknown_move() {
    std::size_t length = 0;
    while (const std::size_t dash = dash_ahead(text_, length)) length += dash;
    const char next = text_.at(length);
    const bool ends =
        next == '\0' || space_ahead(text_, length) > 0 || std::string_view("){(;%").contains(next);
    if (length == 0 || !ends || done_) return false;
    const PdnGame::Place start = here();
    text_.skip(length);
    has_body_ = true;
    fault_at(start, reason::pdn::unknown_move(), true);
    tree_.end_line();
    return true;
  }

  void refuse(Reason what) { refusal_ = std::move(what); }

  /// Reports one fault for everything up to the next space that is not a move.
  void skip_unknown() {
    const PdnGame::Place start = here();
    std::string unknown;
    do {
      unknown += text_.take(1);
    } while (!text_.at_end() && space_ahead(text_) == 0 && text_.at() != '{' && text_.at() != '[' &&
             (tree_.depth() == 0 || text_.at() != ')'));
    if (unknown.size() > 40) unknown.resize(40);
    has_body_ = true;
    fault_at(start, reason::pdn::expected_move(unknown), !done_);
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
  std::string odd_result_;  ///< as in the tag, if the text may end with it
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
