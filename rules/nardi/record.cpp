#include "rules/nardi/record.hpp"

#include <algorithm>

#include "rules/line.hpp"
#include "rules/nardi/notation.hpp"
#include "rules/reasons.hpp"

namespace crownhead::nardi {

namespace {

constexpr int largest_cube = 1 << 15;

}  // namespace

Error error_at(const Error& error, std::string_view text, std::string_view part) {
  const auto before = text.substr(0, static_cast<std::size_t>(part.data() - text.data()));
  const std::string_view line = before.substr(before.rfind('\n') + 1);
  const TextPlace place{1 + std::ranges::count(before, '\n'),
                        1 + static_cast<std::int64_t>(character_count(line))};
  return {error.code == Code::too_large ? error.code : Code::bad_record, place, error.reason};
}

bool GameCourse::can_be_worth(int points) const {
  return points > 0 && points % cube_.value == 0 && points / cube_.value <= 3;
}

Result<Play> GameCourse::read(Roll roll, std::string_view text) const {
  return read_play(position_, roll, text);
}

Result<void> GameCourse::take_act(const Act& act) {
  if (won_) return fail(Code::illegal_move, reason::game::is_over());
  if (doubled_) return answer_double(act.kind);
  if (act.kind == ActKind::play) return move(act);
  if (act.kind != ActKind::double_cube) return fail(Code::illegal_move, reason::nardi::no_double());
  if (cube_.owner && *cube_.owner != to_act_)
    return fail(Code::illegal_move, reason::nardi::not_cube_owner());
  if (cube_.value >= largest_cube)
    return fail(Code::illegal_move, reason::nardi::cube_at_its_end(largest_cube));
  doubled_ = true;
  to_act_ = opposite(to_act_);
  return {};
}

Result<void> GameCourse::answer_double(ActKind kind) {
  if (kind != ActKind::take && kind != ActKind::drop)
    return fail(Code::illegal_move, reason::nardi::answer_the_double());
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
    return fail(Code::illegal_move, reason::nardi::turn_not_legal(write_turn(act.roll, act.play)));
  position_ = after(position_, act.play);
  to_act_ = position_.turn;
  if (const auto end = board_end(position_))
    won_ = GameWon{end->winner, cube_.value * static_cast<int>(end->win)};
  return {};
}

}  // namespace crownhead::nardi
