#include "server/background/opening_counter.hpp"

#include <future>
#include <gtest/gtest.h>
#include <mutex>
#include <vector>

#include "tests/db/instants.hpp"
#include "tests/db/openings_site.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/live/live_fixture.hpp"

namespace crownhead::live {
namespace {

class OpeningCounterTest : public testing::Test {
 protected:
  void play(int games) {
    for (int i = 0; i < games; ++i)
      site.finished({"32-28", "19-23"}, play::Outcome::draw, db::start);
  }

  db::TempFile file;
  db::OpeningsSite site{file.path()};
};

TEST_F(OpeningCounterTest, CountsAllGamesAndReportsItsProgress) {
  play(110);
  std::vector<std::int64_t> told;
  std::promise<void> done;
  OpeningCounter counter(
      site.openings, [](std::string_view what) { FAIL() << what; },
      [&](std::int64_t waiting) {
        told.push_back(waiting);
        if (waiting == 0) done.set_value();
      });
  counter.start();
  ASSERT_EQ(done.get_future().wait_for(patience), std::future_status::ready);
  counter.stop();
  EXPECT_EQ(told, (std::vector<std::int64_t>{110, 0}));
  EXPECT_EQ(counter.waiting(), 0);
  EXPECT_EQ(site.lines("W:W31-50:B1-20"), std::vector<std::string>{"32-28 0+ 110= 0-"});
}

TEST_F(OpeningCounterTest, CountsNothingWhilePaused) {
  play(1);
  OpeningCounter counter(site.openings, [](std::string_view what) { FAIL() << what; });
  counter.pause(true);
  counter.start();
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  EXPECT_EQ(site.openings.waiting(), 1);
  counter.pause(false);
  EXPECT_TRUE(eventually([&] { return site.openings.waiting() == 0; }));
}

// A counter continues wherever the previous one was stopped: no game is lost or counted twice.
TEST_F(OpeningCounterTest, ContinuesWhereThePreviousOneStopped) {
  play(40);
  while (site.openings.waiting() > 0) {
    OpeningCounter counter(site.openings, [](std::string_view what) { FAIL() << what; });
    const auto before = site.openings.waiting();
    counter.start();
    while (site.openings.waiting() == before) std::this_thread::yield();
  }
  EXPECT_EQ(site.lines("W:W31-50:B1-20"), std::vector<std::string>{"32-28 0+ 40= 0-"});
}

}  // namespace
}  // namespace crownhead::live
