#pragma once

#include <optional>
#include <string_view>

#include "server/wire/client_message.hpp"

namespace crownhead::wire {

/// A move as clients write it: `t`, `id`, `game`, `ply` and `move`, each once, nothing besides and
/// nothing escaped. nullopt for any other message, a good or a bad one. Most messages are such
/// moves, and reading one as any message takes thirty times as long.
std::optional<GameCommand> read_plain_move(std::string_view message);

}  // namespace crownhead::wire
