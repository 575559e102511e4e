#pragma once

#include "db/games/game_store.hpp"
#include "db/messages/outbox.hpp"
#include "rules/play/game_row.hpp"
#include "server/messages/wording.hpp"

namespace crownhead::messages {

/// Returns the notice with the facts about its game, whose row is `row`. Loads a finished game, on
/// the calling thread.
GameNotice notice_for(const db::GameStore& games, const db::Notice& notice,
                      const play::GameRow& row);

}  // namespace crownhead::messages
