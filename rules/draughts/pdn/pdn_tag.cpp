#include "rules/draughts/pdn/pdn_tag.hpp"

#include "rules/draughts/pdn/pdn_tokens.hpp"
#include "rules/reasons.hpp"

namespace crownhead::draughts::pdn {

namespace {

class TagReader {
 public:
  explicit TagReader(PdnText& text) : text_(text) {}

  Tag read() {
    const int line = text_.line();
    const int column = text_.column();
    text_.advance();
    skip_blanks();
    std::size_t length = 0;
    while (is_name(text_.at(length))) ++length;
    tag_.name = text_.take(length);
    skip_blanks();
    if (tag_.name.empty()) {
      skip_line();
      tag_.faults.push_back({line, column, reason::pdn::expected_tag_name()});
      return std::move(tag_);
    }
    if (text_.at() == '"') {
      read_string();
    } else {
      fault(reason::pdn::expected_tag_value(tag_.name));
      while (text_.at() != ']' && text_.at() != '\n' && !text_.at_end()) {
        tag_.value += text_.take(1);
      }
      tag_.value = on_one_line(tag_.value);
    }
    skip_blanks();
    if (text_.at() == ']') {
      text_.advance();
    } else {
      fault(reason::pdn::expected_tag_bracket(tag_.name));
      skip_line();
    }
    return std::move(tag_);
  }

 private:
  /// Reads a value in quotation marks, which may contain \" and \\; an unescaped mark without a ]
  /// after it counts as part of the value.
  void read_string() {
    text_.advance();
    while (!text_.at_end()) {
      const char c = text_.at();
      if (c == '\n') {
        fault(reason::pdn::expected_tag_quote());
        break;
      }
      if (c == '\\' && (text_.at(1) == '"' || text_.at(1) == '\\')) {
        text_.advance();
      } else if (c == '"') {
        std::size_t next = 1;
        while (text_.at(next) != '\n' && space_ahead(text_, next) > 0)
          next += space_ahead(text_, next);
        const char after = text_.at(next);
        if (after == ']' || after == '\n' || after == '\0') {
          text_.advance();
          break;
        }
        fault(reason::pdn::expected_escape());
      }
      std::size_t length = 1;
      while (is_plain(text_.at(length))) ++length;
      tag_.value += text_.take(length);
    }
  }

  /// Returns true for a character without a special meaning inside a value.
  static bool is_plain(char c) { return c != '"' && c != '\\' && c != '\n' && c != '\0'; }

  void skip_blanks() {
    while (text_.at() != '\n' && space_ahead(text_) > 0) text_.skip(space_ahead(text_));
  }

  /// Skips the rest of the line, or up to and including the ].
  void skip_line() {
    while (!text_.at_end() && text_.at() != ']' && text_.at() != '\n') text_.advance();
    if (text_.at() == ']') text_.advance();
  }

  void fault(Reason what) {
    tag_.faults.push_back({text_.line(), text_.column(), std::move(what)});
  }

  PdnText& text_;
  Tag tag_;
};

}  // namespace

Tag take_tag(PdnText& text) { return TagReader(text).read(); }

}  // namespace crownhead::draughts::pdn
