#include "rules/kind/variants.hpp"

#include <algorithm>

#include "rules/comma_list.hpp"
#include "rules/draughts/board/variant.hpp"
#include "rules/kind/draughts_board.hpp"
#include "rules/kind/nardi_board.hpp"
#include "rules/kind/star_board.hpp"
#include "rules/seat.hpp"

namespace crownhead::kind {
namespace {

constexpr std::string_view star_of_two = "star-2", star_of_several = "star-n";

}  // namespace

std::vector<std::string_view> variant_keys() {
  std::vector<std::string_view> keys;
  for (const auto& variant : draughts::variants()) keys.push_back(variant.key);
  keys.push_back(star_key);
  keys.push_back(nardi_key);
  return keys;
}

bool is_variant(std::string_view key) {
  return key == star_key || key == nardi_key || draughts::find_variant(key) != nullptr;
}

std::string pool_key(std::string_view variant, std::size_t seats) {
  if (variant != star_key) return std::string(variant);
  return std::string(seats == least_seats ? star_of_two : star_of_several);
}

std::vector<std::string> pool_keys() {
  std::vector<std::string> keys;
  for (const auto variant : variant_keys()) {
    keys.push_back(pool_key(variant, least_seats));
    if (variant == star_key) keys.push_back(pool_key(variant, most_seats));
  }
  return keys;
}

std::string_view variant_of_pool(std::string_view pool) {
  return pool == star_of_two || pool == star_of_several ? star_key : pool;
}

std::string listed_variants() { return comma_list(variant_keys()); }

std::string_view result_text(std::string_view variant, Outcome outcome) {
  if (variant == star_key) return StarBoard::result_text(outcome);
  if (variant == nardi_key) return NardiBoard::result_text(outcome);
  const auto* of = draughts::find_variant(variant);
  return of ? result_text(*of, outcome) : "";
}

}  // namespace crownhead::kind
