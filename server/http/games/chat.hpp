#pragma once

#include "db/accounts/moderation.hpp"
#include "db/accounts/sessions.hpp"
#include "db/chat/chat_lines.hpp"
#include "server/game/chat.hpp"
#include "server/http/call.hpp"
#include "server/http/rate_limits.hpp"

namespace crownhead::api {

/// True if this session or token may act as a moderator in reported chats.
bool may_judge(const db::Bearer& bearer);

/// Returns the chat user of that session or token in a game's chat. A moderator may read what the
/// players write if it has been reported; the database is read only for moderators.
live::ChatUser chatter_at(db::Moderation& moderation, const db::Bearer& bearer, GameId game);

/// The chat of a game.
Handling get_chat(live::Chat& chat, db::Moderation& moderation, CallPtr call);
Handling say_in_chat(db::ChatLines& chat_lines, Limits& limits, live::Chat& chat,
                     db::Moderation& moderation, CallPtr call);

/// The same over a WebSocket. Calls `done` once, on any thread. Reads the database on the calling
/// thread.
void say(db::ChatLines& chat_lines, Limits& limits, live::Chat& chat, db::Moderation& moderation,
         const db::Bearer& bearer, const wire::Chat& message,
         std::move_only_function<void(Result<ChatLineId>)> done);

}  // namespace crownhead::api
