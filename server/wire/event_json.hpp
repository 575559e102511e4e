#pragma once

#include <string>

#include "rules/play/event.hpp"
#include "rules/play/game.hpp"
#include "rules/play/move_message.hpp"
#include "server/wire/game_names.hpp"

namespace crownhead::wire {

/// The data of an event; `after` is the game right after it. `message` of a move, only if it is for
/// one of the two players; `showing` if it is for somebody who is shown it later:
/// then `after` is what they are shown.
std::string event_data(const GameNames& names, const play::Game& after, const play::Event& event,
                       const play::MoveMessage* message = nullptr,
                       const play::Showing& showing = {});

}  // namespace crownhead::wire
