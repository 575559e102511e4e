#include "server/wire/core/problem.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <set>

#include "rules/reasons.hpp"
#include "tests/wire/openapi.hpp"

namespace crownhead::wire {
namespace {

constexpr int codes = static_cast<int>(Code::pairing_rules) + 1;

TEST(Problem, EveryCodeAndNoOtherIsInOpenapi) {
  std::set<std::string> names;
  for (int i = 0; i < codes; ++i) names.emplace(code_name(static_cast<Code>(i)));
  EXPECT_EQ(names.size(), static_cast<std::size_t>(codes)) << "two codes have one name";
  EXPECT_EQ(names, OpenapiSchema("Code").values());
}

TEST(Problem, HasTheStatusOfItsCode) {
  struct Row {
    Code code;
    int status;
  };
  constexpr Row rows[] = {
      {Code::bad_json, 400},
      {Code::invalid_field, 422},
      {Code::not_signed_in, 401},
      {Code::second_factor_needed, 401},
      {Code::second_factor_missing, 403},
      {Code::forbidden, 403},
      {Code::scope_missing, 403},
      {Code::origin_refused, 403},
      {Code::not_found, 404},
      {Code::method_not_allowed, 405},
      {Code::too_large, 413},
      {Code::rate_limited, 429},
      {Code::busy, 503},
      {Code::unavailable, 503},
      {Code::key_reused, 422},
      {Code::stale_version, 412},
      {Code::stale_ply, 409},
      {Code::not_your_turn, 409},
      {Code::game_over, 409},
      {Code::not_a_player, 403},
      {Code::illegal_move, 422},
      {Code::ambiguous_move, 422},
      {Code::no_draw_offer, 409},
      {Code::draw_refused, 409},
      {Code::no_offer, 409},
      {Code::offer_refused, 409},
      {Code::claim_refused, 409},
      {Code::too_late_to_abort, 409},
      {Code::name_taken, 409},
      {Code::seek_gone, 409},
      {Code::challenge_gone, 409},
      {Code::own_offer, 409},
      {Code::bad_fen, 422},
      {Code::bad_notation, 422},
      {Code::bad_pdn, 422},
      {Code::bad_position, 422},
      {Code::bad_record, 422},
      {Code::no_pairing, 409},
      {Code::pairing_rules, 409},
      {Code::bad_trf, 422},
      {Code::bad_csv, 422},
      {Code::vacation_refused, 422},
      {Code::vacation_not_started, 409},
      {Code::vacation_already_started, 409},
      {Code::vacation_already_finished, 409},
      {Code::vacation_not_found, 404},
      {Code::not_owner, 403},
      {Code::not_director, 403},
      {Code::director_conflict, 403},
      {Code::move_while_on_vacation, 409},
      {Code::game_paused, 409},
      {Code::tournament_refused, 409},
  };
  static_assert(std::size(rows) == codes);
  for (const Row& row : rows) {
    EXPECT_EQ(http_status(row.code), row.status) << code_name(row.code);
    const auto json = nlohmann::json::parse(problem_json({{row.code, in_english("why")}}));
    EXPECT_EQ(json.at("status"), row.status);
    EXPECT_EQ(json.at("code"), code_name(row.code));
    EXPECT_FALSE(json.at("title").get<std::string>().empty());
  }
}

TEST(Problem, HasTheMembersRequiredByTheSchema) {
  const auto json = nlohmann::json::parse(problem_json({{Code::busy, in_english("later")}}));
  for (const auto& key : OpenapiSchema("Problem").required())
    EXPECT_TRUE(json.contains(key)) << key;
  EXPECT_EQ(json.at("type"), "about:blank");
  EXPECT_EQ(json.at("detail"), "later");
  EXPECT_FALSE(json.contains("errors"));
}

TEST(Problem, ListsItsFields) {
  const auto json = nlohmann::json::parse(problem_json(
      {{Code::invalid_field, "a", reason::field::text()},
       {{"a", reason::field::text()}, {"b.c", reason::field::from_to(1, 30), {3, 5}}}}));
  EXPECT_EQ(json.at("detail"), "a must be a text");
  EXPECT_EQ(json.at("errors"), nlohmann::json::parse(R"([
      {"field":"a","detail":"must be a text","reason":"field.text","params":{}},
      {"field":"b.c","detail":"line 3, column 5: must be from 1 to 30","reason":"field.from_to",
       "params":{"least":1,"most":30},"line":3,"column":5}])"));
}

TEST(Problem, OfOneFieldNamesItInDetailAndList) {
  const auto json =
      nlohmann::json::parse(problem_json(wrong_field("limit", reason::field::number())));
  EXPECT_EQ(json.at("code"), "INVALID_FIELD");
  EXPECT_EQ(json.at("detail"), "limit must be a whole number");
  EXPECT_EQ(json.at("reason"), "field.number");
  EXPECT_EQ(json.at("errors"),
            nlohmann::json::parse(R"([{"field":"limit","detail":"must be a whole number",
                                       "reason":"field.number","params":{}}])"));
}

TEST(Problem, OfARuleNamesTheFieldAtTheStartOfItsSentence) {
  const auto error = fail_in("entry.max_players", reason::tournament::two_in_a_match()).error();
  const auto json = nlohmann::json::parse(problem_json({error}));
  EXPECT_EQ(json.at("code"), "INVALID_FIELD");
  EXPECT_EQ(json.at("detail"), "entry.max_players must be 2 in a match");
  EXPECT_EQ(json.at("errors"),
            nlohmann::json::parse(R"([{"field":"entry.max_players","detail":"must be 2 in a match",
                                       "reason":"tournament.two_in_a_match","params":{}}])"));
}

TEST(Problem, HasTheReasonWithItsValues) {
  const Label russian{"russian", "Russian draughts"};
  const Error error{Code::bad_pdn, TextPlace{7, 2},
                    reason::pdn::not_played(reason::move::not_a_move("x", russian, "c3-d4"))};
  const auto json = nlohmann::json::parse(problem_json({error}));
  EXPECT_EQ(
      json.at("detail"),
      "line 7, column 2: cannot be played: \"x\" is not a move of Russian draughts: expected two "
      "or more squares, as in c3-d4.");
  EXPECT_EQ(json.at("line"), 7);
  EXPECT_EQ(json.at("column"), 2);
  EXPECT_EQ(json.at("reason"), "pdn.not_played");
  const auto& why = json.at("params").at("why");
  EXPECT_EQ(why.at("reason"), "move.not_a_move");
  EXPECT_EQ(why.at("params"),
            nlohmann::json::parse(R"({"text":"x","variant":"russian","example":"c3-d4"})"));
}

TEST(Problem, SurvivesInvalidUtf8) {
  const auto json =
      nlohmann::json::parse(problem_json({{Code::illegal_move, in_english("\xff no move")}}));
  EXPECT_EQ(json.at("detail"), "\xef\xbf\xbd no move");
}

}  // namespace
}  // namespace crownhead::wire
