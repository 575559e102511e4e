#pragma once

#include <string>

#include "rules/play/event.hpp"
#include "rules/play/game.hpp"
#include "rules/play/move_message.hpp"
#include "server/wire/game/game_names.hpp"

namespace crownhead::wire {

/// The data of an event; `after` is the game right after it. `message` is the move's message and
/// only for the two players. `showing` is set for a viewer with a delay, and then `after` is the
/// game as that viewer sees it.
std::string event_data(const GameNames& names, const play::Game& after, const play::Event& event,
                       const play::MoveMessage* message = nullptr,
                       const play::Showing& showing = {});

}  // namespace crownhead::wire
