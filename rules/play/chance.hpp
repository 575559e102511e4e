#pragma once

#include <vector>

#include "rules/dice/chain.hpp"
#include "rules/kind/kind.hpp"
#include "rules/play/event.hpp"

namespace crownhead::play {

class Game;

/// What the dice of a game are begun with.
struct FirstDice {
  dice::Digest root;                    ///< of their chain; a secret
  std::vector<Greeted> greetings = {};  ///< in the order in which they were said
};

/// What decides the dice of a game: its chain, which its keeper has from a secret. A roll is a
/// function of the chain and of what has happened in the game, so that it is the same however often
/// it is asked for.
class Chance {
 public:
  /// Of a game without dice.
  Chance() = default;
  /// `chain` must outlive it; nullptr as above.
  explicit Chance(const dice::Chain* chain) : chain_(chain) {}

  /// Throws std::logic_error where there is no chain.
  Rolled roll(const kind::RollWanted& wanted) const;

 private:
  const dice::Chain* chain_ = nullptr;
};

/// What follows by itself: the dice that the board waits for, what alone can be played with them,
/// and the end that they bring. Nothing where a player is to decide, or no dice are thrown.
std::vector<Event> settle(Game game, const Chance& chance, Instant at);

}  // namespace crownhead::play
