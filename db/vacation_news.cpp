#include "db/vacation_news.hpp"

#include <map>

#include "db/outbox_rows.hpp"

namespace crownhead::db {

void VacationTeller::opponents(const Tidings& tidings) {
  tell_those(
      "SELECT DISTINCT CASE white_id WHEN ?2 THEN black_id ELSE white_id END FROM games"
      " WHERE tournament_id = ?1 AND status = 0 AND (white_id = ?2 OR black_id = ?2)",
      tidings);
}

void VacationTeller::player(const Tidings& tidings) {
  tell(tidings.rows.front().user, tidings, tidings.rows);
}

void VacationTeller::directors(const Tidings& tidings) {
  tell_those("SELECT user_id FROM tournament_directors WHERE tournament_id = ?1 AND user_id <> ?2",
             tidings);
}

void VacationTeller::tell_those(const char* sql, const Tidings& tidings) {
  std::map<UserId, std::vector<vacation::StoredAllocation>> found;
  for (const auto& row : tidings.rows) {
    Rows users = connection_.query(sql, row.tournament, row.user);
    while (users.next()) found[users.take<UserId>()].push_back(row);
  }
  for (auto& [user, rows] : found) tell(user, tidings, std::move(rows));
}

void VacationTeller::tell(UserId to, const Tidings& tidings,
                          std::vector<vacation::StoredAllocation> rows) {
  const auto& message = told_.emplace_back(vacation::Message{.to = to,
                                                             .news = tidings.news,
                                                             .allocations = std::move(rows),
                                                             .before = tidings.before,
                                                             .reason = tidings.reason});
  if (const auto contact = reachable_contact(connection_, to))
    insert_mail(connection_, mail_(*contact, message, now_));
}

}  // namespace crownhead::db
