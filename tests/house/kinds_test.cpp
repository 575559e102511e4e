#include <algorithm>
#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <regex>
#include <set>
#include <string>

#include "tests/house/text_of.hpp"
#include "tests/source_dir.hpp"

namespace {

namespace fs = std::filesystem;

const fs::path root = source_dir();

bool is_source(const fs::path& file) {
  static const std::set<std::string> endings{".cpp", ".hpp",   ".ts", ".tsx",
                                             ".mjs", ".cmake", ".txt"};
  return endings.contains(file.extension().string());
}

/// True if the text names a kind in one of the forms used in sources: its key, board, folders or
/// module.
bool names_kind(const std::string& text, const std::string& kind, const std::string& Kind) {
  for (const std::string& name :
       {"\"" + kind + "\"", Kind + "Board", kind + "_key", kind + "Key", "rules/" + kind + "/",
        kind + "-game/", kind + ".wasm", "OF " + kind, kind + "_exports"})
    if (text.contains(name)) return true;
  return false;
}

std::set<std::string> files_that_list_kinds() {
  std::set<std::string> found;
  const auto look_at = [&](const fs::path& file) {
    const std::string text = text_of(file);
    if (names_kind(text, "nardi", "Nardi") && names_kind(text, "star", "Star"))
      found.insert(fs::relative(file, root).generic_string());
  };
  look_at(root / "web/build.mjs");
  for (const char* top : {"rules", "db", "server", "cmake", "web/src"})
    for (const auto& entry : fs::recursive_directory_iterator(root / top))
      if (entry.is_regular_file() && is_source(entry.path()) &&
          entry.path().filename() != "api-types.ts")  // generated from docs/openapi.yaml
        look_at(entry.path());
  return found;
}

/// Returns the first cell of each row of the table.
std::set<std::string> files_of_page() {
  const std::string page = text_of(root / "docs/kinds.md");
  static const std::regex row(R"re(\n\| `([^`]+)` \|)re");
  std::set<std::string> found;
  for (std::sregex_iterator at(page.begin(), page.end(), row); at != std::sregex_iterator(); ++at)
    found.insert((*at)[1]);
  return found;
}

TEST(Kinds, ThePageNamesEachFileThatListsThem) {
  EXPECT_THAT(files_of_page(), testing::ContainerEq(files_that_list_kinds()));
}

TEST(Kinds, EachHasItsFolders) {
  for (const char* kind : {"nardi", "star"})
    for (const std::string& folder : {std::string("rules/") + kind, std::string("web/src/") + kind,
                                      std::string("web/src/") + kind + "-game"})
      EXPECT_TRUE(fs::is_directory(root / folder)) << folder;
}

}  // namespace
