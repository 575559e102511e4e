#pragma once

#include <utility>

#include "db/jobs/writer.hpp"

namespace crownhead::db {

/// Runs `batch`, a callable bool(Connection&) that returns true when it is finished, as one job
/// after another, so that other jobs can run in between.
template <class Batch>
void in_batches(Writer& writer, Locks locks, Batch batch, Done<void> done) {
  writer.submit<bool>(
      locks, [batch](Connection& connection) -> Result<bool> { return batch(connection); },
      [&writer, locks, batch, done = std::move(done)](Result<bool> over) mutable {
        if (!over) return done(std::unexpected(std::move(over.error())));
        if (*over) return done({});
        in_batches(writer, std::move(locks), std::move(batch), std::move(done));
      });
}

}  // namespace crownhead::db
