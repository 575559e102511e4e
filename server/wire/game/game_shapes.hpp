#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/play/game.hpp"
#include "server/wire/core/json_text.hpp"
#include "server/wire/game/game_names.hpp"

namespace crownhead::wire {

// The parts that the state of a game and its events share.

std::string id_text(GameId id);
/// Adds the usernames of "white", "black" and the further seats.
void add_names(JsonText& json, const GameNames& names);

/// The draw rules that count towards the end; none once the game has ended.
JsonText counters_shape(const play::Game& game);
/// The rule that has ended the game; null if none has.
std::optional<JsonText> end_counter_shape(const play::Game& game, const play::Ended& ended);
/// The result of a game of two; null while it runs and if it is annulled.
std::optional<std::string_view> result_name(const play::Game& game);
/// The draw that the side to move may claim.
std::optional<std::string_view> draw_claim_name(const play::Game& game);

/// The holes of the star that a man has passed.
JsonText path_shape(const std::vector<std::string>& holes);
/// Adds the score and the cube; only for a game of nardi.
void add_match_of(JsonText& json, const play::Game& game);
/// Counted from 1; null while the place is undecided and if the game is annulled.
std::optional<int> place_of(const play::Game& game, crownhead::Seat side);

}  // namespace crownhead::wire
