#pragma once

#include <string_view>
#include <variant>

#include "db/jobs/requests.hpp"
#include "rules/ids.hpp"
#include "server/wire/game/client_message.hpp"

namespace crownhead::live {

/// Returns the key that recognises a repeated command; the same over WebSocket and REST.
db::RequestKey command_key(UserId user, const CommandId& id, GameId game,
                           const wire::PlayerWish& what);

/// Returns the key of a request given as text. `what` is the route or the type of the message,
/// `body` its content.
db::RequestKey request_key(UserId user, const CommandId& id, std::string_view what,
                           std::string_view body);

}  // namespace crownhead::live
