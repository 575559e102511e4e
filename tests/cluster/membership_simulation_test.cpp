// Several nodes share one store in simulated time. Nodes start, are stopped, continued and killed
// at random moments, and the store stalls. tests/postgres/nodes_test.cpp shows that PostgreSQL
// inserts epochs and deletes rows as this store does.

#include <algorithm>
#include <deque>
#include <gtest/gtest.h>
#include <map>
#include <random>
#include <rapidcheck/gtest.h>

#include "server/cluster/lease.hpp"
#include "server/cluster/members.hpp"

namespace crownhead::cluster {
namespace {

using db::Epoch;
using db::NodeId;

/// Times are milliseconds of the simulation.
constexpr std::int64_t faults_until = 12'000;
constexpr std::int64_t longest_fault = 6'000;
constexpr std::int64_t end = faults_until + longest_fault + 8'000;
constexpr std::int64_t longest_delay = 100;  ///< on the way to the store, and back
constexpr std::int64_t step = 10;

struct Store {
  std::map<NodeId, db::NodeRow> rows;
  Epoch epoch;

  db::Heartbeat heartbeat(NodeId node) {
    const auto own = rows.find(node);
    if (own == rows.end())
      return {.registered = false, .clock = {}, .nodes = {}, .epochs = {epoch}};
    ++own->second.heartbeat;
    db::Heartbeat read{.registered = true, .clock = {}, .nodes = {}, .epochs = {epoch}};
    for (const auto& [id, row] : rows) read.nodes.push_back(row);
    return read;
  }
  bool insert(const Epoch& next, NodeId by, const db::NodeRow* removed) {
    if (next.number != epoch.number + 1 || !rows.contains(by)) return false;
    if (removed && rows.at(removed->id).heartbeat != removed->heartbeat) return false;
    epoch = next;
    if (removed) rows.erase(removed->id);
    return true;
  }
};

struct Node {
  enum class Doing : std::uint8_t { nothing, waits_for_store, has_answer };

  explicit Node(NodeId own) : id(own), members(own) {}

  NodeId id;
  Members members;
  Lease lease;
  std::int64_t starts_at = 0, killed_at = end, stopped_at = end, continued_at = end;
  std::int64_t sent = 0, executed_at = 0, answered_at = 0, next_at = 0;
  Doing doing = Doing::nothing;
  db::Heartbeat answer;
  bool exited = false;

  bool killed(std::int64_t now) const { return now >= killed_at; }
  bool stands_still(std::int64_t now) const { return now >= stopped_at && now < continued_at; }
  bool undisturbed() const { return killed_at == end && stopped_at == end; }
};

class Simulation {
 public:
  explicit Simulation(unsigned seed) : random_(seed) {
    for (std::int64_t i = 0; i < 4; ++i) {
      Node& node = nodes_.emplace_back(NodeId{i + 1});
      node.starts_at = i == 0 ? 0 : below(3000);
      if (i == 0) continue;
      const std::int64_t fault = below(3), at = below(faults_until);
      if (fault == 1) node.killed_at = at;
      if (fault == 2) {
        node.stopped_at = at;
        node.continued_at = at + below(longest_fault);
      }
    }
    stalls_at_ = below(faults_until);
    stalls_until_ = below(2) == 0 ? stalls_at_ : stalls_at_ + below(longest_fault);
  }

  void run() {
    for (now_ = 0; now_ < end; now_ += step)
      for (Node& node : nodes_) advance(node);
  }

  void check() const {
    for (const Node& node : nodes_) {
      const bool lives = !node.exited && node.killed_at == end;
      RC_ASSERT(store_.epoch.has(node.id) == lives);
      RC_ASSERT(store_.rows.contains(node.id) == lives);
      if (node.undisturbed()) RC_ASSERT(lives);
      if (lives) RC_ASSERT(node.members.epoch() == store_.epoch);
      if (lives) RC_ASSERT(node.lease.held(Millis{end - step}));
    }
  }

 private:
  std::int64_t below(std::int64_t limit) {
    return std::uniform_int_distribution<std::int64_t>(0, limit - 1)(random_);
  }
  bool store_stalls() const { return now_ >= stalls_at_ && now_ < stalls_until_; }

  void advance(Node& node) {
    if (now_ < node.starts_at || node.exited) return;
    // The store ends what it has begun, even for a process that was killed.
    if (node.doing == Node::Doing::waits_for_store && now_ >= node.executed_at && !store_stalls()) {
      node.answer = store_.heartbeat(node.id);
      node.answered_at = now_ + below(longest_delay);
      node.doing = Node::Doing::has_answer;
    }
    if (node.killed(now_)) {
      if (const auto row = store_.rows.find(node.id); row != store_.rows.end())
        row->second.lanes_free = true;
      return;
    }
    if (node.stands_still(now_)) return;
    if (node.doing == Node::Doing::has_answer && now_ >= node.answered_at) take_answer(node);
    if (node.doing == Node::Doing::nothing && now_ >= node.next_at && !node.exited) send(node);
  }

  void send(Node& node) {
    if (node.sent == 0 && node.next_at == 0) store_.rows[node.id].id = node.id;
    node.sent = now_;
    node.executed_at = now_ + below(longest_delay);
    node.doing = Node::Doing::waits_for_store;
  }

  void take_answer(Node& node) {
    node.doing = Node::Doing::nothing;
    node.next_at = std::max(node.sent + Members::pace.count, now_);
    node.lease.renew(Millis{node.sent}, Millis{now_});
    const auto findings = node.members.heartbeat_answered(node.answer, Millis{node.sent});
    node.exited = findings.removed;
    if (findings.removed || store_stalls()) return;
    if (!node.members.joined()) {
      Epoch next = following(node);
      next.members.push_back(node.id);
      insert(node, next, nullptr);
    }
    for (const auto& dead : findings.dead) {
      Epoch next = following(node);
      std::erase(next.members, dead.id);
      if (insert(node, next, &dead))
        check_dead(nodes_[static_cast<std::size_t>(dead.id.value) - 1]);
    }
  }

  static Epoch following(const Node& node) {
    Epoch next = node.members.epoch();
    ++next.number;
    return next;
  }

  bool insert(Node& node, const Epoch& next, const db::NodeRow* removed) {
    const bool made = store_.insert(next, node.id, removed);
    if (made) node.members.enter(next);
    return made;
  }

  /// A node that still runs lets no time pass when another one takes over, even if the answer to
  /// its last heartbeat arrives now.
  void check_dead(const Node& dead) const {
    RC_ASSERT(!dead.undisturbed());
    if (dead.killed(now_)) return;
    RC_ASSERT(!dead.lease.held(Millis{now_}));
    if (dead.doing == Node::Doing::has_answer && dead.answer.registered)
      RC_ASSERT(dead.sent + Lease::length.count < now_);
  }

  std::mt19937 random_;
  std::int64_t now_ = 0, stalls_at_ = 0, stalls_until_ = 0;
  Store store_;
  std::deque<Node> nodes_;
};

RC_GTEST_PROP(Memberships, RemoveTheDeadAndNoOneElse, (unsigned seed)) {
  Simulation simulation(seed);
  simulation.run();
  simulation.check();
}

}  // namespace
}  // namespace crownhead::cluster
