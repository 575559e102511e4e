#include "rules/nardi/record.hpp"

#include <algorithm>

#include "rules/nardi/notation.hpp"

namespace crownhead::nardi {

namespace {

constexpr int largest_cube = 1 << 15;

}  // namespace

bool GameCourse::can_be_worth(int points) const {
  return points > 0 && points % cube_.value == 0 && points / cube_.value <= 3;
}

Result<Play> GameCourse::read(Roll roll, std::string_view text) const {
  return read_play(position_, roll, text);
}

Result<void> GameCourse::take_act(const Act& act) {
  if (won_) return fail(Code::illegal_move, in_english("The game is over here."));
  if (doubled_) return answer_double(act.kind);
  if (act.kind == ActKind::play) return move(act);
  if (act.kind != ActKind::double_cube)
    return fail(Code::illegal_move,
                in_english("No double has been offered that could be taken or dropped."));
  if (cube_.owner && *cube_.owner != to_act_)
    return fail(Code::illegal_move,
                in_english("The other side owns the cube and alone may double."));
  if (cube_.value >= largest_cube)
    return fail(Code::illegal_move, in_english("The cube cannot be higher than 32,768."));
  doubled_ = true;
  to_act_ = opposite(to_act_);
  return {};
}

Result<void> GameCourse::answer_double(ActKind kind) {
  if (kind != ActKind::take && kind != ActKind::drop)
    return fail(Code::illegal_move,
                in_english("A double has been offered; it is taken or dropped first."));
  doubled_ = false;
  const Color doubler = opposite(to_act_);
  if (kind == ActKind::drop) {
    won_ = GameWon{doubler, cube_.value};
  } else {
    cube_ = {cube_.value * 2, to_act_};
    to_act_ = doubler;
  }
  return {};
}

Result<void> GameCourse::move(const Act& act) {
  const auto legal = plays(position_, act.roll);
  if (std::ranges::find(legal, act.play) == legal.end())
    return fail(Code::illegal_move,
                in_english(write_turn(act.roll, act.play) + " is not legal here."));
  position_ = after(position_, act.play);
  to_act_ = position_.turn;
  if (const auto end = board_end(position_))
    won_ = GameWon{end->winner, cube_.value * static_cast<int>(end->win)};
  return {};
}

}  // namespace crownhead::nardi
