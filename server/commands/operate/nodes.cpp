#include "server/commands/operate/nodes.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <exception>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "db/cluster/nodes.hpp"
#include "db/migrate.hpp"
#include "server/cluster/placement.hpp"
#include "server/commands/file_option.hpp"
#include "server/wire/core/iso_time.hpp"

namespace crownhead::server {
namespace {

constexpr std::size_t columns = 9;
using Line = std::array<std::string, columns>;

std::string roles_of(const db::Epoch& epoch, db::NodeId node) {
  if (!epoch.has(node)) return "joining";
  const cluster::Placement placement(epoch.members);
  std::string roles;
  for (const auto& [role, name] :
       {std::pair(cluster::Role::lobby, "lobby"), std::pair(cluster::Role::outbox, "outbox"),
        std::pair(cluster::Role::housekeeping, "housekeeping")})
    if (placement.holder(role) == node) roles += (roles.empty() ? "" : ",") + std::string(name);
  return roles.empty() ? "member" : roles;
}

/// By the clocks of the node and the database, which differ by milliseconds.
std::string age(Millis age) {
  const std::int64_t tenths = std::max<std::int64_t>(age.count, 0) / 100;
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " s";
}

Line line_of(const db::NodeList& list, const db::NodeRow& row) {
  return {std::to_string(row.id.value),     row.description.name,
          row.description.address,          row.description.version,
          std::to_string(row.heartbeat),    age(list.clock - row.alive),
          row.lanes_free ? "none" : "open", row.linked ? "yes" : "no",
          roles_of(list.epoch, row.id)};
}

void print(const std::vector<Line>& lines) {
  std::array<std::size_t, columns> widths{};
  for (const Line& line : lines)
    for (std::size_t i = 0; i < columns; ++i) widths[i] = std::max(widths[i], line[i].size());
  for (const Line& line : lines) {
    std::string text;
    for (std::size_t i = 0; i < columns; ++i) {
      text += line[i];
      if (i + 1 < columns) text.append(widths[i] - line[i].size() + 2, ' ');
    }
    std::cout << text << '\n';
  }
}

void list(const std::string& address) {
  if (!db::is_postgres(address))
    throw std::runtime_error("only servers on a PostgreSQL database are nodes; " + address +
                             " is a file of SQLite");
  auto connection = db::open_to_read(address);
  db::require_current(connection, db::migrations(connection.engine()));
  const auto list = db::list_nodes(connection);
  std::cout << "epoch " << list.epoch.number;
  if (list.epoch.number > 0) std::cout << " since " << wire::format_iso_time(list.epoch.at);
  std::cout << ", members: " << list.epoch.members.size() << '\n';
  if (list.nodes.empty()) return;
  std::vector<Line> lines{
      {"ID", "NAME", "ADDRESS", "VERSION", "HEARTBEATS", "LAST", "CONNECTIONS", "LINKED", "ROLES"}};
  for (const auto& row : list.nodes) lines.push_back(line_of(list, row));
  print(lines);
}

}  // namespace

void add_nodes(CLI::App& app, int& exit_status) {
  auto address = std::make_shared<std::string>();
  auto* command =
      app.add_subcommand("nodes", "List the servers that share a PostgreSQL database; read-only");
  command->add_option("--db", *address, "The database")->required()->check(a_database());
  command->callback([address, &exit_status] {
    try {
      list(*address);
    } catch (const std::exception& error) {
      std::cerr << "crownhead nodes: " << error.what() << '\n';
      exit_status = 1;
    }
  });
}

}  // namespace crownhead::server
