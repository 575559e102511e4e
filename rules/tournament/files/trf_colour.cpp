#include "rules/tournament/files/trf_colour.hpp"

#include <algorithm>
#include <cctype>
#include <sstream>
#include <string>

#include "rules/reasons.hpp"

namespace crownhead::tournament {
namespace {

/// Returns true for a word that means White, such as "white1", and false for Black; nullopt for
/// other words.
std::optional<bool> colour_in(std::string word, bool by_letter) {
  std::ranges::transform(word, word.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  if (word == "white1" || (by_letter && (word == "w" || word == "white"))) return true;
  if (word == "black1" || (by_letter && (word == "b" || word == "black"))) return false;
  return std::nullopt;
}

}  // namespace

std::optional<Reason> TrfFirstColour::take(const TrfLine& line) {
  const bool xxc = line.tag() == "XXC";
  if (xxc) xxc_line_ = line.number();
  std::istringstream words{std::string(line.rest())};
  std::string word;
  bool empty = true;
  while (words >> word) {
    empty = false;
    const auto white = colour_in(word, !xxc);
    if (!white) return reason::trf::first_colour(line.tag(), word);
    if (white_.value_or(*white) != *white) return reason::trf::first_colour_differs(line.tag());
    white_ = white;
  }
  if (empty && xxc) return reason::trf::first_colour(line.tag(), "");
  return std::nullopt;
}

}  // namespace crownhead::tournament
