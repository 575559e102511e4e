#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "rules/nardi/points.hpp"
#include "rules/nardi/roll.hpp"

namespace crownhead::nardi {

/// One man moved by one die, as its side counts the points.
struct Step {
  std::uint8_t from = 0;  ///< 25 is the bar
  std::uint8_t to = 0;    ///< 0 is off
  bool hits = false;

  bool operator==(const Step&) const = default;
};

/// All that a roll is played with, up to four steps, from the highest point down, an order in which
/// they can be made; none is a pass.
class Play {
 public:
  std::span<const Step> steps() const { return std::span(steps_).first(size_); }
  bool is_pass() const { return size_ == 0; }
  void add(Step step) { steps_[size_++] = step; }

  Points hit() const {
    Points points = 0;
    for (const Step& step : steps())
      if (step.hits) points |= one(step.to);
    return points;
  }

  bool operator==(const Play&) const = default;

 private:
  std::array<Step, 4> steps_ = {};
  std::uint8_t size_ = 0;
};

/// Every legal play of a roll by the side whose turn it is, no two with the same position after
/// them. A play uses as many dice as any does, and of two dice the larger if either can be used and
/// not both. One pass where no die can be played; nothing where a side has borne off all its men.
std::vector<Play> plays(const Position& position, Roll roll);

/// How many plays() has.
std::size_t play_count(const Position& position, Roll roll);

/// The position after a play of its side: the other one's turn.
Position after(const Position& position, const Play& play);

/// Whether a side has borne off all its men.
bool is_over(const Position& position);

}  // namespace crownhead::nardi
