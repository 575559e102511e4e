#pragma once

#include <vector>

#include "db/sql/connection.hpp"
#include "db/vacations/vacations.hpp"
#include "rules/vacation/news.hpp"

namespace crownhead::db {

/// What there is to tell of allocations of one player.
struct VacationNotice {
  vacation::News news;
  std::vector<vacation::StoredAllocation> rows;
  std::optional<vacation::Interval> before = std::nullopt;
  std::string reason = {};
};

/// Who is told; each function puts a message into the outbox for those who can be reached by mail,
/// and notes everybody. Part of the job that stores what is told.
class VacationTeller {
 public:
  VacationTeller(Connection& connection, const VacationMail& mail, Instant now)
      : connection_(connection), mail_(mail), now_(now) {}

  /// Those who have running games against the player in the tournaments of the rows, each of the
  /// tournaments alone in which they meet.
  void opponents(const VacationNotice& notice);
  void player(const VacationNotice& notice);
  /// Those of the tournaments, without the player.
  void directors(const VacationNotice& notice);

  std::vector<vacation::Message> told() && { return std::move(told_); }

 private:
  void tell(UserId to, const VacationNotice& notice, std::vector<vacation::StoredAllocation> rows);
  /// By the users that a query with the tournament ?1 and the player ?2 names.
  void tell_those(const char* sql, const VacationNotice& notice);

  Connection& connection_;
  const VacationMail& mail_;
  Instant now_;
  std::vector<vacation::Message> told_;
};

}  // namespace crownhead::db
