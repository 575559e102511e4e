#include "rules/star/terms.hpp"

#include <array>
#include <string>

namespace crownhead::star {

namespace {

constexpr std::array all_rulesets{
    Ruleset{.key = "classic",
            .name = "Classic",
            .stays_in_target = true,
            .rests_anywhere = false,
            .leaves_home = true},
    Ruleset{.key = "open",
            .name = "Open",
            .stays_in_target = false,
            .rests_anywhere = true,
            .leaves_home = false},
};

/// The points where men start, by the number of seats; from the south, clockwise.
constexpr std::array<std::array<Point, most_seats>, most_seats + 1> homes = [] {
  using enum Point;
  std::array<std::array<Point, most_seats>, most_seats + 1> table{};
  table[2] = {south, north};
  table[3] = {south, north_west, north_east};
  table[4] = {south, south_west, north, north_east};
  table[5] = {south, south_west, north_west, north, north_east};
  table[6] = {south, south_west, north_west, north, north_east, south_east};
  return table;
}();

constexpr int most_seats_of_large_camps = 3;

}  // namespace

std::span<const Ruleset> rulesets() { return all_rulesets; }

const Ruleset* find_ruleset(std::string_view key) {
  if (key.empty()) return &all_rulesets.front();
  for (const Ruleset& ruleset : all_rulesets)
    if (ruleset.key == key) return &ruleset;
  return nullptr;
}

Result<Terms> make_terms(int side, int men, int seats, std::string_view ruleset) {
  if (side != 3 && side != 4)
    return fail_in("side", in_english("must be 3 (73 holes) or 4 (121 holes)"));
  if (seats < least_seats || seats > most_seats)
    return fail_in("seats", in_english("must be 2 to 6"));
  const int few = men_of_a_point(side);
  const int many = men_of_a_point(side + 1);
  if (men != few && men != many)
    return fail_in("men",
                   in_english("must be " + std::to_string(few) + " or " + std::to_string(many) +
                              " on a star of side " + std::to_string(side)));
  if (men == many && seats > most_seats_of_large_camps)
    return fail_in(
        "men", in_english("must be " + std::to_string(few) + " for more than three seats; with " +
                          std::to_string(many) + " their camps would overlap"));
  const Ruleset* rules = find_ruleset(ruleset);
  if (!rules) return fail_in("ruleset", in_english(R"(must be "classic" or "open")"));
  return Terms{&board_of(side), rules, men, seats};
}

Point home(const Terms& terms, int seat) {
  return homes[static_cast<std::size_t>(terms.seats)][static_cast<std::size_t>(seat)];
}

std::optional<int> opposite_seat(const Terms& terms, int seat) {
  for (int other = 0; other < terms.seats; ++other)
    if (home(terms, other) == target(terms, seat)) return other;
  return std::nullopt;
}

}  // namespace crownhead::star
