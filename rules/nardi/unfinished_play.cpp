#include "rules/nardi/unfinished_play.hpp"

#include <algorithm>
#include <bit>

#include "rules/nardi/origins.hpp"

namespace crownhead::nardi {

namespace {

Others others_of(const Position& position) { return Others(position.of(opposite(position.turn))); }

PackedMen moved(PackedMen men, const Others& others, int from, int die) {
  men.move(from, destination(from, die), others.blots);
  return men;
}

/// Returns how many of `count` equal dice can be used with checkers up to `highest`; the order of
/// equal steps does not matter.
int most_steps(const PackedMen& men, const Others& others, int die, int count, int highest = bar) {
  int most = 0;
  Points from = count == 0 ? 0 : origins(men, others, die) & ~above(highest);
  for (; from != 0 && most < count; from &= from - 1) {
    const int origin = std::countr_zero(from);
    const PackedMen next = moved(men, others, origin, die);
    most = std::max(most, 1 + most_steps(next, others, die, count - 1, origin));
  }
  return most;
}

Position after_step(Position position, const DieStep& step) {
  Men& own = position.men[slot(position.turn)];
  Men& others = position.men[slot(opposite(position.turn))];
  --own[step.from];
  ++own[step.to];
  if (step.hits) {
    --others[static_cast<std::size_t>(facing(step.to))];
    ++others[bar];
  }
  return position;
}

bool both_can_be_used(const PackedMen& men, const Others& others, int first, int second) {
  for (Points from = origins(men, others, first); from != 0; from &= from - 1) {
    const PackedMen next = moved(men, others, std::countr_zero(from), first);
    if (origins(next, others, second) != 0) return true;
  }
  return false;
}

}  // namespace

UnfinishedPlay::UnfinishedPlay(const Position& start, Roll roll)
    : start_(start), roll_(roll), position_(start) {
  if (is_over(start)) return;
  dice_ = {roll.larger(), roll.smaller()};
  if (roll.is_double()) dice_.insert(dice_.end(), {roll.first, roll.first});
}

std::vector<DieStep> UnfinishedPlay::next() const {
  std::vector<DieStep> steps;
  const Others others = others_of(position_);
  const PackedMen men(position_.of(position_.turn));
  for (std::size_t i = 0; i < dice_.size(); ++i) {
    if (i > 0 && dice_[i] == dice_[i - 1]) continue;
    for (Points from = origins(men, others, dice_[i]); from != 0; from &= from - 1) {
      const int origin = std::countr_zero(from);
      const int to = destination(origin, dice_[i]);
      const DieStep step{static_cast<std::uint8_t>(origin), dice_[i], static_cast<std::uint8_t>(to),
                         (others.blots & one(to)) != 0};
      if (may_follow(step)) steps.push_back(step);
    }
  }
  std::ranges::sort(steps, [](const DieStep& a, const DieStep& b) {
    return std::pair(a.from, a.die) > std::pair(b.from, b.die);
  });
  return steps;
}

bool UnfinishedPlay::may_follow(const DieStep& step) const {
  const Others others = others_of(position_);
  const PackedMen men(position_.of(position_.turn));
  if (dice_.size() == 1) return true;
  if (roll_.is_double()) {
    const int left = static_cast<int>(dice_.size());
    const PackedMen next = moved(men, others, step.from, step.die);
    return 1 + most_steps(next, others, step.die, left - 1) ==
           most_steps(men, others, step.die, left);
  }
  const int larger = dice_.front();
  const int smaller = dice_.back();
  if (both_can_be_used(men, others, larger, smaller) ||
      both_can_be_used(men, others, smaller, larger)) {
    const PackedMen next = moved(men, others, step.from, step.die);
    // Bearing off the last checker with one die is legal only if playing both dice would hit
    // nothing on the way.
    if (next.occupied() == 0) return leading_to(after_step(position_, step)).has_value();
    return origins(next, others, step.die == larger ? smaller : larger) != 0;
  }
  return step.die == larger || origins(men, others, larger) == 0;
}

bool UnfinishedPlay::make(int from, int die) {
  for (const DieStep& step : next()) {
    if (step.from != from || step.die != die) continue;
    position_ = after_step(position_, step);
    dice_.erase(std::ranges::find(dice_, step.die));
    return true;
  }
  return false;
}

std::optional<Play> UnfinishedPlay::play() const {
  if (!next().empty()) return std::nullopt;
  return leading_to(position_);
}

std::optional<Play> UnfinishedPlay::leading_to(const Position& position) const {
  Position whole = position;
  whole.turn = opposite(whole.turn);
  for (const Play& play : plays(start_, roll_))
    if (after(start_, play) == whole) return play;
  return std::nullopt;
}

}  // namespace crownhead::nardi
