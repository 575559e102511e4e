#include "rules/tournament/files/trf_type.hpp"

#include <algorithm>
#include <string>

#include "rules/lower_case.hpp"

namespace crownhead::tournament {
namespace {

bool contains(std::string_view text, std::string_view small_word) {
  return !std::ranges::search(text, small_word, {}, lower_case).empty();
}

}  // namespace

TrfType trf_type(std::string_view words) {
  if (contains(words, "robin") || contains(words, "berger"))
    return {Format::round_robin, contains(words, "double") || contains(words, "twice")};
  if (contains(words, "knock")) return {Format::knockout};
  if (contains(words, "match")) return {Format::match};
  return {contains(words, "arena") ? Format::arena : Format::swiss};
}

bool is_accelerated(std::string_view code) { return contains(code, "baku"); }

}  // namespace crownhead::tournament
