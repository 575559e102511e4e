#include "server/membership.hpp"

#include <cstdlib>
#include <string>
#include <utility>

#include "db/migrate.hpp"
#include "metrics/figures.hpp"
#include "server/link/nats_link.hpp"
#include "server/log.hpp"

namespace crownhead::server {
namespace {

/// Ends the process at once: another node may already own its games. Its supervisor restarts it.
[[noreturn]] void end_removed_node() {
  constexpr int status = 3;
  log(LogLevel::error, "this node was removed from the members and ends");
  std::_Exit(status);
}

db::NodeDescription description_of(const config::ServeConfig& config) {
  return {.name = config.node,
          .address = config.listen.host + ":" + std::to_string(config.listen.port),
          .version = CROWNHEAD_VERSION,
          .level = static_cast<int>(db::migrations(db::Engine::postgres).size())};
}

}  // namespace

Membership::Membership(const config::ServeConfig& config, const live::WallClock& clock,
                       std::function<void(Millis)> lease_lost)
    : clock_(clock),
      lease_lost_(std::move(lease_lost)),
      heartbeats_(make_heartbeats(config)),
      link_(make_link(config)) {}

void Membership::leave() {
  if (heartbeats_) heartbeats_->leave();  // first, so that the others take over at once
  if (link_) link_->stop();
}

std::optional<std::int64_t> Membership::node() const {
  return heartbeats_ ? std::optional(heartbeats_->node().value) : std::nullopt;
}

std::int64_t Membership::seek_ids_above() const {
  constexpr int bits_of_seeks = 28;
  return node().value_or(0) << bits_of_seeks;
}

std::unique_ptr<cluster::Heartbeats> Membership::make_heartbeats(
    const config::ServeConfig& config) {
  if (config.node.empty()) return nullptr;
  {
    auto connection = db::open_to_read(config.db);
    db::require_current(connection, db::migrations(db::Engine::postgres));
  }
  std::function<bool()> linked;  // empty: this node needs no link
  if (!config.link.servers.empty()) linked = [this] { return serves_ && link_->connected(); };
  return std::make_unique<cluster::Heartbeats>(
      db::uri_of_postgres(config.db), description_of(config), share_,
      cluster::Heartbeats::Callbacks{.now = [this] { return clock_.now(); },
                                     .system_now = [] { return live::SystemWallClock().now(); },
                                     .on_removed = end_removed_node,
                                     .on_lease_lost =
                                         [this](Millis span) {
                                           if (serves_) lease_lost_(span);
                                         },
                                     .log_error = write_error,
                                     .linked = std::move(linked)});
}

std::unique_ptr<link::Link> Membership::make_link(const config::ServeConfig& config) const {
  if (config.link.servers.empty()) return nullptr;
  auto connection = db::open_to_read(config.db);
  metrics::figures().link_enabled.set(1);
  return std::make_unique<link::NatsLink>(config.link, db::cluster_id(connection),
                                          heartbeats_->node());
}

}  // namespace crownhead::server
