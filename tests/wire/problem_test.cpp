#include "server/wire/problem.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/wire/openapi.hpp"

namespace crownhead::wire {
namespace {

constexpr int codes = static_cast<int>(Code::bad_record) + 1;

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
    const auto json = nlohmann::json::parse(problem_json({{row.code, "why"}}));
    EXPECT_EQ(json.at("status"), row.status);
    EXPECT_EQ(json.at("code"), code_name(row.code));
    EXPECT_FALSE(json.at("title").get<std::string>().empty());
  }
}

TEST(Problem, HasWhatTheSchemaRequires) {
  const auto json = nlohmann::json::parse(problem_json({{Code::busy, "later"}}));
  for (const auto& key : OpenapiSchema("Problem").required())
    EXPECT_TRUE(json.contains(key)) << key;
  EXPECT_EQ(json.at("type"), "about:blank");
  EXPECT_EQ(json.at("detail"), "later");
  EXPECT_FALSE(json.contains("errors"));
}

TEST(Problem, ListsItsFields) {
  const auto json = nlohmann::json::parse(problem_json(
      {{Code::invalid_field, "a is wrong"}, {{"a", "is wrong"}, {"b.c", "is missing"}}}));
  EXPECT_EQ(json.at("errors"), nlohmann::json::parse(R"([{"field":"a","detail":"is wrong"},
                                                         {"field":"b.c","detail":"is missing"}])"));
}

TEST(Problem, OfOneFieldNamesItTwice) {
  const auto json = nlohmann::json::parse(problem_json(wrong_field("limit", "must be a number")));
  EXPECT_EQ(json.at("code"), "INVALID_FIELD");
  EXPECT_EQ(json.at("detail"), "limit must be a number");
  EXPECT_EQ(json.at("errors"),
            nlohmann::json::parse(R"([{"field":"limit","detail":"must be a number"}])"));
}

TEST(Problem, OfARuleNamesTheFieldThatItsSentenceBeginsWith) {
  const auto error = fail_in("entry.max_players", "must be 2 in a match").error();
  const auto json = nlohmann::json::parse(problem_json({error}));
  EXPECT_EQ(json.at("code"), "INVALID_FIELD");
  EXPECT_EQ(json.at("detail"), "entry.max_players must be 2 in a match");
  EXPECT_EQ(
      json.at("errors"),
      nlohmann::json::parse(R"([{"field":"entry.max_players","detail":"must be 2 in a match"}])"));
}

TEST(Problem, SurvivesTextThatIsNoUtf8) {
  const auto json = nlohmann::json::parse(problem_json({{Code::illegal_move, "\xff no move"}}));
  EXPECT_EQ(json.at("detail"), "\xef\xbf\xbd no move");
}

}  // namespace
}  // namespace crownhead::wire
