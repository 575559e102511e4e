#include "server/messages/game_news.hpp"

#include <algorithm>

namespace crownhead::messages {
namespace {

std::vector<accounts::GameNotification> made_by(const db::GameStore& games, const play::Game& game,
                                                const db::GameNews& news) {
  std::vector<play::Event> fresh, later;
  for (auto& [version, event] : games.events(news.game, news.after))
    (version <= news.version ? fresh : later).push_back(std::move(event));
  return accounts::game_notifications(game, fresh, later);
}

}  // namespace

std::vector<NotificationsOfGame> notifications_for(const db::GameStore& games,
                                                   const std::vector<db::GameNews>& news) {
  std::vector<NotificationsOfGame> found;
  for (const db::GameNews& one : news) {
    if (!one.correspondence && !one.hooked) continue;
    const auto loaded = games.load(one.game);
    if (!loaded) continue;
    found.push_back({.news = one,
                     .with_computer = std::ranges::any_of(
                         loaded->computers, [](const auto& level) { return level.has_value(); }),
                     .notifications = made_by(games, loaded->game, one)});
  }
  return found;
}

}  // namespace crownhead::messages
