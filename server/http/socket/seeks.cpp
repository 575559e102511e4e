#include "server/http/socket/seeks.hpp"

#include "server/wire/game/game_json.hpp"
#include "server/wire/game/lobby_json.hpp"
#include "server/wire/game/wishes.hpp"

namespace crownhead::api {

Handling list_seeks(live::Lobby& lobby, CallPtr call) {
  const auto seeks = co_await live::awaited<Result<std::vector<wire::SeekLine>>>(
      [&](auto done) { lobby.list(call->user(), std::move(done)); });
  if (!seeks) co_return call->fail(seeks.error());
  call->json(200, wire::seeks_json(*seeks));
}

Handling create_seek(const SiteConfig& config, live::Lobby& lobby, CallPtr call) {
  if (const auto may = accounts::may_use_lobby(config.guests, call->bearer()->guest); !may)
    co_return call->fail(may.error());
  const auto wish = wire::parse_seek(call->body());
  if (!wish) co_return call->refuse(wish.error());
  const auto made = co_await live::awaited<Result<SeekId>>([&](auto done) {
    lobby.seek(call->asker(), *wish, std::nullopt, call->key(), std::move(done));
  });
  if (!made) co_return call->fail(made.error());
  call->json(201, wire::made_json(made->value));
}

Handling withdraw_seek(live::Lobby& lobby, CallPtr call) {
  call->no_content(co_await live::awaited<Result<void>>([&](auto done) {
    lobby.unseek(call->bearer()->user, {call->path_id()}, call->key(), std::move(done));
  }));
}

Handling take_seek(const SiteConfig& config, live::Lobby& lobby, CallPtr call) {
  if (const auto may = accounts::may_use_lobby(config.guests, call->bearer()->guest); !may)
    co_return call->fail(may.error());
  auto entropy = wire::parse_taking(call->body());
  if (!entropy) co_return call->refuse(entropy.error());
  const auto taken = co_await live::awaited<Result<live::Lobby::Taken>>([&](auto done) {
    lobby.take({.asker = call->asker(),
                .seek = {call->path_id()},
                .entropy = *std::move(entropy),
                .key = call->key()},
               std::move(done));
  });
  if (!taken) co_return call->fail(taken.error());
  if (const auto* game = std::get_if<GameId>(&*taken))
    call->json(201, wire::game_made_json(*game));
  else
    call->json(200, wire::seek_joined(std::get<SeekId>(*taken)));
}

}  // namespace crownhead::api
