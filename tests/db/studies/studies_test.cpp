#include "db/studies/studies.hpp"

#include <gtest/gtest.h>

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
