#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// Who says or reads something by that session or token.
live::Chatter chatter_of(const db::Bearer& bearer);

/// What is said beside a game.
void get_chat(Site& site, const CallPtr& call);
void say_in_chat(Site& site, const CallPtr& call);

/// The same over a WebSocket; `done` is called once, on any thread.
void say(Site& site, const db::Bearer& bearer, const wire::Chat& message,
         std::move_only_function<void(Result<ChatLineId>)> done);

}  // namespace crownhead::api
