#include "server/runtime/mailbox.hpp"

#include <coroutine>
#include <functional>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace crownhead::live {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// A point at which a coroutine waits until the test resumes it.
struct MailGate {
  bool await_ready() const noexcept { return false; }
  void await_suspend(std::coroutine_handle<> awaiting) noexcept { waiting = awaiting; }
  void await_resume() const noexcept {}

  std::coroutine_handle<> waiting = nullptr;
};

/// Records how each mail is handled, and waits at the gate for mails that ask for it.
class MailboxTest : public testing::Test {
 protected:
  Awaitable<void> deal(std::string& mail) {
    done_.push_back("begin " + mail);
    if (mail.starts_with("wait")) co_await gate_;
    if (mail.starts_with("throw")) throw std::runtime_error("no " + mail);
    if (mail.starts_with("ask")) box_->deliver("more");
    done_.push_back("end " + mail);
  }

  MailGate gate_;
  std::vector<std::string> done_;
  std::vector<std::string> errors_;
  std::function<void(std::string_view)> log_error_ = [this](std::string_view what) {
    errors_.emplace_back(what);
  };
  std::unique_ptr<Mailbox<std::string>> box_ = std::make_unique<Mailbox<std::string>>(
      [this](std::string& mail) { return deal(mail); }, log_error_);
};

TEST_F(MailboxTest, HandlesAMailAtOnceIfIdle) {
  box_->deliver("a");
  EXPECT_THAT(done_, ElementsAre("begin a", "end a"));
  EXPECT_FALSE(box_->at_work());
}

TEST_F(MailboxTest, HandlesMailsOneAtATime) {
  box_->deliver("wait");
  box_->deliver("a");
  box_->deliver("b");
  EXPECT_THAT(done_, ElementsAre("begin wait"));
  EXPECT_TRUE(box_->at_work());
  gate_.waiting.resume();
  EXPECT_THAT(done_, ElementsAre("begin wait", "end wait", "begin a", "end a", "begin b", "end b"));
  EXPECT_FALSE(box_->at_work());
}

TEST_F(MailboxTest, AMailDeliveredByAMailIsHandledAfterIt) {
  box_->deliver("ask");
  EXPECT_THAT(done_, ElementsAre("begin ask", "end ask", "begin more", "end more"));
}

TEST_F(MailboxTest, ContinuesAfterAnException) {
  box_->deliver("wait");
  box_->deliver("throw");
  box_->deliver("a");
  gate_.waiting.resume();
  EXPECT_THAT(errors_, ElementsAre("no throw"));
  EXPECT_THAT(done_, ElementsAre("begin wait", "end wait", "begin throw", "begin a", "end a"));
  EXPECT_FALSE(box_->at_work());
}

TEST_F(MailboxTest, DropsQueuedMailsWhenDestroyed) {
  box_->deliver("wait");
  box_->deliver("a");
  box_.reset();
  EXPECT_THAT(done_, ElementsAre("begin wait"));
  EXPECT_THAT(errors_, IsEmpty());
}

}  // namespace
}  // namespace crownhead::live
