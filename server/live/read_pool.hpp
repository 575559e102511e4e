#pragma once

#include <coroutine>
#include <exception>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "rules/result.hpp"
#include "server/live/threads.hpp"
#include "server/live/workers.hpp"

/// Reads of the database for threads of live games, which make none: a page that is not in memory,
/// or a database across a network, would hold up every game of the thread (I13). A read runs in the
/// pool `reads`, in the turn of whoever it is for, and its answer comes back.
namespace crownhead::live {

/// Too many reads wait already, or the server stops.
class ReadRefused : public std::runtime_error {
 public:
  ReadRefused() : std::runtime_error("too much is read from the database at once") {}
};

/// What a read gave, or what it threw.
template <class T>
using ReadOutcome = std::expected<T, std::exception_ptr>;

namespace detail {

template <class Read>
using Gives = std::invoke_result_t<Read&>;

template <class Read>
ReadOutcome<Gives<Read>> outcome_of(Read& read) {
  try {
    return read();
  } catch (...) {
    return std::unexpected(std::current_exception());
  }
}

}  // namespace detail

/// The value, or throws what the read threw.
template <class T>
T value_of(ReadOutcome<T> outcome) {
  if (!outcome) std::rethrow_exception(outcome.error());
  return *std::move(outcome);
}

/// Why nothing was read, for whoever asked: busy after ReadRefused, else unavailable, of which
/// `trouble` is told.
Error why_not_read(
    const std::exception_ptr& thrown,
    const std::function<void(std::string_view)>& trouble = [](std::string_view) {});

/// The outcome in the house's terms.
template <class T>
Result<T> result_of(ReadOutcome<Result<T>> outcome) {
  if (!outcome) return std::unexpected(why_not_read(outcome.error()));
  return *std::move(outcome);
}

/// Makes `read` in the pool and then calls `done` there with its ReadOutcome; where the pool
/// refuses, at once with ReadRefused. Any thread. `done` must not throw.
template <class Read, class Done>
void ask(Workers& reads, std::string_view who, Read read, Done done) {
  using Outcome = ReadOutcome<detail::Gives<Read>>;
  // Not moved into the pool before it has taken it.
  const auto shared = std::make_shared<std::pair<Read, Done>>(std::move(read), std::move(done));
  const bool taken = reads.run_needed(
      who, [shared] { shared->second(Outcome(detail::outcome_of(shared->first))); });
  if (!taken) shared->second(Outcome(std::unexpect, std::make_exception_ptr(ReadRefused())));
}

template <class Read>
class [[nodiscard]] AwaitedRead {
 public:
  AwaitedRead(Workers& reads, HomeThread home, std::string who, Read read)
      : reads_(reads), home_(home), who_(std::move(who)), read_(std::move(read)) {}

  bool await_ready() const noexcept { return false; }
  bool await_suspend(std::coroutine_handle<> awaiting) {
    const bool taken = reads_.run_needed(who_, [this, awaiting, home = home_] {
      outcome_.emplace(detail::outcome_of(read_));
      home.threads.post(home.thread, [awaiting] { awaiting.resume(); });
    });
    if (!taken) outcome_.emplace(std::unexpect, std::make_exception_ptr(ReadRefused()));
    return taken;
  }
  detail::Gives<Read> await_resume() { return value_of(*std::move(outcome_)); }

 private:
  Workers& reads_;
  HomeThread home_;
  std::string who_;
  Read read_;
  std::optional<ReadOutcome<detail::Gives<Read>>> outcome_;
};

/// Awaits what `read` gives in the pool; throws what it throws, and ReadRefused. Call it on home's
/// thread; the coroutine goes on there. What the coroutine saw before may have changed meanwhile:
/// all but what its mailbox alone changes.
template <class Read>
AwaitedRead<Read> read(Workers& reads, HomeThread home, std::string who, Read read) {
  return {reads, home, std::move(who), std::move(read)};
}

}  // namespace crownhead::live
