#include "server/wire/account/me_json.hpp"

#include "server/wire/game/game_shapes.hpp"
#include "server/wire/game/shapes.hpp"

namespace crownhead::wire {

std::string game_started(const GameNames& names, const play::Game& game) {
  auto json = event_shape("game_started", game.began());
  json.add("game", id_text(names.id));
  add_names(json, names);
  return json.add("variant", game.setup().variant).add("pace", pace_name(game.pace())).take();
}

std::string game_notification(const accounts::GameNotification& notification, GameId id,
                              const play::Game& game) {
  const auto shape = [&](std::string_view type) {
    return event_shape(type, notification.at).add("game", id_text(id));
  };
  if (const auto& offer = notification.offer)
    return shape("offer")
        .add("offer", play::offer_name(offer->kind))
        .add("by", color_name(offer->by))
        .take();
  if (notification.kind == accounts::NotificationKind::my_turn)
    return shape("my_turn").add("ply", game.ply()).take();
  auto json = shape("game_ended").add("result", result_name(game));
  if (game.ended())
    json.add("reason", play::reason_name(*game.ended()));
  else
    json.add("reason", std::nullopt);
  return json.take();
}

std::string move_message(GameId game, Instant at, Seat by, const play::MoveMessage& message) {
  return event_shape("move_message", at)
      .add("game", id_text(game))
      .add("ply", message.ply)
      .add("by", color_name(by))
      .add("text", message.text)
      .take();
}

}  // namespace crownhead::wire
