#include "server/cluster/heartbeats.hpp"

#include <chrono>
#include <memory>
#include <stdexcept>
#include <utility>

#include "db/postgres/driver.hpp"

namespace crownhead::cluster {
namespace {

constexpr auto pace = std::chrono::milliseconds(Members::pace.count);

/// A killed process keeps its locks until PostgreSQL notices its end.
constexpr int tries = 40;
constexpr auto between_tries = std::chrono::milliseconds(50);

constexpr auto longest_join = std::chrono::seconds(30);

db::Connection connected(const std::string& address) {
  return db::Connection(std::make_unique<db::PostgresDriver>(address));
}

std::runtime_error taken(const std::string& name) {
  return std::runtime_error("a node with the name " + name +
                            " runs already; stop it or choose another --node");
}

db::NodeId registered(db::Connection& connection, const db::NodeDescription& description,
                      Instant now) {
  for (int i = 1; db::lives(connection, description.name); ++i) {
    if (i == tries) throw taken(description.name);
    std::this_thread::sleep_for(between_tries);
  }
  return db::register_node(connection, description, now);
}

}  // namespace

Heartbeats::Heartbeats(std::string address, const db::NodeDescription& description, Share& share,
                       Callbacks callbacks)
    : address_(std::move(address)),
      name_(description.name),
      share_(share),
      callbacks_(std::move(callbacks)),
      connection_(connected(address_)),
      node_(registered(*connection_, description, callbacks_.now())),
      members_(node_) {
  share_.become(node_);
  thread_ = std::thread([this] { run(); });
}

Heartbeats::~Heartbeats() { leave(); }

void Heartbeats::require_own_name() {
  const std::lock_guard lock(mutex_);
  if (!connection_) connection_.emplace(connected(address_));
  if (db::lives(*connection_, name_, node_)) throw taken(name_);
}

bool Heartbeats::join() {
  const auto end = std::chrono::steady_clock::now() + longest_join;
  for (;;) {
    if (std::chrono::steady_clock::now() > end)
      throw std::runtime_error("cannot join the other nodes in 30 s; see `crownhead nodes`");
    {
      const std::lock_guard lock(mutex_);
      joins_ = true;
      if (members_.joined()) return members_.epoch().members.size() > 1;
    }
    std::this_thread::sleep_for(between_tries);
  }
}

void Heartbeats::leave() {
  stop_thread();
  share_.end_lease();
  const std::lock_guard lock(mutex_);
  if (std::exchange(left_, true)) return;
  try {
    if (!connection_) connection_.emplace(connected(address_));
    // Another node may have changed the members since the last heartbeat.
    for (int i = 0; i < tries; ++i) {
      if (db::leave(*connection_, node_, members_.epoch(), callbacks_.now())) return;
      const auto heartbeat =
          db::send_heartbeat(*connection_, node_, callbacks_.now(), members_.known());
      if (!heartbeat.registered) return;
      for (const auto& epoch : heartbeat.epochs) members_.enter(epoch);
    }
  } catch (const std::exception& error) {
    callbacks_.log_error(error.what());  // the others will declare it dead
  }
}

void Heartbeats::set_address(const std::string& address) {
  const std::lock_guard lock(mutex_);
  if (connection_) db::set_address(*connection_, node_, address);
}

void Heartbeats::stop_thread() {
  {
    const std::lock_guard lock(stop_mutex_);
    stopping_ = true;
  }
  changed_.notify_all();
  if (thread_.joinable()) thread_.join();
}

void Heartbeats::run() {
  std::unique_lock stop(stop_mutex_);
  while (!stopping_) {
    const auto next = std::chrono::steady_clock::now() + pace;
    stop.unlock();
    beat();
    stop.lock();
    changed_.wait_until(stop, next, [this] { return stopping_; });
  }
}

void Heartbeats::beat() {
  const std::lock_guard lock(mutex_);
  try {
    if (!connection_) connection_.emplace(connected(address_));
    const Millis sent = since_boot();
    const bool linked = callbacks_.linked && callbacks_.linked();
    const auto heartbeat =
        db::send_heartbeat(*connection_, node_, callbacks_.now(), members_.known(), linked);
    const Millis answered = since_boot();
    fails_ = false;
    clock_.answered(sent, answered, callbacks_.system_now(), heartbeat.clock);
    ahead_ms_.store(clock_.ahead().value_or(Millis{}).count, std::memory_order_relaxed);
    const auto findings = members_.heartbeat_answered(heartbeat, sent);
    if (findings.removed) return callbacks_.on_removed();
    for (const auto& epoch : heartbeat.epochs) share_.enter(epoch);
    share_.renew(sent, answered, callbacks_.on_lease_lost);
    share_.set_cut_off(callbacks_.linked && findings.cut_off);
    declare_dead(findings.dead);
    if (joins_ && !members_.joined() && members_.settled())
      if (const auto epoch = db::join(*connection_, node_, members_.epoch(), callbacks_.now()))
        enter(*epoch);
  } catch (const std::exception& error) {
    if (!std::exchange(fails_, true))
      callbacks_.log_error(std::string("no heartbeat: ") + error.what());
    members_.heartbeat_failed();
    connection_.reset();
  }
}

void Heartbeats::declare_dead(const std::vector<db::NodeRow>& dead) {
  for (const auto& node : dead)
    if (const auto epoch =
            db::declare_dead(*connection_, node_, node, members_.epoch(), callbacks_.now()))
      enter(*epoch);
}

void Heartbeats::enter(const db::Epoch& epoch) {
  members_.enter(epoch);
  share_.enter(epoch);
}

}  // namespace crownhead::cluster
