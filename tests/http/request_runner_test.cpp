#include "server/http/request_runner.hpp"

#include <future>
#include <gtest/gtest.h>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "server/runtime/awaited.hpp"

namespace crownhead::api {
namespace {

struct RequestRunnerTest : testing::Test {
  CallPtr call() {
    return std::make_shared<Call>(
        net::Request{.verb = net::Verb::get,
                     .path = "/",
                     .query = "",
                     .headers = {},
                     .body = "",
                     .remote = "192.0.2.1",
                     .stamp = {}},
        [this](const net::Response& response) { answered.set_value(response.status); });
  }
  int status() { return answered.get_future().get(); }

  std::promise<int> answered;
  std::vector<std::string> logged;
  ErrorSink log_error = [this](std::string_view what) { logged.emplace_back(what); };
  live::Pools pools;  ///< declared last: its threads use all other members
  RequestRunner runner{pools, log_error};
};

Handling through_two_pools(const RequestRunner& runner, CallPtr call,
                           std::vector<std::thread::id>& threads) {
  threads.push_back(std::this_thread::get_id());
  co_await runner.in_reads(call);
  threads.push_back(std::this_thread::get_id());
  co_await runner.in_passwords(call);
  threads.push_back(std::this_thread::get_id());
  call->empty(204);
}

TEST_F(RequestRunnerTest, AHandlerContinuesInThePoolThatItAwaits) {
  std::vector<std::thread::id> threads;
  const auto asked = call();
  runner.run(asked, through_two_pools(runner, asked, threads));
  EXPECT_EQ(status(), 204);
  ASSERT_EQ(threads.size(), 3U);
  EXPECT_EQ(threads[0], std::this_thread::get_id());
  EXPECT_NE(threads[1], threads[0]);
  EXPECT_NE(threads[2], threads[1]);
}

TEST_F(RequestRunnerTest, AFullPoolIsAnsweredWithBusy) {
  pools.passwords.join();
  std::vector<std::thread::id> threads;
  const auto asked = call();
  runner.run(asked, through_two_pools(runner, asked, threads));
  EXPECT_EQ(status(), 503);
  EXPECT_EQ(threads.size(), 2U);
  EXPECT_TRUE(logged.empty());
}

Handling throws_after_a_wait(const RequestRunner& runner, CallPtr call) {
  co_await runner.in_reads(call);
  throw std::runtime_error("a bug");
}

TEST_F(RequestRunnerTest, AnExceptionAfterAWaitIsLoggedAndAnswered) {
  const auto asked = call();
  runner.run(asked, throws_after_a_wait(runner, asked));
  EXPECT_EQ(status(), 503);
  EXPECT_EQ(logged, std::vector<std::string>{"a bug"});
}

Handling waits_for_a_store(CallPtr call, db::Done<void>& store) {
  call->no_content(
      co_await live::awaited<Result<void>>([&](auto done) { store = std::move(done); }));
}

TEST_F(RequestRunnerTest, ARequestEndsWithTheJobThatNeverAnswersIt) {
  db::Done<void> store;
  auto asked = call();
  const std::weak_ptr<Call> left = asked;
  runner.run(asked, waits_for_a_store(asked, store));
  asked.reset();
  EXPECT_FALSE(left.expired());
  store = nullptr;
  EXPECT_TRUE(left.expired());
}

}  // namespace
}  // namespace crownhead::api
