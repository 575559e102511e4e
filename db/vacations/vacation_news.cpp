#include "db/vacations/vacation_news.hpp"

#include <map>
#include <set>
#include <stdexcept>

#include "db/codec/notice_codec.hpp"
#include "db/jobs/block_rows.hpp"

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

/// Adds the names and texts, which the queue does not keep.
void complete(Connection& connection, vacation::Notice& notice, bool reasoned) {
  for (StoredAllocation& row : notice.vacations) {
    auto now = find_allocation(connection, row.id);
    if (!now) throw std::runtime_error("news about a vacation that is not stored");
    now->version = row.version;
    now->allocation = row.allocation;
    row = *std::move(now);
  }
  if (reasoned && !notice.vacations.empty()) notice.reason = notice.vacations.front().reason;
}

}  // namespace

void insert_vacation_news(Connection& connection, const std::vector<vacation::Notice>& notices,
                          Instant now) {
  for (const vacation::Notice& notice : notices)
    if (!notice.vacations.empty())
      connection.run("INSERT INTO vacation_news (notice, at_ms) VALUES (?1, ?2)",
                     codec::encode_notice(notice), now);
}

std::vector<QueuedVacationNews> vacation_news(Connection& connection, int limit) {
  std::vector<QueuedVacationNews> found;
  std::vector<bool> reasoned;
  {
    Rows rows = connection.query(
        "SELECT id, notice, at_ms, told_user FROM vacation_news ORDER BY id LIMIT ?1", limit);
    while (rows.next()) {
      const auto id = rows.take<std::int64_t>();
      auto decoded = codec::decode_notice(rows.take<Bytes>());
      if (!decoded) throw std::runtime_error("news about a vacation: " + decoded.error().what);
      const auto at = rows.take<Instant>();
      found.push_back(
          {.id = id, .notice = std::move(decoded->notice), .at = at, .told = rows.take<UserId>()});
      reasoned.push_back(decoded->reasoned);
    }
  }
  for (std::size_t i = 0; i < found.size(); ++i) complete(connection, found[i].notice, reasoned[i]);
  return found;
}

std::vector<vacation::Message> messages_of(Connection& connection, const vacation::Notice& notice,
                                           UserId after) {
  std::vector<vacation::Message> messages;
  auto recipients = who_hears(connection, notice);
  for (auto next = recipients.upper_bound(after); next != recipients.end(); ++next)
    messages.push_back({.to = next->first,
                        .news = notice.news,
                        .allocations = std::move(next->second),
                        .before = notice.before,
                        .reason = notice.reason});
  return messages;
}

}  // namespace crownhead::db
