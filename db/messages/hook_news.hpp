#pragma once

#include <string>
#include <vector>

#include "rules/accounts/notifications.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/challenge.hpp"

namespace crownhead::db {

class Readers;

struct RoundNews {
  accounts::NotificationKind kind;
  UserId player;
  TournamentId tournament;
  std::string name;
  Instant at;
  int first = 0, last = 0;  ///< rounds that were published together
};

struct VacationNews {
  UserId player;
  TournamentId tournament;
  std::string name;
  AllocationId allocation;
  std::string act;  ///< "approved" or "denied"
  Instant at;
};

/// Finds events for players who have a webhook, after `since` and up to `until`.
class HookNews {
 public:
  explicit HookNews(Readers& readers) : readers_(readers) {}

  std::vector<ChallengeId> challenges(Instant since, Instant until) const;
  std::vector<RoundNews> rounds(Instant since, Instant until) const;
  std::vector<VacationNews> vacations(Instant since, Instant until) const;

 private:
  Readers& readers_;
};

}  // namespace crownhead::db
