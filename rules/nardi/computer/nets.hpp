#pragma once

#include <span>
#include <vector>

#include "rules/nardi/computer/net.hpp"
#include "rules/nardi/plays.hpp"

namespace crownhead::nardi::computer {

/// Returns true if checkers of both sides still have to pass each other.
bool is_contact(const Men& one, const Men& other);

/// The nets for the evaluation: one for positions in which the sides may still meet, and one for
/// races.
struct Nets {
  Net contact;
  Net race;

  const Net& of(const Men& on_roll, const Men& other) const {
    return is_contact(on_roll, other) ? contact : race;
  }
};

/// Returns the probabilities of the side on roll; exact if the game is over or a ShortRace.
Chances judged(const Nets& nets, const Position& position);

/// Returns the probabilities of the side that has just played, after each of some plays in order.
/// Faster than evaluating them one by one.
std::vector<Chances> judged_plays(const Nets& nets, const Position& before,
                                  std::span<const Play> plays);

}  // namespace crownhead::nardi::computer
