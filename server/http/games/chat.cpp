#include "server/http/games/chat.hpp"

#include "rules/reasons.hpp"
#include "server/game/command_key.hpp"
#include "server/http/query.hpp"
#include "server/http/sign_in/guards.hpp"
#include "server/wire/game/lobby_json.hpp"

namespace crownhead::api {
namespace {

db::RequestKey key_of(const db::Bearer& bearer, const CommandId& id, GameId game,
                      const wire::ChatWish& wish) {
  const auto room = wish.room ? play::room_name(*wish.room) : "";
  return live::request_key(bearer.user, id, "chat " + std::to_string(game.value),
                           std::string(room) + ' ' + wish.text);
}

/// Returns the line that the same request has already added; repeating it is free.
Result<std::optional<ChatLineId>> said_before(db::ChatLines& chat_lines,
                                              const std::optional<db::RequestKey>& key) {
  return key ? chat_lines.added_by(*key) : std::nullopt;
}

}  // namespace

bool may_judge(const db::Bearer& bearer) {
  return bearer.role >= db::Role::moderator && (bearer.scopes & db::scope_admin) != 0;
}

live::ChatUser chatter_at(db::Moderation& moderation, const db::Bearer& bearer, GameId game) {
  return {.user = bearer.user,
          .name = bearer.name,
          .moderator = may_judge(bearer) && moderation.is_reported(game),
          .guest = bearer.guest};
}

void get_chat(live::Chat& chat, db::Moderation& moderation, const CallPtr& call) {
  const auto room = none_or<db::ChatRoom>(
      call->query("room"),
      {{"players", db::ChatRoom::players}, {"spectators", db::ChatRoom::spectators}}, "room");
  if (!room) return call->refuse(room.error());
  const auto limit = number_in(*call, "limit", 1, 200, 50);
  if (!limit) return call->refuse(limit.error());
  const auto before = number_in(*call, "cursor", 1, INT64_MAX, INT64_MAX);
  if (!before) return call->refuse(before.error());
  chat.read(call->bearer().transform([&](const db::Bearer& bearer) {
    return chatter_at(moderation, bearer, {call->path_id()});
  }),
            {.game = {call->path_id()},
             .room = *room,
             .before = *before,
             .limit = static_cast<int>(*limit)},
            [call](Result<db::ChatPage> page) {
              answer(call, std::move(page), [&](const db::ChatPage& found) {
                call->json(200, wire::chat_page_json(found));
              });
            });
}

void say_in_chat(db::ChatLines& chat_lines, Limits& limits, live::Chat& chat,
                 db::Moderation& moderation, const CallPtr& call) {
  auto wish = wire::parse_chat(call->body());
  if (!wish) return call->refuse(wish.error());
  const auto& bearer = *call->bearer();
  const GameId game{call->path_id()};
  std::optional<db::RequestKey> key;
  if (call->command_id()) key = key_of(bearer, *call->command_id(), game, *wish);
  const auto made = [call](Result<ChatLineId> said) {
    answer(call, std::move(said),
           [&](ChatLineId id) { call->json(201, wire::made_json(id.value)); });
  };
  if (const auto before = said_before(chat_lines, key); !before)
    return call->fail(before.error());
  else if (*before)
    return made(**before);
  if (limits.refuses(limits.chat_by_name, call, bearer.name)) return;
  chat.say(chatter_at(moderation, bearer, game), game, *std::move(wish), key, made);
}

void say(db::ChatLines& chat_lines, Limits& limits, live::Chat& chat, db::Moderation& moderation,
         const db::Bearer& bearer, const wire::Chat& message,
         std::move_only_function<void(Result<ChatLineId>)> done) {
  const auto key = key_of(bearer, message.id, message.game, message.wish);
  if (auto before = said_before(chat_lines, key); !before)
    return done(std::unexpected(std::move(before.error())));
  else if (*before)
    return done(**before);
  const Millis wait = limits.use(limits.chat_by_name, bearer.name);
  if (wait > Millis{0})
    return done(fail(Code::rate_limited, reason::chat::written_a_lot((wait.count + 999) / 1000)));
  chat.say(chatter_at(moderation, bearer, message.game), message.game, message.wish, key,
           std::move(done));
}

}  // namespace crownhead::api
