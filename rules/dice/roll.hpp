#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "rules/dice/digest.hpp"

namespace crownhead::dice {

constexpr int most_seats = 6;

/// Who makes the opening roll, the first die of which is White's: it depends on the acts of all.
constexpr int nobody = most_seats;

/// The most characters of an act's entropy.
constexpr std::size_t longest_entropy = 64;

struct Roll {
  std::uint8_t first;  ///< 1 to 6
  std::uint8_t second;

  bool operator==(const Roll&) const = default;
};

/// What the players have sent, in one digest: every act with its seat and entropy, in order. Acts
/// that the server makes by itself are left out: nobody has chosen them.
class Heard {
 public:
  Heard();

  /// `act` is the canonical text of what `seat` did; it has no end of a line in it.
  void absorb(int seat, std::string_view act, std::string_view entropy);

  /// As it was after the last act of any other seat, so that nothing that a seat does changes the
  /// roll that it is about to make. `seat` may be `nobody`.
  const Digest& for_roll_of(int seat) const { return heard_[static_cast<std::size_t>(seat)]; }

  bool operator==(const Heard&) const = default;

 private:
  Digest all_;
  std::array<Digest, most_seats + 1> heard_;
};

/// Roll `number` of a game, from 1, which `link` of that number decides with what was heard: always
/// the same for the same.
Roll roll(const Digest& link, int number, int seat, const Digest& heard);

}  // namespace crownhead::dice
