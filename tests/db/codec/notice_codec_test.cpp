#include "db/codec/notice_codec.hpp"

#include <gtest/gtest.h>

namespace crownhead::codec {
namespace {

using vacation::Notice;
using vacation::StoredAllocation;

StoredAllocation vacation_of(std::int64_t id) {
  StoredAllocation row;
  row.id = {id};
  row.version = 7;
  row.allocation = {.decision = vacation::Decision::rejected,
                    .interval = {Instant{1'704'888'000'000}, Instant{1'705'888'000'000}},
                    .announced_end = Instant{1'705'999'000'000},
                    .charged_hours = 278,
                    .charged = false};
  return row;
}

TEST(NoticeCodec, KeepsTimesAndNoTexts) {
  Notice notice{.to = vacation::Audience::directors,
                .news = vacation::News::over,
                .vacations = {vacation_of(3), vacation_of(INT64_MAX)},
                .before = vacation::Interval{Instant{-5}, Instant{5}},
                .reason = "ill"};
  notice.vacations[0].username = "anna";
  notice.vacations[0].message = "away";
  const auto bytes = encode_notice(notice);
  const auto decoded = decode_notice(bytes);
  ASSERT_TRUE(decoded);
  EXPECT_TRUE(decoded->reasoned);
  const Notice& read = decoded->notice;
  EXPECT_EQ(read.to, notice.to);
  EXPECT_EQ(read.news, notice.news);
  EXPECT_EQ(read.before, notice.before);
  EXPECT_EQ(read.reason, "");
  ASSERT_EQ(read.vacations.size(), 2U);
  EXPECT_EQ(read.vacations[0].username, "");
  EXPECT_EQ(read.vacations[0].message, "");
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_EQ(read.vacations.at(i).id, notice.vacations.at(i).id);
    EXPECT_EQ(read.vacations.at(i).version, 7);
    EXPECT_EQ(read.vacations.at(i).allocation, notice.vacations.at(i).allocation);
  }
}

TEST(NoticeCodec, DamagedBytesAreRefused) {
  const auto bytes = encode_notice({.to = vacation::Audience::player,
                                    .news = vacation::News::granted,
                                    .vacations = {vacation_of(1)}});
  for (std::size_t size = 0; size < bytes.size(); ++size)
    EXPECT_FALSE(decode_notice(std::span(bytes).first(size))) << size;
  auto longer = bytes;
  longer.push_back(0);
  EXPECT_FALSE(decode_notice(longer));
  auto unknown = bytes;
  unknown[0] = 9;
  EXPECT_FALSE(decode_notice(unknown));
}

}  // namespace
}  // namespace crownhead::codec
