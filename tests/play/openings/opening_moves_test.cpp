#include "rules/play/openings/opening_moves.hpp"

#include <gtest/gtest.h>

#include "rules/draughts/notation/fen.hpp"

namespace crownhead::play {
namespace {

Game after(const std::vector<std::string>& moves, const std::string& variant = "international",
           const std::string& fen = "") {
  const auto& found = *draughts::find_variant(variant);
  auto game = Game::begin({.terms = {.variant = variant,
                                     .ruleset = "",
                                     .start_fen = fen.empty() ? std::string(found.start_fen) : fen,
                                     .control = Unlimited{},
                                     .rated = false},
                           .players = {UserId{1}, UserId{2}}},
                          Instant{0})
                  .value();
  for (const auto& move : moves)
    for (const auto& event :
         decide(game, MakeMove{game.turn(), game.ply(), move, false}, Instant{0}).value())
      apply(game, event);
  return game;
}

std::uint64_t key(const std::string& variant, const std::string& fen) {
  const auto& found = *draughts::find_variant(variant);
  return position_key(found, *draughts::find_ruleset(found, ""),
                      draughts::read_fen(found, fen).value());
}

TEST(OpeningMoves, EachHaveTheKeyOfThePositionBeforeThem) {
  const auto moves = opening_moves(after({"32-28", "19-23", "28x19"}));
  ASSERT_EQ(moves.size(), 3U);
  EXPECT_EQ(moves[0], (OpeningMove{key("international", "W:W31-50:B1-20"), "32-28"}));
  EXPECT_EQ(moves[1], (OpeningMove{key("international", "B:W28,31,33-50:B1-20"), "19-23"}));
  EXPECT_EQ(moves[2], (OpeningMove{key("international", "W:W28,31,33-50:B1-18,20,23"), "28x19"}));
}

TEST(OpeningMoves, AgreeAfterATransposition) {
  const auto one = opening_moves(after({"32-28", "20-25", "31-27", "19-23"}));
  const auto other = opening_moves(after({"31-27", "20-25", "32-28", "19-23"}));
  EXPECT_NE(one[1].position, other[1].position);
  EXPECT_EQ(one[3], other[3]);
}

// The key is stored; another key would lose everything counted so far.
TEST(OpeningMoves, TheKeyIsStable) {
  EXPECT_EQ(key("international", "W:W31-50:B1-20"), 120225543444875457ULL);
  EXPECT_NE(key("international", "W:W31-50:B1-20"), key("international", "B:W31-50:B1-20"));
  EXPECT_NE(key("russian", "W:Wa1:Bh8"), key("pool", "W:Wa1:Bh8"));
}

TEST(OpeningMoves, EndAtTheLastCountedPly) {
  std::vector<std::string> line;
  Game game = after({});
  while (game.ply() < static_cast<int>(counted_plies) + 4) {
    line.push_back(game.board().legal().front());
    game = after(line);
    ASSERT_FALSE(game.ended());
  }
  EXPECT_EQ(opening_moves(game).size(), counted_plies);
}

TEST(OpeningMoves, CountAPositionOnceInAGame) {
  const auto moves = opening_moves(
      after({"49-44", "2-8", "44-49", "8-2", "49-44"}, "international", "W:WK49,31:BK2,20"));
  EXPECT_EQ(moves.size(), 4U);
}

}  // namespace
}  // namespace crownhead::play
