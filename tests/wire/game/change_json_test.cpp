#include "server/wire/game/change_json.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <random>

#include "rules/draughts/notation/fen.hpp"
#include "tests/seed.hpp"
#include "tests/wire/openapi.hpp"

// The functions of rules/wasm that a page calls.
extern "C" {
char* crownhead_buffer();
std::size_t crownhead_changed(std::size_t length);
}

namespace crownhead::wire {
namespace {

using draughts::Change;
using draughts::Variant;
using nlohmann::json;

json shown(const Variant& variant, const Change& change) {
  auto list = JsonText::array();
  list.push(ChangeShape{variant, change});
  return json::parse(list.take()).at(0);
}

json shown(std::string_view variant, const Change& change) {
  return shown(*draughts::find_variant(variant), change);
}

TEST(ChangeJson, HasOnlyMembersThatApply) {
  EXPECT_EQ(shown("international", {.move = {.from = 31, .to = 27}}),
            json({{"from", "32"}, {"to", "28"}}));
  Change change{.move = {.from = 10, .to = 1}, .crowned = true};
  change.move.captured.insert(6);
  EXPECT_EQ(shown("international", change),
            json({{"from", "11"}, {"to", "2"}, {"captured", {"7"}}, {"crowned", true}}));
  change.king_runs[1] = {.king = 1, .moves = 2};
  EXPECT_EQ(shown("frisian", change).at("king_runs"),
            json({{"white", nullptr}, {"black", {{"square", "2"}, {"moves", 2}}}}));
  change.barred = draughts::Step{.from = 0, .to = 4};
  EXPECT_EQ(shown("stavropol", change).at("barred"), json({{"from", "b8"}, {"to", "a7"}}));
  change.move.taken.push_bottom({.color = draughts::Color::black, .king = false});
  change.move.taken.push_bottom({.color = draughts::Color::white, .king = true});
  EXPECT_EQ(shown("bashni", change).at("taken"), "bW");
}

std::string run_text(const json& run) {
  if (run.is_null()) return "+0";
  return "+" + std::to_string(run.at("moves").get<int>()) + run.at("square").get<std::string>();
}

/// Returns the position afterwards, computed like web/src/rules/rules.ts from the change.
std::string fen_after(const Variant& variant, const std::string& fen, const json& told) {
  std::string captured;
  for (const auto& square : told.value("captured", json::array()))
    captured += (captured.empty() ? "" : ",") + square.get<std::string>();
  const std::string asked =
      std::string(variant.key) + "\n" + fen + "\n" + told.at("from").get<std::string>() + "\t" +
      told.at("to").get<std::string>() + "\t" + captured + "\t" +
      (told.value("crowned", false) ? "crowned" : "") + "\t" + told.value("taken", "");
  asked.copy(crownhead_buffer(), asked.size());
  const std::string answer(crownhead_buffer(), crownhead_changed(asked.size()));
  if (!answer.starts_with("ok\t")) return answer;
  std::string after = answer.substr(3);
  if (told.contains("king_runs")) {
    const auto& runs = told.at("king_runs");
    after += ":" + run_text(runs.at("black")) + run_text(runs.at("white"));
  }
  if (told.contains("barred")) {
    const auto& barred = told.at("barred");
    after += ":R" + barred.at("from").get<std::string>() + "-" + barred.at("to").get<std::string>();
  }
  return after;
}

void play_at_random(const Variant& variant, std::mt19937& random, int most_plies) {
  auto position = draughts::start_position(variant);
  for (int ply = 0; ply < most_plies; ++ply) {
    const auto moves = draughts::legal_moves(variant, position);
    if (moves.empty()) return;
    const auto& move = moves[random() % moves.size()];
    const auto next = draughts::after(variant, position, move);
    const auto told = shown(variant, draughts::change_of(position, move, next));
    const auto before = draughts::write_fen(variant, position);
    ASSERT_EQ(fen_after(variant, before, told), draughts::write_fen(variant, next))
        << variant.key << " " << before << " " << told;
    position = next;
  }
}

TEST(ChangeJson, IsEnoughToShowAGameWithoutItsRules) {
  SCOPED_TRACE(test_seed_text());
  std::mt19937 random(test_seed());
  for (const Variant& variant : draughts::variants())
    for (int game = 0; game < 4; ++game) play_at_random(variant, random, 150);
}

TEST(ChangeJson, MatchesTheSchema) {
  const auto told = shown("international", {.move = {.from = 31, .to = 27}});
  for (const auto& key : OpenapiSchema("Change").required()) EXPECT_TRUE(told.contains(key)) << key;
}

}  // namespace
}  // namespace crownhead::wire
