#pragma once

#include "rules/kind/nardi_board.hpp"
#include "rules/play/game.hpp"
#include "server/wire/json_text.hpp"

namespace crownhead::wire {

/// The members `dice`, `to_do`, `score`, `cube`, `crawford` and `conceded` of a game of nardi:
/// where the match stands, and what the side in turn decides on.
void add_match(JsonText& json, const kind::NardiBoard& board);

/// The member `to_do` alone.
void add_to_do(JsonText& json, const kind::NardiBoard& board);

/// The member `rolls`: all dice so far, each with the plies that were played before it.
void add_rolls(JsonText& json, const play::DiceSoFar& dice);

/// What makes of an event a line that `crownhead dice verify` reads.
void add_act(JsonText& json, crownhead::Seat by, const play::Moved& moved);
void add_roll(JsonText& json, const play::Rolled& rolled);
void add_greeting(JsonText& json, const play::Greeted& greeted);

}  // namespace crownhead::wire
