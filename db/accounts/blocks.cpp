#include "db/accounts/blocks.hpp"

#include "db/jobs/block_rows.hpp"
#include "db/jobs/readers.hpp"
#include "db/jobs/writer.hpp"

namespace crownhead::db {
namespace {

/// Cancels what `one` has offered to `other` or shares with them.
void take_back(Connection& connection, UserId one, UserId other) {
  connection.run(
      "DELETE FROM notifications WHERE user_id = ?2 AND other_id = ?1 AND challenge_id IS NOT NULL",
      one, other);
  connection.run("DELETE FROM challenges WHERE from_id = ?1 AND to_id = ?2", one, other);
  for (const char* sql :
       {"DELETE FROM challenge_invited WHERE user_id = ?2 AND challenge_id IN"
        " (SELECT id FROM challenges WHERE from_id = ?1)",
        "DELETE FROM challenge_seats WHERE user_id = ?2 AND challenge_id IN"
        " (SELECT id FROM challenges WHERE from_id = ?1)",
        "UPDATE studies SET version = version + 1 WHERE owner_id = ?1 AND id IN"
        " (SELECT study_id FROM study_editors WHERE user_id = ?2)",
        "DELETE FROM study_editors WHERE user_id = ?2 AND study_id IN"
        " (SELECT id FROM studies WHERE owner_id = ?1)",
        "UPDATE studies SET version = version + 1 WHERE id IN (SELECT study_id FROM"
        " study_invitations WHERE owner_id = ?1 AND user_id = ?2)",
        "DELETE FROM study_invitations WHERE owner_id = ?1 AND user_id = ?2"})
    connection.run(sql, one, other);
}

}  // namespace

Blocks::Blocks(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

void Blocks::add(UserId user, UserId blocked, Instant at, Done<void> done) {
  writer_.submit<void>(
      Locks::of(user, blocked),
      [=](Connection& connection) -> Result<void> {
        connection.run(
            "INSERT INTO blocks (user_id, blocked_id, at_ms) VALUES (?1, ?2, ?3)"
            " ON CONFLICT DO NOTHING",
            user, blocked, at);
        take_back(connection, user, blocked);
        take_back(connection, blocked, user);
        // If both have a seat in a third player's challenge, the player who blocks gives up theirs.
        connection.run(
            "DELETE FROM challenge_seats WHERE user_id = ?1 AND challenge_id IN"
            " (SELECT challenge_id FROM challenge_seats WHERE user_id = ?2)",
            user, blocked);
        return {};
      },
      std::move(done));
}

void Blocks::remove(UserId user, UserId blocked, Done<void> done) {
  writer_.submit<void>(
      Locks::of(user, blocked),
      [=](Connection& connection) -> Result<void> {
        connection.run("DELETE FROM blocks WHERE user_id = ?1 AND blocked_id = ?2", user, blocked);
        return {};
      },
      std::move(done));
}

std::vector<std::string> Blocks::of(UserId user) const {
  auto connection = readers_.borrow();
  return connection->values<std::string>(
      "SELECT name FROM blocks JOIN users ON users.id = blocked_id WHERE user_id = ?1"
      " ORDER BY lower(name)",
      user);
}

std::vector<std::pair<UserId, std::string>> Blocks::after(UserId user, UserId after,
                                                          int limit) const {
  return readers_.borrow()->pairs<UserId, std::string>(
      "SELECT blocked_id, name FROM blocks JOIN users ON users.id = blocked_id"
      " WHERE user_id = ?1 AND blocked_id > ?2 ORDER BY blocked_id LIMIT ?3",
      user, after, limit);
}

bool Blocks::has(UserId user, UserId blocked) const {
  auto connection = readers_.borrow();
  return connection
      ->value<int>("SELECT 1 FROM blocks WHERE user_id = ?1 AND blocked_id = ?2", user, blocked)
      .has_value();
}

std::vector<UserId> Blocks::apart_from(UserId user) const {
  auto connection = readers_.borrow();
  return db::apart_from(*connection, user);
}

Result<void> Blocks::may_name(UserId by, UserId named) const {
  auto connection = readers_.borrow();
  return db::may_name(*connection, by, named);
}

}  // namespace crownhead::db
