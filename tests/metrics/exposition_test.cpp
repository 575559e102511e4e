#include "metrics/exposition.hpp"

#include <gtest/gtest.h>

namespace crownhead::metrics {
namespace {

TEST(Exposition, WritesFamiliesAndSamples) {
  Exposition page;
  page.family("games", Exposition::Kind::gauge, "Games in memory.");
  page.sample(std::int64_t{-3});
  page.family("refusals_total", Exposition::Kind::counter, "Refusals.");
  page.sample(std::uint64_t{18'446'744'073'709'551'615U}, {{"code", "BUSY"}});
  page.family("load", Exposition::Kind::gauge, "Load.");
  page.sample(0.25, {{"of", "a"}, {"by", "b"}});
  EXPECT_EQ(page.text(),
            "# HELP games Games in memory.\n# TYPE games gauge\ngames -3\n"
            "# HELP refusals_total Refusals.\n# TYPE refusals_total counter\n"
            "refusals_total{code=\"BUSY\"} 18446744073709551615\n"
            "# HELP load Load.\n# TYPE load gauge\nload{of=\"a\",by=\"b\"} 0.25\n");
}

TEST(Exposition, EscapesLabels) {
  Exposition page;
  page.family("x", Exposition::Kind::gauge, "X.");
  page.sample(std::int64_t{1}, {{"text", "a\"b\\c\nd"}});
  EXPECT_NE(page.text().find(R"(x{text="a\"b\\c\nd"} 1)"), std::string::npos) << page.text();
}

TEST(Exposition, AHistogramIsCumulativeAndInItsUnit) {
  static constexpr std::array<std::uint64_t, 3> bounds = {250, 500, 2'000'000};
  Histogram histogram(bounds);
  for (const std::uint64_t value : {0U, 250U, 251U, 2'000'001U}) histogram.observe(value);
  Exposition page;
  page.family("wait_seconds", Exposition::Kind::histogram, "Waiting.");
  page.sample(histogram, 1e6, {{"of", "a"}});
  EXPECT_EQ(page.text(),
            "# HELP wait_seconds Waiting.\n# TYPE wait_seconds histogram\n"
            "wait_seconds_bucket{of=\"a\",le=\"0.00025\"} 2\n"
            "wait_seconds_bucket{of=\"a\",le=\"0.0005\"} 3\n"
            "wait_seconds_bucket{of=\"a\",le=\"2\"} 3\n"
            "wait_seconds_bucket{of=\"a\",le=\"+Inf\"} 4\n"
            "wait_seconds_sum{of=\"a\"} 2.000502\n"
            "wait_seconds_count{of=\"a\"} 4\n");
}

}  // namespace
}  // namespace crownhead::metrics
