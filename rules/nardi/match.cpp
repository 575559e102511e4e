#include "rules/nardi/match.hpp"

#include <charconv>
#include <ranges>
#include <vector>

#include "rules/reasons.hpp"

namespace crownhead::nardi {

namespace {

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  for (const auto part : std::views::split(text, ' '))
    if (const std::string_view word(part); !word.empty()) words.push_back(word);
  return words;
}

/// Returns nullopt if it is not a number of up to three digits.
std::optional<int> number_of(std::string_view word) {
  int number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc() || end != word.data() + word.size() || word.size() > 3)
    return std::nullopt;
  return number;
}

bool is_a_point_short(const Match& match, Color color) {
  return match.score_of(color) == match.length - 1;
}

}  // namespace

std::string write_terms(const Terms& terms) {
  std::string text = std::to_string(terms.length) + (terms.length == 1 ? " point" : " points");
  if (terms.cube) text += " cube";
  if (terms.crawford) text += " crawford";
  return text;
}

Result<Terms> read_terms(const Ruleset& ruleset, std::string_view text) {
  Terms terms;
  const auto words = words_of(text);
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool points = i == 1 && (words[i] == "point" || words[i] == "points");
    if (const auto number = i == 0 ? number_of(words[i]) : std::nullopt) {
      terms.length = *number;
    } else if (words[i] == "cube" && !terms.cube) {
      terms.cube = true;
    } else if (words[i] == "crawford" && !terms.crawford) {
      terms.crawford = true;
    } else if (!points || !number_of(words[0])) {
      return fail_in("terms", reason::nardi::terms());
    }
  }
  if (terms.length < 1 || terms.length > ruleset.longest_match)
    return fail_in("terms", ruleset.longest_match == 1
                                ? reason::nardi::one_point()
                                : reason::nardi::points(ruleset.longest_match));
  if (terms.cube && !ruleset.cube) return fail_in("terms", reason::nardi::no_cube());
  if (terms.crawford && !terms.cube) return fail_in("terms", reason::nardi::crawford_needs_cube());
  return terms;
}

Match new_match(const Terms& terms) {
  Match match;
  match.length = terms.length;
  return match;
}

bool may_double(const Terms& terms, const Match& match, Color color) {
  if (!terms.cube || match.crawford) return false;
  if (match.cube.owner && *match.cube.owner != color) return false;
  return match.length == 0 || match.score_of(color) + match.cube.value < match.length;
}

Match after_take(const Match& match, Color by) {
  Match next = match;
  next.cube = {match.cube.value * 2, opposite(by)};
  return next;
}

int points_of(const Match& match, Win win) { return match.cube.value * static_cast<int>(win); }

Match after_game(const Terms& terms, const Match& match, Color winner, int points) {
  Match next = match;
  next.score[slot(winner)] += points;
  next.cube = {};
  next.crawford = terms.crawford && is_a_point_short(next, winner) &&
                  !is_a_point_short(match, opposite(winner));
  return next;
}

std::optional<Color> winner_of(const Match& match) {
  if (match.length == 0) return std::nullopt;
  for (const Color color : {Color::white, Color::black})
    if (match.score_of(color) >= match.length) return color;
  return std::nullopt;
}

}  // namespace crownhead::nardi
