#include <algorithm>
#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "tests/house/text_of.hpp"
#include "tests/source_dir.hpp"

namespace {

namespace fs = std::filesystem;

const fs::path root = source_dir();

/// Every file below `folder` with that ending.
std::vector<fs::path> files_in(const fs::path& folder, std::initializer_list<const char*> endings) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    for (const char* ending : endings)
      if (entry.path().extension() == ending) files.push_back(entry.path());
  return files;
}

std::vector<fs::path> pages() {
  auto found = files_in(root / "docs", {".md"});
  found.insert(found.end(), {root / "README.md", root / "CONTRIBUTING.md"});
  return found;
}

/// What follows `mark` as far as it consists of `letters`, all over the text.
std::vector<std::string> all_after(const std::string& text, std::string_view mark,
                                   std::string_view letters) {
  std::vector<std::string> found;
  for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + 1)) {
    const std::size_t begin = at + mark.size();
    found.push_back(text.substr(begin, text.find_first_not_of(letters, begin) - begin));
  }
  return found;
}

/// What a page says beside its examples of code.
std::string without_code(std::string text) {
  for (const std::string_view mark : {"```", "`"})
    for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at)) {
      const std::size_t end = text.find(mark, at + mark.size());
      text.erase(at, end == std::string::npos ? end : end + mark.size() - at);
    }
  return text;
}

constexpr std::string_view digits = "0123456789";
constexpr std::string_view letters_of_paths =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-/";

TEST(Documents, NameTheLanguagesOfMails) {
  const std::string page = text_of(root / "docs/operations.md");
  const std::string beginning = "Messages are in the language of the account: ";
  const auto begin = page.find(beginning);
  ASSERT_NE(begin, std::string::npos);
  const auto sentence = page.substr(begin, page.find('\n', begin) - begin);
  std::vector<std::string> languages;
  for (const auto& folder : fs::directory_iterator(root / "web/locales"))
    if (fs::exists(folder.path() / "mail.json"))
      languages.push_back(folder.path().filename().string());
  const std::string letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-";
  EXPECT_THAT(all_after(sentence, "(`", letters), testing::UnorderedElementsAreArray(languages));
}

TEST(Documents, LinkToFilesThatAreThere) {
  for (const fs::path& page : pages())
    for (const std::string& link : all_after(without_code(text_of(page)), "](", letters_of_paths))
      if (!link.empty() && link != "https" && link != "http")
        EXPECT_TRUE(fs::exists(page.parent_path() / link)) << page << " links to " << link;
}

/// Whether a path of a page, in which `*` and `<name>` may stand for anything, leads to something;
/// a pair of files is named without its ending.
bool leads_somewhere(const std::string& path) {
  const std::string fixed = path.substr(0, path.find_first_of("*<"));
  if (fs::exists(root / fixed)) return true;
  const fs::path begun(fixed);
  std::error_code none;
  for (const auto& entry : fs::directory_iterator(root / begun.parent_path(), none))
    if (entry.path().filename().string().starts_with(begun.filename().string())) return true;
  return false;
}

/// What stands in single backticks, outside of blocks of code.
std::vector<std::string> quoted_in(const std::string& text) {
  std::vector<std::string> found;
  bool inside = false;
  bool block = false;
  std::string quoted;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.compare(i, 3, "```") == 0) {
      block = !block;
      i += 2;
    } else if (text[i] == '`' && !block) {
      if (inside) found.push_back(quoted);
      inside = !inside;
      quoted.clear();
    } else if (inside) {
      quoted += text[i];
    }
  }
  return found;
}

TEST(Documents, NamePathsThatAreThere) {
  // By the build; relative to the folder of a language.
  const std::vector<std::string> elsewhere{"rules/reasons.hpp", "rules/<variant>.md",
                                           "rules/russian.md"};
  int seen = 0;
  for (const fs::path& page : pages()) {
    if (page.parent_path().filename() == "decisions") continue;  // they tell what was
    for (const std::string& path : quoted_in(text_of(page))) {
      const std::size_t slash = path.find('/');
      if (slash == std::string::npos || slash == 0 || path.starts_with(".") ||
          path.find_first_not_of(std::string(letters_of_paths) + "*<>") != std::string::npos ||
          !fs::is_directory(root / path.substr(0, slash)) || path.starts_with("build/") ||
          std::ranges::find(elsewhere, path) != elsewhere.end())
        continue;
      ++seen;
      EXPECT_TRUE(leads_somewhere(path)) << page << " names " << path;
    }
  }
  EXPECT_GT(seen, 200);
}

TEST(Documents, TheListOfDecisionsHasEach) {
  const std::string list = text_of(root / "docs/decisions/README.md");
  for (const fs::path& page : files_in(root / "docs/decisions", {".md"}))
    if (page.filename() != "README.md")
      EXPECT_THAT(list, testing::HasSubstr("(" + page.filename().string() + ")"));
}

TEST(Documents, TheSourcesNameDecisionsAndInvariantsThatAre) {
  const std::string architecture = text_of(root / "docs/architecture.md");
  for (const char* folder : {"rules", "db", "server", "metrics", "random"})
    for (const fs::path& file : files_in(root / folder, {".hpp", ".cpp"})) {
      const std::string text = text_of(file);
      for (const std::string& page : all_after(text, "docs/", letters_of_paths)) {
        const std::string name = page.substr(0, page.find(".md"));
        if (name != page)
          EXPECT_TRUE(fs::exists(root / "docs" / (name + ".md"))) << file << " names " << page;
      }
      for (const char* mark : {"(I", ", I"})
        for (const std::string& number : all_after(text, mark, digits))
          if (!number.empty())
            EXPECT_TRUE(architecture.contains("- **I" + number + "** "))
                << file << " names I" << number;
    }
}

TEST(Documents, TheScanSeesThem) { EXPECT_THAT(pages().size(), testing::Gt(60U)); }

}  // namespace
