#pragma once

#include <vector>

#include "rules/dice/chain.hpp"
#include "rules/kind/kind.hpp"
#include "rules/play/event.hpp"

namespace crownhead::play {

class Game;

/// The initial state of a game's dice.
struct FirstDice {
  dice::Digest root;                    ///< of the dice chain; secret
  std::vector<Greeted> greetings = {};  ///< in the order of arrival
};

/// The source of a game's dice: a hash chain that the server derives from a secret. A roll is a
/// function of the chain and of the events of the game, so repeated calls return the same roll.
class Chance {
 public:
  /// For games without dice.
  Chance() = default;
  /// `chain` must outlive this object; nullptr means no dice.
  explicit Chance(const dice::Chain* chain) : chain_(chain) {}

  /// Throws std::logic_error without a chain.
  Rolled roll(const kind::RollWanted& wanted) const;

 private:
  const dice::Chain* chain_ = nullptr;
};

/// Returns the events that follow without a player's decision: dice that the board waits for,
/// forced moves, and an end that these bring. Empty if a player must decide or the game has no
/// dice.
std::vector<Event> settle(Game game, const Chance& chance, Instant at);

}  // namespace crownhead::play
