#include "server/messages/ending.hpp"

#include <gtest/gtest.h>

#include "rules/draughts/draw_rules.hpp"

namespace crownhead::messages {
namespace {

using play::EndReason;
using play::Outcome;
using enum play::EndReason;
using enum play::Outcome;

std::string told(std::string_view locale, Outcome outcome, EndReason reason,
                 std::optional<draughts::DrawRule> rule = std::nullopt, std::string article = "") {
  return ending_text(texts_in(locale), {.ended = {play::finish_of(outcome), reason, rule},
                                        .mine = Seat::white,
                                        .result = "",
                                        .article = std::move(article)});
}

TEST(Ending, IsWordedLikeOnTheGamePage) {
  EXPECT_EQ(told("en", black_wins, EndReason::time), "Black wins: White ran out of time");
  EXPECT_EQ(told("ru", white_wins, resignation), "Белые выиграли: чёрные сдались");
  EXPECT_EQ(told("de", draw, agreement), "Remis: von beiden vereinbart");
  EXPECT_EQ(told("en", none, no_first_move), "Aborted: no first move in time");
  EXPECT_EQ(told("en", none, forfeit), "Both lose");
  EXPECT_EQ(told("en", none, adjudication), "Annulled");
}

TEST(Ending, ADrawByARuleNamesTheArticle) {
  using enum draughts::DrawRule;
  EXPECT_EQ(told("en", draw, draw_rule, moves_25, "6.2"), "Draw: 25-move rule, art. 6.2");
  EXPECT_EQ(told("lv", draw, draw_rule, moves_16, "6.3"),
            "Neizšķirts: 16 gājienu noteikums, 6.3. p.");
  EXPECT_EQ(told("en", draw, draw_rule, moves_7), "Draw: 7-move rule");
}

TEST(Ending, EachReasonHasATextInEachLanguage) {
  for (const Texts& texts : all_texts()) {
    for (int i = 0; i <= static_cast<int>(draughts::DrawRule::piece_against_piece); ++i)
      EXPECT_TRUE(texts.rules.find(draw_rule_name(static_cast<draughts::DrawRule>(i))))
          << texts.language << i;
    for (const auto reason : {resignation, EndReason::time, no_moves, no_pieces, abandonment,
                              first_king, gave_all, adjudication, forfeit})
      EXPECT_TRUE(texts.ending.lost.find(play::reason_name({play::finish_of(white_wins), reason})))
          << texts.language << static_cast<int>(reason);
    for (const auto reason : {agreement, abandonment, adjudication})
      EXPECT_TRUE(texts.ending.drawn.find(play::reason_name({play::finish_of(draw), reason})))
          << texts.language;
    for (const auto reason : {EndReason::abort, no_first_move})
      EXPECT_TRUE(texts.ending.aborted.find(play::reason_name({play::finish_of(none), reason})))
          << texts.language;
    for (const char* outcome : {"0-0", "annulled"})
      EXPECT_TRUE(texts.ending.outcomes.find(outcome)) << texts.language;
  }
}

}  // namespace
}  // namespace crownhead::messages
