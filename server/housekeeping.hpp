#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

#include "db/accounts/users.hpp"
#include "server/api/site.hpp"
#include "server/config/serve_config.hpp"
#include "server/live/computers.hpp"

namespace crownhead::server {

/// Guests who have gone, closed a few each second: each is a job that moves wait for.
class GoneGuests {
 public:
  GoneGuests(db::Users& users, Millis kept) : users_(users), kept_(kept) {}

  void look(Instant now);
  void close_some(Instant now);

 private:
  db::Users& users_;
  Millis kept_;
  std::vector<UserId> guests_;
};

/// Lets go of what has been kept long enough: guests, sessions, chat, reports and sockets whose
/// session has ended, and what closed accounts have stored; and begins the day's list of tips of
/// dice.
class Housekeeping {
 public:
  Housekeeping(api::Site& site, live::Computers& computers, const config::Retention& keep);

  /// Call it about once a second; it does each thing as often as it has to be done. Throws where
  /// the database cannot be read.
  void tick(Instant now);

 private:
  void look_at_disk(Instant now);
  void forget_old(Instant now);
  void erase_closed();

  api::Site& site_;
  live::Computers& computers_;
  config::Retention keep_;
  GoneGuests gone_guests_;
  std::optional<Instant> tidied_, sockets_looked_at_, disk_looked_at_;
  std::shared_ptr<std::atomic<bool>> erasing_ = std::make_shared<std::atomic<bool>>(false);
};

}  // namespace crownhead::server
