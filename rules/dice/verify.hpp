#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <variant>

#include "rules/dice/roll.hpp"
#include "rules/reason.hpp"

namespace crownhead::dice {

/// The events of a game that determine its dice.
struct Rolled {
  int seat;  ///< or `nobody`
  Roll dice;
  Digest link;  ///< revealed by the roll
};
struct Acted {
  int seat;
  std::string act;
  std::string entropy = {};
  bool automatic = false;  ///< made by the server
};
using Event = std::variant<Rolled, Acted>;

struct Fault {
  std::size_t event;  ///< index in the list, from 0
  Reason reason;
};

/// Returns the first error in the dice of a game with that commitment; nullopt if they are correct.
/// It cannot check that an automatic act was the only legal one.
std::optional<Fault> verify(const Digest& commitment, std::span<const Event> events);

}  // namespace crownhead::dice
