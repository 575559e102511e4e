#include "server/wire/account/me_json.hpp"

#include "server/wire/core/list_json.hpp"
#include "server/wire/game/game_shapes.hpp"
#include "server/wire/game/shapes.hpp"

namespace crownhead::wire {
namespace {

/// Returns "win", "loss" or "draw" for the reader; nullopt if the game has no such result.
std::optional<std::string_view> score_of(const accounts::ListedNotification& row) {
  using enum accounts::NotificationKind;
  if (row.kind != game_ended && row.kind != flag_fell) return std::nullopt;
  if (row.player.empty() || !row.outcome) return std::nullopt;
  switch (*row.outcome) {
    case play::Outcome::draw: return "draw";
    case play::Outcome::white_wins: return row.white ? "win" : "loss";
    case play::Outcome::black_wins: return row.white ? "loss" : "win";
    case play::Outcome::none: return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

std::string game_started(const GameNames& names, const play::Game& game) {
  auto json = event_shape("game_started", game.began());
  json.add("game", id_text(names.id));
  add_names(json, names);
  return json.add("variant", game.setup().terms.variant).add("pace", pace_name(game.pace())).take();
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

std::string unread_notifications(int unread, Instant at) {
  return event_shape("notifications", at).add("unread", unread).take();
}

JsonText notification_shape(const accounts::ListedNotification& row) {
  const auto id_or_null = [](const auto& id) {
    return id.transform([](auto one) { return id_text(one.value); });
  };
  auto json = JsonText::object();
  json.add("id", id_text(row.id.value))
      .add("kind", PlainText{accounts::row_of(row.kind).name})
      .add("at_ms", row.at.ms)
      .add("player", text_or_null(row.player))
      .add("game", id_or_null(row.game))
      .add("challenge", id_or_null(row.challenge));
  if (row.tournament)
    json.add("tournament", [&](JsonText& of) {
      of.add("id", id_text(row.tournament->value)).add("name", row.tournament_name);
    });
  else
    json.add("tournament", std::nullopt);
  if (row.last > 0) json.add("first_round", row.number).add("last_round", row.last);
  if (row.kind == accounts::NotificationKind::reminder) json.add("hours", row.number);
  if (!row.act.empty()) json.add("act", row.act);
  if (const auto score = score_of(row)) json.add("score", PlainText{*score});
  return json;
}

std::string notifications_json(const accounts::NotificationPage& page) {
  const auto next = page.next.transform([](NotificationId id) { return id_text(id.value); });
  return JsonText::object()
      .add("items", list_of(page.items, notification_shape))
      .add("next_cursor", next)
      .add("read_up_to", id_text(page.read_up_to.value))
      .take();
}

}  // namespace crownhead::wire
