#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "rules/dice/digest.hpp"

namespace crownhead::dice {

constexpr int most_seats = 6;

/// The seat of the opening roll, whose first die is White's; it depends on the acts of all seats.
constexpr int nobody = most_seats;

/// Maximum number of characters of an act's entropy.
constexpr std::size_t longest_entropy = 64;

struct Roll {
  std::uint8_t first;  ///< 1 to 6
  std::uint8_t second;

  bool operator==(const Roll&) const = default;
};

/// A digest of everything that the players have contributed: each act with its seat and entropy, in
/// order. Acts by the server are excluded, because no player chose them.
class Heard {
 public:
  Heard();

  /// `act` is the canonical text of what `seat` did, without line ends.
  void absorb(int seat, std::string_view act, std::string_view entropy);

  /// Returns the digest after the last act of any other seat, so that a seat cannot influence its
  /// own next roll. `seat` may be `nobody`.
  const Digest& for_roll_of(int seat) const { return heard_[static_cast<std::size_t>(seat)]; }

  bool operator==(const Heard&) const = default;

 private:
  Digest all_;
  std::array<Digest, most_seats + 1> heard_;
};

/// Returns roll `number` of a game, counted from 1. It is a function of the arguments; `link` is
/// the link with the same number.
Roll roll(const Digest& link, int number, int seat, const Digest& heard);

}  // namespace crownhead::dice
