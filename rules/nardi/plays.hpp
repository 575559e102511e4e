#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "rules/nardi/points.hpp"
#include "rules/nardi/roll.hpp"

namespace crownhead::nardi {

/// One checker moved by one die, in its own side's numbering.
struct Step {
  std::uint8_t from = 0;  ///< 25 is the bar
  std::uint8_t to = 0;    ///< 0 is off
  bool hits = false;

  bool operator==(const Step&) const = default;
};

/// A complete play of a roll: up to four steps from the highest point down, an order in which they
/// can be made. A play without steps is a pass.
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

/// Returns every legal play of a roll by the side in turn, one for each resulting position. A play
/// uses as many dice as possible, and the larger one if either but not both can be used. Returns
/// one pass if no die can be played; nothing if a side has borne off all its checkers.
std::vector<Play> plays(const Position& position, Roll roll);

/// Returns the number of plays().
std::size_t play_count(const Position& position, Roll roll);

/// Returns the position after a play, with the other side in turn.
Position after(const Position& position, const Play& play);

/// Returns true if a side has borne off all its checkers.
bool is_over(const Position& position);

}  // namespace crownhead::nardi
