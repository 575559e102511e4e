#include <fstream>
#include <gtest/gtest.h>
#include <iterator>

#include "server/messages/mailer.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::messages {
namespace {

TEST(FileMailer, WritesAFilePerMail) {
  const db::TempFile place;
  FileMailer mailer(place.folder() / "mail");
  ASSERT_TRUE(mailer.send(7, "a@x", "b@x", "one"));
  ASSERT_TRUE(mailer.send(12, "a@x", "b@x", "two"));
  ASSERT_TRUE(mailer.send(12, "a@x", "b@x", "two")) << "the same after a crash";
  std::ifstream in(place.folder() / "mail" / "12.eml");
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), "two");
  const std::filesystem::directory_iterator all(place.folder() / "mail");
  EXPECT_EQ(std::distance(begin(all), end(all)), 2);
}

TEST(FileMailer, ItsFolderIsPrivate) {
  namespace fs = std::filesystem;
  const db::TempFile place;
  const auto folder = place.folder() / "mail";
  fs::create_directory(folder);
  fs::permissions(folder, fs::perms::owner_all | fs::perms::others_read | fs::perms::others_exec);
  ASSERT_TRUE(FileMailer(folder).send(1, "a@x", "b@x", "one"));
  EXPECT_EQ(fs::status(folder).permissions() & fs::perms::others_all, fs::perms::none);
}

TEST(FileMailer, ReportsAFailedWrite) {
  const db::TempFile place;
  std::ofstream(place.folder() / "mail") << "a file";
  EXPECT_EQ(FileMailer(place.folder() / "mail").send(1, "a@x", "b@x", "one").error().code,
            Code::unavailable);
}

}  // namespace
}  // namespace crownhead::messages
