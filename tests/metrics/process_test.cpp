#include "metrics/process.hpp"

#include <chrono>
#include <fstream>
#include <gtest/gtest.h>

namespace crownhead::metrics {
namespace {

TEST(ProcessFigures, MatchThisProcess) {
  const auto before = process_figures();
  EXPECT_GT(before.resident_bytes, 1U << 20);
  EXPECT_GT(before.most_files, before.open_files);
  const auto now =
      std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch());
  EXPECT_LE(before.started, now.count());
  EXPECT_GT(before.started, now.count() - 3600);
  const std::ifstream held("/dev/null");
  EXPECT_EQ(process_figures().open_files, before.open_files + 1);
  while (process_figures().cpu_seconds <= before.cpu_seconds) {
  }
}

}  // namespace
}  // namespace crownhead::metrics
