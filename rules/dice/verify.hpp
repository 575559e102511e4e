#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <variant>

#include "rules/dice/roll.hpp"
#include "rules/reason.hpp"

namespace crownhead::dice {

/// What of a game's events decides its dice.
struct Rolled {
  int seat;  ///< or `nobody`
  Roll dice;
  Digest link;  ///< which the roll reveals
};
struct Acted {
  int seat;
  std::string act;
  std::string entropy = {};
  bool automatic = false;  ///< made by the server
};
using Event = std::variant<Rolled, Acted>;

struct Fault {
  std::size_t event;  ///< its place in the list, from 0
  Reason reason;
};

/// The first thing that is wrong with the dice of a game whose chain has that tip; nullopt where
/// all is right. Whether an automatic act was the only one that could be made, it cannot know.
std::optional<Fault> verify(const Digest& tip, std::span<const Event> events);

}  // namespace crownhead::dice
