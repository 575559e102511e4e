#include "db/messages/claims.hpp"

#include <utility>

#include "db/jobs/writer.hpp"
#include "db/messages/outbox.hpp"

namespace crownhead::db {

void claim_due(Writer& writer, const std::string& table, std::int64_t id, Instant now,
               Done<bool> done) {
  writer.submit<bool>(
      Locks::of(Locks::One::outbox),
      [sql = "UPDATE " + table + " SET due_ms = ?2 WHERE id = ?1 AND due_ms <= ?3", id,
       now](Connection& connection) -> Result<bool> {
        return connection.changed(sql, id, now + claimed_for, now) == 1;
      },
      std::move(done), Changes::one);
}

}  // namespace crownhead::db
