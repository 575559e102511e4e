#pragma once

#include <string_view>
#include <variant>

#include "db/jobs/requests.hpp"
#include "rules/ids.hpp"
#include "server/wire/client_message.hpp"

namespace crownhead::live {

/// By which a repeated command is known, the same over WebSocket and REST.
db::RequestKey command_key(UserId user, const CommandId& id, GameId game,
                           const wire::PlayerWish& what);

/// The same for something asked for in text: what it is (the route, the message's type) and its
/// body.
db::RequestKey request_key(UserId user, const CommandId& id, std::string_view what,
                           std::string_view body);

}  // namespace crownhead::live
