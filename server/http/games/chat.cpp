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

Handling get_chat(live::Chat& chat, db::Moderation& moderation, CallPtr call) {
  const auto room = none_or<db::ChatRoom>(
      call->query("room"),
      {{"players", db::ChatRoom::players}, {"spectators", db::ChatRoom::spectators}}, "room");
  if (!room) co_return call->refuse(room.error());
  const auto limit = number_in(*call, "limit", 1, 200, 50);
  if (!limit) co_return call->refuse(limit.error());
  const auto before = number_in(*call, "cursor", 1, INT64_MAX, INT64_MAX);
  if (!before) co_return call->refuse(before.error());
  const GameId game{call->path_id()};
  const auto page = co_await live::awaited<Result<db::ChatPage>>([&](auto done) {
    chat.read(call->bearer().transform(
                  [&](const db::Bearer& bearer) { return chatter_at(moderation, bearer, game); }),
              {.game = game, .room = *room, .before = *before, .limit = static_cast<int>(*limit)},
              std::move(done));
  });
  if (!page) co_return call->fail(page.error());
  call->json(200, wire::chat_page_json(*page));
}

Handling say_in_chat(db::ChatLines& chat_lines, Limits& limits, live::Chat& chat,
                     db::Moderation& moderation, CallPtr call) {
  auto wish = wire::parse_chat(call->body());
  if (!wish) co_return call->refuse(wish.error());
  const auto& bearer = *call->bearer();
  const GameId game{call->path_id()};
  std::optional<db::RequestKey> key;
  if (call->command_id()) key = key_of(bearer, *call->command_id(), game, *wish);
  const auto before = said_before(chat_lines, key);
  if (!before) co_return call->fail(before.error());
  if (*before) co_return call->json(201, wire::made_json((*before)->value));
  if (limits.refuses(limits.chat_by_name, call, bearer.name)) co_return;
  const auto said = co_await live::awaited<Result<ChatLineId>>([&](auto done) {
    chat.say(chatter_at(moderation, bearer, game), game, *std::move(wish), key, std::move(done));
  });
  if (!said) co_return call->fail(said.error());
  call->json(201, wire::made_json(said->value));
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
