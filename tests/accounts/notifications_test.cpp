// Compares the table of notifications with the documents and the texts.

#include "rules/accounts/notifications.hpp"

#include <algorithm>
#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <ranges>
#include <regex>
#include <set>
#include <string>

#include "tests/house/text_of.hpp"
#include "tests/source_dir.hpp"

namespace crownhead::accounts {
namespace {

namespace fs = std::filesystem;
using nlohmann::ordered_json;
using testing::HasSubstr;
using Names = std::vector<std::string>;

/// Returns the names of the events of webhooks.
Names events(bool with_test) {
  Names names;
  for (const auto& row : notifications)
    if (names_event(row) || (with_test && row.kind == NotificationKind::test))
      names.emplace_back(row.webhook);
  return names;
}

Names sorted(Names names) {
  std::ranges::sort(names);
  return names;
}

Names keys(const ordered_json& group) {
  Names names;
  for (const auto& [key, text] : group.items()) names.push_back(key);
  return names;
}

TEST(Notifications, HaveARowForEachKindInOrder) {
  std::set<std::string_view> names;
  for (std::size_t i = 0; i < notifications.size(); ++i) {
    EXPECT_EQ(static_cast<std::size_t>(notifications[i].kind), i);
    names.insert(notifications[i].name);
  }
  EXPECT_EQ(names.size(), notifications.size());
  EXPECT_LE(notifications.size(), 32U) << "a webhook's events are bits of a number of 32";
}

TEST(Notifications, ReachWebhooksUnderTheNameOfAnEvent) {
  for (const auto& row : notifications)
    if (!row.webhook.empty()) {
      const auto kind = webhook_kind(row.kind);
      ASSERT_TRUE(kind) << row.name;
      EXPECT_EQ(row_of(*kind).name, row.webhook);
    }
}

TEST(Notifications, TheInterfaceNamesTheEvents) {
  std::string list;
  for (const auto& name : events(false)) list += (list.empty() ? "" : ", ") + name;
  EXPECT_THAT(text_of(source_dir() + "/docs/openapi.yaml"),
              HasSubstr("    HookEvent:\n      type: string\n      enum: [" + list + "]\n"));
}

TEST(Notifications, TheirPageDescribesTheEvents) {
  const std::string page = text_of(source_dir() + "/docs/webhooks.md");
  const std::size_t begin = page.find("\n| event |");
  const std::string table = page.substr(begin, page.find("\n\n", begin) - begin);
  static const std::regex cell(R"re(\n\| (`[^|]*) \|)re"), name(R"re(`([a-z_]+)`)re");
  Names described;
  for (std::sregex_iterator row(table.begin(), table.end(), cell); row != std::sregex_iterator();
       ++row) {
    const std::string first = (*row)[1];
    for (std::sregex_iterator at(first.begin(), first.end(), name); at != std::sregex_iterator();
         ++at)
      described.push_back((*at)[1]);
  }
  EXPECT_EQ(sorted(described), sorted(events(true)));
}

TEST(Notifications, TheInterfaceNamesTheListedKinds) {
  const std::string page = text_of(source_dir() + "/docs/openapi.yaml");
  const std::size_t begin = page.find("enum: [", page.find("    Notification:\n")) + 7;
  const std::string list = page.substr(begin, page.find(']', begin) - begin);
  Names named, wanted;
  for (const auto part : std::views::split(list, std::string_view(", ")))
    named.emplace_back(part.begin(), part.end());
  for (const auto& row : notifications)
    if (row.listed) wanted.emplace_back(row.name);
  EXPECT_EQ(sorted(named), sorted(wanted));
}

TEST(Notifications, EachLanguageHasTheirTexts) {
  Names mailed, listed;
  for (const auto& row : notifications)
    if (row.listed) listed.emplace_back(row.name);
  for (const auto& row : notifications)
    if (row.mailed) mailed.emplace_back(row.name);
  int languages = 0;
  for (const auto& folder : fs::directory_iterator(source_dir() + "/web/locales")) {
    const auto file = folder.path() / "notifications.json";
    if (!fs::exists(file)) continue;
    ++languages;
    const auto texts = ordered_json::parse(text_of(file)).at("notification");
    EXPECT_EQ(sorted(keys(texts.at("titles"))), sorted(mailed)) << file;
    const auto bell = ordered_json::parse(text_of(folder.path() / "bell.json")).at("bell");
    EXPECT_EQ(sorted(keys(bell.at("kinds"))), sorted(listed)) << file;
    EXPECT_EQ(keys(texts.at("events")), events(true)) << file << ": the site lists them in order";
  }
  EXPECT_GE(languages, 10);
}

}  // namespace
}  // namespace crownhead::accounts
