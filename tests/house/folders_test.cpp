#include <filesystem>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>

#include "tests/source_dir.hpp"

namespace {

namespace fs = std::filesystem;

/// Sources directly in each folder of the project.
std::map<std::string, int> sources_by_folder() {
  static const std::set<std::string> endings{".cpp", ".hpp", ".ts", ".tsx"};
  const fs::path root = source_dir();
  std::map<std::string, int> counts;
  for (const char* top : {"bench", "db", "demo", "metrics", "random", "rules", "server", "tests",
                          "training", "web/src", "web/test", "web/texts"})
    for (const auto& entry : fs::recursive_directory_iterator(root / top))
      if (endings.contains(entry.path().extension().string()))
        ++counts[fs::relative(entry.path().parent_path(), root).generic_string()];
  return counts;
}

TEST(Folders, HoldAtMostFortySources) {
  const auto counts = sources_by_folder();
  EXPECT_GT(counts.size(), 100U);
  for (const auto& [folder, sources] : counts)
    EXPECT_LE(sources, 40) << folder << ": split it by subject";
}

}  // namespace
