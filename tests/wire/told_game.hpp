#pragma once

#include <nlohmann/json.hpp>
#include <vector>

#include "server/wire/game/event_json.hpp"
#include "server/wire/game/game_json.hpp"
#include "tests/play/nardi_match.hpp"
#include "tests/play/sample_game.hpp"

namespace crownhead::wire {

using nlohmann::json;
using play::noon;
using play::setup_of;
using play::Table;

inline const GameNames names{.id = {12},
                             .players = {"Anna", "Ben"},
                             .ratings = {{1512, false, {}}, {1500, true, {}}},
                             .bots = {false, true},
                             .computers = {std::nullopt, 3}};

inline json shown(const Table& table) {
  return json::parse(game_json(names, table.game, table.now));
}

/// Returns the JSON of the last of `events`, which have been applied already.
inline json told(const Table& table, const Result<std::vector<play::Event>>& events) {
  return json::parse(event_data(names, table.game, events.value().back()));
}

inline json shown(const play::NardiTable& table) {
  return json::parse(game_json(names, table.game, table.now));
}

}  // namespace crownhead::wire
