#include <algorithm>
#include <array>
#include <optional>
#include <ranges>

#include "rules/comma_list.hpp"
#include "rules/lower_case.hpp"
#include "rules/nardi/notation.hpp"
#include "rules/reasons.hpp"

namespace crownhead::nardi {

namespace {

constexpr std::size_t longest_text = 200;
constexpr int most_men_named = 8;
constexpr std::size_t most_suggested = 8;

/// The content of a play's text, before checking whether it is possible.
struct Said {
  std::array<int, 26> change = {};  ///< of the checkers on each point
  Points touched = 0;               ///< points where a checker lands
  Points starred = 0;
  int men = 0;
};

/// Reads a text from front to back; returns false if it is not a play.
class PlayText {
 public:
  explicit PlayText(std::string_view text) : rest_(text) {}

  std::optional<Said> read() {
    skip_blanks();
    if (rest_ == "-") return said_;
    if (rest_.empty()) return std::nullopt;
    for (; !rest_.empty(); skip_blanks())
      if (!read_way()) return std::nullopt;
    return said_;
  }

 private:
  /// Reads "24/16*/12(2)".
  bool read_way() {
    std::array<int, 6> points = {};
    std::size_t size = 0;
    Points starred = 0;
    do {
      const auto point = take_point();
      if (!point || size == points.size() || (size > 0 && *point >= points[size - 1])) return false;
      points[size++] = *point;
      if (take("*")) starred |= one(*point);
    } while (take("/"));
    const bool counted = rest_.starts_with('(');
    const auto men = take_count();
    if (counted && take("*")) starred |= one(points[size - 1]);
    if (!men || size < 2 || !at_blank()) return false;
    said_.men += *men;
    if (said_.men > most_men_named) return false;
    said_.change[static_cast<std::size_t>(points[0])] -= *men;
    said_.change[static_cast<std::size_t>(points[size - 1])] += *men;
    for (std::size_t i = 1; i < size; ++i) said_.touched |= one(points[i]);
    said_.starred |= starred;
    return true;
  }

  std::optional<int> take_point() {
    if (take("bar")) return bar;
    if (take("off")) return off;
    const auto number = take_number();
    return number && *number <= bar ? number : std::nullopt;
  }

  /// Reads "(2)"; 1 if there is none.
  std::optional<int> take_count() {
    if (!take("(")) return 1;
    const auto count = take_number();
    return take(")") && count && *count > 0 ? count : std::nullopt;
  }

  /// Reads at most two digits.
  std::optional<int> take_number() {
    int number = 0;
    std::size_t digits = 0;
    while (digits < rest_.size() && rest_[digits] >= '0' && rest_[digits] <= '9' && digits < 2)
      number = number * 10 + (rest_[digits++] - '0');
    rest_.remove_prefix(digits);
    return digits > 0 ? std::optional(number) : std::nullopt;
  }

  /// Compares case-insensitively.
  bool take(std::string_view word) {
    if (rest_.size() < word.size()) return false;
    if (!std::ranges::equal(rest_.substr(0, word.size()), word, {}, lower_case)) return false;
    rest_.remove_prefix(word.size());
    return true;
  }

  static bool is_blank(char c) { return c == ' ' || c == '\t' || c == ','; }
  bool at_blank() const { return rest_.empty() || is_blank(rest_.front()); }
  void skip_blanks() {
    while (!rest_.empty() && is_blank(rest_.front())) rest_.remove_prefix(1);
    while (!rest_.empty() && is_blank(rest_.back())) rest_.remove_suffix(1);
  }

  std::string_view rest_;
  Said said_;
};

/// Removes a leading "31:".
std::optional<Roll> take_dice(std::string_view& text) {
  const std::size_t colon = text.find(':');
  if (colon == text.npos || colon < 2) return std::nullopt;
  const auto roll = read_roll(text.substr(colon - 2, 2));
  if (!roll || text.substr(0, colon - 2).find_first_not_of(' ') != text.npos) return std::nullopt;
  text.remove_prefix(colon + 1);
  return *roll;
}

bool is_same_roll(Roll a, Roll b) { return a.larger() == b.larger() && a.smaller() == b.smaller(); }

std::array<int, 26> change_of(const Play& play) {
  std::array<int, 26> change = {};
  for (const Step& step : play.steps()) {
    --change[step.from];
    ++change[step.to];
  }
  return change;
}

/// Lists the first of some plays: "24/18 13/8, 24/14, …".
std::string listed(const std::vector<Play>& plays) {
  const auto text = comma_list(plays | std::views::take(most_suggested), write_play);
  return plays.size() > most_suggested ? text + ", …" : text;
}

Reason why_illegal(const std::vector<Play>& legal, Roll roll, std::string_view text) {
  if (legal.empty()) return reason::game::over_no_moves();
  const std::string dice = write_roll(roll);
  return legal.front().is_pass()
             ? reason::nardi::only_a_pass(text, dice)
             : reason::nardi::not_legal(text, dice, std::ssize(legal), listed(legal));
}

/// Returns the plays of `legal` that move the checkers this way and hit wherever one lands on a
/// blot.
std::vector<Play> meanings(const std::vector<Play>& legal, const Said& said, Points blots) {
  const Points hit = said.touched & blots;
  if ((said.starred & ~hit) != 0) return {};
  std::vector<Play> found;
  for (const Play& play : legal)
    if (change_of(play) == said.change && (hit & ~play.hit()) == 0) found.push_back(play);
  const auto plain = std::ranges::find(found, hit, &Play::hit);
  if (plain != found.end()) return {*plain};
  return found;
}

}  // namespace

Result<Play> read_play(const Position& position, Roll roll, std::string_view text) {
  std::string_view play_text = text;
  const auto dice = take_dice(play_text);
  const auto said =
      text.size() <= longest_text ? PlayText(play_text).read() : std::optional<Said>();
  if (!said) return fail(Code::bad_notation, reason::nardi::not_a_play(text.substr(0, 40)));
  if (dice && !is_same_roll(*dice, roll))
    return fail(Code::illegal_move, reason::nardi::other_dice(write_roll(roll), write_roll(*dice)));
  const auto legal = plays(position, roll);
  const auto found = meanings(legal, *said, Others(position.of(opposite(position.turn))).blots);
  if (found.empty()) return fail(Code::illegal_move, why_illegal(legal, roll, text));
  if (found.size() == 1) return found.front();
  return fail(Code::ambiguous_move, reason::nardi::ambiguous(text, listed(found)));
}

}  // namespace crownhead::nardi
