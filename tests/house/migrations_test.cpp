#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>
#include <string>

#include "tests/source_dir.hpp"

namespace {

namespace fs = std::filesystem;

std::set<std::string> steps_in(const fs::path& folder) {
  std::set<std::string> names;
  for (const auto& file : fs::directory_iterator(folder))
    if (file.path().extension() == ".sql") names.insert(file.path().stem());
  return names;
}

TEST(Migrations, EachHasACounterpartForPostgres) {
  const fs::path folder = fs::path(source_dir()) / "migrations";
  EXPECT_EQ(steps_in(folder / "postgres"), steps_in(folder))
      << "a step of migrations/ has one of the same name in migrations/postgres/, which does the"
         " same there; ./dev test --postgres compares what they make";
}

}  // namespace
