#include <filesystem>
#include <gtest/gtest.h>
#include <map>
#include <regex>
#include <string>

#include "tests/house/text_of.hpp"
#include "tests/source_dir.hpp"

namespace {

namespace fs = std::filesystem;

/// Returns the text of all tests in a folder of tests/.
std::string tests_in(const std::string& folder) {
  std::string all;
  for (const auto& entry :
       fs::recursive_directory_iterator(fs::path(source_dir()) / "tests" / folder)) {
    const std::string name = entry.path().filename().string();
    if (name.ends_with("_test.cpp") || name.ends_with(".test.mjs")) all += text_of(entry.path());
  }
  return all;
}

TEST(Codes, EachIsProvokedByATest) {
  // These never reach a client as their own code, or only in a race.
  const std::map<std::string, std::string> inside = {
      {"BAD_FEN", "draughts"},   {"BAD_NOTATION", "draughts"}, {"CHALLENGE_GONE", "live"},
      {"BAD_TRF", "tournament"}, {"BAD_POSITION", "nardi"},    {"BAD_RECORD", "nardi"}};
  const std::string outside = tests_in("http") + tests_in("e2e");
  const std::string list = text_of(fs::path(source_dir()) / "rules/result.hpp");
  static const std::regex row(R"re(case Code::(\w+): return "(\w+)")re");
  int codes = 0;
  for (std::sregex_iterator at(list.begin(), list.end(), row), end; at != end; ++at, ++codes) {
    const std::string name = (*at)[1], code = (*at)[2];
    const auto folder = inside.find(code);
    const bool found = folder == inside.end() ? outside.contains('"' + code + '"')
                                              : tests_in(folder->second).contains("Code::" + name);
    EXPECT_TRUE(found) << "no test provokes " << code;
  }
  EXPECT_GT(codes, 40);
}

}  // namespace
