#pragma once

#include "db/accounts/sessions.hpp"
#include "server/game/chat.hpp"
#include "server/game/rooms.hpp"
#include "server/http/socket/open_sockets.hpp"
#include "server/link/link.hpp"
#include "server/people/inboxes.hpp"
#include "server/runtime/wall_clock.hpp"
#include "server/runtime/workers.hpp"
#include "server/tournament/tournament_rooms.hpp"

namespace crownhead::server {

/// Announces to the other nodes what this one stores, and applies what they announce. All messages
/// are hints: what one of them announces is read from the store, which NodeWork also compares every
/// second.
class NodeMessages {
 public:
  struct Parts {
    const cluster::Share& share;
    live::Rooms& rooms;
    live::TournamentRooms& tournaments;
    live::Inboxes& inboxes;
    live::Chat& chat;
    api::OpenSockets& sockets;
    const db::Sessions& sessions;
    live::Workers& reads;
    const live::WallClock& clock;
    std::function<void(std::string_view)> log_error;
  };

  /// Call before the first event. The parts announce to the link from then on.
  NodeMessages(link::Link& link, Parts parts);

  /// Begins to receive. Call before the node joins, so that it misses nothing.
  void start();

 private:
  void apply(const link::Content& content);
  void apply(const link::Heartbeat&) {}
  void apply(const link::GameChanged& changed);
  void apply(const link::TournamentChanged& changed);
  void apply(const link::Notification& notification);
  void apply(const link::UnreadChanged& changed);
  void apply(const link::AccountChanged& changed);
  void apply(const link::ChatLine& line);

  link::Link& link_;
  Parts parts_;
};

}  // namespace crownhead::server
