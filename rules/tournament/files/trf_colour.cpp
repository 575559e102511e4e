#include "rules/tournament/files/trf_colour.hpp"

#include <sstream>
#include <string>

#include "rules/lower_case.hpp"
#include "rules/reasons.hpp"

namespace crownhead::tournament {
namespace {

/// Returns true for a word that means White, such as "white1", and false for Black; nullopt for
/// other words.
std::optional<bool> colour_in(std::string_view as_written, bool by_letter) {
  const std::string word = in_lower_case(as_written);
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
