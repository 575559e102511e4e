#include "rules/nardi/plays.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "rules/nardi/origins.hpp"

namespace crownhead::nardi {

namespace {

/// A partial play: the checkers, and the steps that led there.
struct Line {
  PackedMen men;
  std::array<std::uint8_t, 4> from = {};
  std::array<std::uint8_t, 4> die = {};
  std::uint8_t size = 0;

  Line with(int origin, int by, Points blots) const {
    Line next = *this;
    next.men.move(origin, destination(origin, by), blots);
    next.from[size] = static_cast<std::uint8_t>(origin);
    next.die[size] = static_cast<std::uint8_t>(by);
    ++next.size;
    return next;
  }
};

/// Finds the plays of one roll.
class Search {
 public:
  Search() { lines_.reserve(128); }

  std::span<const Line> lines(const Position& position, Roll roll) {
    if (is_over(position)) return {};
    const Others others(position.of(opposite(position.turn)));
    const Line start{PackedMen(position.of(position.turn))};
    if (roll.is_double()) {
      play_double(start, others, roll.first, bar);
    } else {
      play_two(start, others, roll.larger(), roll.smaller());
      play_two(start, others, roll.smaller(), roll.larger());
      if (lines_.empty()) play_one(start, others, roll);
      leave_each_once();
    }
    return lines_;
  }

 private:
  /// The order of equal steps does not matter. From the highest point down, each combination is
  /// found once, and no step becomes possible later that was impossible before.
  void play_double(const Line& line, const Others& others, int die, int highest) {
    Points from = line.size == 4 ? 0 : origins(line.men, others, die) & ~above(highest);
    if (from == 0) return keep_longest(line);
    for (; from != 0; from &= from - 1) {
      const int origin = std::countr_zero(from);
      play_double(line.with(origin, die, others.blots), others, die, origin);
    }
  }

  void keep_longest(const Line& line) {
    if (line.size < most_) return;
    if (line.size > most_) lines_.clear();
    most_ = line.size;
    lines_.push_back(line);
  }

  void play_two(const Line& start, const Others& others, int first, int second) {
    for (Points from = origins(start.men, others, first); from != 0; from &= from - 1) {
      const Line line = start.with(std::countr_zero(from), first, others.blots);
      for (Points then = origins(line.men, others, second); then != 0; then &= then - 1)
        lines_.push_back(line.with(std::countr_zero(then), second, others.blots));
    }
  }

  /// Plays one die: the larger if either can be played; a pass if neither can.
  void play_one(const Line& start, const Others& others, Roll roll) {
    const Points by_larger = origins(start.men, others, roll.larger());
    const int die = by_larger != 0 ? roll.larger() : roll.smaller();
    Points from = by_larger != 0 ? by_larger : origins(start.men, others, die);
    if (from == 0) lines_.push_back(start);
    for (; from != 0; from &= from - 1)
      lines_.push_back(start.with(std::countr_zero(from), die, others.blots));
  }

  void leave_each_once() {
    std::ranges::sort(lines_, {}, [](const Line& line) { return std::tie(line.men, line.from); });
    const auto again = std::ranges::unique(lines_, {}, &Line::men);
    lines_.erase(again.begin(), again.end());
  }

  std::vector<Line> lines_;
  std::uint8_t most_ = 0;
};

/// Orders the steps from the highest point down. The first checker that reaches a blot hits it.
Play play_of(const Line& line, Points blots) {
  std::array<Step, 4> steps = {};
  for (std::size_t i = 0; i < line.size; ++i)
    steps[i] = {line.from[i], static_cast<std::uint8_t>(destination(line.from[i], line.die[i]))};
  std::sort(steps.begin(), steps.begin() + line.size, [](const Step& a, const Step& b) {
    return std::pair(a.from, a.to) > std::pair(b.from, b.to);
  });
  Play play;
  for (std::size_t i = 0; i < line.size; ++i) {
    steps[i].hits = (blots & one(steps[i].to)) != 0;
    blots &= ~one(steps[i].to);
    play.add(steps[i]);
  }
  return play;
}

}  // namespace

std::vector<Play> plays(const Position& position, Roll roll) {
  Search search;
  const Points blots = Others(position.of(opposite(position.turn))).blots;
  std::vector<Play> found;
  const auto lines = search.lines(position, roll);
  found.reserve(lines.size());
  for (const Line& line : lines) found.push_back(play_of(line, blots));
  return found;
}

std::size_t play_count(const Position& position, Roll roll) {
  return Search().lines(position, roll).size();
}

Position after(const Position& position, const Play& play) {
  Position next = position;
  Men& own = next.men[slot(position.turn)];
  Men& others = next.men[slot(opposite(position.turn))];
  for (const Step& step : play.steps()) {
    --own[step.from];
    ++own[step.to];
    if (!step.hits) continue;
    --others[static_cast<std::size_t>(facing(step.to))];
    ++others[bar];
  }
  next.turn = opposite(position.turn);
  return next;
}

bool is_over(const Position& position) {
  return position.of(Color::white)[off] == men_of_a_side ||
         position.of(Color::black)[off] == men_of_a_side;
}

}  // namespace crownhead::nardi
