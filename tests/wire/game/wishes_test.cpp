#include "server/wire/game/wishes.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>

#include "rules/draughts/board/variant.hpp"

namespace crownhead::wire {
namespace {

const std::string five_and_three =
    R"("time_control":{"kind":"fischer","base_ms":300000,"increment_ms":3000})";

GameWish seek(const std::string& fields) { return parse_seek("{" + fields + "}").value(); }

ChallengeWish challenge(const std::string& fields) {
  return parse_challenge("{" + fields + "}").value();
}

/// Returns the errors by field.
std::map<std::string, std::string> errors_of(const auto& parsed) {
  std::map<std::string, std::string> errors;
  if (parsed) return errors;
  EXPECT_EQ(parsed.error().error.code, Code::invalid_field);
  for (const auto& error : parsed.error().fields) errors[error.field] = error.reason.english;
  return errors;
}

TEST(GameWish, DefaultsToTheVariantsSettings) {
  for (const auto& variant : draughts::variants()) {
    const auto wish = seek(R"("variant":")" + std::string(variant.key) + "\"," + five_and_three);
    EXPECT_EQ(wish.terms.variant, variant.key);
    EXPECT_EQ(wish.terms.ruleset, variant.rulesets.front().key);
    EXPECT_EQ(wish.terms.start_fen, variant.start_fen);
    EXPECT_EQ(wish.terms.control, play::TimeControl(play::Fischer{seconds(300), seconds(3)}));
    EXPECT_FALSE(wish.terms.rated);
    EXPECT_EQ(wish.color, play::ColorChoice::random);
  }
}

TEST(GameWish, AcceptsEveryRuleset) {
  for (const auto& variant : draughts::variants())
    for (const auto& ruleset : variant.rulesets)
      EXPECT_EQ(seek(R"("variant":")" + std::string(variant.key) + R"(","ruleset":")" +
                     std::string(ruleset.key) + "\"," + five_and_three)
                    .terms.ruleset,
                ruleset.key);
}

TEST(GameWish, RefusesAnInvalidGame) {
  struct Row {
    std::string fields;
    std::map<std::string, std::string> errors;
  };
  const std::string international = R"("variant":"international")";
  const std::string variants =
      "must be one of: international, russian, giveaway, english, brazilian, pool, spanish, "
      "portuguese, italian, czech, canadian, frisian, frysk, turkish, armenian, thai, "
      "spantsiretti, antidraughts, breakthrough, killer, bashni, stavropol, samoyed, star, nardi";
  const Row rows[] = {
      {"",
       {{"variant", "is missing; give a text"}, {"time_control", "is missing; give an object"}}},
      {R"("variant":7,)" + five_and_three, {{"variant", "must be a text"}}},
      {R"("variant":"",)" + five_and_three, {{"variant", variants}}},
      {R"("variant":"chess",)" + five_and_three, {{"variant", variants}}},
      {R"("variant":"International",)" + five_and_three, {{"variant", variants}}},
      {international + R"(,"ruleset":"club",)" + five_and_three,
       {{"ruleset", "is not a ruleset of International draughts"}}},
      {R"("variant":"russian","ruleset":"fmjd",)" + five_and_three,
       {{"ruleset", "is not a ruleset of Russian draughts"}}},
      {international + R"(,"color":"red","rated":"yes",)" + five_and_three,
       {{"color", "must be one of: white, black, random"}, {"rated", "must be true or false"}}},
      {international + "," + five_and_three + R"(,"min_rating":599,"max_rating":4001)",
       {{"min_rating", "must be from 600 to 4000"}, {"max_rating", "must be from 600 to 4000"}}},
      {international + "," + five_and_three + R"(,"min_rating":1600,"max_rating":1599)",
       {{"max_rating", "must not be below min_rating"}}},
  };
  for (const Row& row : rows)
    EXPECT_EQ(errors_of(parse_seek("{" + row.fields + "}")), row.errors) << row.fields;
  EXPECT_EQ(parse_seek("[]").error().error.code, Code::bad_json);
  EXPECT_EQ(parse_challenge("nonsense").error().error.code, Code::bad_json);
}

TEST(GameWish, AcceptsTheTermsOfAStar) {
  struct Row {
    std::string fields;
    std::string start;
  };
  const Row rows[] = {
      {"", "side 4 men 10 seats 2"},
      {R"("terms":{},)", "side 4 men 10 seats 2"},
      {R"("terms":{"side":3},)", "side 3 men 6 seats 2"},
      {R"("terms":{"side":3,"men":10},)", "side 3 men 10 seats 2"},
      {R"("terms":{"side":4,"men":15,"seats":2},)", "side 4 men 15 seats 2"},
  };
  for (const Row& row : rows) {
    const auto wish = seek(R"("variant":"star",)" + row.fields + five_and_three);
    EXPECT_EQ(wish.terms.start_fen, row.start);
    EXPECT_EQ(wish.terms.ruleset, "classic");
  }
  EXPECT_EQ(seek(R"("variant":"star","ruleset":"open",)" + five_and_three).terms.ruleset, "open");
}

TEST(GameWish, AcceptsTheTermsOfAMatchOfNardi) {
  const auto start = [](const std::string& fields) {
    return seek(R"("variant":"nardi",)" + fields + five_and_three).terms.start_fen;
  };
  EXPECT_EQ(seek(R"("variant":"nardi",)" + five_and_three).terms.ruleset, "latvian");
  EXPECT_EQ(start(""), "1 point");
  EXPECT_EQ(start(R"("terms":{"length":1},)"), "1 point");
  EXPECT_EQ(start(R"("ruleset":"wbgf","terms":{"length":7,"cube":true,"crawford":true},)"),
            "7 points cube crawford");
  EXPECT_EQ(start(R"("ruleset":"wbgf","terms":{"length":5,"cube":true},)"),
            "5 points cube crawford");
  EXPECT_EQ(start(R"("ruleset":"wbgf","terms":{"length":1,"cube":true},)"), "1 point cube");
  EXPECT_EQ(start(R"("ruleset":"wbgf","terms":{"length":5,"cube":true,"crawford":false},)"),
            "5 points cube");
  EXPECT_EQ(start(R"("ruleset":"wbgf","terms":{"length":99},)"), "99 points");
}

TEST(GameWish, RefusesInvalidTerms) {
  struct Row {
    std::string fields;
    std::string field;
  };
  const Row rows[] = {
      {R"("variant":"star","ruleset":"fmjd",)", "ruleset"},
      {R"("variant":"star","terms":7,)", "terms"},
      {R"("variant":"star","terms":{"side":5},)", "terms.side"},
      {R"("variant":"star","terms":{"side":-9223372036854775808},)", "terms.side"},
      {R"("variant":"star","terms":{"side":"4"},)", "terms.side"},
      {R"("variant":"star","terms":{"men":11},)", "terms.men"},
      {R"("variant":"star","terms":{"side":3,"men":15},)", "terms.men"},
      {R"("variant":"star","terms":{"seats":7},)", "terms.seats"},
      {R"("variant":"russian","terms":{},)", "terms"},
      {R"("variant":"nardi","ruleset":"fmjd",)", "ruleset"},
      {R"("variant":"nardi","terms":7,)", "terms"},
      {R"("variant":"nardi","terms":{"length":3},)", "terms"},
      {R"("variant":"nardi","terms":{"cube":true},)", "terms"},
      {R"("variant":"nardi","ruleset":"wbgf","terms":{"length":0},)", "terms"},
      {R"("variant":"nardi","ruleset":"wbgf","terms":{"length":100},)", "terms"},
      {R"("variant":"nardi","ruleset":"wbgf","terms":{"length":9007199254740992},)", "terms"},
      {R"("variant":"nardi","terms":{"length":9223372036854775807},)", "terms.length"},
      {R"("variant":"nardi","ruleset":"wbgf","terms":{"length":"7"},)", "terms.length"},
      {R"("variant":"nardi","ruleset":"wbgf","terms":{"cube":"yes"},)", "terms.cube"},
      {R"("variant":"nardi","ruleset":"wbgf","terms":{"crawford":true},)", "terms"},
  };
  for (const Row& row : rows) {
    const auto errors = errors_of(parse_seek("{" + row.fields + five_and_three + "}"));
    EXPECT_EQ(errors.size(), 1u) << row.fields;
    EXPECT_TRUE(errors.contains(row.field)) << row.fields;
  }
  const auto several = [](const std::string& more) {
    return parse_challenge(R"({"variant":"star","terms":{"seats":6},)" + more + five_and_three +
                           "}");
  };
  EXPECT_EQ(several("")->game.terms.seats(), 6u);
  EXPECT_TRUE(errors_of(several(R"("opponent":"ben",)")).contains("opponent"));
  EXPECT_TRUE(several(R"("rated":true,)")->game.terms.rated);
  EXPECT_TRUE(
      errors_of(parse_challenge(R"({"variant":"star","fen":"W:W31:B1",)" + five_and_three + "}"))
          .contains("fen"));
}

TEST(RatingRange, IncludesItsBounds) {
  EXPECT_EQ(seek(R"("variant":"russian",)" + five_and_three).range, RatingRange{});
  const auto wish =
      seek(R"("variant":"russian","min_rating":1500,"max_rating":1600,)" + five_and_three);
  EXPECT_EQ(wish.range, (RatingRange{1500, 1600}));
  for (const int inside : {1500, 1550, 1600}) EXPECT_TRUE(wish.range.holds(inside));
  for (const int outside : {1499, 1601}) EXPECT_FALSE(wish.range.holds(outside));
  EXPECT_TRUE((RatingRange{1500, {}}).holds(3000));
  EXPECT_FALSE((RatingRange{{}, 1500}).holds(1501));
  auto open = wish;
  open.range = {};
  EXPECT_NE(wording(wish), wording(open));
}

TEST(AccountsOnly, IsOffUnlessWished) {
  const auto open = seek(R"("variant":"russian",)" + five_and_three);
  const auto closed = seek(R"("variant":"russian","accounts_only":true,)" + five_and_three);
  EXPECT_FALSE(open.accounts_only);
  EXPECT_TRUE(closed.accounts_only);
  EXPECT_NE(wording(open), wording(closed)) << "a repeated request has the same terms";
}

TEST(TimeControl, AllKinds) {
  const auto control = [](const std::string& json) {
    return seek(R"("variant":"russian","time_control":)" + json).terms.control;
  };
  using play::Fischer;
  using play::PerMove;
  EXPECT_EQ(control(R"({"kind":"fischer","base_ms":60000,"increment_ms":0})"),
            play::TimeControl(Fischer{seconds(60), seconds(0)}));
  EXPECT_EQ(control(R"({"kind":"fischer","base_ms":0,"increment_ms":1000,"cap_ms":null})"),
            play::TimeControl(Fischer{seconds(0), seconds(1)}));
  EXPECT_EQ(control(R"({"kind":"fischer","base_ms":60000,"increment_ms":5,"cap_ms":60000})"),
            play::TimeControl(Fischer{seconds(60), Millis{5}, seconds(60)}));
  EXPECT_EQ(control(R"({"kind":"per_move","time_ms":259200000})"),
            play::TimeControl(PerMove{seconds(259200)}));
  EXPECT_EQ(control(R"({"kind":"delay","base_ms":120000,"delay_ms":12000})"),
            play::TimeControl(play::Delay{seconds(120), seconds(12)}));
  EXPECT_EQ(control(R"({"kind":"unlimited"})"), play::TimeControl(play::Unlimited{}));
  EXPECT_EQ(control(R"({"kind":"sessions","sessions":[{"moves":40,"time_ms":7200000}]})"),
            play::TimeControl(play::Sessions{{{40, seconds(7200)}}, true, Millis{0}}));
  EXPECT_EQ(control(R"({"kind":"sessions","sessions":[{"moves":50,"time_ms":8640000000},
                        {"moves":10,"time_ms":864000000}],"carry":false,"grace_ms":86400000,
                        "charge":"whole_days"})"),
            play::TimeControl(play::Sessions{{{50, seconds(8640000)}, {10, seconds(864000)}},
                                             false,
                                             seconds(86400),
                                             play::Charge::whole_days}));
}

TEST(TimeControl, WithoutALimitIsCasual) {
  const std::string fields = R"("variant":"russian","time_control":{"kind":"unlimited"})";
  EXPECT_EQ(errors_of(parse_seek("{" + fields + R"(,"rated":true})")),
            (std::map<std::string, std::string>{
                {"rated", "must be false in a game without a time limit"}}));
}

TEST(TimeControl, NamesItsFieldsAndBounds) {
  struct Row {
    const char* json;
    const char* field;
    const char* detail;  ///< its first words
  };
  const Row rows[] = {
      {"5", "time_control", "must be an object"},
      {"{}", "time_control.kind", "must be one of: fischer, per_move, sessions, unlimited, delay"},
      {R"({"kind":"hourglass"})", "time_control.kind", "must be one of"},
      {R"({"kind":"fischer"})", "time_control.base_ms", "is missing"},
      {R"({"kind":"fischer","base_ms":1000})", "time_control.increment_ms", "is missing"},
      {R"({"kind":"fischer","base_ms":1000.5,"increment_ms":0})", "time_control.base_ms",
       "must be a whole number"},
      {R"({"kind":"fischer","base_ms":0,"increment_ms":999})", "time_control", "base_ms must be"},
      {R"({"kind":"fischer","base_ms":-1,"increment_ms":5000})", "time_control", "base_ms must be"},
      {R"({"kind":"fischer","base_ms":9007199254740992,"increment_ms":0})", "time_control",
       "base_ms and increment_ms may be at most 365 days"},
      {R"({"kind":"fischer","base_ms":60000,"increment_ms":0,"cap_ms":59999})", "time_control",
       "cap_ms must be"},
      {R"({"kind":"per_move"})", "time_control.time_ms", "is missing"},
      {R"({"kind":"per_move","time_ms":999})", "time_control", "time_ms must be between"},
      {R"({"kind":"per_move","time_ms":31536000001})", "time_control", "time_ms must be between"},
      {R"({"kind":"delay","base_ms":60000})", "time_control.delay_ms", "is missing"},
      {R"({"kind":"delay","base_ms":999,"delay_ms":0})", "time_control", "base_ms must be"},
      {R"({"kind":"delay","base_ms":60000,"delay_ms":-1})", "time_control", "delay_ms must be"},
      {R"({"kind":"sessions"})", "time_control.sessions", "is missing; give a list"},
      {R"({"kind":"sessions","sessions":[]})", "time_control",
       "sessions must be a list of 1 to 10"},
      {R"({"kind":"sessions","sessions":[7]})", "time_control.sessions.0", "must be an object"},
      {R"({"kind":"sessions","sessions":[{"moves":1,"time_ms":1000},{"moves":2}]})",
       "time_control.sessions.1.time_ms", "is missing"},
      {R"({"kind":"sessions","sessions":[{"moves":0,"time_ms":1000}]})", "time_control",
       "sessions.0.moves must be between 1 and 1000"},
      {R"({"kind":"sessions","sessions":[{"moves":9007199254740992,"time_ms":1000}]})",
       "time_control", "sessions.0.moves must be between 1 and 1000"},
      {R"({"kind":"sessions","sessions":[{"moves":1,"time_ms":1000}],"charge":"weeks"})",
       "time_control.charge", "must be one of: ms, whole_days"},
      {R"({"kind":"sessions","sessions":[{"moves":1,"time_ms":1000}],"carry":1})",
       "time_control.carry", "must be true or false"},
      {R"({"kind":"sessions","sessions":[{"moves":1,"time_ms":1000}],"grace_ms":-1})",
       "time_control", "grace_ms must be between"},
  };
  for (const Row& row : rows) {
    const auto errors = errors_of(parse_seek(
        std::string(R"({"variant":"russian","vacations":true,"time_control":)") + row.json + "}"));
    ASSERT_TRUE(errors.contains(row.field)) << row.json;
    EXPECT_TRUE(errors.at(row.field).starts_with(row.detail)) << errors.at(row.field);
  }
}

TEST(Challenge, NamesAnOpponentOrNone) {
  const std::string game = R"("variant":"international",)" + five_and_three;
  EXPECT_EQ(challenge(game).opponent, std::nullopt);
  EXPECT_EQ(challenge(game + R"(,"opponent":null)").opponent, std::nullopt);
  EXPECT_EQ(challenge(game + R"(,"opponent":"Anna")").opponent, "Anna");
  EXPECT_EQ(errors_of(parse_challenge("{" + game + R"(,"opponent":7})")),
            (std::map<std::string, std::string>{{"opponent", "must be a text"}}));
}

TEST(Challenge, AcceptsAnotherStartPosition) {
  const auto wish =
      challenge(R"("variant":"international","fen":" B:W31-35 : B K1 ,6",)" + five_and_three);
  EXPECT_EQ(wish.game.terms.start_fen, "B:W31-35:BK1,6");
}

TEST(Challenge, RefusesAnUnplayablePosition) {
  struct Row {
    std::string fields;
    std::string begins;
  };
  const Row rows[] = {
      {R"("fen":"")", ""},
      {R"("fen":"nonsense")", ""},
      {R"("fen":"W:W31:B31")", ""},
      {R"("fen":"W:W51:B1")", ""},
      {R"("fen":"W:W:B1")", "the game would be over"},
      {R"("fen":"W:W31:B")", "the game would be over"},
      {R"("fen":"W:W46:B41,37")", "the game would be over"},
      {R"("fen":"W:W31-50:B1-20","rated":true)", "a rated game starts from the usual position"},
      {R"("fen":")" + std::string(1001, 'x') + '"', "may be at most 1000 characters"},
  };
  for (const Row& row : rows) {
    const auto errors = errors_of(parse_challenge(R"({"variant":"international",)" +
                                                  five_and_three + "," + row.fields + "}"));
    ASSERT_TRUE(errors.contains("fen")) << row.fields;
    EXPECT_TRUE(errors.at("fen").starts_with(row.begins)) << errors.at("fen");
  }
}

TEST(Challenge, RefusesAPositionThatIsDrawnAtOnce) {
  const auto turkish = [](const std::string& fen) {
    return errors_of(parse_challenge(R"({"variant":"turkish",)" + five_and_three + R"(,"fen":")" +
                                     fen + R"("})"));
  };
  EXPECT_EQ(turkish("W:WKa1:BKb8"),
            (std::map<std::string, std::string>{
                {"fen", "the game would be drawn at once; set up another position"}}));
  EXPECT_THAT(turkish("W:WKa1:BKa4"), testing::IsEmpty()) << "White takes";
}

TEST(Challenge, RefusesAPositionWithTooManyCaptures) {
  const auto errors = errors_of(parse_challenge(
      R"({"variant":"frisian",)" + five_and_three +
      R"(,"fen":"W:WK38:B2,8,10,11,12,13,14,17,19,21,22,23,24,25,26,28,30,31,34,37,39,42,43,44,K48"})"));
  EXPECT_EQ(errors, (std::map<std::string, std::string>{
                        {"fen",
                         "there are too many captures to play from this position; take some "
                         "pieces off"}}));
}

TEST(Wording, IsTheSameForTheSameWishOnly) {
  const std::string plain = R"("variant":"russian",)" + five_and_three;
  const auto words = [](const std::string& fields) { return wording(seek(fields)); };
  EXPECT_EQ(words(plain), words(plain + R"(,"ruleset":"official","rated":false,"color":"random")"));
  for (const std::string& other :
       {R"("variant":"international",)" + five_and_three, plain + R"(,"ruleset":"club")",
        plain + R"(,"rated":true)", plain + R"(,"color":"white")",
        std::string(R"("variant":"russian","time_control":{"kind":"per_move","time_ms":300000})")})
    EXPECT_NE(words(plain), words(other)) << other;
}

}  // namespace
}  // namespace crownhead::wire
