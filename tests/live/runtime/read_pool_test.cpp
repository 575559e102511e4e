#include "server/runtime/read_pool.hpp"

#include <future>
#include <gtest/gtest.h>
#include <memory>
#include <thread>

#include "db/jobs/readers.hpp"
#include "server/runtime/coroutine.hpp"
#include "tests/live/held.hpp"
#include "tests/live/live_fixture.hpp"

namespace crownhead::live {
namespace {

class ReadPoolTest : public testing::Test {
 protected:
  void SetUp() override {
    threads.start([](std::string_view) {});
  }
  void TearDown() override {
    reads.join();
    threads.stop();
  }

  Threads threads{2};
  Workers reads{{.threads = 1, .most = 1, .most_of_one = 1, .reserve = 2}};
  HomeThread home{threads, 1};
};

struct Heard {
  std::unique_ptr<int> value = nullptr;
  std::string thrown = {};
  std::thread::id thread = {};
  std::promise<void> done = {};
};

template <class Read>
Awaitable<void> store_result(Workers& reads, HomeThread home, Read what, Heard& heard) {
  try {
    heard.value = co_await read(reads, home, "somebody", std::move(what));
  } catch (const std::exception& error) {
    heard.thrown = error.what();
  }
  heard.thread = std::this_thread::get_id();
  heard.done.set_value();
}

TEST_F(ReadPoolTest, ACoroutineResumesOnItsHomeThreadWithTheRead) {
  const auto at_home = on(threads, 1, [] { return std::this_thread::get_id(); });
  std::thread::id there;
  Heard heard;
  auto hearing = store_result(
      reads, home,
      [&there] {
        there = std::this_thread::get_id();
        return std::make_unique<int>(7);
      },
      heard);
  on(threads, 1, [&] { hearing.begin(); });
  heard.done.get_future().wait();
  EXPECT_EQ(*heard.value, 7);
  EXPECT_EQ(heard.thread, at_home);
  EXPECT_NE(there, at_home);
  settle(threads);
}

TEST_F(ReadPoolTest, TheCoroutineRethrowsAnExceptionOfTheRead) {
  Heard heard;
  auto hearing = store_result(
      reads, home, []() -> std::unique_ptr<int> { throw std::runtime_error("disk"); }, heard);
  on(threads, 1, [&] { hearing.begin(); });
  heard.done.get_future().wait();
  EXPECT_EQ(heard.thrown, "disk");
  settle(threads);
}

TEST_F(ReadPoolTest, NothingIsReadAfterTheStop) {
  reads.join();
  Heard heard;
  auto hearing = store_result(reads, home, [] { return std::make_unique<int>(7); }, heard);
  on(threads, 1, [&] { hearing.begin(); });
  heard.done.get_future().wait();
  EXPECT_EQ(heard.thrown, ReadRefused().what());
}

TEST_F(ReadPoolTest, AnOverloadIsReportedAtOnce) {
  Held held(reads);
  const auto request_read = [this] {
    std::optional<ReadOutcome<int>> answer;
    ask(reads, "somebody", [] { return 1; }, [&answer](ReadOutcome<int> one) { answer = one; });
    return answer;
  };
  std::promise<int> later;
  for (int i = 0; i < 2; ++i)
    ask(
        reads, "somebody", [i] { return i; },
        [&later](ReadOutcome<int> read) {
          if (*read == 1) later.set_value(*read);
        });
  const auto refused = request_read();
  ASSERT_TRUE(refused && !*refused);
  EXPECT_EQ(why_not_read(refused->error()).code, Code::busy);
  held.release();
  EXPECT_EQ(later.get_future().get(), 1);
}

TEST_F(ReadPoolTest, AFailedReadIsLoggedUnlessItIsTemporary) {
  std::vector<std::string> told;
  const auto log_error = [&told](std::string_view what) { told.emplace_back(what); };
  EXPECT_EQ(why_not_read(std::make_exception_ptr(ReadRefused()), log_error).code, Code::busy);
  EXPECT_EQ(why_not_read(std::make_exception_ptr(std::runtime_error("disk")), log_error).code,
            Code::unavailable);
  EXPECT_EQ(told, std::vector<std::string>{"disk"});
}

TEST_F(ReadPoolTest, AThreadOfLiveGamesDoesNotReadItself) {
  db::TempFile file;
  db::TestStores stores(file.path());
  on(threads, 1, [&] { EXPECT_THROW((void)stores.games.running_live(), std::logic_error); });
  EXPECT_TRUE(stores.games.running_live().empty()) << "another thread may";
}

}  // namespace
}  // namespace crownhead::live
