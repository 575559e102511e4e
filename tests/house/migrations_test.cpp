#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>
#include <string>

#include "tests/source_dir.hpp"

namespace {

namespace fs = std::filesystem;

/// The steps that PostgreSQL has in one file, up to this one.
constexpr std::string_view last_in_one_file = "0038";

std::set<std::string> steps_in(const fs::path& folder) {
  std::set<std::string> names;
  for (const auto& file : fs::directory_iterator(folder))
    if (file.path().extension() == ".sql") names.insert(file.path().stem());
  return names;
}

TEST(Migrations, EachHasItsTwinForPostgres) {
  const fs::path folder = fs::path(source_dir()) / "migrations";
  std::set<std::string> expected{"0038_all_so_far"};
  for (const auto& name : steps_in(folder))
    if (name.substr(0, last_in_one_file.size()) > last_in_one_file) expected.insert(name);
  EXPECT_EQ(steps_in(folder / "postgres"), expected)
      << "a step of migrations/ has one of the same name in migrations/postgres/, which does the"
         " same there; ./dev test --postgres compares what they make";
}

}  // namespace
