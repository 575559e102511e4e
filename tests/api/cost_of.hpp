#pragma once

#include <cstdint>
#include <functional>
#include <gtest/gtest.h>
#include <string>

#include "tests/api/allocated_bytes.hpp"
#include "tests/api/site_fixture.hpp"
#include "tests/writer_watch.hpp"

namespace crownhead::api {

/// What a request or a command costs everyone else.
struct Cost {
  std::int64_t live = 0;  ///< bytes asked for on the threads of live games
  db::WriterWork writer = {};
};

/// What may be more where more is stored: tables of a little more than one size, deeper indexes.
inline constexpr std::int64_t slack_bytes = 8'192, slack_steps = 200, slack_pages = 64;

inline std::int64_t live_bytes(SiteFixture& site) {
  std::int64_t bytes = 0;
  for (std::size_t thread = 0; thread < site.threads.count(); ++thread)
    bytes += live::on(site.threads, thread, [] { return allocated_bytes_here(); });
  return bytes;
}

inline Cost cost_of(SiteFixture& site, const std::function<void()>& work) {
  live::settle(site.threads, site.pools);
  Cost cost{};
  const auto before = live_bytes(site);
  cost.writer = db::work_of_writers([&] {
    work();
    live::settle(site.threads, site.pools);
  });
  cost.live = live_bytes(site) - before;
  return cost;
}

inline void expect_no_more(const Cost& much, const Cost& little, const std::string& what) {
  EXPECT_LE(much.live, little.live + slack_bytes) << what << ", on the threads of live games";
  EXPECT_LE(much.writer.steps, little.writer.steps + slack_steps) << what << ", in the writer";
  EXPECT_LE(much.writer.bytes, little.writer.bytes + slack_bytes)
      << what << ", given to the writer";
}

}  // namespace crownhead::api
