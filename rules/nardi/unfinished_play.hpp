#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "rules/nardi/plays.hpp"

namespace crownhead::nardi {

/// A man and the die that moves it.
struct DieStep {
  std::uint8_t from = 0;  ///< 25 is the bar
  std::uint8_t die = 0;
  std::uint8_t to = 0;  ///< 0 is off
  bool hits = false;

  bool operator==(const DieStep&) const = default;
};

/// A play that a player makes step by step, in an order of their own.
class UnfinishedPlay {
 public:
  UnfinishedPlay(const Position& start, Roll roll);

  /// The steps after which a legal play can still be made, from the highest point down, of one man
  /// the larger die first. None where the play is whole; none at the start is a pass.
  std::vector<DieStep> next() const;

  /// Makes one of next(); false for any other, which changes nothing.
  bool make(int from, int die);

  /// The men as they stand, with the turn of who makes the play.
  const Position& position() const { return position_; }

  /// The dice that are left, the larger first.
  std::span<const std::uint8_t> dice() const { return dice_; }

  /// The play of plays() that has been made; nullopt while next() has any.
  std::optional<Play> play() const;

 private:
  bool may_follow(const DieStep& step) const;
  /// The legal play that makes `position`, whose turn is that of who makes the play.
  std::optional<Play> leading_to(const Position& position) const;

  Position start_;
  Roll roll_;
  Position position_;
  std::vector<std::uint8_t> dice_;
};

}  // namespace crownhead::nardi
