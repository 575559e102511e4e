#pragma once

#include "db/jobs/requests.hpp"
#include "rules/accounts/messages.hpp"

namespace crownhead::db {

class Writer;
class Readers;

/// What is listed under each player's bell. The jobs that store the causes add the rows; see
/// db/jobs/notification_rows.
class Notifications {
 public:
  Notifications(Writer& writer, Readers& readers);

  /// Returns the newest `limit` rows before `before`.
  accounts::NotificationPage page(UserId user, NotificationId before, int limit) const;
  /// Returns how many rows the player has not read. Challenges that are still open are not counted:
  /// they wait for an answer whether they were read or not.
  int unread(UserId user, Instant now) const;
  /// Marks this row and all before it as read; never takes back an earlier mark.
  void read(UserId user, NotificationId up_to, Done<void> done);

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
