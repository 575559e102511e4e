#include "db/vacations/vacation_news.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "db/jobs/block_rows.hpp"
#include "db/jobs/notification_rows.hpp"
#include "db/jobs/outbox_rows.hpp"
#include "rules/accounts/event_notifications.hpp"

namespace crownhead::db {
namespace {

using vacation::Audience;
using vacation::StoredAllocation;

/// ?1 is the tournament and ?2 the player.
constexpr auto opponents =
    "SELECT black_id FROM games INDEXED BY games_running_of_white"
    " WHERE white_id = ?2 AND status = 0 AND tournament_id = ?1"
    " UNION SELECT white_id FROM games INDEXED BY games_running_of_black"
    " WHERE black_id = ?2 AND status = 0 AND tournament_id = ?1";
constexpr auto directors =
    "SELECT user_id FROM tournament_directors WHERE tournament_id = ?1 AND user_id <> ?2";

/// Returns the player's opponents in games outside tournaments in which vacations count.
std::set<UserId> opponents_outside(Connection& connection, UserId player) {
  std::set<UserId> found;
  for (const GameId game : running_games_of(connection, std::nullopt, player)) {
    const auto others = connection.values<UserId>(
        "SELECT user_id FROM game_seats WHERE game_id = ?1 AND user_id <> ?2", game, player);
    found.insert(others.begin(), others.end());
  }
  return found;
}

/// Returns the recipients, each with the vacations that concern them.
std::map<UserId, std::vector<StoredAllocation>> who_hears(Connection& connection,
                                                          const vacation::Notice& notice) {
  std::map<UserId, std::vector<StoredAllocation>> found;
  if (notice.vacations.empty()) return found;
  if (notice.to == Audience::player) {
    found.emplace(notice.vacations.front().user, notice.vacations);
    return found;
  }
  const bool opponents_hear = notice.to == Audience::opponents;
  // Directors must decide on the request, so blocks do not hide it from them.
  const auto hears = [&](UserId user, StoredAllocation row) {
    const bool silent =
        opponents_hear && !row.message.empty() && are_apart(connection, row.user, user);
    if (silent) row.message.clear();
    found[user].push_back(std::move(row));
  };
  for (const StoredAllocation& row : notice.vacations) {
    if (row.tournament) {
      const auto users = connection.values<UserId>(opponents_hear ? opponents : directors,
                                                   *row.tournament, row.user);
      for (const UserId user : users) hears(user, row);
    } else if (opponents_hear) {
      for (const UserId user : opponents_outside(connection, row.user)) hears(user, row);
    }
  }
  return found;
}

}  // namespace

std::vector<vacation::Message> told_of(Connection& connection, const VacationMail& mail,
                                       Instant now, const std::vector<vacation::Notice>& notices) {
  std::vector<vacation::Message> notifications;
  for (const vacation::Notice& notice : notices)
    for (auto& [user, rows] : who_hears(connection, notice)) {
      const auto& message =
          notifications.emplace_back(vacation::Message{.to = user,
                                                       .news = notice.news,
                                                       .allocations = std::move(rows),
                                                       .before = notice.before,
                                                       .reason = notice.reason});
      if (const auto contact = reachable_contact(connection, user))
        insert_mail(connection, mail(*contact, message, now));
      if (auto listed = accounts::vacation_notification(message, now))
        insert_notifications(connection, {*std::move(listed)});
    }
  return notifications;
}

}  // namespace crownhead::db
