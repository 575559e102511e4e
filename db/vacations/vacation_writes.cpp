#include "db/vacations/vacation_writes.hpp"

#include "rules/reasons.hpp"
#include "rules/tournament/tournament.hpp"

namespace crownhead::db {

using vacation::Allocation;
using vacation::StoredAllocation;

namespace {

void audit_change(Connection& connection, const By& by, std::string_view act,
                  const StoredAllocation& after, const std::optional<Allocation>& before) {
  audit(connection, {.at = by.at,
                     .actor = by.actor,
                     .tournament = after.tournament,
                     .allocation = after.id,
                     .freeze = std::nullopt,
                     .act = act,
                     .before = before ? audit_text(*before) : "",
                     .after = audit_text(after.allocation),
                     .reason = by.reason});
}

}  // namespace

std::optional<vacation::Problem> why_stale(Connection& connection, TournamentId id,
                                           const SeenVersions& if_version) {
  if (if_version.any()) return std::nullopt;
  const auto version =
      connection.value<std::int64_t>("SELECT version FROM tournaments WHERE id = ?1", id);
  if (!version || if_version.allow(*version)) return std::nullopt;
  return vacation::Problem{tournament::stale(*version)};
}

std::int64_t insert_request(Connection& connection, UserId user, const ZoneUsed& zone,
                            std::string_view message, Instant now) {
  const std::int64_t id = connection
                              .insert<std::int64_t>(
                                  "INSERT INTO vacation_requests (user_id, time_zone, tzdata,"
                                  " created_ms) VALUES (?1, ?2, ?3, ?4) RETURNING id",
                                  user, zone.name, zone.tzdata, now)
                              .value();
  if (!message.empty())
    connection.run("INSERT INTO vacation_texts (request_id, text) VALUES (?1, ?2)", id, message);
  return id;
}

StoredAllocation add_allocation(Connection& connection, const StoredAllocation& row, const By& by,
                                std::string_view act) {
  const AllocationId id = insert_allocation(connection, row);
  auto stored = find_allocation(connection, id).value();
  stored.reason = by.reason;
  audit_change(connection, by, act, stored, std::nullopt);
  return stored;
}

StoredAllocation put_allocation(Connection& connection, const StoredAllocation& before,
                                const Allocation& after, const By& by, std::string_view act) {
  StoredAllocation row = before;
  row.allocation = after;
  update_allocation(connection, row);
  ++row.version;
  row.changed = by.at;
  if (!by.reason.empty()) row.reason = by.reason;
  audit_change(connection, by, act, row, before.allocation);
  return row;
}

std::vector<GameId> mark_games_of(Connection& connection, const StoredAllocation& row,
                                  const std::optional<Allocation>& before, Instant at) {
  if (!vacation::changes_clocks(before, row.allocation)) return {};
  return mark_games_of_player(connection, row.tournament, row.user, at);
}

}  // namespace crownhead::db
