#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "rules/nardi/plays.hpp"

namespace crownhead::nardi {

/// A checker and the die that moves it.
struct DieStep {
  std::uint8_t from = 0;  ///< 25 is the bar
  std::uint8_t die = 0;
  std::uint8_t to = 0;  ///< 0 is off
  bool hits = false;

  bool operator==(const DieStep&) const = default;
};

/// A play in progress, made step by step in the player's own order.
class UnfinishedPlay {
 public:
  UnfinishedPlay(const Position& start, Roll roll);

  /// Returns the steps after which a legal play can still be completed, from the highest point
  /// down, with the larger die first for one checker. Empty if the play is complete; empty at the
  /// start means a pass.
  std::vector<DieStep> next() const;

  /// Makes one of next(); returns false and changes nothing for any other step.
  bool make(int from, int die);

  /// Returns the current position, with the turn of the playing side.
  const Position& position() const { return position_; }

  /// Returns the remaining dice, larger first.
  std::span<const std::uint8_t> dice() const { return dice_; }

  /// Returns the completed play, one of plays(); nullopt while next() has steps.
  std::optional<Play> play() const;

 private:
  bool may_follow(const DieStep& step) const;
  /// Returns the legal play that leads to `position`, with the turn of the playing side.
  std::optional<Play> leading_to(const Position& position) const;

  Position start_;
  Roll roll_;
  Position position_;
  std::vector<std::uint8_t> dice_;
};

}  // namespace crownhead::nardi
