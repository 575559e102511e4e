#include "rules/star/notation.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/reasons.hpp"
#include "tests/star/positions.hpp"

namespace crownhead::star {
namespace {

using testing::ElementsAre;

class StarNotation : public testing::Test {
 protected:
  Error refused(const std::string& state, std::string_view text) const {
    const auto move = read_move(terms_, position_of(terms_, state), text);
    return move ? Error{Code::invalid_field, in_english("legal")} : move.error();
  }
  std::string read(const std::string& state, std::string_view text) const {
    const auto move = read_move(terms_, position_of(terms_, state), text);
    return move ? write_move(*terms_.board, *move) : move.error().detail;
  }
  std::vector<std::string> path(const std::string& state, std::string_view from,
                                std::string_view to) const {
    const Move move{hole_of(*terms_.board, from), hole_of(*terms_.board, to)};
    std::vector<std::string> names;
    for (const Hole hole : shortest_path(*terms_.board, position_of(terms_, state), move))
      names.push_back(hole_name(*terms_.board, hole));
    return names;
  }

  const Terms terms_ = terms_of(4, 10, 2);
};

TEST_F(StarNotation, ReadsOriginAndDestination) {
  for (const std::string_view text : {"f13-d11", " f13 - d11\n", "F13-D11"})
    EXPECT_EQ(read("f13/e13 d12", text), "f13-d11") << text;
}

TEST_F(StarNotation, ReadsEveryHoleOfThePath) {
  EXPECT_EQ(read("f13/e13 d12", "f13-d13-d11"), "f13-d11");
  EXPECT_EQ(read("e9/f9 g10 f10", "e9-g9-g11"), "e9-g11");
  EXPECT_EQ(read("e9/f9 g10 f10", "e9-g9-g11-e9-g9"), "e9-g9");
}

TEST_F(StarNotation, RejectsAnImpossiblePath) {
  EXPECT_EQ(refused("f13/e13 d12", "f13-f11-d11"),
            (Error{Code::illegal_move, reason::star::no_jump("f13", "f11", "f13-d11")}));
  EXPECT_EQ(read("e9/f9 g10 f10", "e9-e10-f10-g11"),
            "No jump leads from e9 to e10; e9-g11 alone is enough.");
}

TEST_F(StarNotation, ReadsAPassIfNothingElseIsPossible) {
  EXPECT_EQ(read("a1/a2 b2 a3 c3", " - "), "-");
  EXPECT_EQ(refused("a1/a2 b2 a3", "-"),
            (Error{Code::illegal_move, reason::star::may_not_pass("a1-c3")}));
}

TEST_F(StarNotation, RejectsTextThatIsNotAMove) {
  for (const std::string_view text : {"", "e9", "e9-", "e9e10", "e9-z9", "e9-e18", "e9xe10",
                                      "e9-e10?", "--", "- -", "pass", "\xff"})
    EXPECT_EQ(refused("e9/a17", text).code, Code::bad_notation) << text;
  EXPECT_EQ(read("e9/a17", "e9-n5"),
            "\"e9-n5\" is not a move on a star of side 4: expected two or more holes, as in "
            "a4-a5, or - for a pass.");
}

TEST_F(StarNotation, ReportsWhyAMoveIsIllegal) {
  EXPECT_EQ(read("e9/f9", "d9-d10"), "No man stands on d9.");
  EXPECT_EQ(read("e9/f9", "f9-g9"), "The man on f9 is not yours.");
  EXPECT_EQ(read("e9/f9", "e9-e9"), "A move must end on a different hole.");
  EXPECT_EQ(read("e9/f9", "e9-f9"),
            "There is a man on f9. Legal moves: e9-e8, e9-f8, e9-d9, e9-g9, e9-e10, e9-f10.");
  EXPECT_EQ(read("e9/a17", "e9-e11"),
            "Neither a step nor jumps lead from e9 to e11. "
            "Legal moves: e9-e8, e9-f8, e9-d9, e9-f9, e9-e10, e9-f10.");
  EXPECT_EQ(read("b14/a1", "b14-f13"),
            "A man in its target must stay there. "
            "Legal moves: b14-a14, b14-c14, b14-a15, b14-b15.");
  EXPECT_EQ(read("e13/a1", "e13-d13"),
            "A move may not end in a point that is neither your home nor your target. "
            "Legal moves: e13-d12, e13-e12, e13-f13, e13-a14.");
  EXPECT_EQ(read("b4 e9/a17:50.0", "e9-d9"),
            "From turn 50 on, men must leave their home first. Legal moves: b4-f5, b4-g5.");
  EXPECT_EQ(read("e9/:9.0:12", "e9-d9"), "the game is over; no more moves are possible");
}

TEST_F(StarNotation, ShowsStepsAndJumps) {
  EXPECT_THAT(path("e9/a17", "e9", "f9"), ElementsAre("e9", "f9"));
  EXPECT_THAT(path("e9/f9 g10 f10", "e9", "g11"), ElementsAre("e9", "g11"));
}

TEST_F(StarNotation, ShowsTheShortestPath) {
  EXPECT_THAT(path("f13/e13 d12", "f13", "d11"), ElementsAre("f13", "d13", "d11"));
}

TEST_F(StarNotation, PrefersThePathThatIsFirstAlphabetically) {
  EXPECT_THAT(path("e9/e10 f12 f10 g12", "e9", "g13"), ElementsAre("e9", "e11", "g13"));
  // Compared as texts: "g11" comes before "g9".
  EXPECT_THAT(path("e9/f10 f9 g10 h11 h10 g9", "e9", "i11"), ElementsAre("e9", "g11", "i11"));
}

}  // namespace
}  // namespace crownhead::star
