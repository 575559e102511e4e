#include <algorithm>
#include <array>
#include <filesystem>
#include <gmock/gmock.h>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "tests/house/text_of.hpp"
#include "tests/source_dir.hpp"

namespace crownhead {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> tests_with(std::string_view extension) {
  std::vector<fs::path> found;
  for (const auto& entry : fs::recursive_directory_iterator(fs::path(source_dir()) / "tests"))
    if (entry.path().string().ends_with(extension)) found.push_back(entry.path());
  return found;
}

/// Returns the lines of a file with comments blanked, because commented-out tests do not run.
std::vector<std::string> lines_of(const fs::path& file) {
  static const std::regex comment(R"(\s*(//|\*|/\*).*)");
  std::istringstream in(text_of(file));
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);)
    lines.push_back(std::regex_match(line, comment) ? "" : line);
  return lines;
}

std::size_t indentation(const std::string& line) {
  return std::min(line.find_first_not_of(' '), line.size());
}

/// Returns the lines from `first` to the one that closes its block. Relies on the formatters'
/// layout.
std::string block_at(const std::vector<std::string>& lines, std::size_t first) {
  const auto depth = indentation(lines[first]);
  std::string block = lines[first] + '\n';
  for (std::size_t at = first + 1; at < lines.size(); ++at) {
    block += lines[at] + '\n';
    if (!lines[at].empty() && indentation(lines[at]) == depth && lines[at][depth] == '}') break;
  }
  return block;
}

/// True if a text compares something, directly or through a function of `helpers`.
bool compares(const std::string& text, const std::set<std::string>& helpers) {
  static const std::regex assertion(
      R"(\b(EXPECT|ASSERT|RC_ASSERT|ADD_FAILURE|FAIL)\w*\(|\bassert\b|\bwaitFor\w*\()");
  if (std::regex_search(text, assertion)) return true;
  static const std::regex call(R"((\w+)(?:<[\w:]+>)?\()");
  for (std::sregex_iterator at(text.begin(), text.end(), call), end; at != end; ++at)
    if (helpers.contains((*at)[1])) return true;
  return false;
}

/// Returns the test functions that compare something, from the given files.
std::set<std::string> comparing_functions(const std::vector<fs::path>& files) {
  static const std::regex definition(
      R"(\s*(?:export )?(?:async )?(?:function\*? |static |[\w:<>,&* ]+ |(?:const|let) )?#?(\w+)(?:\(.*| = (?:async )?\(.*|)\{?\s*)");
  static const std::set<std::string> no_functions = {"if",    "for",    "while", "switch",
                                                     "catch", "return", "test",  "it"};
  std::vector<std::pair<std::string, std::string>> bodies;
  for (const auto& file : files) {
    const auto lines = lines_of(file);
    std::smatch parts;
    for (std::size_t i = 0; i < lines.size(); ++i)
      if (lines[i].find('(') != std::string::npos && lines[i].find("TEST") == std::string::npos &&
          std::regex_match(lines[i], parts, definition) && !no_functions.contains(parts[1]))
        bodies.emplace_back(parts[1], block_at(lines, i).substr(lines[i].size()));
  }
  std::set<std::string> found;
  // A function that calls one of them compares as well.
  for (bool more = true; more;) {
    const auto before = bodies.size();
    std::erase_if(bodies, [&](const auto& function) {
      if (found.contains(function.first)) return true;
      return compares(function.second, found) && found.insert(function.first).second;
    });
    more = bodies.size() < before;
  }
  return found;
}

/// Returns false for a test that is skipped or compares nothing.
bool shows_something(const std::string& block, const std::set<std::string>& helpers) {
  static const std::regex skipped(R"(\b(skip|todo):\s*(true|"))");
  return !std::regex_search(block, skipped) && compares(block, helpers);
}

/// Adds the names of the tests that show something. `macro` matches the first lines of a test.
void add_tests(std::set<std::string>& names, const std::vector<fs::path>& files,
               const std::set<std::string>& helpers, const std::regex& macro, auto name_of) {
  for (const auto& file : files) {
    const auto lines = lines_of(file);
    std::smatch parts;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const auto first = lines[i] + (i + 1 < lines.size() ? lines[i + 1] : "");
      if (std::regex_search(first, parts, macro) && parts.position(0) < std::ssize(lines[i]) &&
          shows_something(block_at(lines, i), helpers))
        names.insert(name_of(file, parts));
    }
  }
}

/// Returns "Suite.Name" of each C++ test.
std::set<std::string> unit_tests() {
  static const std::regex macro(
      R"(\b(?:TEST|TEST_F|TEST_P|RC_GTEST_PROP|RC_GTEST_FIXTURE_PROP)\(\s*(\w+),\s*(?!DISABLED_)(\w+))");
  auto helped = tests_with("_test.cpp");
  for (auto& header : tests_with(".hpp")) helped.push_back(std::move(header));
  std::set<std::string> names;
  add_tests(names, tests_with("_test.cpp"), comparing_functions(helped), macro,
            [](const fs::path&, const std::smatch& parts) {
              return parts[1].str() + "." + parts[2].str();
            });
  return names;
}

/// Returns "file.test.mjs: title" of each test that starts the server.
std::set<std::string> end_to_end_tests() {
  static const std::regex call(R"re(\btest\(\s*"((?:[^"\\]|\\.)*)")re");
  std::set<std::string> names;
  add_tests(names, tests_with(".test.mjs"), comparing_functions(tests_with(".mjs")), call,
            [](const fs::path& file, const std::smatch& parts) {
              return file.filename().string() + ": " + parts[1].str();
            });
  return names;
}

struct Item {
  std::string id;
  std::string shown_by;
};

/// Returns the rows "| 2.1.1 | what | shown by |".
std::vector<Item> items() {
  static const std::regex row(R"(\| (\d+\.\d+\.\d+) \| [^|]+ \| ([^|]+) \|)");
  std::istringstream lines(text_of(fs::path(source_dir()) / "docs/security.md"));
  std::vector<Item> found;
  std::smatch parts;
  for (std::string line; std::getline(lines, line);)
    if (std::regex_match(line, parts, row)) found.push_back({parts[1], parts[2]});
  return found;
}

std::vector<std::string> quoted(const std::string& text) {
  static const std::regex name("`([^`]+)`");
  std::vector<std::string> found;
  for (std::sregex_iterator at(text.begin(), text.end(), name), end; at != end; ++at)
    found.push_back((*at)[1]);
  return found;
}

/// False for a command such as `./dev asan` and for a file.
bool looks_like_a_test(const std::string& name) {
  static const std::regex test(R"(\w+\.[A-Z]\w+|\w+\.test\.mjs: .+)");
  return std::regex_match(name, test);
}

TEST(SecurityTable, IgnoresTestsWithoutComparisons) {
  const std::set<std::string> helpers = {"expect_mailed"};
  EXPECT_TRUE(shows_something("TEST(A, B) {\n  EXPECT_EQ(1, 1);\n}\n", helpers));
  EXPECT_TRUE(shows_something("TEST(A, B) {\n  expect_mailed(1);\n}\n", helpers));
  EXPECT_FALSE(shows_something("TEST(A, B) {\n}\n", helpers));
  EXPECT_FALSE(shows_something("TEST(A, B) {\n  site.ask(1);\n}\n", helpers));
  EXPECT_FALSE(shows_something("test(\"a\", { skip: true }, () => {\n  assert(1);\n});\n", {}));
  EXPECT_TRUE(shows_something("test(\"a\", () => {\n  assert.equal(1, 1);\n});\n", {}));
}

TEST(SecurityTable, NamesExistingTests) {
  auto known = unit_tests();
  known.merge(end_to_end_tests());
  for (const auto& [id, shown_by] : items())
    for (const auto& name : quoted(shown_by))
      if (looks_like_a_test(name))
        EXPECT_TRUE(known.contains(name)) << id << ": no test that compares something: " << name;
}

TEST(SecurityTable, HasATestOrAReasonForEachItem) {
  constexpr std::array reasons = {"Practice: ", "Otherwise: ", "Open: ", "Does not apply: "};
  for (const auto& [id, shown_by] : items()) {
    const auto names = quoted(shown_by);
    const bool tested = std::ranges::any_of(names, looks_like_a_test);
    const bool reasoned = std::ranges::any_of(
        reasons, [&](const char* reason) { return shown_by.starts_with(reason); });
    EXPECT_TRUE(tested || reasoned) << id << ": " << shown_by;
  }
}

TEST(SecurityTable, HasEachItemOfLevelTwoOnce) {
  // In version 4.0.3: the items of levels 1 and 2, without those marked as deleted.
  constexpr std::size_t level_two = 260;
  std::set<std::string> ids;
  for (const auto& item : items()) EXPECT_TRUE(ids.insert(item.id).second) << item.id;
  EXPECT_EQ(ids.size(), level_two);
}

}  // namespace
}  // namespace crownhead
