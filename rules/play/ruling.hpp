#pragma once

#include <variant>
#include <vector>

#include "rules/play/game.hpp"

namespace crownhead::play {

/// What a game is worth, by adjudication or forfeit; changes the result of one that is over.
struct SetResult {
  Finish finish;
  EndReason reason;
};

/// Stops the clocks; nobody moves until the game goes on.
struct PauseGame {};

/// Both clocks go on as if no time had passed.
struct ResumeGame {};

/// Both sides have so much more.
struct AddTime {
  Millis time;
};

/// All that a director may decide about a game.
using Ruling = std::variant<SetResult, PauseGame, ResumeGame, AddTime>;

/// As decide(). game_over for a pause of a game that is over; offer_refused for what is so already.
Result<std::vector<Event>> decide_ruling(const Game& game, const Ruling& ruling, Instant now);

}  // namespace crownhead::play
