#include "server/config/options.hpp"

#include <algorithm>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <iterator>

#include "tests/source_dir.hpp"

namespace crownhead::config {
namespace {

std::string row(const Option& option) {
  const auto code = [](std::string_view text) {
    return text.empty() ? std::string() : "`" + std::string(text) + "`";
  };
  return "| `" + std::string(option.name) + "` | " + code(option.value) + " | " +
         code(option.fallback) + " | " + std::string(option.about) + " |\n";
}

TEST(Options, MatchTheTableOfTheOperatorsPage) {
  std::string table = "| option | value | without it | |\n|---|---|---|---|\n";
  for (const Option& option : options()) table += row(option);
  std::ifstream in(source_dir() + "/docs/operations.md");
  const std::string page{std::istreambuf_iterator<char>(in), {}};
  EXPECT_TRUE(page.find(table) != std::string::npos)
      << "docs/operations.md has another table than:\n"
      << table;
}

TEST(Options, HaveUniqueNamesAndValidDefaults) {
  std::vector<std::string_view> names;
  for (const Option& option : options()) {
    names.push_back(option.name);
    ServeConfig config;
    if (!option.fallback.empty()) EXPECT_TRUE(option.take(config, fallback_values(option)));
  }
  std::ranges::sort(names);
  EXPECT_EQ(std::ranges::adjacent_find(names), names.end());
}

TEST(Options, AreUppercaseInTheEnvironment) {
  EXPECT_EQ(environment_name("public-url"), "CROWNHEAD_PUBLIC_URL");
}

}  // namespace
}  // namespace crownhead::config
