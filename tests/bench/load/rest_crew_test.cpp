#include "bench/load/rest_crew.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <stdexcept>

namespace crownhead::bench {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;

const ServerAddress nowhere{
    .endpoint = {boost::asio::ip::address_v4::loopback(), 1}, .host = "nowhere", .url = "nowhere"};

void ignore(const std::exception_ptr&) {}

TEST(RestCrew, RunsTheEarliestTaskFirst) {
  RestCrew crew(nowhere, 1, 1s, ignore);
  std::vector<int> done;
  const auto now = RestCrew::Clock::now();
  crew.add(now + 2h, [&](RestSession&) { done.push_back(3); });
  crew.add(now + 1h, [&](RestSession&) {
    done.push_back(1);
    crew.add(now + 90min, [&](RestSession&) { done.push_back(2); });
  });
  crew.hurry();
  crew.wait();
  EXPECT_THAT(done, ElementsAre(1, 2, 3));
}

TEST(RestCrew, WaitsUntilATaskIsDue) {
  RestCrew crew(nowhere, 2, 1s, ignore);
  const auto due = RestCrew::Clock::now() + 20ms;
  RestCrew::Clock::time_point done;
  crew.add(due, [&](RestSession&) { done = RestCrew::Clock::now(); });
  crew.wait();
  EXPECT_GE(done, due);
}

TEST(RestCrew, StopsAtTheFirstFailure) {
  std::atomic<int> told = 0;
  std::atomic<int> done = 0;
  RestCrew crew(nowhere, 1, 1s, [&](const std::exception_ptr&) { ++told; });
  crew.add(RestCrew::Clock::now(),
           [](RestSession&) { throw std::runtime_error("a move is lost"); });
  EXPECT_THROW(crew.wait(), std::runtime_error);
  crew.add(RestCrew::Clock::now(), [&](RestSession&) { ++done; });
  crew.end();
  EXPECT_EQ(told, 1);
  EXPECT_EQ(done, 0);
}

TEST(RestSession, NamesTheServerThatDidNotAnswer) {
  RestSession session(nowhere, 0s);
  try {
    session.send({.verb = "GET", .path = "/readyz"});
    FAIL() << "nothing listens on port 1";
  } catch (const std::runtime_error& error) {
    EXPECT_THAT(error.what(), HasSubstr("nowhere did not answer GET /readyz within 0 s"));
  }
}

}  // namespace
}  // namespace crownhead::bench
