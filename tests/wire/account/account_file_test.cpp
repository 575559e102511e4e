#include "server/wire/account/account_file.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "server/wire/account/account_json.hpp"
#include "tests/wire/json_keys.hpp"
#include "tests/wire/openapi.hpp"

namespace crownhead::wire {
namespace {

using nlohmann::json;

json file_of(const std::vector<accounts::ExportPart>& parts) {
  AccountFile file;
  std::string text;
  for (const auto& part : parts) {
    file.add(part);
    text += file.take();
  }
  file.end();
  EXPECT_GT(file.size(), 0U);
  return json::parse(text + file.take());
}

TEST(AccountFile, HasEveryMemberEvenIfEmpty) {
  const auto held = file_of({accounts::ExportedProfile{}});
  EXPECT_EQ(keys_of(held), OpenapiSchema("AccountExport").required());
  EXPECT_EQ(held.at("notification_settings"), json::parse(notification_settings_json({})));
  EXPECT_EQ(held.at("sessions"), json::array());
  EXPECT_EQ(held.at("puzzles"), json::parse(R"({"ratings":[],"tries":[],"reports":[]})"));
  EXPECT_EQ(held.at("tournament_texts"), json::array());
  EXPECT_EQ(held.at("notifications"), json::array());
}

TEST(AccountFile, NestsDetailsInsideTheirItem) {
  const accounts::ExportedRating frisian{.pool = "frisian",
                                         .speed = "blitz",
                                         .rating = 1512,
                                         .deviation = 80,
                                         .provisional = false,
                                         .games = 1,
                                         .rated = Instant{5}};
  accounts::Study study;
  study.head.name = "Lines";
  const auto chapter = [](int number) {
    return accounts::StudyChapter{
        .number = number,
        .version = 1,
        .text = {.name = {}, .variant = {}, .ruleset = {}, .content = R"({"start":"x"})"}};
  };
  const auto held =
      file_of({accounts::ExportedProfile{}, frisian,
               accounts::ExportedRatingPoint{Instant{5}, 1512, GameId{9}}, frisian,
               accounts::ExportedEntry{{4}, "Cup", "entered", std::nullopt, 3},
               accounts::ExportedDirectorship{{5}, "Open"}, accounts::ExportedStudy{study},
               chapter(1), chapter(2), accounts::ExportedStudy{study},
               accounts::PuzzleTry{.puzzle = {3}, .solved = true, .at = {}},
               accounts::ExportedMessage{{1}, 2, "well played"}});
  EXPECT_EQ(keys_of(held), OpenapiSchema("AccountExport").required());
  ASSERT_EQ(held.at("ratings").size(), 2U);
  EXPECT_EQ(held.at("ratings").at(0),
            json::parse(R"({"variant":"frisian","pool":"frisian","speed":"blitz","rating":1512,
      "deviation":80,"provisional":false,"games":1,"rated_ms":5,
      "history":[{"at_ms":5,"rating":1512,"game_id":"9"}]})"));
  EXPECT_EQ(held.at("ratings").at(1).at("history"), json::array());
  EXPECT_EQ(held.at("tournaments"), json::parse(R"([{"tournament_id":"4","tournament":"Cup",
      "state":"entered","seat":null,"points":3}])"));
  EXPECT_EQ(held.at("directs"), json::parse(R"([{"tournament_id":"5","tournament":"Open"}])"));
  ASSERT_EQ(held.at("studies").size(), 2U);
  EXPECT_EQ(held.at("studies").at(0).at("chapters").size(), 2U);
  EXPECT_EQ(held.at("studies").at(0).at("chapters").at(1).at("number"), 2);
  EXPECT_EQ(held.at("studies").at(1).at("chapters"), json::array());
  EXPECT_EQ(held.at("puzzles").at("tries").size(), 1U);
  EXPECT_EQ(held.at("puzzles").at("reports"), json::array());
  EXPECT_EQ(held.at("move_messages"),
            json::parse(R"([{"game":"1","ply":2,"text":"well played"}])"));
}

}  // namespace
}  // namespace crownhead::wire
