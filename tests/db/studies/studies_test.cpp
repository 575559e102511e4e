#include "db/studies/studies.hpp"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>

#include "db/accounts/moderation.hpp"
#include "rules/accounts/quotas.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

class StudiesTest : public testing::Test {
 protected:
  static ChapterText text(std::string content = "{}") {
    return {.name = "One", .variant = "russian", .ruleset = "mkr", .content = std::move(content)};
  }
  Result<Made<StudyId>> create(std::string content = "{}") {
    return awaited<Made<StudyId>>([&](auto done) {
      studies.create({.owner = anna, .name = "Lines", .chapter = text(std::move(content))},
                     Instant{5}, std::nullopt, std::move(done));
    });
  }
  void accept(StudyId study, UserId editor) {
    auto by_editor = act(study);
    by_editor.by = editor;
    awaited<std::int64_t>([&](auto done) {
      studies.accept_invitation(by_editor, std::move(done));
    }).value();
  }
  StudyAct act(StudyId study, std::optional<std::int64_t> seen = std::nullopt) const {
    return {.by = anna, .owner = anna, .study = study, .seen = seen, .at = Instant{6}};
  }
  Result<std::int64_t> write(const StudyAct& act, std::string content) {
    return awaited<std::int64_t>([&](auto done) {
      studies.write_chapter(act, 1, text(std::move(content)), std::move(done));
    });
  }

  TempFile file;
  TestStores stores{file.path()};
  Studies& studies = stores.studies;
  UserId anna = stores.user("anna"), ben = stores.user("ben"), carl = stores.user("carl");
};

TEST_F(StudiesTest, TheVersionCountsChanges) {
  const auto id = create().value().id;
  EXPECT_GT(id.value, 1'000'000) << "nobody comes upon it by counting";
  EXPECT_EQ(write(act(id, 1), "{1}").value(), 2);
  EXPECT_EQ(write(act(id, 1), "{2}").error().code, Code::stale_version);
  EXPECT_EQ(studies.chapter(id, 1)->text.content, "{1}");
  EXPECT_EQ(studies.chapter(id, 1)->version, 2);
  const auto study = studies.find(id);
  EXPECT_EQ(study->head.version, 2);
  EXPECT_EQ(study->head.created, Instant{5});
  EXPECT_EQ(study->head.updated, Instant{6});
}

TEST_F(StudiesTest, AllChaptersAreReorderedInOneChangeThatWritesNoContent) {
  constexpr int chapters = 12;
  constexpr std::size_t content = 60'000;
  const auto id = create(std::string(content, 'x')).value().id;
  const auto log_size = [&] { return std::filesystem::file_size(file.path().string() + "-wal"); };
  const auto empty = log_size();
  for (int number = 2; number <= chapters; ++number)
    awaited<Made<Id<StudyChapter>>>([&](auto done) {
      studies.add_chapter(act(id), text(std::string(content, 'y')), std::nullopt, std::move(done));
    }).value();
  const auto filled = log_size();
  ASSERT_GT(filled, empty + (chapters - 1) * content) << "the log shows what is written";
  std::vector<int> order;
  for (int number = chapters; number > 0; --number) order.push_back(number);
  const auto before = studies.find(id)->head.version;
  const auto version = awaited<std::int64_t>([&](auto done) {
    studies.change(act(id, before), {.name = {}, .visibility = {}, .editors = {}, .order = order},
                   std::move(done));
  });
  EXPECT_EQ(version.value(), before + 1) << "no other change can come between";
  EXPECT_LT(log_size(), filled + 4 * content);
  std::vector<int> stored;
  for (const auto& chapter : studies.find(id)->chapters) stored.push_back(chapter.number);
  EXPECT_EQ(stored, order);
}

TEST_F(StudiesTest, ShareAQuotaPerPlayer) {
  // Names and variants of two studies.
  constexpr std::size_t heads = 2 * std::string_view("LinesOnerussianmkr").size();
  const std::string half((accounts::quotas::bytes_at_first - heads) / 2, 'x');
  const auto id = create(half).value().id;
  ASSERT_TRUE(create(half));
  EXPECT_EQ(create("x").error().code, Code::too_large);
  EXPECT_EQ(write(act(id), half + "x").error().code, Code::too_large);
  EXPECT_TRUE(write(act(id), half.substr(heads))) << "what was there before does not count";
  EXPECT_TRUE(create("x"));
}

TEST_F(StudiesTest, PublicOnesAreListedByVariantAndFoundByWords) {
  const auto listed = [&](const std::optional<std::string>& variant = std::nullopt) {
    std::vector<std::int64_t> ids;
    for (const auto& head : studies.listed(variant, {}, 9).items) ids.push_back(head.id.value);
    return ids;
  };
  const auto finds = [&](const std::string& words) { return studies.named(words, 9).size(); };
  const auto change = [&](StudyId study, StudyChange what) {
    awaited<std::int64_t>([&](auto done) {
      studies.change(act(study), std::move(what), std::move(done));
    }).value();
  };
  using Ids = std::vector<std::int64_t>;
  const auto id = create().value().id;
  EXPECT_EQ(listed(), Ids{}) << "it is private";
  EXPECT_EQ(finds("lin"), 0U);
  change(id, {.name = "Études of Jelle",
              .visibility = StudyVisibility::listed,
              .editors = {},
              .order = {}});
  EXPECT_EQ(listed(), Ids{id.value});
  EXPECT_EQ(listed("russian"), Ids{id.value});
  EXPECT_EQ(listed("frisian"), Ids{});
  EXPECT_EQ(finds("jelle ETU"), 1U);
  EXPECT_EQ(finds("lines"), 0U) << "its former name";
  EXPECT_EQ(finds("elle"), 0U);
  EXPECT_EQ(finds("\"*"), 0U);
  EXPECT_EQ(finds(" "), 0U);

  awaited<Made<Id<StudyChapter>>>([&](auto done) {
    auto second = text();
    second.variant = "frisian";
    studies.add_chapter(act(id), second, std::nullopt, std::move(done));
  }).value();
  EXPECT_EQ(listed("russian"), Ids{id.value}) << "the first chapter counts";
  change(id, {.name = {}, .visibility = {}, .editors = {}, .order = std::vector{2, 1}});
  EXPECT_EQ(listed("frisian"), Ids{id.value});
  awaited<std::int64_t>([&](auto done) {
    studies.remove_chapter(act(id), 2, std::move(done));
  }).value();
  EXPECT_EQ(listed("russian"), Ids{id.value});

  Moderation moderation(stores.database.writer(), stores.database.readers());
  const Moderator moderator{.actor = ben, .at = Instant{7}, .reason = "spam"};
  awaited<void>([&](auto done) {
    moderation.hide_study(id, anna, moderator, std::move(done));
  }).value();
  EXPECT_EQ(listed(), Ids{});
  EXPECT_EQ(finds("jelle"), 0U);
  awaited<void>([&](auto done) {
    moderation.unhide_study(id, anna, moderator, std::move(done));
  }).value();
  EXPECT_EQ(listed(), Ids{id.value});
  EXPECT_EQ(finds("jelle"), 1U);
  awaited<void>([&](auto done) { studies.remove(act(id), std::move(done)); }).value();
  EXPECT_EQ(listed(), Ids{});
  EXPECT_EQ(finds("jelle"), 0U);
}

TEST_F(StudiesTest, PagesOfTheListFollowEachOther) {
  std::vector<StudyId> made;
  for (int i = 0; i < 5; ++i) {
    made.push_back(create().value().id);
    awaited<std::int64_t>([&](auto done) {
      studies.change(
          act(made.back()),
          {.name = {}, .visibility = StudyVisibility::listed, .editors = {}, .order = {}},
          std::move(done));
    }).value();
  }
  std::ranges::sort(made);
  std::vector<StudyId> seen;
  StudyPlace after;
  for (int page = 0; page < 3; ++page) {
    const auto found = studies.listed(std::nullopt, after, 2);
    for (const auto& head : found.items) seen.push_back(head.id);
    ASSERT_EQ(found.next.has_value(), page < 2);
    if (found.next) after = *found.next;
  }
  EXPECT_EQ(seen, made) << "changed at the same instant";
}

TEST_F(StudiesTest, AnEditorLeavesOnceAndTheVersionIncreases) {
  const auto id = create().value().id;
  ASSERT_TRUE(awaited<std::int64_t>([&](auto done) {
    studies.change(act(id),
                   {.name = {}, .visibility = {}, .editors = std::vector{ben, carl}, .order = {}},
                   std::move(done));
  }));
  for (const UserId editor : {ben, carl}) accept(id, editor);
  const auto leave = [&](std::optional<std::int64_t> seen) {
    auto bens = act(id, seen);
    bens.by = ben;
    return awaited<void>([&](auto done) { studies.remove_editor(bens, ben, std::move(done)); });
  };
  EXPECT_EQ(leave(3).error().code, Code::stale_version);
  EXPECT_TRUE(leave(4));
  const auto study = studies.find(id);
  EXPECT_EQ(study->head.version, 5);
  ASSERT_EQ(study->editors.size(), 1) << "the other stays";
  EXPECT_EQ(study->editors[0].user, carl);
  EXPECT_TRUE(studies.of(ben, {}, 9).items.empty());
  EXPECT_EQ(leave({}).error().code, Code::not_found) << "it is private";
}

TEST_F(StudiesTest, AreDeletedWithTheAccount) {
  const auto id = create().value().id;
  ASSERT_TRUE(awaited<std::int64_t>([&](auto done) {
    studies.change(act(id),
                   {.name = {},
                    .visibility = StudyVisibility::listed,
                    .editors = std::vector{ben},
                    .order = {}},
                   std::move(done));
  }));
  accept(id, ben);
  EXPECT_EQ(studies.of(ben, {}, 9).items.size(), 1);
  EXPECT_EQ(studies.listed_of(anna, {}, 9).items.size(), 1);
  EXPECT_EQ(studies.owned_by(anna), std::vector{id});
  EXPECT_TRUE(studies.owned_by(ben).empty());
  awaited<void>([&](auto done) { stores.users.close(anna, Instant{7}, std::move(done)); }).value();
  EXPECT_FALSE(studies.find(id));
  EXPECT_TRUE(studies.of(ben, {}, 9).items.empty());
}

}  // namespace
}  // namespace crownhead::db
