#include <fstream>
#include <gtest/gtest.h>
#include <iterator>

#include "server/messages/mailer.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::messages {
namespace {

TEST(FileMailer, WritesAFileForEach) {
  const db::TempFile place;
  FileMailer mailer(place.folder() / "mail");
  ASSERT_TRUE(mailer.send("a@x", "b@x", "one"));
  ASSERT_TRUE(mailer.send("a@x", "b@x", "two"));
  std::ifstream in(place.folder() / "mail" / "2.eml");
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), "two");
}

TEST(FileMailer, SaysWhenItCannot) {
  const db::TempFile place;
  std::ofstream(place.folder() / "mail") << "a file";
  EXPECT_EQ(FileMailer(place.folder() / "mail").send("a@x", "b@x", "one").error().code,
            Code::unavailable);
}

}  // namespace
}  // namespace crownhead::messages
