#include "server/http/socket/seeks.hpp"

#include "server/wire/game/game_json.hpp"
#include "server/wire/game/lobby_json.hpp"
#include "server/wire/game/wishes.hpp"

namespace crownhead::api {

void list_seeks(live::Lobby& lobby, const CallPtr& call) {
  lobby.list(call->user(), [call](Result<std::vector<wire::SeekLine>> seeks) {
    answer(call, std::move(seeks),
           [&](const auto& lines) { call->json(200, wire::seeks_json(lines)); });
  });
}

void create_seek(const SiteConfig& config, live::Lobby& lobby, const CallPtr& call) {
  if (const auto may = accounts::may_use_lobby(config.guests, call->bearer()->guest); !may)
    return call->fail(may.error());
  const auto wish = wire::parse_seek(call->body());
  if (!wish) return call->refuse(wish.error());
  lobby.seek(call->asker(), *wish, std::nullopt, call->key(), [call](Result<SeekId> seek) {
    answer(call, std::move(seek), [&](SeekId id) { call->json(201, wire::made_json(id.value)); });
  });
}

void withdraw_seek(live::Lobby& lobby, const CallPtr& call) {
  lobby.unseek(call->bearer()->user, {call->path_id()}, call->key(), [call](Result<void> done) {
    answer(call, std::move(done), [&] { call->empty(204); });
  });
}

void take_seek(const SiteConfig& config, live::Lobby& lobby, const CallPtr& call) {
  if (const auto may = accounts::may_use_lobby(config.guests, call->bearer()->guest); !may)
    return call->fail(may.error());
  auto entropy = wire::parse_taking(call->body());
  if (!entropy) return call->refuse(entropy.error());
  lobby.take({.asker = call->asker(),
              .seek = {call->path_id()},
              .entropy = *std::move(entropy),
              .key = call->key()},
             [call](Result<live::Lobby::Taken> taken) {
               answer(call, std::move(taken), [&](const auto& made) {
                 if (const auto* game = std::get_if<GameId>(&made))
                   call->json(201, wire::game_made_json(*game));
                 else
                   call->json(200, wire::seek_joined(std::get<SeekId>(made)));
               });
             });
}

}  // namespace crownhead::api
