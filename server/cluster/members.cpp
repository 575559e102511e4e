#include "server/cluster/members.hpp"

#include <algorithm>
#include <utility>

#include "server/cluster/lease.hpp"

namespace crownhead::cluster {

std::optional<std::int64_t> Members::known() const {
  return heard_ ? std::optional(epoch_.number) : std::nullopt;
}

void Members::enter(const db::Epoch& epoch) {
  if (epoch.number <= epoch_.number) return;
  epoch_ = epoch;
  was_member_ = was_member_ || joined();
}

bool Members::settled() const {
  return heard_ && std::ranges::all_of(seen_, [this](const auto& seen) {
           return seen.first == self_ || seen.second.lives;
         });
}

/// Counts for each node the reads without a change.
void Members::observe(const db::Heartbeat& heartbeat) {
  std::map<db::NodeId, Seen> seen;
  for (const auto& row : heartbeat.nodes) {
    const auto before = seen_.find(row.id);
    const bool same = before != seen_.end() && before->second.heartbeat == row.heartbeat;
    seen[row.id] = {.heartbeat = row.heartbeat,
                    .reads = same ? before->second.reads + 1 : 0,
                    .lives = before != seen_.end() && (before->second.lives || !same)};
  }
  seen_ = std::move(seen);
}

bool Members::is_cut_off(const db::Heartbeat& heartbeat, Millis sent) {
  bool own = false;
  bool others = false;
  for (const auto& row : heartbeat.nodes) (row.id == self_ ? own : others) |= row.linked;
  if (own || !others)
    unlinked_since_.reset();
  else if (!unlinked_since_)
    unlinked_since_ = sent;
  return unlinked_since_ && sent - *unlinked_since_ >= cut_off_after;
}

Members::Findings Members::heartbeat_answered(const db::Heartbeat& heartbeat, Millis sent) {
  heard_ = true;
  for (const auto& epoch : heartbeat.epochs) enter(epoch);
  if (!heartbeat.registered || (was_member_ && !joined())) return {.removed = true, .dead = {}};
  // A store that stalled has stalled the others, too.
  if (std::exchange(lost_, false) || (last_sent_ && *last_sent_ + Lease::length < sent)) {
    seen_.clear();
    observes_until_ = sent + observed_for;
  }
  last_sent_ = sent;
  observe(heartbeat);
  Findings findings;
  findings.cut_off = is_cut_off(heartbeat, sent);
  if (observes_until_ && sent < *observes_until_) return findings;
  observes_until_.reset();
  for (const auto& row : heartbeat.nodes) {
    const int limit = row.lanes_free ? reads_until_dead_without_lanes : reads_until_dead;
    if (row.id != self_ && seen_.at(row.id).reads >= limit) findings.dead.push_back(row);
  }
  return findings;
}

}  // namespace crownhead::cluster
