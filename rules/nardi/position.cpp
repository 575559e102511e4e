#include "rules/nardi/position.hpp"

#include <algorithm>

#include "rules/reasons.hpp"

namespace crownhead::nardi {

namespace {

/// Returns true if a side on the bar finds every entry point held.
bool is_closed(const Men& home) {
  return std::all_of(home.begin() + 1, home.begin() + 7, [](int men) { return men >= 2; });
}

}  // namespace

Position start_position(Color turn) {
  Men men = {};
  men[24] = 2;
  men[13] = 5;
  men[8] = 3;
  men[6] = 5;
  return {{men, men}, turn};
}

Result<void> can_stand(const Position& position) {
  const Men& white = position.of(Color::white);
  const Men& black = position.of(Color::black);
  for (const Color color : {Color::white, Color::black}) {
    int men = 0;
    for (const int on_point : position.of(color)) men += on_point;
    if (men == men_of_a_side) continue;
    return fail(Code::bad_position,
                reason::nardi::men_of_a_side(color == Color::white ? "white" : "black", men));
  }
  for (int point = 1; point <= 24; ++point) {
    if (white[static_cast<std::size_t>(point)] == 0) continue;
    if (black[static_cast<std::size_t>(facing(point))] == 0) continue;
    return fail(Code::bad_position, reason::nardi::both_on_a_point(point));
  }
  if (white[off] == men_of_a_side && black[off] == men_of_a_side)
    return fail(Code::bad_position, reason::nardi::both_borne_off());
  if (white[bar] > 0 && black[bar] > 0 && is_closed(white) && is_closed(black))
    return fail(Code::bad_position, reason::nardi::neither_can_enter());
  return {};
}

int pips(const Men& men) {
  int sum = 0;
  for (std::size_t point = 1; point < men.size(); ++point)
    sum += static_cast<int>(point) * men[point];
  return sum;
}

}  // namespace crownhead::nardi
