#pragma once

#include <deque>
#include <exception>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>

#include "server/live/coroutine.hpp"

namespace crownhead::live {

/// What happens to one game or one tournament, dealt with one mail after another. Every call is
/// made on one thread, on which the coroutines of `deal` go on as well. They end where they wait
/// when the mailbox is destroyed.
template <class Mail>
class Mailbox {
 public:
  /// `deal` does what a mail asks. If it throws, `trouble` is told and the next mail has its
  /// turn.
  Mailbox(std::function<Awaitable<void>(Mail&)> deal,
          const std::function<void(std::string_view)>& trouble)
      : deal_(std::move(deal)), trouble_(trouble) {}
  Mailbox(const Mailbox&) = delete;
  Mailbox& operator=(const Mailbox&) = delete;

  /// Deals with the mail at once if no other one is being dealt with.
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
        trouble_(error.what());
      }
    }
    at_work_ = false;
  }

  std::function<Awaitable<void>(Mail&)> deal_;
  const std::function<void(std::string_view)>& trouble_;
  std::deque<Mail> waiting_;
  bool at_work_ = false;  ///< whether work_ is done may not be asked while it runs
  std::optional<Awaitable<void>> work_;
};

}  // namespace crownhead::live
