#pragma once

#include "rules/kind/nardi_board.hpp"
#include "rules/play/game.hpp"
#include "server/wire/core/json_text.hpp"

namespace crownhead::wire {

/// Adds the members `dice`, `to_do`, `score`, `cube`, `crawford` and `conceded` of a game of nardi:
/// the state of the match, and the decision of the side to move.
void add_match(JsonText& json, const kind::NardiBoard& board);

/// Adds the member `to_do` alone.
void add_to_do(JsonText& json, const kind::NardiBoard& board);

/// Adds the member `rolls`: all dice so far, each with the number of plies before it.
void add_rolls(JsonText& json, const play::DiceHistory& dice);

/// Add the members that make an event a line for `crownhead dice verify`.
void add_act(JsonText& json, crownhead::Seat by, const play::Moved& moved);
void add_roll(JsonText& json, const play::Rolled& rolled);
void add_greeting(JsonText& json, const play::Greeted& greeted);

}  // namespace crownhead::wire
