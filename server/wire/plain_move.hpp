#pragma once

#include <optional>
#include <string_view>

#include "server/wire/client_message.hpp"

namespace crownhead::wire {

/// A move as clients write it: `t`, `id`, `game`, `ply` and `move`, each once, nothing besides and
/// nothing escaped. nullopt for any other message, a good or a bad one. Most messages are such
/// moves: docs/decisions/0002-a-plain-move-is-read-without-a-tree.md.
std::optional<GameCommand> read_plain_move(std::string_view message);

}  // namespace crownhead::wire
