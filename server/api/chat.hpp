#pragma once

#include "db/accounts/moderation.hpp"
#include "db/accounts/sessions.hpp"
#include "db/games/chat_lines.hpp"
#include "server/api/call.hpp"
#include "server/api/rate_limits.hpp"
#include "server/live/chat.hpp"

namespace crownhead::api {

/// Whether the one who speaks by that session or token may judge where something is reported.
bool may_judge(const db::Bearer& bearer);

/// Who says or reads something beside that game by that session or token. A moderator judges, and
/// reads what its players write, where somebody has reported it: for them the database is read.
live::Chatter chatter_at(db::Moderation& moderation, const db::Bearer& bearer, GameId game);

/// What is said beside a game.
void get_chat(live::Chat& chat, db::Moderation& moderation, const CallPtr& call);
void say_in_chat(db::ChatLines& chat_lines, Limits& limits, live::Chat& chat,
                 db::Moderation& moderation, const CallPtr& call);

/// The same over a WebSocket; `done` is called once, on any thread. Reads the database on the
/// calling thread.
void say(db::ChatLines& chat_lines, Limits& limits, live::Chat& chat, db::Moderation& moderation,
         const db::Bearer& bearer, const wire::Chat& message,
         std::move_only_function<void(Result<ChatLineId>)> done);

}  // namespace crownhead::api
