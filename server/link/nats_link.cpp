#include "server/link/nats_link.hpp"

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

#include "metrics/figures.hpp"

namespace crownhead::link {
namespace {

/// More waiting messages are dropped, which the receivers notice.
constexpr std::size_t most_waiting = 20'000;
constexpr auto between_heartbeats = std::chrono::milliseconds(500);
constexpr auto between_repairs = std::chrono::milliseconds(200);

using Clock = std::chrono::steady_clock;

Millis now() {
  return {std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now().time_since_epoch())
              .count()};
}

std::string name_of(db::NodeId node) { return "crownhead node " + std::to_string(node.value); }

}  // namespace

NatsLink::NatsLink(const Address& address, std::string cluster, db::NodeId self)
    : cluster_(std::move(cluster)),
      self_(self),
      connection_(address, name_of(self)),
      peers_(self) {}

NatsLink::~NatsLink() { stop(); }

std::string NatsLink::subject_of(db::NodeId node) const {
  return "crownhead." + cluster_ + "." + std::to_string(node.value);
}

void NatsLink::start(Callbacks callbacks) {
  callbacks_ = std::move(callbacks);
  peers_.set_members(callbacks_.members());
  connection_.subscribe(
      subject_of(self_),
      {.received = [this](std::span<const std::uint8_t> bytes) { received(bytes); },
       .reconnected = [this] { ask_for_repair(); },
       .log_error = callbacks_.log_error});
  thread_ = std::thread([this] { run(); });
}

void NatsLink::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  changed_.notify_all();
  if (thread_.joinable()) thread_.join();
  connection_.close();
}

void NatsLink::broadcast(Content content) {
  {
    const std::lock_guard lock(mutex_);
    if (stopping_) return;
    if (waiting_.size() < most_waiting)
      waiting_.push_back(std::move(content));
    else
      dropped_ = true;
  }
  changed_.notify_one();
}

bool NatsLink::connected() const { return connection_.connected(); }

void NatsLink::ask_for_repair() {
  {
    const std::lock_guard lock(mutex_);
    repair_due_ = true;
  }
  changed_.notify_one();
}

void NatsLink::run() {
  auto next_heartbeat = Clock::now();
  auto next_repair = next_heartbeat;
  std::unique_lock lock(mutex_);
  while (!stopping_) {
    const auto time = Clock::now();
    const auto waiting = std::exchange(waiting_, {});
    const bool dropped = std::exchange(dropped_, false);
    const bool repairs = repair_due_ && time >= next_repair;
    if (repairs) repair_due_ = false;
    lock.unlock();
    send_all(waiting, dropped);
    if (time >= next_heartbeat) {
      beat();
      next_heartbeat = time + between_heartbeats;
    }
    if (repairs) {
      callbacks_.repair();
      next_repair = time + between_repairs;
    }
    lock.lock();
    const auto due = [&] { return repair_due_ && Clock::now() >= next_repair; };
    const auto until = repair_due_ ? std::min(next_repair, next_heartbeat) : next_heartbeat;
    changed_.wait_until(lock, until, [&] { return stopping_ || !waiting_.empty() || due(); });
  }
}

void NatsLink::send_all(const std::deque<Content>& waiting, bool dropped) {
  std::vector<db::NodeId> others;
  {
    const std::lock_guard lock(peers_mutex_);
    peers_.set_members(callbacks_.members());
    others = peers_.others();
    if (dropped)
      for (const db::NodeId other : others) peers_.next_number(other);
  }
  for (const Content& content : waiting)
    for (const db::NodeId other : others) publish(other, content);
}

void NatsLink::publish(db::NodeId to, const Content& content) {
  std::optional<std::uint64_t> number;
  {
    const std::lock_guard lock(peers_mutex_);
    number = peers_.next_number(to);
  }
  if (!number) return;
  const auto bytes = encode({.sender = self_, .number = *number, .content = content});
  if (bytes.size() <= longest_message && connection_.publish(subject_of(to), bytes))
    metrics::figures().link_sent.add();
}

void NatsLink::beat() {
  std::vector<db::NodeId> others, lost;
  std::size_t heard = 0;
  {
    const std::lock_guard lock(peers_mutex_);
    others = peers_.others();
    lost = peers_.newly_lost(now());
    heard = peers_.heard();
  }
  for (const db::NodeId other : others) publish(other, Heartbeat{});
  for (const db::NodeId peer : lost) callbacks_.peer_lost(peer);
  metrics::figures().link_connected.set(connected() ? 1 : 0);
  metrics::figures().link_peers.set(static_cast<std::int64_t>(heard));
}

void NatsLink::received(std::span<const std::uint8_t> bytes) {
  auto& figures = metrics::figures();
  const auto message = decode(bytes);
  if (!message) return figures.link_refused.add();
  Peers::Finding finding{};
  {
    const std::lock_guard lock(peers_mutex_);
    finding = peers_.received(message->sender, message->number, now());
  }
  using enum Peers::Finding;
  if (finding == stranger || finding == repeated) return figures.link_refused.add();
  figures.link_received.add();
  if (finding == gap) figures.link_gaps.add();
  if (finding == gap || finding == first) ask_for_repair();
  if (!std::holds_alternative<Heartbeat>(message->content)) callbacks_.received(message->content);
}

}  // namespace crownhead::link
