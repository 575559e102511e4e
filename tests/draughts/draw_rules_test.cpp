// The rules of draws, by article: a FEN and moves, and after which ply the game is a draw.
#include "rules/draughts/draw_rules.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sstream>

#include "rules/draughts/fen.hpp"
#include "rules/draughts/notation.hpp"
#include "tests/draughts/test_data.hpp"

namespace crownhead::draughts {
namespace {

/// A game that is played for its draw rules.
class Game {
 public:
  Game(const std::string& variant, const std::string& ruleset, const std::string& fen)
      : variant_(variant_of(variant)),
        position_(position_of(variant_, fen)),
        count_(variant_, *find_ruleset(variant_, ruleset), position_),
        seen_{position_} {}

  /// Moves in notation, separated by spaces.
  Game& play(const std::string& moves) {
    std::istringstream in(moves);
    for (std::string text; in >> text;) {
      const auto move = read_move(variant_, position_, text);
      if (!move) throw std::invalid_argument(text + ": " + move.error().detail);
      make(*move);
    }
    return *this;
  }

  /// `plies` quiet moves of kings that repeat no position twice, offer nothing to capture and keep
  /// off the main road.
  Game& shuffle(int plies) {
    for (int ply = 0; ply < plies; ++ply) make(quiet_move());
    return *this;
  }

  /// A ply of squares from 1, legal or not: what is counted does not depend on it.
  Game& tell(int from, int to, int taken = 0) {
    Bitboard captured;
    if (taken > 0) captured.insert(static_cast<Square>(taken - 1));
    make({static_cast<Square>(from - 1), static_cast<Square>(to - 1), captured});
    return *this;
  }

  /// `plies` in which the side to move puts its first king on the next free square.
  Game& idle(int plies) {
    for (int ply = 0; ply < plies; ++ply) {
      const Square king = position_.kings[slot(position_.turn)].front();
      Square to = king;
      do {
        to = static_cast<Square>((to + 1) % square_count(variant_));
      } while (position_.occupied().contains(to));
      make({king, to, {}});
    }
    return *this;
  }

  /// The first king of the side to move takes the other side's first piece, wherever they stand.
  Game& take() {
    Bitboard captured;
    captured.insert(position_.pieces(opposite(position_.turn)).front());
    Square to = captured.front();
    while (position_.occupied().contains(to)) ++to;
    make({position_.kings[slot(position_.turn)].front(), to, captured});
    return *this;
  }

  const DrawCount& count() const { return count_; }
  std::optional<DrawRule> automatic() const { return count_.automatic(); }
  std::optional<DrawRule> claimable() const { return count_.claimable(); }

  /// The counter of `rule` that runs out first; -1 if none counts.
  int left(DrawRule rule) const {
    for (const Counter& counter : count_.counters()) {
      if (counter.rule == rule) return counter.left;
    }
    return -1;
  }

 private:
  void make(const Move& move) {
    const Position next = after(variant_, position_, move);
    count_.played(position_, move, next);
    position_ = next;
    seen_.push_back(next);
  }

  Move quiet_move() const {
    std::optional<Move> best;
    std::ptrdiff_t fewest = 2;
    for (const Move& move : legal_moves(variant_, position_)) {
      const Position next = after(variant_, position_, move);
      const auto replies = legal_moves(variant_, next);
      const bool taken =
          std::ranges::any_of(replies, [](const Move& reply) { return !reply.captured.empty(); });
      const bool on_road =
          column_of(variant_, move.to) + row_of(variant_, move.to) == variant_.columns - 1;
      const auto times = std::ranges::count(seen_, next);
      if (!position_.kings[slot(position_.turn)].contains(move.from) || !move.captured.empty() ||
          taken || replies.empty() || times >= fewest || on_road) {
        continue;
      }
      best = move;
      fewest = times;
    }
    if (!best) throw std::logic_error("no quiet move in " + write_fen(variant_, position_));
    return *best;
  }

  const Variant& variant_;
  Position position_;
  DrawCount count_;
  std::vector<Position> seen_;
};

// Two kings that keep out of each other's way, and men that cannot be reached.
const std::string kings_and_men = "W:WK47,45,50:BK4,6,5";

TEST(DrawRules, Fmjd6_1_ThePositionStandsForTheThirdTime) {
  Game game("international", "fmjd", "W:WK46,45:BK2,6");
  game.play("46-41 2-8 41-46 8-2");
  EXPECT_EQ(game.automatic(), std::nullopt);
  game.play("46-41 2-8 41-46");
  EXPECT_EQ(game.automatic(), std::nullopt);
  game.play("8-2");
  EXPECT_EQ(game.automatic(), DrawRule::threefold);
  EXPECT_EQ(game.claimable(), std::nullopt);
  EXPECT_EQ(game.count().article(DrawRule::threefold), "6.1");
}

TEST(DrawRules, Fmjd6_1_TheOtherSideToMoveIsAnotherPosition) {
  Game game("international", "fmjd", "W:WK46,45:BK2,6");
  game.play("46-41 2-8 41-37 8-2 37-46 2-8");  // the pieces of ply 2 with another to move
  EXPECT_EQ(game.automatic(), std::nullopt);
}

TEST(DrawRules, Lidraughts_TheThirdTimeIsClaimed) {
  Game game("international", "lidraughts", "W:WK46,45:BK2,6");
  game.play("46-41 2-8 41-46 8-2 46-41 2-8 41-46 8-2");
  EXPECT_EQ(game.automatic(), std::nullopt);
  EXPECT_EQ(game.claimable(), DrawRule::threefold);
  game.play("46-41");
  EXPECT_EQ(game.claimable(), DrawRule::threefold);
  game.play("2-7");
  EXPECT_EQ(game.claimable(), std::nullopt);
}

struct Ruled {
  std::string variant;
  std::string ruleset;
  std::string article;
  std::string fen;
  DrawRule rule;
  int plies;       ///< after which the game is a draw
  int first_left;  ///< the counter at the start; -1 if it does not count yet
};

void PrintTo(const Ruled& ruled, std::ostream* out) { *out << ruled.article << ' ' << ruled.fen; }

class DrawAfter : public testing::TestWithParam<Ruled> {};

TEST_P(DrawAfter, SoManyMoves) {
  const Ruled& ruled = GetParam();
  Game game(ruled.variant, ruled.ruleset, ruled.fen);
  EXPECT_EQ(game.left(ruled.rule), ruled.first_left);
  game.shuffle(ruled.plies - 1);
  EXPECT_EQ(game.automatic(), std::nullopt);
  EXPECT_EQ(game.left(ruled.rule), 1);
  game.shuffle(1);
  EXPECT_EQ(game.automatic(), ruled.rule);
  EXPECT_EQ(game.count().article(ruled.rule), ruled.article);
}

INSTANTIATE_TEST_SUITE_P(
    DrawRules, DrawAfter,
    testing::Values(
        Ruled{"international", "fmjd", "6.2", kings_and_men, DrawRule::moves_25, 50, -1},
        Ruled{"international", "kndb", "9d", kings_and_men, DrawRule::moves_25, 50, -1},
        Ruled{"international", "latvia", "6.3", kings_and_men, DrawRule::moves_25, 50, -1},
        Ruled{"international", "fmjd", "6.3", "W:WK36,K47,K48:BK4", DrawRule::moves_16, 32, 16},
        Ruled{"international", "fmjd", "6.3", "W:WK47,45,50:BK4", DrawRule::moves_16, 32, 16},
        Ruled{"international", "kndb", "9c", "W:WK47,K48,50:BK4", DrawRule::moves_16, 32, 16},
        Ruled{"international", "latvia", "6.4", "B:WK4:BK47,K48,K49", DrawRule::moves_16, 32, 16},
        Ruled{"international", "fmjd", "6.4", "W:WK47,K48:BK4", DrawRule::moves_5, 10, 5},
        Ruled{"international", "fmjd", "6.4", "W:WK47,45:BK4", DrawRule::moves_5, 10, 5},
        Ruled{"international", "fmjd", "6.4", "W:WK47:BK4", DrawRule::moves_5, 10, 5},
        Ruled{"international", "kndb", "9b", "W:WK47:BK3,K4", DrawRule::moves_5, 10, 5},
        Ruled{"international", "latvia", "6.5", "W:WK47:BK4", DrawRule::moves_5, 10, 5},
        Ruled{"international", "lidraughts", "", "W:WK47:BK4", DrawRule::moves_5, 10, 5},
        Ruled{"russian", "official", "1.9.1", "W:WKc1,h4:BKb8,h6,f8,d8", DrawRule::moves_15, 30,
              -1},
        Ruled{"russian", "official", "1.9.1", "W:WKa3,Kb2,Kc1:BKg1", DrawRule::moves_15, 29, 15},
        Ruled{"russian", "official", "1.9.1", "W:WKa3,h4:BKg1", DrawRule::moves_5, 10, 5},
        Ruled{"russian", "club", "20", "W:WKa3,Kb2,Kc1:BKg1", DrawRule::moves_15, 29, 15},
        Ruled{"russian", "club", "21", "W:WKa3,Kb2,Kc1:BKg1,h8", DrawRule::moves_30, 59, 30}));

TEST(DrawRules, Fmjd6_2_AMansMoveStartsTheTwentyFiveAnew) {
  Game game("international", "fmjd", kings_and_men);
  game.idle(40).tell(45, 40).idle(49);
  EXPECT_EQ(game.automatic(), std::nullopt);
  game.idle(1);
  EXPECT_EQ(game.automatic(), DrawRule::moves_25);
}

TEST(DrawRules, Fmjd6_2_ACaptureStartsTheTwentyFiveAnew) {
  Game game("international", "fmjd", "W:WK47,45,50:BK4,6,5,35");
  game.shuffle(10);
  EXPECT_EQ(game.left(DrawRule::moves_25), 20);
  game.play("45-40 35x44");
  EXPECT_EQ(game.left(DrawRule::moves_25), -1);
}

TEST(DrawRules, Fmjd6_3_ThePlyThatMakesTheMaterialIsNotCounted) {
  Game game("international", "fmjd", "W:WK46,K47,32:BK5,28");
  game.play("32x23");  // takes a man: one king against three
  EXPECT_EQ(game.left(DrawRule::moves_16), 16);
}

TEST(DrawRules, Fmjd6_3_AManBecomingAKingStartsNothingAnew) {
  Game game("international", "fmjd", "W:WK46,K47,8:BK50");
  game.play("8-2 50-45");
  EXPECT_EQ(game.left(DrawRule::moves_16), 15);
}

TEST(DrawRules, Fmjd6_4_EnteringTheFiveStartsAtNought) {
  Game game("international", "fmjd", "B:WK46,K47,K48:BK5");
  game.idle(24).take();  // Black takes one of three
  EXPECT_EQ(game.left(DrawRule::moves_16), -1);
  EXPECT_EQ(game.left(DrawRule::moves_5), 5);
}

TEST(DrawRules, Fmjd6_4_ACaptureInsideTheFiveStartsNothingAnew) {
  Game game("international", "fmjd", "B:WK46,45:BK5");
  game.tell(5, 10).tell(46, 41).tell(10, 15).tell(41, 46).tell(15, 50, 45);
  EXPECT_EQ(game.left(DrawRule::moves_5), 3);
  game.tell(46, 41).tell(50, 44).tell(41, 37).tell(44, 39);
  EXPECT_EQ(game.automatic(), std::nullopt);
  game.tell(37, 32);
  EXPECT_EQ(game.automatic(), DrawRule::moves_5);
}

TEST(DrawRules, Lv6_5_WithFewerThanFiveLeftTheSixteenRunToTheirEnd) {
  Game game("international", "latvia", "B:WK1,K2,45:BK20");
  game.idle(24).take().idle(6);
  EXPECT_EQ(game.automatic(), std::nullopt);
  EXPECT_EQ(game.left(DrawRule::moves_16), 1);
  game.idle(1);
  EXPECT_EQ(game.automatic(), DrawRule::moves_16);
}

TEST(DrawRules, Lv6_5_WithFiveLeftTheFiveStart) {
  Game game("international", "latvia", "W:WK1,K2,45:BK20");
  game.idle(21).take();  // 10 plies of the 16 moves were left
  EXPECT_EQ(game.left(DrawRule::moves_16), -1);
  EXPECT_EQ(game.left(DrawRule::moves_5), 5);
}

TEST(DrawRules, Russian1_9_2_ThePositionForTheThirdTimeIsClaimed) {
  Game game("russian", "official", "W:WKc1,a3:BKb8,h6");
  game.play("c1-d2 b8-c7 d2-c1 c7-b8 c1-d2 b8-c7 d2-c1");
  EXPECT_EQ(game.claimable(), std::nullopt);
  game.play("c7-b8");
  EXPECT_EQ(game.claimable(), DrawRule::threefold);
  EXPECT_EQ(game.automatic(), std::nullopt);
  EXPECT_EQ(game.count().article(DrawRule::threefold), "1.9.2");
}

TEST(DrawRules, RussianClub19_TheSameMovesThreeTimesAreClaimed) {
  Game game("russian", "club", "W:WKc1,a3:BKb8,h6");
  game.play("c1-d2 b8-c7 d2-c1 c7-b8 c1-d2 b8-c7 d2-c1 c7-b8");
  EXPECT_EQ(game.claimable(), std::nullopt);  // the first time it came about by no move
  game.play("c1-d2");
  EXPECT_EQ(game.claimable(), DrawRule::threefold);
  EXPECT_EQ(game.count().article(DrawRule::threefold), "19");
}

TEST(DrawRules, Russian1_9_1_MoreThanThreeKingsCountAsWell) {
  EXPECT_EQ(Game("russian", "official", "W:WKa3,Kb2,Kc1,Ke1:BKg1").left(DrawRule::moves_15), 15);
  EXPECT_EQ(Game("russian", "club", "W:WKa3,Kb2,Kc1,Ke1:BKg1").left(DrawRule::moves_15), -1);
}

TEST(DrawRules, Russian1_9_1_OnlyTheStrongerSidesMovesCount) {
  Game game("russian", "official", "B:WKa3,Kb2,Kc1:BKg1");
  game.tell(32, 28);  // the lone king's
  EXPECT_EQ(game.left(DrawRule::moves_15), 15);
  game.tell(21, 17);
  EXPECT_EQ(game.left(DrawRule::moves_15), 14);
}

TEST(DrawRules, Russian1_9_1_ThreePiecesAgainstAKingOnTheMainRoad) {
  // White has a king and two men; the lone king goes to and fro between a1 (29) and b2 (25).
  Game game("russian", "official", "W:WKh4,h2,g1:BKa1");
  EXPECT_EQ(game.left(DrawRule::main_road), 5);
  game.tell(20, 24).tell(29, 25).tell(24, 20).tell(25, 29);
  game.tell(20, 16).tell(29, 25).tell(16, 20).tell(25, 18);
  EXPECT_EQ(game.automatic(), std::nullopt);
  EXPECT_EQ(game.left(DrawRule::main_road), 1);
  game.tell(20, 24);
  EXPECT_EQ(game.automatic(), DrawRule::main_road);
}

TEST(DrawRules, Russian1_9_1_LeavingTheMainRoadEndsTheCount) {
  Game game("russian", "official", "W:WKh4,h2,g1:BKa1");
  game.tell(20, 24).tell(29, 30);
  EXPECT_EQ(game.left(DrawRule::main_road), -1);
  game.tell(24, 20).tell(30, 29);
  EXPECT_EQ(game.left(DrawRule::main_road), 5);
}

TEST(DrawRules, Russian1_9_1_TheSameMaterialWithKingsOnBothSides) {
  Game game("russian", "official", "W:WKa1,a3,b2:BKh8,h6");  // five pieces
  EXPECT_EQ(game.left(DrawRule::moves_30), 30);
  game.tell(21, 17).tell(4, 8);
  EXPECT_EQ(game.left(DrawRule::moves_30), 29);
  game.tell(17, 1);  // crowned
  EXPECT_EQ(game.left(DrawRule::moves_30), 30);
  game.tell(8, 4, 25);  // four pieces
  EXPECT_EQ(game.left(DrawRule::moves_30), 30);
  EXPECT_EQ(Game("russian", "official", "W:WKa1,a3,b2,c1:BKh8,h6").left(DrawRule::moves_60), 60);
  EXPECT_EQ(Game("russian", "official", "W:WKa1,a3,b2,c1,d2,e1:BKh8,h6").left(DrawRule::moves_60),
            -1);
}

TEST(DrawRules, RussianClub21_StartsAnewWhenTheMaterialChanges) {
  Game game("russian", "club", "W:WKa3,Kb2,Kc1:BKg1,h8,h6");
  game.tell(21, 17).tell(32, 28).tell(17, 21);
  EXPECT_EQ(game.left(DrawRule::moves_30), 28);
  game.tell(28, 32).tell(21, 17, 12);
  EXPECT_EQ(game.left(DrawRule::moves_30), 30);
}

TEST(DrawRules, TheNearestCounterComesFirst) {
  Game game("russian", "official", "W:WKa3,Kb2,Kc1:BKg1");
  game.shuffle(2);
  std::vector<int> left;
  for (const Counter& counter : game.count().counters()) left.push_back(counter.left);
  EXPECT_THAT(left, testing::ElementsAre(14, 14, 29));
}

TEST(DrawRules, AgreeingIsForTheFortiethMoveInTheNetherlandsAndLatvia) {
  const Variant& variant = variant_of("international");
  EXPECT_EQ(find_ruleset(variant, "kndb")->agreed_draw_from_move, 40);
  EXPECT_EQ(find_ruleset(variant, "latvia")->agreed_draw_from_move, 40);
  EXPECT_EQ(find_ruleset(variant, "fmjd")->agreed_draw_from_move, 0);
  EXPECT_EQ(find_ruleset(variant, ""), &variant.rulesets.front());
  EXPECT_EQ(find_ruleset(variant, "none"), nullptr);
}

TEST(DrawRules, HaveNamesThatAreStored) {
  EXPECT_EQ(draw_rule_name(DrawRule::threefold), "threefold");
  EXPECT_EQ(draw_rule_name(DrawRule::moves_25), "25_move_rule");
  EXPECT_EQ(draw_rule_name(DrawRule::moves_16), "16_move_rule");
  EXPECT_EQ(draw_rule_name(DrawRule::moves_5), "5_move_rule");
  EXPECT_EQ(draw_rule_name(DrawRule::moves_15), "15_move_rule");
  EXPECT_EQ(draw_rule_name(DrawRule::moves_30), "30_move_rule");
  EXPECT_EQ(draw_rule_name(DrawRule::moves_60), "60_move_rule");
  EXPECT_EQ(draw_rule_name(DrawRule::main_road), "main_road");
  EXPECT_EQ(draw_rule_name(DrawRule::fourfold), "fourfold");
  EXPECT_EQ(draw_rule_name(DrawRule::moves_300), "300_move_rule");
  EXPECT_EQ(draw_rule_name(DrawRule::king_against_king), "king_against_king");
}

TEST(DrawRules, NothingCountsWithoutAKingOnTheStrongerSide) {
  Game game("international", "fmjd", "W:W31,32,33:BK5");
  EXPECT_TRUE(game.count().counters().empty());
}

/// A count of a variant whose texts have no article for it: from `fen`, kings moving alone.
struct Limit {
  std::string variant;
  std::string fen;
  DrawRule rule;
  int plies;  ///< that make the draw
  bool claimed;
};

void PrintTo(const Limit& limit, std::ostream* out) { *out << limit.variant << ' ' << limit.fen; }

class CountOfVariant : public testing::TestWithParam<Limit> {
 protected:
  Game game_{GetParam().variant, "", GetParam().fen};
};

TEST_P(CountOfVariant, DrawsOnItsLastPly) {
  const auto drawn = [this] { return GetParam().claimed ? game_.claimable() : game_.automatic(); };
  if (GetParam().plies > 0) {
    game_.idle(GetParam().plies - 1);
    EXPECT_EQ(drawn(), std::nullopt);
    EXPECT_EQ(game_.left(GetParam().rule), 1);
    game_.idle(1);
  }
  EXPECT_EQ(drawn(), GetParam().rule);
  EXPECT_EQ(GetParam().claimed ? game_.automatic() : game_.claimable(), std::nullopt);
}

INSTANTIATE_TEST_SUITE_P(
    DrawRules, CountOfVariant,
    testing::Values(Limit{"giveaway", "W:WKa1,h2:BKb8,a7", DrawRule::moves_15, 30, false},
                    Limit{"brazilian", "W:WKa1,h2,f2:BKb8,a7,c7,e7,g7", DrawRule::moves_15, 30,
                          false},
                    Limit{"brazilian", "W:WKa1:BKb8", DrawRule::moves_5, 10, false},
                    Limit{"pool", "W:WK32,21:BK1,12", DrawRule::moves_15, 30, false},
                    Limit{"pool", "W:WK32,K31,K30:BK1", DrawRule::moves_13, 26, false},
                    Limit{"spanish", "W:WK1,12:BK32,21", DrawRule::moves_20, 40, false},
                    Limit{"portuguese", "W:WK1,K2,K3:BK32", DrawRule::moves_12, 24, false},
                    Limit{"czech", "W:WKa1,h2:BKb8,a7", DrawRule::moves_15, 30, false},
                    Limit{"canadian", "W:WK72,61:BK1,12", DrawRule::moves_25, 50, false},
                    Limit{"canadian", "W:WK72,61:BK1", DrawRule::moves_5, 10, false},
                    Limit{"canadian", "W:WK72,61,60:BK1", DrawRule::moves_16, 32, false},
                    Limit{"english", "B:WK32,21:BK1,12", DrawRule::moves_40, 80, true},
                    Limit{"italian", "W:WK32,21:BK1,12", DrawRule::moves_40, 80, true},
                    Limit{"frisian", "W:WK50,K49:BK1", DrawRule::moves_7, 14, false},
                    Limit{"frysk", "W:WK50:BK1", DrawRule::moves_2, 4, false},
                    Limit{"frisian", "W:WK50,41:BK1,10", DrawRule::moves_300, 600, false},
                    Limit{"turkish", "W:WKa1,b2:BKh8,g7", DrawRule::moves_25, 50, false},
                    Limit{"armenian", "W:WKa1:BKc8", DrawRule::king_against_king, 0, false},
                    Limit{"thai", "W:WK1,12:BK32,21", DrawRule::moves_15, 30, false},
                    Limit{"spantsiretti", "W:WKa1,h2:BKb8,a7", DrawRule::moves_15, 30, false},
                    Limit{"bashni", "W:WKa1,h2:BKb8,a7", DrawRule::moves_15, 30, false},
                    Limit{"stavropol", "W:WKa1,h2:BKb8,a7", DrawRule::moves_15, 30, false},
                    Limit{"samoyed", "W:WKa1,h2:BKb8,a7", DrawRule::moves_15, 30, false},
                    Limit{"killer", "W:WK50,41:BK1,10", DrawRule::moves_25, 50, false}),
    [](const auto& test) {
      return test.param.variant + "_" +
             name_for_test(std::string(draw_rule_name(test.param.rule))) + "_" +
             std::to_string(test.index);
    });

TEST(DrawRules, OneKingEachIsNoDrawWhileTheMoverCanCapture) {
  Game game("turkish", "", "W:WKa1:BKa5");
  EXPECT_EQ(game.automatic(), std::nullopt);
  Game other("turkish", "", "B:WKa1:BKb5");
  EXPECT_EQ(other.automatic(), DrawRule::king_against_king);
}

TEST(DrawRules, FrisianCaptureToOneKingAgainstOneStartsTheTwoMoves) {
  Game game("frisian", "", "W:WK50:BK1,K2");
  game.idle(3);
  game.idle(1);
  game.take();
  EXPECT_EQ(game.left(DrawRule::moves_2), 2);
  game.idle(4);
  EXPECT_EQ(game.automatic(), DrawRule::moves_2);
}

TEST(DrawRules, RepetitionEndsTheGameAsTheVariantSays) {
  const std::string kings = "46-41 2-8 41-46 8-2 ";
  struct Case {
    std::string variant;
    std::string fen;
    std::string back_and_forth;
    int times;  ///< until the position has come about often enough
    std::optional<DrawRule> automatic;
    std::optional<DrawRule> claimed;
  };
  const std::vector<Case> cases{
      {"killer", "W:WK46,45:BK2,6", kings, 2, DrawRule::threefold, std::nullopt},
      {"antidraughts", "W:WK46,45:BK2,6", kings, 2, DrawRule::threefold, std::nullopt},
      {"frisian", "W:WK46:BK2,K1", kings, 2, std::nullopt, std::nullopt},
      {"english", "W:WK32,21:BK1,12", "32-27 1-6 27-32 6-1 ", 2, std::nullopt, DrawRule::threefold},
      {"italian", "W:WK32,21:BK1,12", "32-28 1-5 28-32 5-1 ", 2, std::nullopt, std::nullopt},
      {"italian", "W:WK32,21:BK1,12", "32-28 1-5 28-32 5-1 ", 3, std::nullopt, DrawRule::fourfold},
      {"turkish", "W:Wa3,Kh1:Ba6,Kf8", "a3-b3 a6-b6 b3-a3 b6-a6 ", 2, DrawRule::threefold,
       std::nullopt},
  };
  for (const Case& each : cases) {
    SCOPED_TRACE(each.variant + " " + std::to_string(each.times));
    Game game(each.variant, "", each.fen);
    for (int i = 0; i < each.times; ++i) game.play(each.back_and_forth);
    EXPECT_EQ(game.automatic(), each.automatic);
    EXPECT_EQ(game.claimable(), each.claimed);
  }
}

}  // namespace
}  // namespace crownhead::draughts
