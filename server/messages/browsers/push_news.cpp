#include "server/messages/browsers/push_news.hpp"

#include <algorithm>
#include <string>

#include "server/auth/base64url.hpp"
#include "server/auth/secret.hpp"
#include "server/messages/due_time.hpp"
#include "server/messages/game_notice.hpp"
#include "server/messages/wording.hpp"
#include "server/wire/account/push_json.hpp"

namespace crownhead::messages {
namespace {

constexpr std::size_t hashed_bytes = 16;
/// A second move or an offer with it is sent as one message.
constexpr Millis gathered = seconds(20);

/// Returns a name of 22 characters that says nothing to the push service.
std::string topic_of(char sort, GameId game) {
  const auto hash = auth::hash_secret(std::string(1, sort) + "-" + std::to_string(game.value));
  return auth::base64url(std::span(hash).first(hashed_bytes));
}

}  // namespace

std::optional<accounts::NewPushMessage> PushNews::of(const db::Notice& notice) const {
  const auto rule = accounts::push_rule(notice.kind);
  const auto reader = rule ? subscriptions_.reader(notice.user) : std::nullopt;
  if (!reader) return std::nullopt;
  const auto settings = contacts_.settings_of(notice.user);
  if (!accounts::is_pushed(notice.kind, settings.push)) return std::nullopt;
  const auto row = game_queries_.row(notice.game);
  if (!row || !accounts::still_relevant(notice.kind, *row, notice.user)) return std::nullopt;
  const adapters::Zone zone(reader->time_zone);
  const auto about = notice_for(games_, notice, *row);
  const auto words = push_wording(reader->locale, about, zone);
  const auto url =
      std::string(accounts::row_of(notice.kind).page) + std::to_string(notice.game.value);
  accounts::NewPushMessage message{
      .user = notice.user,
      .topic = topic_of(rule->sort, notice.game),
      .urgency = rule->urgency,
      .payload = wire::push_payload({.kind = accounts::row_of(notice.kind).name,
                                     .title = words.subject,
                                     .body = words.body,
                                     .url = url,
                                     .at = notice.at}),
      .due = after_quiet_hours(settings, zone, notice.at + gathered),
      .expires = notice.at + rule->lasts};
  if (about.deadline) message.expires = std::min(message.expires, *about.deadline);
  if (message.expires <= message.due) return std::nullopt;
  return message;
}

std::vector<accounts::NewPushMessage> PushNews::withdrawals(const db::GameNews& news) const {
  std::vector<accounts::NewPushMessage> found;
  const auto row = game_queries_.row(news.game);
  if (!row) return found;
  for (const Seat seat : row->players.seats()) {
    const bool to_move = row->status == play::GameStatus::playing && seat == row->turn;
    const UserId user = row->players[seat];
    if (to_move || !subscriptions_.reader(user)) continue;
    for (const char sort : {'t', 'o'})
      found.push_back({.user = user,
                       .topic = topic_of(sort, news.game),
                       .payload = {},
                       .due = {},
                       .expires = {}});
  }
  return found;
}

}  // namespace crownhead::messages
