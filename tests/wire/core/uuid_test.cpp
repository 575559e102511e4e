#include "server/wire/core/uuid.hpp"

#include <gtest/gtest.h>

namespace crownhead::wire {
namespace {

TEST(Uuid, ReadsBothCasesAndWritesLower) {
  const auto id = parse_uuid("0190D0A4-7c1e-7aBc-8def-0123456789ab");
  ASSERT_TRUE(id);
  EXPECT_EQ((*id)[0], 0x01);
  EXPECT_EQ((*id)[1], 0x90);
  EXPECT_EQ((*id)[15], 0xab);
  EXPECT_EQ(format_uuid(*id), "0190d0a4-7c1e-7abc-8def-0123456789ab");
}

TEST(Uuid, RefusesEverythingElse) {
  for (const char* text :
       {"", "0190d0a4", "0190d0a47c1e7abc8def0123456789ab", "0190d0a4-7c1e-7abc-8def-0123456789a",
        "0190d0a4-7c1e-7abc-8def-0123456789abc", "0190d0a4-7c1e-7abc-8def-0123456789ag",
        "0190d0a4-7c1e-7abc-8def+0123456789ab", "0190d0a4-7c1e-7abc-8de-f0123456789ab",
        "{0190d0a4-7c1e-7abc-8def-0123456789}"})
    EXPECT_FALSE(parse_uuid(text)) << text;
}

}  // namespace
}  // namespace crownhead::wire
