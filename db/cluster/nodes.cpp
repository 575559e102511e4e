#include "db/cluster/nodes.hpp"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <utility>

#include "db/postgres/lane_locks.hpp"

namespace crownhead::db {
namespace {

std::string text_of(const std::vector<NodeId>& members) {
  std::string text;
  for (const NodeId member : members)
    text += (text.empty() ? "" : " ") + std::to_string(member.value);
  return text;
}

std::vector<NodeId> members_in(const std::string& text) {
  std::vector<NodeId> members;
  const char* const end = text.data() + text.size();
  for (const char* at = text.data(); at < end; ++at) {
    NodeId member;
    at = std::from_chars(at, end, member.value).ptr;
    members.push_back(member);
  }
  return members;
}

constexpr std::string_view clock_column =
    "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)";

constexpr std::string_view row_columns =
    "id, name, address, version, level, heartbeat, alive_ms,"
    " NOT EXISTS (SELECT 1 FROM held WHERE held.node = nodes.id), linked";

NodeRow take_row(Rows& rows) {
  NodeRow row;
  row.id = rows.take<NodeId>();
  row.description.name = rows.take<std::string>();
  row.description.address = rows.take<std::string>();
  row.description.version = rows.take<std::string>();
  row.description.level = rows.take<int>();
  row.heartbeat = rows.take<std::int64_t>();
  row.alive = rows.take<Instant>();
  row.lanes_free = rows.take<bool>();
  row.linked = rows.take<bool>();
  return row;
}

std::vector<Epoch> epochs_after(Connection& connection, std::int64_t known) {
  std::vector<Epoch> epochs;
  Rows rows = connection.query(
      "SELECT number, at_ms, members, gone, alive_ms FROM epochs WHERE number > ?1"
      " ORDER BY number",
      known);
  while (rows.next()) {
    Epoch epoch;
    epoch.number = rows.take<std::int64_t>();
    epoch.at = rows.take<Instant>();
    epoch.members = members_in(rows.take<std::string>());
    epoch.gone = rows.take<std::optional<NodeId>>();
    epoch.alive = rows.take<std::optional<Instant>>();
    epochs.push_back(std::move(epoch));
  }
  return epochs;
}

Epoch following(const Epoch& known, Instant now) {
  return {.number = known.number + 1, .at = now, .members = known.members, .gone = {}, .alive = {}};
}

/// A node that an epoch removes, if it has sent no heartbeat after `heartbeat`.
struct Removed {
  std::optional<NodeId> node;
  std::optional<std::int64_t> heartbeat;  ///< nullopt: any
};

/// Inserts an epoch and deletes the row of the node that it removes. The key of the epoch decides
/// between two nodes. A removed node changes nothing: it may know the epoch that removed it.
std::optional<Epoch> inserted(Connection& connection, Epoch next, NodeId by,
                              const Removed& removed) {
  const auto made = connection.insert<int>(
      "WITH still AS MATERIALIZED (SELECT id FROM nodes"
      "  WHERE id = ?7 AND (?8 IS NULL OR heartbeat = ?8) FOR UPDATE),"
      " made AS (INSERT INTO epochs (number, at_ms, members, gone, alive_ms)"
      "  SELECT ?1, ?2, ?3, ?4, ?5 WHERE EXISTS (SELECT 1 FROM nodes WHERE id = ?6)"
      "  AND (?7 IS NULL OR EXISTS (SELECT 1 FROM still))"
      "  ON CONFLICT DO NOTHING RETURNING number),"
      " ended AS (DELETE FROM nodes WHERE id = ?7 AND EXISTS (SELECT 1 FROM made))"
      " SELECT count(*) FROM made",
      next.number, next.at, text_of(next.members), next.gone, next.alive, by, removed.node,
      removed.heartbeat);
  return made == 1 ? std::optional(std::move(next)) : std::nullopt;
}

}  // namespace

bool Epoch::has(NodeId node) const { return std::ranges::find(members, node) != members.end(); }

NodeId register_node(Connection& connection, const NodeDescription& description, Instant now) {
  return connection
      .insert<NodeId>(
          "INSERT INTO nodes (name, address, version, level, heartbeat, alive_ms)"
          " VALUES (?1, ?2, ?3, ?4, 0, ?5) RETURNING id",
          description.name, description.address, description.version, description.level, now)
      .value();
}

void set_address(Connection& connection, NodeId node, const std::string& address) {
  connection.run("UPDATE nodes SET address = ?2 WHERE id = ?1", node, address);
}

bool lives(Connection& connection, const std::string& name, std::optional<NodeId> before) {
  static const std::string sql = "WITH held AS MATERIALIZED (" + std::string(held_lane_locks) +
                                 ") SELECT EXISTS (SELECT 1 FROM nodes JOIN held ON node = id"
                                 " WHERE name = ?3 AND (?4 IS NULL OR id < ?4))";
  return *connection.value<bool>(sql, first_lane_lock, first_lane_lock + lanes_of_process, name,
                                 before);
}

NodeList list_nodes(Connection& connection) {
  static const std::string sql = "WITH held AS MATERIALIZED (" + std::string(held_lane_locks) +
                                 ") SELECT " + std::string(row_columns) + " FROM nodes ORDER BY id";
  NodeList list;
  const Transaction view(connection, Transaction::Kind::read);
  list.clock = *connection.value<Instant>("SELECT " + std::string(clock_column));
  {
    Rows rows = connection.query(sql, first_lane_lock, first_lane_lock + lanes_of_process);
    while (rows.next()) list.nodes.push_back(take_row(rows));
  }
  const auto newest = connection.value<std::int64_t>("SELECT max(number) FROM epochs");
  auto epochs = epochs_after(connection, newest.value_or(0) - 1);
  if (!epochs.empty()) list.epoch = std::move(epochs.back());
  return list;
}

Heartbeat send_heartbeat(Connection& connection, NodeId node, Instant now,
                         std::optional<std::int64_t> known, bool linked) {
  Heartbeat heartbeat;
  std::int64_t newest = 0;
  {
    static const std::string sql =
        "WITH held AS MATERIALIZED (" + std::string(held_lane_locks) +
        "), counted AS (UPDATE nodes SET heartbeat = heartbeat + 1, alive_ms = ?4, linked = ?5"
        "  WHERE id = ?3 RETURNING id)"
        " SELECT EXISTS (SELECT 1 FROM counted), coalesce((SELECT max(number) FROM epochs), 0), " +
        std::string(clock_column) + ", " + std::string(row_columns) + " FROM nodes ORDER BY id";
    Rows rows = connection.query(sql, first_lane_lock, first_lane_lock + lanes_of_process, node,
                                 now, linked);
    while (rows.next()) {
      heartbeat.registered = rows.take<bool>();
      newest = rows.take<std::int64_t>();
      heartbeat.clock = rows.take<Instant>();
      heartbeat.nodes.push_back(take_row(rows));
    }
  }
  const std::int64_t after = known.value_or(newest - 1);
  if (newest > after && newest > 0) heartbeat.epochs = epochs_after(connection, after);
  return heartbeat;
}

std::string cluster_id(Connection& connection) {
  return *connection.value<std::string>(
      "SELECT CAST((SELECT system_identifier FROM pg_control_system()) AS TEXT) || '-' ||"
      " CAST((SELECT oid FROM pg_database WHERE datname = current_database()) AS TEXT)");
}

std::optional<Epoch> join(Connection& connection, NodeId node, const Epoch& known, Instant now) {
  Epoch next = following(known, now);
  next.members.push_back(node);
  return inserted(connection, std::move(next), node, {});
}

std::optional<Epoch> leave(Connection& connection, NodeId node, const Epoch& known, Instant now) {
  Epoch next = following(known, now);
  std::erase(next.members, node);
  return inserted(connection, std::move(next), node, {.node = node, .heartbeat = {}});
}

std::optional<Epoch> declare_dead(Connection& connection, NodeId node, const NodeRow& dead,
                                  const Epoch& known, Instant now) {
  Epoch next = following(known, now);
  if (std::erase(next.members, dead.id) > 0) {
    next.gone = dead.id;
    next.alive = dead.alive;
  }
  return inserted(connection, std::move(next), node,
                  {.node = dead.id, .heartbeat = dead.heartbeat});
}

}  // namespace crownhead::db
