#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "db/sql/connection.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"

namespace crownhead::db {

/// A server process that shares a PostgreSQL database with others. A restarted process has another
/// id.
using NodeId = Id<struct NodeKind>;

/// How a process presents itself to the others.
struct NodeDescription {
  std::string name;     ///< chosen by the operator
  std::string address;  ///< where it listens
  std::string version;  ///< of the program
  int level = 0;        ///< the number of steps of the schema that the program has

  bool operator==(const NodeDescription&) const = default;
};

struct NodeRow {
  NodeId id;
  NodeDescription description;
  std::int64_t heartbeat = 0;  ///< grows with each heartbeat
  Instant alive;               ///< its own time at the last heartbeat
  /// It holds no lock of a writing connection: it was killed, or has not opened its store yet.
  bool lanes_free = false;
  bool linked = false;  ///< it can exchange messages with others
};

/// The members from one moment to the next epoch.
struct Epoch {
  std::int64_t number = 0;  ///< 0: before the first one
  Instant at;
  std::vector<NodeId> members;   ///< in the order in which they joined
  std::optional<NodeId> gone;    ///< the member that was declared dead
  std::optional<Instant> alive;  ///< the last `alive` of that member

  bool has(NodeId node) const;
  bool operator==(const Epoch&) const = default;
};

/// What a node reads with its heartbeat.
struct Heartbeat {
  bool registered = false;  ///< false: the node was removed
  Instant clock;            ///< the database's, when it answered
  std::vector<NodeRow> nodes;
  std::vector<Epoch> epochs;  ///< after the known one, in order
};

// All functions below run on PostgreSQL only, outside transactions, each as one statement that
// commits. They throw StoreError.

/// Registers a process, which is not a member yet.
NodeId register_node(Connection& connection, const NodeDescription& description, Instant now);

/// Replaces the address at which the node listens.
void set_address(Connection& connection, NodeId node, const std::string& address);

/// True if another node with this name holds locks of writing connections, so its process lives or
/// has ended less than half a second ago. With `before`, only of nodes that registered before that
/// one.
bool lives(Connection& connection, const std::string& name,
           std::optional<NodeId> before = std::nullopt);

/// Counts one heartbeat of a node unless it was removed, and reads all nodes and the epochs after
/// `known`; without `known` only the newest. Takes one round trip, or two if there is a new epoch.
/// When it returns, a standby has everything that it has read. `linked`: the node can exchange
/// messages with others.
Heartbeat send_heartbeat(Connection& connection, NodeId node, Instant now,
                         std::optional<std::int64_t> known, bool linked = false);

/// Returns what identifies the database among all, also on its standbys: letters, digits and '-'.
std::string cluster_id(Connection& connection);

/// The nodes of a database, for the operator.
struct NodeList {
  Instant clock;  ///< the database's
  std::vector<NodeRow> nodes;
  Epoch epoch;  ///< the newest
};

/// Reads all nodes and the newest epoch. Changes nothing.
NodeList list_nodes(Connection& connection);

// These insert the epoch after `known` and return it. They return nullopt and change nothing if
// another node was first, `node` has been removed, or the dead node lives; the next heartbeat says
// which.

/// Makes a registered node a member.
std::optional<Epoch> join(Connection& connection, NodeId node, const Epoch& known, Instant now);

/// Removes a member that ends.
std::optional<Epoch> leave(Connection& connection, NodeId node, const Epoch& known, Instant now);

/// Removes another node, whether it is a member or not, if its heartbeat is still the one of
/// `dead`.
std::optional<Epoch> declare_dead(Connection& connection, NodeId node, const NodeRow& dead,
                                  const Epoch& known, Instant now);

}  // namespace crownhead::db
