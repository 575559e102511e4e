#include "server/net/connection.hpp"

#include <boost/asio/post.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <stdexcept>
#include <string>
#include <vector>

namespace crownhead::net {
namespace {

using testing::ElementsAre;

class IoThreadTest : public testing::Test {
 protected:
  IoThreadTest() {
    edge->handlers.fault = [this](std::string_view what) { faults.emplace_back(what); };
  }

  void write_soon(const std::string& text) {
    thread->write_soon([this, text] { written.push_back(text); });
  }

  std::vector<std::string> written, faults;
  std::shared_ptr<Edge> edge = std::make_shared<Edge>();
  boost::asio::io_context context{1};
  std::shared_ptr<IoThread> thread = std::make_shared<IoThread>(context, 0, edge);
};

TEST_F(IoThreadTest, BatchesWritesInOrderAfterPendingTasks) {
  boost::asio::post(context, [this] {
    write_soon("first");
    boost::asio::post(context, [this] { write_soon("of the next task"); });
    write_soon("second");
  });
  EXPECT_EQ(context.run_one(), 1U);
  EXPECT_THAT(written, ElementsAre()) << "soon, not at once";
  EXPECT_EQ(context.run(), 3U) << "one task for two writes, and those of the next";
  EXPECT_THAT(written, ElementsAre("first", "second", "of the next task"));
}

TEST_F(IoThreadTest, AFailedWriteDoesNotAffectOthers) {
  write_soon("first");
  thread->write_soon([] { throw std::runtime_error("no text"); });
  write_soon("last");
  context.run();
  EXPECT_THAT(written, ElementsAre("first", "last"));
  EXPECT_THAT(faults, ElementsAre("no text"));
}

TEST_F(IoThreadTest, AWriteRequestedByAWriteRunsAfterAllOthers) {
  thread->write_soon([this] { write_soon("again"); });
  write_soon("other");
  context.run();
  EXPECT_THAT(written, ElementsAre("other", "again"));
}

TEST_F(IoThreadTest, WritesEndWithTheirContext) {
  const auto held = std::make_shared<int>(0);
  {
    boost::asio::io_context stopped{1};
    std::make_shared<IoThread>(stopped, 0, edge)->write_soon([held] { FAIL(); });
    EXPECT_EQ(held.use_count(), 2);
  }
  EXPECT_EQ(held.use_count(), 1);
}

}  // namespace
}  // namespace crownhead::net
