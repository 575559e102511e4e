#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <regex>
#include <string>
#include <vector>

#include "tests/source_dir.hpp"

namespace {

namespace fs = std::filesystem;

/// What the files of a folder may include of ours, beside their own folder; docs/architecture.md
/// draws the same arrows. A folder's own subfolders have rows of their own.
const std::map<std::string, std::vector<std::string>> arrows = {
    {"rules", {}},
    {"rules/draughts", {"rules"}},
    {"rules/star", {"rules"}},
    {"rules/dice", {"rules"}},
    {"rules/computer", {"rules/draughts"}},
    {"rules/accounts", {"rules"}},
    {"rules/wasm", {"rules", "rules/draughts"}},
    {"rules/rating", {"rules"}},
    {"rules/vacation", {"rules"}},
    {"rules/tournament", {"rules", "rules/draughts", "rules/play", "rules/vacation"}},
    {"rules/play", {"rules", "rules/draughts", "rules/rating", "rules/vacation"}},
    {"db/codec", {"rules", "rules/draughts", "rules/play", "rules/tournament", "rules/vacation"}},
    {"db",
     {"rules", "rules/accounts", "rules/draughts", "rules/play", "rules/rating", "rules/tournament",
      "rules/vacation", "db/codec", "metrics"}},
    {"metrics", {}},
    {"server/wire",
     {"rules", "rules/accounts", "rules/computer", "rules/dice", "rules/draughts", "rules/play",
      "rules/rating", "rules/tournament", "rules/vacation"}},
    {"server/adapters", {"rules", "rules/tournament", "rules/vacation", "server/adapters/lemon"}},
    {"server/adapters/lemon", {}},
    {"server/auth", {"rules"}},
    {"server/net", {"rules", "metrics"}},
    {"server/messages",
     {"rules", "rules/accounts", "rules/draughts", "rules/play", "rules/vacation", "db",
      "server/auth", "server/adapters", "server/wire"}},
    {"server/live",
     {"rules", "rules/accounts", "rules/computer", "rules/draughts", "rules/play", "rules/rating",
      "rules/tournament", "rules/vacation", "db", "server/wire", "metrics"}},
    {"server/api",
     {"server/messages", "server/adapters", "rules", "rules/accounts", "rules/draughts",
      "rules/play", "rules/rating", "rules/tournament", "rules/vacation", "db", "server/wire",
      "server/auth", "server/net", "server/live", "metrics"}},
    {"server/admin",
     {"rules", "rules/accounts", "rules/tournament", "db", "server/auth", "server/wire"}},
    {"server/config", {"rules", "rules/accounts", "server/messages", "server/net", "server/wire"}},
    {"server",
     {"server/admin", "server/messages", "server/adapters", "rules", "db", "metrics",
      "server/config", "server/wire", "server/net", "server/live", "server/api",
      "server/commands"}},
    {"server/commands",
     {"rules", "rules/accounts", "rules/dice", "rules/draughts", "rules/play", "rules/star", "db",
      "server", "server/admin", "server/auth", "server/config", "server/net", "server/wire"}},
};

/// Libraries that one folder alone may include.
const std::map<std::string, std::string> owners = {
    {"nlohmann/", "server/wire"},        {"sqlite3.h", "db"},          {"sodium.h", "server/auth"},
    {"boost/beast", "server/net"},       {"CLI/", "server/commands"},  {"curl/", "server/messages"},
    {"lemon/", "server/adapters/lemon"}, {"toml++/", "server/config"}, {"liburing", "server/net"},
};

const fs::path root = source_dir();

std::string folder_of(const fs::path& file) {
  return fs::relative(file.parent_path(), root).generic_string();
}

std::vector<fs::path> sources() {
  std::vector<fs::path> files;
  for (const char* top : {"rules", "metrics", "db", "server"})
    for (const auto& entry : fs::recursive_directory_iterator(root / top))
      if (entry.path().extension() == ".cpp" || entry.path().extension() == ".hpp")
        files.push_back(entry.path());
  return files;
}

std::vector<std::string> includes_of(const fs::path& file) {
  static const std::regex line_form(R"re(^\s*#\s*include\s*[<"]([^>"]+)[>"])re");
  std::vector<std::string> found;
  std::ifstream in(file);
  std::smatch match;
  for (std::string line; std::getline(in, line);)
    if (std::regex_search(line, match, line_form)) found.push_back(match[1]);
  return found;
}

bool is_ours(const std::string& include) {
  return include.starts_with("rules/") || include.starts_with("metrics/") ||
         include.starts_with("db/") || include.starts_with("server/");
}

TEST(IncludeArrows, EveryFolderIncludesOnlyWhatItMay) {
  for (const fs::path& file : sources()) {
    const std::string folder = folder_of(file);
    const auto row = arrows.find(folder);
    ASSERT_NE(row, arrows.end()) << folder << " has no row in the table of arrows";
    for (const std::string& include : includes_of(file)) {
      if (!is_ours(include)) continue;
      const std::string target = fs::path(include).parent_path().generic_string();
      const bool allowed =
          target == folder || std::ranges::find(row->second, target) != row->second.end();
      EXPECT_TRUE(allowed) << file << " includes " << include;
      EXPECT_TRUE(fs::exists(root / include)) << file << " includes " << include;
    }
  }
}

TEST(IncludeArrows, OursAreIncludedFromTheRoot) {
  for (const fs::path& file : sources())
    for (const std::string& include : includes_of(file))
      EXPECT_FALSE(fs::exists(file.parent_path() / include) &&
                   include.find('/') == std::string::npos)
          << file << " includes " << include << " by its bare name";
}

TEST(IncludeArrows, ALibraryHasOneOwner) {
  for (const fs::path& file : sources()) {
    const std::string folder = folder_of(file);
    for (const std::string& include : includes_of(file))
      for (const auto& [prefix, owner] : owners)
        if (include.starts_with(prefix))
          EXPECT_TRUE(folder == owner || (owner == "server/commands" && folder == "server"))
              << file << " includes " << include << ", which only " << owner << " may";
  }
}

TEST(IncludeArrows, RulesIncludeTheStandardLibraryAlone) {
  for (const fs::path& file : sources()) {
    if (!folder_of(file).starts_with("rules")) continue;
    for (const std::string& include : includes_of(file))
      EXPECT_TRUE(include.starts_with("rules/") || include.find_first_of("./") == std::string::npos)
          << file << " includes " << include;
  }
}

TEST(IncludeArrows, TheScanSeesTheHouse) { EXPECT_THAT(sources().size(), testing::Gt(60U)); }

}  // namespace
