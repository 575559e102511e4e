#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "tests/house/text_of.hpp"
#include "tests/source_dir.hpp"

namespace {

namespace fs = std::filesystem;

/// What the files of a folder may include of ours, beside their own folder. A folder's own
/// subfolders have rows of their own. docs/architecture.md has this table as a picture.
const std::map<std::string, std::vector<std::string>> arrows = {
    {"rules", {}},
    {"rules/draughts", {"rules"}},
    {"rules/nardi", {"rules"}},
    {"rules/nardi/computer", {"rules", "rules/nardi"}},
    {"rules/star", {"rules"}},
    {"rules/star/computer", {"rules", "rules/star"}},
    {"rules/dice", {"rules"}},
    {"rules/endings", {"rules", "rules/draughts"}},
    {"rules/computer", {"rules", "rules/draughts", "rules/endings"}},
    {"rules/puzzles",
     {"rules", "rules/computer", "rules/draughts", "rules/endings", "rules/rating"}},
    {"rules/dxp", {"rules", "rules/draughts"}},
    {"rules/accounts", {"rules"}},
    {"rules/wasm", {"rules", "rules/computer", "rules/draughts", "rules/nardi", "rules/star"}},
    {"rules/rating", {"rules"}},
    {"rules/vacation", {"rules"}},
    {"rules/kind", {"rules", "rules/dice", "rules/draughts", "rules/nardi", "rules/star"}},
    {"rules/tournament", {"rules", "rules/draughts", "rules/kind", "rules/play", "rules/vacation"}},
    {"rules/play",
     {"rules", "rules/dice", "rules/draughts", "rules/kind", "rules/nardi", "rules/rating",
      "rules/vacation"}},
    {"db/codec",
     {"rules", "rules/dice", "rules/draughts", "rules/play", "rules/tournament", "rules/vacation"}},
    {"db/postgres", {"db/sql"}},
    {"db/sql", {"rules"}},
    {"db/sqlite", {"db/sql"}},
    {"db/jobs", {"db/sql", "metrics", "random", "rules", "rules/accounts"}},
    {"db/vacations",
     {"db/jobs", "db/sql", "rules", "rules/accounts", "rules/play", "rules/tournament",
      "rules/vacation"}},
    {"db/games",
     {"db/codec", "db/jobs", "db/sql", "db/vacations", "rules", "rules/accounts", "rules/dice",
      "rules/kind", "rules/draughts", "rules/play", "rules/rating", "rules/tournament"}},
    {"db/tournaments",
     {"db/codec", "db/games", "db/jobs", "db/sql", "db/vacations", "rules", "rules/accounts",
      "rules/play", "rules/tournament"}},
    {"db/messages",
     {"db/jobs", "db/sql", "db/tournaments", "db/vacations", "metrics", "rules", "rules/accounts",
      "rules/play", "rules/vacation"}},
    {"db/accounts",
     {"db/games", "db/jobs", "db/sql", "db/tournaments", "random", "rules", "rules/accounts"}},
    {"db/puzzles",
     {"db/games", "db/jobs", "db/sql", "rules", "rules/accounts", "rules/dice", "rules/draughts",
      "rules/play", "rules/puzzles", "rules/rating"}},
    {"db/exports",
     {"db/accounts", "db/games", "db/messages", "db/puzzles", "db/tournaments", "db/vacations",
      "rules/accounts", "rules/draughts", "rules/play", "rules/tournament"}},
    {"db",
     {"db/codec", "db/games", "db/jobs", "db/postgres", "db/puzzles", "db/sql", "db/sqlite",
      "db/tournaments", "rules", "rules/dice", "rules/draughts", "rules/play", "rules/tournament"}},
    {"metrics", {}},
    {"random", {}},
    {"server/wire",
     {"rules", "rules/accounts", "rules/computer", "rules/dice", "rules/draughts", "rules/kind",
      "rules/nardi", "rules/play", "rules/puzzles", "rules/rating", "rules/tournament",
      "rules/vacation", "server/addresses"}},
    {"server/adapters", {"rules", "rules/tournament", "rules/vacation", "server/adapters/lemon"}},
    {"server/adapters/lemon", {}},
    {"server/auth", {"rules"}},
    {"server/net", {"rules", "metrics", "random", "server/addresses"}},
    {"server/addresses", {"rules"}},
    {"server/messages",
     {"rules", "rules/accounts", "rules/draughts", "rules/play", "rules/vacation",
      "server/addresses", "server/auth", "server/adapters", "server/wire", "db/accounts",
      "db/games", "db/jobs", "db/messages", "db/vacations"}},
    {"server/endings", {"rules", "rules/draughts", "rules/endings"}},
    {"server/live",
     {"rules",
      "rules/accounts",
      "rules/computer",
      "rules/dice",
      "rules/draughts",
      "rules/kind",
      "rules/nardi",
      "rules/nardi/computer",
      "rules/play",
      "rules/rating",
      "rules/star",
      "rules/star/computer",
      "rules/tournament",
      "rules/vacation",
      "server/endings",
      "server/wire",
      "metrics",
      "random",
      "db/accounts",
      "db/games",
      "db/jobs",
      "db/tournaments"}},
    {"server/puzzles",
     {"metrics", "rules", "rules/draughts", "rules/play", "rules/puzzles", "server/endings",
      "server/live", "server/wire", "db/jobs", "db/puzzles"}},
    {"server/api",
     {"server/messages",
      "server/adapters",
      "rules",
      "rules/accounts",
      "rules/computer",
      "rules/draughts",
      "rules/endings",
      "rules/kind",
      "rules/nardi",
      "rules/play",
      "rules/puzzles",
      "rules/rating",
      "rules/tournament",
      "rules/vacation",
      "server/endings",
      "server/wire",
      "server/auth",
      "server/net",
      "server/live",
      "metrics",
      "random",
      "server/addresses",
      "db",
      "db/accounts",
      "db/exports",
      "db/games",
      "db/jobs",
      "db/messages",
      "db/puzzles",
      "db/tournaments",
      "db/vacations"}},
    {"server/admin",
     {"rules", "rules/accounts", "rules/tournament", "server/auth", "server/wire", "db",
      "db/accounts", "db/exports", "db/jobs"}},
    {"server/config",
     {"rules", "rules/accounts", "rules/vacation", "server/addresses", "server/messages",
      "server/net", "server/wire", "db"}},
    {"server",
     {"server/admin",    "server/messages", "server/adapters", "rules",       "metrics",
      "server/config",   "server/wire",     "server/net",      "server/live", "server/api",
      "server/commands", "server/endings",  "server/puzzles",  "db",          "db/accounts",
      "db/games",        "db/jobs",         "db/messages",     "db/puzzles",  "db/tournaments"}},
    {"server/commands", {"random",         "rules",          "rules/accounts",
                         "rules/computer", "rules/dice",     "rules/draughts",
                         "rules/dxp",      "rules/endings",  "rules/nardi",
                         "rules/play",     "rules/puzzles",  "rules/star",
                         "server",         "server/admin",   "server/auth",
                         "server/config",  "server/endings", "server/net",
                         "server/puzzles", "server/wire",    "db",
                         "db/jobs",        "db/puzzles"}},
};

/// Libraries that one folder alone may include.
const std::map<std::string, std::string> owners = {
    {"libpq-fe.h", "db/postgres"}, {"nlohmann/", "server/wire"},
    {"sqlite3.h", "db/sqlite"},    {"sodium.h", "server/auth"},
    {"sodium/", "random"},         {"utf8proc.h", "server/auth"},
    {"boost/beast", "server/net"}, {"CLI/", "server/commands"},
    {"curl/", "server/messages"},  {"lemon/", "server/adapters/lemon"},
    {"toml++/", "server/config"},
};

const fs::path root = source_dir();

std::string folder_of(const fs::path& file) {
  return fs::relative(file.parent_path(), root).generic_string();
}

std::vector<fs::path> sources() {
  std::vector<fs::path> files;
  for (const char* top : {"rules", "metrics", "random", "db", "server"})
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
         include.starts_with("random/") || include.starts_with("db/") ||
         include.starts_with("server/");
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
      const bool made = include == "rules/reasons.hpp";  // by the build, of the refusals' texts
      EXPECT_TRUE(made || fs::exists(root / include)) << file << " includes " << include;
    }
  }
}

TEST(IncludeArrows, HandlersIncludeThePartsThatTheyTakeAndNotTheWholeSite) {
  const std::vector<std::string> whole{"bound.hpp", "connection.hpp", "router.hpp", "routes.hpp"};
  for (const fs::path& file : sources()) {
    if (folder_of(file) != "server/api") continue;
    const auto included = includes_of(file);
    if (std::ranges::find(included, "server/api/site.hpp") == included.end()) continue;
    EXPECT_NE(std::ranges::find(whole, file.filename().string()), whole.end()) << file;
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

/// Where `text` has a name that begins so. By hand: a regular expression takes seconds for all
/// files.
std::size_t find_name(const std::string& text, const std::string& beginning) {
  const auto in_name = [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
  };
  auto at = text.find(beginning);
  while (at != std::string::npos && at > 0 && in_name(text[at - 1]))
    at = text.find(beginning, at + 1);
  return at;
}

TEST(IncludeArrows, OneFolderSpeaksToEachEngine) {
  static const std::map<std::string, std::vector<std::string>> beginnings = {
      {"db/sqlite", {"sqlite3_", "SQLITE_"}},
      {"db/postgres", {"PQ", "PGRES_", "PG_DIAG_"}},
  };
  for (const fs::path& file : sources()) {
    const std::string text = text_of(file);
    const std::string own = folder_of(file);
    for (const auto& [folder, names] : beginnings)
      for (const auto& name : names)
        if (own != folder)
          EXPECT_EQ(find_name(text, name), std::string::npos) << file << " has a " << name;
  }
}

/// A std::random_device may be an instruction of the processor that gives 32 bits.
TEST(IncludeArrows, NothingDrawsFromTheStandardLibrarysRandomDevice) {
  for (const fs::path& file : sources())
    EXPECT_THAT(text_of(file), testing::Not(testing::HasSubstr("random_device"))) << file;
}

TEST(IncludeArrows, RulesIncludeTheStandardLibraryAlone) {
  for (const fs::path& file : sources()) {
    if (!folder_of(file).starts_with("rules")) continue;
    for (const std::string& include : includes_of(file))
      EXPECT_TRUE(include.starts_with("rules/") || include.find_first_of("./") == std::string::npos)
          << file << " includes " << include;
  }
}

/// The folders in the table without the one arrow that closes a circle: server/main.cpp calls the
/// command line, whose command `serve` makes the App.
std::map<std::string, std::vector<std::string>> arrows_without_circles() {
  auto tree = arrows;
  std::erase(tree.at("server"), "server/commands");
  return tree;
}

/// Everything that a folder may include, and what that may include in turn.
std::set<std::string> reached_from(const std::string& folder) {
  static const auto tree = arrows_without_circles();
  std::set<std::string> found;
  for (const std::string& target : tree.at(folder)) {
    found.insert(target);
    found.merge(reached_from(target));
  }
  return found;
}

std::string box(const std::string& folder) {
  std::string id = folder;
  std::ranges::replace(id, '/', '_');
  return id + "[\"" + folder + "\"]";
}

/// A Mermaid diagram. An arrow that follows from two others is left out.
std::string picture() {
  std::string text = "```mermaid\nflowchart TD\n";
  for (const auto& [folder, targets] : arrows_without_circles())
    for (const std::string& target : targets) {
      const bool follows = std::ranges::any_of(
          targets, [&](const std::string& other) { return reached_from(other).contains(target); });
      if (!follows) text += "  " + box(folder) + " --> " + box(target) + "\n";
    }
  return text + "```\n";
}

TEST(IncludeArrows, AreThePictureOfArchitecture) {
  const std::string page = text_of(root / "docs/architecture.md");
  EXPECT_THAT(page, testing::HasSubstr(picture()))
      << "docs/architecture.md has another picture than:\n"
      << picture();
}

TEST(IncludeArrows, TheScanSeesTheHouse) { EXPECT_THAT(sources().size(), testing::Gt(60U)); }

}  // namespace
