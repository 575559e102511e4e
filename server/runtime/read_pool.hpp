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
#include "server/runtime/threads.hpp"
#include "server/runtime/workers.hpp"

/// Runs database reads for the threads of live games. These threads never read themselves: a page
/// that is not in memory, or a database across a network, would delay every game of the thread
/// (I13). A read runs in the pool `reads`, which takes turns between games and users, and its
/// answer is posted back.
namespace crownhead::live {

/// Thrown when too many reads are waiting, or the server is stopping.
class ReadRefused : public std::runtime_error {
 public:
  ReadRefused() : std::runtime_error("too many database reads at once") {}
};

/// The value that a read returned, or what it threw.
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

/// Returns the value, or throws what the read threw.
template <class T>
T value_of(ReadOutcome<T> outcome) {
  if (!outcome) std::rethrow_exception(outcome.error());
  return *std::move(outcome);
}

/// Returns the error to answer with: busy after ReadRefused, otherwise unavailable, which is also
/// logged.
Error why_not_read(
    const std::exception_ptr& thrown,
    const std::function<void(std::string_view)>& log_error = [](std::string_view) {});

/// Converts the outcome to a Result.
template <class T>
Result<T> result_of(ReadOutcome<Result<T>> outcome) {
  if (!outcome) return std::unexpected(why_not_read(outcome.error()));
  return *std::move(outcome);
}

/// Runs `read` in the pool and then calls `done` there with its ReadOutcome. If the pool refuses,
/// calls `done` immediately with ReadRefused. Callable from any thread. `done` must not throw.
template <class Read, class Done>
void ask(Workers& reads, std::string_view who, Read read, Done done) {
  using Outcome = ReadOutcome<detail::Gives<Read>>;
  // Moved into the pool only if the pool accepts it.
  const auto shared = std::make_shared<std::pair<Read, Done>>(std::move(read), std::move(done));
  const bool taken = reads.run_priority(
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
    const bool taken = reads_.run_priority(who_, [this, awaiting, home = home_] {
      outcome_.emplace(detail::outcome_of(read_));
      home.threads.post(home.thread, [awaiting] { awaiting.resume(); });
    });
    if (!taken) outcome_.emplace(std::unexpect, std::make_exception_ptr(ReadRefused()));
    return taken;
  }
  ReadOutcome<detail::Gives<Read>> await_resume() { return *std::move(outcome_); }

 private:
  Workers& reads_;
  HomeThread home_;
  std::string who_;
  Read read_;
  std::optional<ReadOutcome<detail::Gives<Read>>> outcome_;
};

/// Awaits the value of a read instead of its outcome.
template <class Read>
class [[nodiscard]] AwaitedValue : public AwaitedRead<Read> {
 public:
  using AwaitedRead<Read>::AwaitedRead;

  detail::Gives<Read> await_resume() { return value_of(AwaitedRead<Read>::await_resume()); }
};

/// Runs `read` in the pool and awaits its outcome. Call on home's thread; the coroutine resumes
/// there. After the await, re-check everything except state that only this mailbox changes.
template <class Read>
AwaitedRead<Read> try_read(Workers& reads, HomeThread home, std::string who, Read read) {
  return {reads, home, std::move(who), std::move(read)};
}

/// The same, but awaits the value. Throws what `read` throws, or ReadRefused.
template <class Read>
AwaitedValue<Read> read(Workers& reads, HomeThread home, std::string who, Read read) {
  return {reads, home, std::move(who), std::move(read)};
}

}  // namespace crownhead::live
