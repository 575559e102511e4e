#pragma once

#include <deque>
#include <exception>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>

#include "server/runtime/coroutine.hpp"

namespace crownhead::live {

/// The mailbox of one game or one tournament; handles one mail at a time. All calls are made on one
/// thread, and the coroutines of `deal` resume there. Destroying the mailbox destroys them where
/// they are suspended.
template <class Mail>
class Mailbox {
 public:
  /// `deal` handles a mail. If it throws, the error is logged and the next mail is handled.
  Mailbox(std::function<Awaitable<void>(Mail&)> deal,
          const std::function<void(std::string_view)>& log_error)
      : deal_(std::move(deal)), log_error_(log_error) {}
  Mailbox(const Mailbox&) = delete;
  Mailbox& operator=(const Mailbox&) = delete;

  /// Handles the mail immediately if no other is being handled.
  void deliver(Mail mail) {
    waiting_.push_back(std::move(mail));
    if (at_work_) return;
    work_ = work();
    at_work_ = true;
    work_->begin();
  }

  bool at_work() const { return at_work_; }

 private:
  Awaitable<void> work() {
    while (!waiting_.empty()) {
      Mail mail = std::move(waiting_.front());
      waiting_.pop_front();
      try {
        co_await deal_(mail);
      } catch (const std::exception& error) {
        log_error_(error.what());
      }
    }
    at_work_ = false;
  }

  std::function<Awaitable<void>(Mail&)> deal_;
  const std::function<void(std::string_view)>& log_error_;
  std::deque<Mail> waiting_;
  bool at_work_ = false;  ///< a separate flag, because work_ cannot be asked while it runs
  std::optional<Awaitable<void>> work_;
};

}  // namespace crownhead::live
