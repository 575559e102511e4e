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

/// The folders of ours that the files of a folder may include, besides their own. A subfolder
/// without a row has the row of the folder around it: together they are one library.
/// docs/architecture.md draws this table.
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
    {"rules/accounts", {"rules", "rules/play", "rules/tournament", "rules/vacation"}},
    {"rules/wasm", {"rules", "rules/computer", "rules/draughts", "rules/nardi", "rules/star"}},
    {"rules/rating", {"rules"}},
    {"rules/vacation", {"rules"}},
    {"rules/kind", {"rules", "rules/dice", "rules/draughts", "rules/nardi", "rules/star"}},
    {"rules/tournament", {"rules", "rules/draughts", "rules/kind", "rules/play", "rules/vacation"}},
    {"rules/play",
     {"rules", "rules/dice", "rules/draughts", "rules/kind", "rules/nardi", "rules/rating",
      "rules/vacation"}},
    {"db/codec", {"rules", "rules/draughts", "rules/play", "rules/tournament", "rules/vacation"}},
    {"db/cluster", {"db/postgres", "db/sql", "rules"}},
    {"db/postgres", {"db/sql"}},
    {"db/sql", {"rules"}},
    {"db/sqlite", {"db/sql"}},
    {"db/jobs", {"db/sql", "metrics", "random", "rules", "rules/accounts"}},
    {"db/vacations",
     {"db/codec", "db/jobs", "db/sql", "rules", "rules/accounts", "rules/play", "rules/tournament",
      "rules/vacation"}},
    {"db/dice", {"db/jobs", "db/sql", "rules", "rules/dice", "rules/play"}},
    {"db/games",
     {"db/codec", "db/dice", "db/jobs", "db/sql", "db/vacations", "rules", "rules/accounts",
      "rules/dice", "rules/draughts", "rules/kind", "rules/play", "rules/rating",
      "rules/tournament"}},
    {"db/chat", {"db/jobs", "rules", "rules/play"}},
    {"db/ratings", {"db/games", "db/jobs", "rules"}},
    {"db/openings", {"db/games", "db/jobs", "rules", "rules/play"}},
    {"db/analyses", {"db/games", "db/jobs", "rules", "rules/accounts", "rules/play"}},
    {"db/studies", {"db/jobs", "db/sql", "rules", "rules/accounts"}},
    {"db/tournaments",
     {"db/codec", "db/dice", "db/games", "db/jobs", "db/sql", "db/vacations", "rules",
      "rules/accounts", "rules/play", "rules/rating", "rules/tournament"}},
    {"db/messages",
     {"db/jobs", "db/sql", "db/tournaments", "db/vacations", "metrics", "rules", "rules/accounts",
      "rules/play", "rules/tournament", "rules/vacation"}},
    {"db/accounts",
     {"db/jobs", "db/sql", "db/studies", "db/tournaments", "random", "rules", "rules/accounts"}},
    {"db/puzzles",
     {"db/games", "db/jobs", "db/sql", "rules", "rules/accounts", "rules/dice", "rules/draughts",
      "rules/play", "rules/puzzles", "rules/rating"}},
    {"db", {"db/accounts",    "db/analyses",  "db/chat",         "db/codec",       "db/dice",
            "db/games",       "db/jobs",      "db/messages",     "db/openings",    "db/postgres",
            "db/puzzles",     "db/ratings",   "db/sql",          "db/sqlite",      "db/studies",
            "db/tournaments", "db/vacations", "rules",           "rules/accounts", "rules/dice",
            "rules/draughts", "rules/play",   "rules/tournament"}},
    {"db/exports",
     {"db", "db/accounts", "db/games", "db/tournaments", "db/vacations", "rules/accounts",
      "rules/play", "rules/tournament"}},
    {"metrics", {}},
    {"random", {}},
    {"server/wire",
     {"rules", "rules/accounts", "rules/computer", "rules/dice", "rules/draughts", "rules/kind",
      "rules/nardi", "rules/play", "rules/puzzles", "rules/rating", "rules/tournament",
      "rules/vacation", "server/addresses"}},
    {"server/adapters", {"rules", "rules/tournament", "rules/vacation", "server/adapters/lemon"}},
    {"server/adapters/lemon", {}},
    {"server/auth", {"rules"}},
    {"server/net", {"metrics", "random", "rules", "server/addresses"}},
    {"server/addresses", {"rules"}},
    {"server/messages",
     {"db/accounts", "db/games", "db/jobs", "db/messages", "db/vacations", "rules",
      "rules/accounts", "rules/play", "rules/vacation", "server/adapters", "server/addresses",
      "server/auth", "server/cluster", "server/messages/push", "server/runtime", "server/wire"}},
    {"server/messages/push", {"random", "rules", "rules/accounts", "server/auth", "server/wire"}},
    {"server/endings", {"rules", "rules/draughts", "rules/endings"}},
    {"server/runtime", {"db/jobs", "metrics", "rules", "rules/dice"}},
    {"server/cluster", {"db/cluster", "db/postgres", "db/sql", "rules"}},
    {"server/link", {"db/cluster", "db/codec", "metrics", "rules"}},
    {"server/people", {"db/studies", "rules", "rules/play", "server/runtime", "server/wire"}},
    {"server/game", {"db/accounts",      "db/chat",        "db/games",
                     "db/jobs",          "db/vacations",   "metrics",
                     "random",           "rules",          "rules/accounts",
                     "rules/computer",   "rules/dice",     "rules/draughts",
                     "rules/kind",       "rules/nardi",    "rules/nardi/computer",
                     "rules/play",       "rules/star",     "rules/star/computer",
                     "rules/tournament", "rules/vacation", "server/cluster",
                     "server/endings",   "server/people",  "server/runtime",
                     "server/wire"}},
    {"server/tournament",
     {"db/games", "db/tournaments", "metrics", "rules", "rules/kind", "rules/play",
      "rules/tournament", "server/cluster", "server/game", "server/people", "server/runtime",
      "server/wire"}},
    {"server/lobby",
     {"db/accounts", "db/dice", "db/games", "db/jobs", "db/ratings", "rules", "rules/accounts",
      "rules/kind", "server/game", "server/people", "server/runtime", "server/wire"}},
    {"server/background",
     {"db/analyses", "db/games", "db/jobs", "db/openings", "db/puzzles", "metrics", "rules",
      "rules/computer", "rules/draughts", "rules/kind", "rules/puzzles", "server/endings",
      "server/game", "server/lobby", "server/runtime", "server/tournament", "server/wire"}},
    {"server/http",
     {"db",
      "db/accounts",
      "db/analyses",
      "db/chat",
      "db/dice",
      "db/exports",
      "db/games",
      "db/jobs",
      "db/messages",
      "db/openings",
      "db/puzzles",
      "db/ratings",
      "db/studies",
      "db/tournaments",
      "db/vacations",
      "metrics",
      "random",
      "rules",
      "rules/accounts",
      "rules/computer",
      "rules/draughts",
      "rules/endings",
      "rules/kind",
      "rules/nardi",
      "rules/play",
      "rules/rating",
      "rules/tournament",
      "rules/vacation",
      "server/adapters",
      "server/addresses",
      "server/auth",
      "server/background",
      "server/endings",
      "server/game",
      "server/lobby",
      "server/messages",
      "server/messages/push",
      "server/net",
      "server/people",
      "server/runtime",
      "server/tournament",
      "server/wire"}},
    {"server/admin",
     {"db", "db/exports", "db/jobs", "rules", "rules/tournament", "server/auth", "server/wire"}},
    {"server/config",
     {"db", "rules", "rules/accounts", "rules/vacation", "server/addresses", "server/link",
      "server/messages", "server/net", "server/wire"}},
    {"server",
     {"db",
      "db/accounts",
      "db/analyses",
      "db/chat",
      "db/cluster",
      "db/dice",
      "db/games",
      "db/jobs",
      "db/messages",
      "db/puzzles",
      "db/ratings",
      "db/tournaments",
      "metrics",
      "rules",
      "server/adapters",
      "server/admin",
      "server/background",
      "server/cluster",
      "server/commands",
      "server/config",
      "server/endings",
      "server/game",
      "server/http",
      "server/link",
      "server/messages",
      "server/messages/push",
      "server/net",
      "server/people",
      "server/runtime",
      "server/tournament",
      "server/wire"}},
    {"server/commands",
     {"db",
      "db/accounts",
      "db/cluster",
      "db/jobs",
      "db/puzzles",
      "random",
      "rules",
      "rules/computer",
      "rules/dice",
      "rules/draughts",
      "rules/dxp",
      "rules/endings",
      "rules/nardi",
      "rules/play",
      "rules/puzzles",
      "rules/star",
      "server",
      "server/admin",
      "server/cluster",
      "server/auth",
      "server/background",
      "server/config",
      "server/endings",
      "server/net",
      "server/wire"}},
};

/// Libraries that one folder alone may include.
const std::map<std::string, std::string> owners = {
    {"libpq-fe.h", "db/postgres"}, {"nlohmann/", "server/wire"},
    {"sqlite3.h", "db/sqlite"},    {"sodium.h", "server/auth"},
    {"sodium/", "random"},         {"utf8proc.h", "server/auth"},
    {"boost/beast", "server/net"}, {"CLI/", "server/commands"},
    {"curl/", "server/messages"},  {"lemon/", "server/adapters/lemon"},
    {"toml++/", "server/config"},  {"openssl/", "server/messages/push"},
    {"nats/", "server/link"},
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

/// The row that holds for `folder`: its own, or the row of the nearest folder around it; "" if
/// none.
std::string row_for(std::string folder) {
  while (!folder.empty() && !arrows.contains(folder))
    folder = fs::path(folder).parent_path().generic_string();
  return folder;
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

TEST(IncludeArrows, EveryFolderIncludesOnlyAllowedFolders) {
  for (const fs::path& file : sources()) {
    const std::string folder = row_for(folder_of(file));
    const auto row = arrows.find(folder);
    ASSERT_NE(row, arrows.end()) << file << " has no row in the table of arrows";
    for (const std::string& include : includes_of(file)) {
      if (!is_ours(include)) continue;
      const std::string target = row_for(fs::path(include).parent_path().generic_string());
      const bool allowed =
          target == folder || std::ranges::find(row->second, target) != row->second.end();
      EXPECT_TRUE(allowed) << file << " includes " << include;
      const bool made = include == "rules/reasons.hpp";  // by the build, of the refusals' texts
      EXPECT_TRUE(made || fs::exists(root / include)) << file << " includes " << include;
    }
  }
}

TEST(IncludeArrows, HandlersIncludeTheirPartsAndNotTheWholeSite) {
  const std::vector<std::string> whole{"bound.hpp", "connection.hpp", "router.hpp", "routes.hpp",
                                       "subscriptions.hpp"};
  for (const fs::path& file : sources()) {
    if (row_for(folder_of(file)) != "server/http") continue;
    const auto included = includes_of(file);
    if (std::ranges::find(included, "server/http/site.hpp") == included.end()) continue;
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
    const std::string folder = row_for(folder_of(file));
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

TEST(IncludeArrows, OnlyOneFolderUsesEachEngine) {
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
TEST(IncludeArrows, NothingUsesTheStandardRandomDevice) {
  for (const fs::path& file : sources())
    EXPECT_THAT(text_of(file), testing::Not(testing::HasSubstr("random_device"))) << file;
}

TEST(IncludeArrows, RulesIncludeOnlyTheStandardLibrary) {
  for (const fs::path& file : sources()) {
    if (!folder_of(file).starts_with("rules")) continue;
    for (const std::string& include : includes_of(file))
      EXPECT_TRUE(include.starts_with("rules/") || include.find_first_of("./") == std::string::npos)
          << file << " includes " << include;
  }
}

/// The box of the picture that a folder is drawn in: all of rules and all of db are one box each.
std::string box_for(const std::string& folder) {
  for (const char* whole : {"rules", "db"})
    if (folder == whole || folder.starts_with(std::string(whole) + "/")) return whole;
  return folder;
}

using Boxes = std::map<std::string, std::set<std::string>>;

/// The table by boxes, without the one arrow that closes a circle: server/main.cpp calls the
/// command line, whose command `serve` makes the App.
Boxes boxes() {
  Boxes tree;
  for (const auto& [folder, targets] : arrows)
    for (const std::string& target : targets)
      if (box_for(folder) != box_for(target)) tree[box_for(folder)].insert(box_for(target));
  tree["server"].erase("server/commands");
  return tree;
}

/// Returns every box that `box` may include, directly or through others.
std::set<std::string> reached_from(const Boxes& tree, const std::string& box) {
  std::set<std::string> found;
  const auto row = tree.find(box);
  if (row == tree.end()) return found;
  for (const std::string& target : row->second) {
    found.insert(target);
    found.merge(reached_from(tree, target));
  }
  return found;
}

std::string drawn(const std::string& box) {
  std::string id = box;
  std::ranges::replace(id, '/', '_');
  return id + "[\"" + box + "\"]";
}

/// A Mermaid diagram. An arrow that follows from two others is left out.
std::string picture() {
  const Boxes tree = boxes();
  std::string text = "```mermaid\nflowchart TD\n";
  for (const auto& [box, targets] : tree)
    for (const std::string& target : targets) {
      const bool follows = std::ranges::any_of(targets, [&](const std::string& other) {
        return reached_from(tree, other).contains(target);
      });
      if (!follows) text += "  " + drawn(box) + " --> " + drawn(target) + "\n";
    }
  return text + "```\n";
}

TEST(IncludeArrows, MatchTheDiagramInArchitecture) {
  const std::string page = text_of(root / "docs/architecture.md");
  EXPECT_THAT(page, testing::HasSubstr(picture()))
      << "docs/architecture.md has another picture than:\n"
      << picture();
}

TEST(IncludeArrows, TheScanFindsTheSources) { EXPECT_THAT(sources().size(), testing::Gt(60U)); }

}  // namespace
