#pragma once

#include <optional>
#include <string>

#include "db/jobs/requests.hpp"
#include "db/sql/connection.hpp"

namespace crownhead::db {

/// Calls `make`, a Result<T>(), once per key (I8). A repeated request gets the first answer again,
/// or key_reused if it asks for something else. `answer` is stored with the request. Part of a
/// writer's job.
template <class T, class Make>
Result<Made<T>> idempotent(Connection& connection, const std::optional<RequestKey>& key, Instant at,
                           const std::string& answer, Make make);

struct Remembered {
  std::int64_t id;
  std::string answer;
};

/// Returns nullopt if there was no such request. Fails with key_reused.
Result<std::optional<Remembered>> recall(Connection& connection, const RequestKey& key);
void remember(Connection& connection, const RequestKey& key, Instant at,
              const Remembered& remembered);

template <class T, class Make>
Result<Made<T>> idempotent(Connection& connection, const std::optional<RequestKey>& key, Instant at,
                           const std::string& answer, Make make) {
  if (key) {
    const auto before = recall(connection, *key);
    if (!before) return std::unexpected(before.error());
    if (*before) return Made<T>{T{(*before)->id}, (*before)->answer, true};
  }
  Result<T> made = make();
  if (!made) return std::unexpected(std::move(made.error()));
  if (key) remember(connection, *key, at, {made->value, answer});
  return Made<T>{*made, answer, false};
}

}  // namespace crownhead::db
