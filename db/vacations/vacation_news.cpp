#include "db/vacations/vacation_news.hpp"

#include <map>

#include "db/jobs/outbox_rows.hpp"

namespace crownhead::db {

void VacationTeller::opponents(const VacationNotice& notice) {
  tell_those(
      "SELECT DISTINCT CASE white_id WHEN ?2 THEN black_id ELSE white_id END FROM games"
      " WHERE tournament_id = ?1 AND status = 0 AND (white_id = ?2 OR black_id = ?2)",
      notice);
}

void VacationTeller::player(const VacationNotice& notice) {
  tell(notice.rows.front().user, notice, notice.rows);
}

void VacationTeller::directors(const VacationNotice& notice) {
  tell_those("SELECT user_id FROM tournament_directors WHERE tournament_id = ?1 AND user_id <> ?2",
             notice);
}

void VacationTeller::tell_those(const char* sql, const VacationNotice& notice) {
  std::map<UserId, std::vector<vacation::StoredAllocation>> found;
  for (const auto& row : notice.rows) {
    Rows users = connection_.query(sql, row.tournament, row.user);
    while (users.next()) found[users.take<UserId>()].push_back(row);
  }
  for (auto& [user, rows] : found) tell(user, notice, std::move(rows));
}

void VacationTeller::tell(UserId to, const VacationNotice& notice,
                          std::vector<vacation::StoredAllocation> rows) {
  const auto& message = told_.emplace_back(vacation::Message{.to = to,
                                                             .news = notice.news,
                                                             .allocations = std::move(rows),
                                                             .before = notice.before,
                                                             .reason = notice.reason});
  if (const auto contact = reachable_contact(connection_, to))
    insert_mail(connection_, mail_(*contact, message, now_));
}

}  // namespace crownhead::db
