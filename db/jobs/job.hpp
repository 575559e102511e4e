#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "db/jobs/locks.hpp"
#include "db/jobs/requests.hpp"
#include "db/sql/connection.hpp"

namespace crownhead::db {

/// What a failing job may leave behind, which decides whether it needs a savepoint of its own.
enum class Changes : std::uint8_t {
  several,  ///< some changes may have been made: a savepoint undoes them
  one,   ///< a single statement, which undoes itself; takes half the time of a job with a savepoint
  many,  ///< like several, and so many that others should not have to wait for its locks
};

/// Work that was submitted to a writer.
struct Job {
  Job(Locks l, Changes c) : locks(std::move(l)), changes(c) {}
  virtual ~Job() = default;
  Job(const Job&) = delete;
  Job& operator=(const Job&) = delete;

  /// Returns false if its changes must be undone.
  virtual bool run(Connection& connection) = 0;
  virtual void answer() = 0;
  virtual void refuse(const Error& error) = 0;
  /// As refuse, but answered after the batch commits: only this job failed.
  virtual void failed(Error error) = 0;

  Locks locks;
  Changes changes;
};

using Batch = std::vector<std::unique_ptr<Job>>;

template <class T, class Work>
struct JobOf final : Job {
  JobOf(Locks&& l, Work&& w, Done<T>&& d, Changes c)
      : Job(std::move(l), c), work(std::move(w)), done(std::move(d)) {}
  bool run(Connection& connection) override {
    result.emplace(work(connection));
    return result->has_value();
  }
  void answer() override { done(std::move(*result)); }
  void refuse(const Error& error) override { done(std::unexpected(error)); }
  void failed(Error error) override { result.emplace(std::unexpected(std::move(error))); }

  Work work;
  Done<T> done;
  std::optional<Result<T>> result;
};

}  // namespace crownhead::db
