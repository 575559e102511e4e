#include "server/runtime/recent_frames.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

namespace crownhead::live {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Optional;
using testing::Pointee;

/// Returns frames of versions 1 to `newest`, with room for `most`.
RecentFrames frames_up_to(int newest, std::size_t most) {
  RecentFrames frames(most);
  for (int version = 1; version <= newest; ++version)
    frames.add(make_frame(std::to_string(version)));
  return frames;
}

TEST(RecentFrames, ReturnTheFramesAfterAVersion) {
  const auto frames = frames_up_to(5, 3);
  EXPECT_THAT(frames.since(4, 5), Optional(ElementsAre(Pointee(std::string("5")))));
  EXPECT_THAT(frames.since(2, 5),
              Optional(ElementsAre(Pointee(std::string("3")), Pointee(std::string("4")),
                                   Pointee(std::string("5")))));
}

TEST(RecentFrames, ReturnNothingForTheCurrentVersion) {
  EXPECT_THAT(frames_up_to(5, 3).since(5, 5), Optional(IsEmpty()));
}

TEST(RecentFrames, RequireASnapshotForAVersionThatIsTooOld) {
  EXPECT_EQ(frames_up_to(5, 3).since(1, 5), std::nullopt);
}

TEST(RecentFrames, RequireASnapshotForAMissingOrUnknownVersion) {
  const auto frames = frames_up_to(5, 3);
  EXPECT_EQ(frames.since(std::nullopt, 5), std::nullopt);
  EXPECT_EQ(frames.since(6, 5), std::nullopt);
  EXPECT_EQ(frames.since(INT64_MIN, 5), std::nullopt);
}

TEST(RecentFrames, RequireASnapshotAfterAClear) {
  auto frames = frames_up_to(5, 3);
  frames.clear();
  EXPECT_EQ(frames.since(4, 5), std::nullopt);
}

}  // namespace
}  // namespace crownhead::live
