#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <iterator>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "tests/source_dir.hpp"

namespace crownhead {
namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& file) {
  std::ifstream in(file);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<fs::path> tests_with(std::string_view extension) {
  std::vector<fs::path> found;
  for (const auto& entry : fs::recursive_directory_iterator(fs::path(source_dir()) / "tests"))
    if (entry.path().string().ends_with(extension)) found.push_back(entry.path());
  return found;
}

/// "Suite.Name" of each test of C++.
std::set<std::string> unit_tests() {
  static const std::regex macro(R"((?:TEST|TEST_F|TEST_P|RC_GTEST_PROP)\(\s*(\w+),\s*(\w+))");
  std::set<std::string> names;
  for (const auto& file : tests_with("_test.cpp")) {
    const auto text = text_of(file);
    for (std::sregex_iterator at(text.begin(), text.end(), macro), end; at != end; ++at)
      names.insert((*at)[1].str() + "." + (*at)[2].str());
  }
  return names;
}

/// "file.test.mjs: title" of each test that starts the server.
std::set<std::string> end_to_end_tests() {
  static const std::regex call(R"re(test\(\s*"((?:[^"\\]|\\.)*)")re");
  std::set<std::string> names;
  for (const auto& file : tests_with(".test.mjs")) {
    const auto text = text_of(file);
    for (std::sregex_iterator at(text.begin(), text.end(), call), end; at != end; ++at)
      names.insert(file.filename().string() + ": " + (*at)[1].str());
  }
  return names;
}

struct Item {
  std::string id;
  std::string shown_by;
};

/// The rows "| 2.1.1 | what | shown by |".
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

/// Not a command such as `./dev asan` or a file.
bool looks_like_a_test(const std::string& name) {
  static const std::regex test(R"(\w+\.[A-Z]\w+|\w+\.test\.mjs: .+)");
  return std::regex_match(name, test);
}

TEST(SecurityTable, NamesTestsThatAre) {
  auto known = unit_tests();
  known.merge(end_to_end_tests());
  for (const auto& [id, shown_by] : items())
    for (const auto& name : quoted(shown_by))
      if (looks_like_a_test(name)) EXPECT_TRUE(known.contains(name)) << id << ": no test " << name;
}

TEST(SecurityTable, SaysOfEachItemHowItIsShownOrWhyNot) {
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
  // Of 4.0.3: those of levels 1 and 2, without those that are marked as deleted.
  constexpr std::size_t level_two = 260;
  std::set<std::string> ids;
  for (const auto& item : items()) EXPECT_TRUE(ids.insert(item.id).second) << item.id;
  EXPECT_EQ(ids.size(), level_two);
}

}  // namespace
}  // namespace crownhead
