#include "rules/nardi/board_end.hpp"

#include <algorithm>

namespace crownhead::nardi {

namespace {

Win win_over(const Men& loser) {
  if (loser[off] > 0) return Win::single;
  const auto winners_home = std::span(loser).subspan(19);  // 19 to 24, and the bar
  const bool is_far = std::ranges::any_of(winners_home, [](int men) { return men > 0; });
  return is_far ? Win::backgammon : Win::gammon;
}

}  // namespace

std::string_view win_name(Win win) {
  switch (win) {
    case Win::single: return "single";
    case Win::gammon: return "gammon";
    case Win::backgammon: return "backgammon";
  }
  return "single";
}

std::optional<BoardEnd> board_end(const Position& position) {
  for (const Color color : {Color::white, Color::black})
    if (position.of(color)[off] == men_of_a_side)
      return BoardEnd{color, win_over(position.of(opposite(color)))};
  return std::nullopt;
}

std::optional<BoardEnd> board_end(const Ruleset& ruleset, const Position& position) {
  auto end = board_end(position);
  if (end && !ruleset.gammons) end->win = Win::single;
  return end;
}

}  // namespace crownhead::nardi
