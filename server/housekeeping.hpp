#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "db/accounts/users.hpp"
#include "db/tournaments/tournament_ranking.hpp"
#include "server/cluster/share.hpp"
#include "server/config/serve_config.hpp"
#include "server/game/computer/computers.hpp"
#include "server/http/site.hpp"

namespace crownhead::server {

/// Removes guests who have left, a few per second: each removal is a job that delays moves.
class GuestCleanup {
 public:
  GuestCleanup(db::Users& users, Millis kept) : users_(users), kept_(kept) {}

  void look(Instant now);
  void close_some(Instant now);

 private:
  db::Users& users_;
  Millis kept_;
  std::vector<UserId> guests_;
};

/// Deletes data whose retention has ended: guests, sessions, chat, reports and the data of closed
/// accounts. Closes sockets whose session has ended, begins the day's list of dice commitments,
/// packs the events of finished games, and ranks tournaments that an older release has stored.
class Housekeeping {
 public:
  /// Calls `pause` with true when the disk's free space falls below the threshold, and with false
  /// when it is above it again.
  Housekeeping(
      api::Site& site, live::Computers& computers, const config::Retention& keep,
      std::function<void(bool)> pause = [](bool) {},
      const cluster::Share& share = cluster::whole_share());

  /// Of several nodes, one deletes, erases, packs and ranks.
  /// Call about once a second; each task runs as often as it needs to. Throws if the database
  /// cannot be read.
  void tick(Instant now);

 private:
  void look_at_disk(Instant now);
  void close_ended_sockets(Instant now);
  void forget_old(Instant now);
  void erase_closed();
  void rank_tournaments();

  api::Site& site_;
  live::Computers& computers_;
  config::Retention keep_;
  std::function<void(bool)> pause_;
  const cluster::Share& share_;
  GuestCleanup gone_guests_;
  std::optional<db::TournamentRanker> ranker_;  ///< until all stored tournaments are ranked
  std::optional<Instant> tidied_, sockets_looked_at_, disk_looked_at_;
  std::shared_ptr<std::atomic<bool>> erasing_ = std::make_shared<std::atomic<bool>>(false);
};

}  // namespace crownhead::server
