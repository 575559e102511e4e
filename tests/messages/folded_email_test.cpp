#include "server/messages/folded_email.hpp"

#include <gtest/gtest.h>

namespace crownhead::messages {
namespace {

TEST(FoldedEmail, IsTheSameForEveryAddressOfAMailbox) {
  EXPECT_EQ(folded_email("Anna+Crownhead@Example.org"), "anna@example.org");
  EXPECT_EQ(folded_email("an.na@example.org"), "an.na@example.org");
  EXPECT_EQ(folded_email("An.Na+x@googlemail.com"), "anna@gmail.com");
  EXPECT_EQ(folded_email("a@b+c.example"), "a@b+c.example");
  EXPECT_EQ(folded_email("x"), "x");
}

}  // namespace
}  // namespace crownhead::messages
