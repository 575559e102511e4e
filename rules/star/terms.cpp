#include "rules/star/terms.hpp"

#include <array>
#include <string>

#include "rules/comma_list.hpp"
#include "rules/reasons.hpp"

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

/// The points where men start, by the number of seats, clockwise from the south.
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

std::string ruleset_keys() { return comma_list(all_rulesets, &Ruleset::key); }

}  // namespace

std::span<const Ruleset> rulesets() { return all_rulesets; }

const Ruleset* find_ruleset(std::string_view key) {
  if (key.empty()) return &all_rulesets.front();
  for (const Ruleset& ruleset : all_rulesets)
    if (ruleset.key == key) return &ruleset;
  return nullptr;
}

Result<Terms> make_terms(int side, int men, int seats, std::string_view ruleset) {
  if (side != 3 && side != 4) return fail_in("side", reason::star::side());
  if (seats < least_seats || seats > most_seats)
    return fail_in("seats", reason::field::from_to(least_seats, most_seats));
  const int few = men_of_a_point(side);
  const int many = men_of_a_point(side + 1);
  if (men != few && men != many) return fail_in("men", reason::star::men(few, many, side));
  if (men == many && seats > most_seats_of_large_camps)
    return fail_in("men", reason::star::men_overlap(few, many));
  const Ruleset* rules = find_ruleset(ruleset);
  if (!rules) return fail_in("ruleset", reason::field::one_of(ruleset_keys()));
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
