#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/play/game.hpp"
#include "server/wire/game_names.hpp"
#include "server/wire/json_text.hpp"

namespace crownhead::wire {

// What the state of a game and its events say in the same words.

std::string id_text(GameId id);
/// "white", "black", and the further seats, by their usernames.
void add_names(JsonText& json, const GameNames& names);

/// The draw rules that count towards the end; none once the game has ended.
JsonText counters_shape(const play::Game& game);
/// The rule that has ended the game; null where none has.
std::optional<JsonText> end_counter_shape(const play::Game& game, const play::Ended& ended);
/// Of two seats; null while the game goes on, and where it counts for nobody.
std::optional<std::string_view> result_name(const play::Game& game);
/// The draw that who is on move may claim.
std::optional<std::string_view> draw_claim_name(const play::Game& game);

/// The holes of the star that a man has passed.
JsonText path_shape(const std::vector<std::string>& holes);
/// The score and the cube; of a game of nardi alone.
void add_match_of(JsonText& json, const play::Game& game);
/// From 1; null as long as it is open, and where the game counts for nobody.
std::optional<int> place_of(const play::Game& game, crownhead::Seat side);

}  // namespace crownhead::wire
