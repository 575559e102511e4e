#pragma once

#include <variant>
#include <vector>

#include "rules/play/game.hpp"

namespace crownhead::play {

/// Sets a result by adjudication or forfeit; also changes the result of a finished game.
struct SetResult {
  Finish finish;
  EndReason reason;
};

/// Stops the clocks and forbids moves until the game is resumed.
struct PauseGame {};

/// Resumes both clocks as if no time had passed.
struct ResumeGame {};

/// Adds this much time for both sides.
struct AddTime {
  Millis time;
};

/// All rulings that a director may make on a game.
using Ruling = std::variant<SetResult, PauseGame, ResumeGame, AddTime>;

/// Like decide(). Fails with game_over for pausing a finished game, and with offer_refused if the
/// ruling would change nothing.
Result<std::vector<Event>> decide_ruling(const Game& game, const Ruling& ruling, Instant now);

}  // namespace crownhead::play
