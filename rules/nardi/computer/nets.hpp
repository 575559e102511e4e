#pragma once

#include <span>
#include <vector>

#include "rules/nardi/computer/net.hpp"
#include "rules/nardi/plays.hpp"

namespace crownhead::nardi::computer {

/// Whether men of both sides still have to pass each other.
bool is_contact(const Men& one, const Men& other);

/// What judges positions: a net for those in which the sides may still meet, and one for races.
struct Nets {
  Net contact;
  Net race;

  const Net& of(const Men& on_roll, const Men& other) const {
    return is_contact(on_roll, other) ? contact : race;
  }
};

/// The chances of the side on roll, exact where the game is over and in a ShortRace.
Chances judged(const Nets& nets, const Position& position);

/// The chances of the side that has just played, of the positions after some of its plays, in
/// their order. Quicker than one by one.
std::vector<Chances> judged_plays(const Nets& nets, const Position& before,
                                  std::span<const Play> plays);

}  // namespace crownhead::nardi::computer
