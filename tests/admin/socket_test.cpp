#include "server/admin/socket.hpp"

#include <filesystem>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "tests/db/temp_file.hpp"

namespace crownhead::admin {
namespace {

AdminSocket echo(const std::filesystem::path& database) {
  return AdminSocket(
      database,
      [](const Act& act) -> Result<std::string> {
        if (act.what == "throw") throw std::runtime_error("a bug");
        if (act.what == "long") return std::string(1'000'000, 'x');
        if (act.name.empty()) return fail(Code::not_found, in_english("no name"));
        return act.what + " " + act.name;
      },
      [](std::string_view) {});
}

TEST(AdminSocket, PerformsTheActionOrReportsTheReason) {
  const db::TempFile file;
  const auto socket = echo(file.path());
  EXPECT_EQ(ask_server(file.path(), {.what = "ban", .name = "Anna"})->value(), "ban Anna");
  EXPECT_EQ(ask_server(file.path(), {.what = "ban", .name = ""})->error().detail, "no name");
  EXPECT_EQ(ask_server(file.path(), {.what = "long", .name = ""})->value().size(), 1'000'000U);
  EXPECT_EQ(ask_server(file.path(), {.what = "throw", .name = ""})->error().code,
            Code::unavailable);
  EXPECT_EQ(ask_server(file.path(), {.what = "a", .name = "b"})->value(), "a b")
      << "a bug in one does not end the others";
}

TEST(AdminSocket, IsAccessibleToItsOwnerOnly) {
  const db::TempFile file;
  const auto socket = echo(file.path());
  struct stat found{};
  ASSERT_EQ(stat((file.path().string() + ".admin").c_str(), &found), 0);
  EXPECT_EQ(found.st_mode & 0777, 0600U);
}

TEST(AdminSocket, ExistsWhileTheServerRuns) {
  const db::TempFile file;
  EXPECT_FALSE(ask_server(file.path(), {.what = "a", .name = "b"}));
  {
    const auto socket = echo(file.path());
  }
  EXPECT_FALSE(ask_server(file.path(), {.what = "a", .name = "b"}));
  EXPECT_FALSE(std::filesystem::exists(file.path().string() + ".admin"));
}

TEST(AdminSocket, ReplacesASocketLeftByACrash) {
  const db::TempFile file;
  const auto path = file.path().string() + ".admin";
  {
    const auto socket = echo(file.path());
    std::filesystem::rename(path, path + ".kept");
  }
  std::filesystem::rename(path + ".kept", path);
  EXPECT_FALSE(ask_server(file.path(), {.what = "a", .name = "b"}));
  const auto socket = echo(file.path());
  EXPECT_EQ(ask_server(file.path(), {.what = "a", .name = "b"})->value(), "a b");
}

TEST(AdminSocket, APathMayBeLongerThanAnAddress) {
  const db::TempFile file;
  const auto folder = file.path().parent_path() / std::string(200, 'x');
  std::filesystem::create_directory(folder);
  const auto socket = echo(folder / "games.db");
  EXPECT_EQ(ask_server(folder / "games.db", {.what = "a", .name = "b"})->value(), "a b");
}

}  // namespace
}  // namespace crownhead::admin
