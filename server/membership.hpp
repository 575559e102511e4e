#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include "server/cluster/heartbeats.hpp"
#include "server/cluster/share.hpp"
#include "server/config/serve_config.hpp"
#include "server/link/link.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::server {

/// This process as one of several nodes on a database. Without the option node it is alone, and has
/// no heartbeats and no link.
class Membership {
 public:
  /// Registers the node, which joins later. `lease_lost` is called with the time during which the
  /// node may not have been a member, from serve() on. Throws std::runtime_error with a sentence if
  /// the database is not of this release, or if the link cannot be reached.
  Membership(const config::ServeConfig& config, const live::WallClock& clock,
             std::function<void(Millis)> lease_lost);

  /// Call when everything that lease_lost uses has been made.
  void serve() { serves_ = true; }
  /// Leaves the other nodes, which then take over, and sends them nothing more.
  void leave();

  /// The part of the work of all nodes that this one does.
  cluster::Share& share() { return share_; }
  cluster::Heartbeats* heartbeats() { return heartbeats_.get(); }  ///< nullptr without node
  link::Link* link() { return link_.get(); }                       ///< nullptr without link

  std::optional<std::int64_t> node() const;
  /// Each node has ids of its own for seeks, which are exact in JSON.
  std::int64_t seek_ids_above() const;

 private:
  std::unique_ptr<cluster::Heartbeats> make_heartbeats(const config::ServeConfig& config);
  std::unique_ptr<link::Link> make_link(const config::ServeConfig& config) const;

  const live::WallClock& clock_;
  std::function<void(Millis)> lease_lost_;
  std::atomic<bool> serves_ = false;
  cluster::Share share_;
  std::unique_ptr<cluster::Heartbeats> heartbeats_;
  std::unique_ptr<link::Link> link_;
};

}  // namespace crownhead::server
