#include "rules/puzzles/puzzle.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

#include "rules/draughts/notation/fen.hpp"
#include "rules/draughts/notation/notation.hpp"

namespace crownhead::puzzles {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<Theme> themes(const std::string& key, const std::string& fen,
                          const std::vector<std::string>& texts) {
  const auto& variant = *draughts::find_variant(key);
  const auto solved = draughts::read_fen(variant, fen).value();
  auto position = solved;
  std::vector<draughts::Move> moves;
  for (const auto& text : texts) {
    moves.push_back(draughts::read_move(variant, position, text).value());
    position = draughts::after(variant, position, moves.back());
  }
  return themes_of(variant, solved, moves);
}

TEST(Themes, OfAttackAndShot) {
  EXPECT_THAT(themes("russian",
                     "B:Wa1,c1,e1,f2,b2,d2,h2,c3,e3,d4,h4,a5:Be5,g5,b6,d6,f6,h6,a7,c7,e7,b8,d8,h8",
                     {"d6-c5", "c3-b4", "c5:a3", "f2-g3", "e5:c3"}),
              ElementsAre(Theme::attack));
  EXPECT_THAT(themes("russian", "W:Wa1,d2,h2,a3,c3,e3,g3,d4,f4:Bc5,b6,f6,h6,a7,g7,c7,d8,h8",
                     {"c3-b4", "c7-d6", "f4-e5", "d6:f4", "g3:e5", "h6-g5", "b4:d6"}),
              ElementsAre(Theme::shot));
}

TEST(Themes, OfAnEnding) {
  EXPECT_THAT(themes("international", "W:W36,37:B26", {"37-31", "26x37", "36-31"}),
              ElementsAre(Theme::ending));
  EXPECT_THAT(themes("international", "W:W36,37,50:B26", {"36-31"}),
              ElementsAre(Theme::ending, Theme::opposition));
  EXPECT_THAT(themes("international", "W:W6:B35", {"6-1"}),
              ElementsAre(Theme::breakthrough, Theme::ending));
}

TEST(Themes, AreNoneForAQuietMove) {
  EXPECT_THAT(themes("international", "W:W31-50:B1-20", {"32-28"}), IsEmpty());
}

}  // namespace
}  // namespace crownhead::puzzles
