#include "rules/lower_case.hpp"

#include <gtest/gtest.h>

namespace crownhead {
namespace {

TEST(LowerCase, ChangesOnlyTheLettersOfAscii) {
  EXPECT_EQ(in_lower_case("AZaz09_@[`{"), "azaz09_@[`{");
  for (int byte = 0; byte < 256; ++byte) {
    const char c = static_cast<char>(byte);
    const bool capital = byte >= 65 && byte <= 90;
    EXPECT_EQ(lower_case(c), capital ? static_cast<char>(byte + 32) : c) << byte;
  }
}

TEST(LowerCase, KeepsUtf8) { EXPECT_EQ(in_lower_case("\u00c4NNE \u0428"), "\u00c4nne \u0428"); }

}  // namespace
}  // namespace crownhead
