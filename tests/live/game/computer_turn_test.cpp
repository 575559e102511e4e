#include "server/game/computer_turn.hpp"

#include <gtest/gtest.h>
#include <set>

#include "rules/draughts/notation/notation.hpp"
#include "rules/endings/lookup.hpp"
#include "rules/play/ruling.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/live/made_shelf.hpp"
#include "tests/play/draughts_of.hpp"
#include "tests/play/nardi_match.hpp"
#include "tests/play/sample_game.hpp"

namespace crownhead::live {
namespace {

using Kind = ComputerTurn::Kind;

constexpr Seat white = Seat::white, black = Seat::black;
const server::EndgameTables no_endings;
const ComputerMeans means{.lot = 7, .share = 1, .endings = no_endings};

std::optional<ComputerTurn> turn_of(const play::Table& table, Seat side) {
  return computer_turn(table.game, side, 1, table.now);
}

std::optional<Kind> kind_of(const play::Table& table, Seat side) {
  const auto turn = turn_of(table, side);
  return turn ? std::optional(turn->kind) : std::nullopt;
}

wire::DrawAction answer_to_draw(const play::Table& table, Seat side) {
  return std::get<wire::DrawWish>(computer_wish(*turn_of(table, side), means)).action;
}

TEST(ComputerTurn, IsAMoveIfTheSideIsToMove) {
  play::Table table(play::setup_of());
  EXPECT_EQ(kind_of(table, white), Kind::move);
  EXPECT_EQ(kind_of(table, black), std::nullopt);
  const auto move = std::get<wire::MoveWish>(computer_wish(*turn_of(table, white), means));
  EXPECT_EQ(move.ply, 0);
  EXPECT_TRUE(table.moves(move.move));
  EXPECT_EQ(kind_of(table, black), Kind::move);
}

// With so few positions the search finds no distant win, so each move must be looked up.
TEST(ComputerTurn, UsesEndgameTables) {
  const db::TempFile file;
  const auto shelf = endings::made_shelf(file.folder(), "english", 3);
  const auto& english = *draughts::find_variant("english");
  auto setup = play::casual();
  setup.terms.variant = english.key;
  setup.terms.ruleset = draughts::find_ruleset(english, "")->key;
  setup.terms.start_fen = "W:WK31,K32:BK1";
  play::Table table(setup);
  const auto position = [&]() -> const draughts::Position& {
    return play::draughts_of(table.game).position();
  };
  const auto plies = [&] { return endings::value(*shelf.of(english), position())->plies(); };
  ASSERT_GT(plies(), 6);
  while (!table.game.ended()) {
    const int before = plies();
    const auto turn = computer_turn(table.game, white, 6, table.now);
    const auto wish = computer_wish(*turn, {.lot = 7, .share = 0.001, .endings = shelf});
    table.play({std::get<wire::MoveWish>(wish).move});
    if (table.game.ended()) break;
    ASSERT_EQ(plies(), before - 1);
    const auto reply = endings::best_moves(*shelf.of(english), position()).front();
    table.play({draughts::write_move(english, position(), reply)});
  }
  EXPECT_EQ(table.game.ended()->outcome(), play::Outcome::white_wins);
}

TEST(ComputerTurn, SearchesUntilStopped) {
  const play::Table table(play::setup_of());
  int asked = 0;
  const auto turn = computer_turn(table.game, white, 8, table.now);
  const auto wish = computer_wish(
      *turn,
      {.lot = 7, .share = 1e6, .enough = [&] { return ++asked == 5; }, .endings = no_endings});
  EXPECT_TRUE(std::holds_alternative<wire::MoveWish>(wish));
  EXPECT_EQ(asked, 5);
}

TEST(ComputerTurn, KnowsTheTimeLeftOnARunningClock) {
  play::Table table(play::setup_of());
  EXPECT_EQ(turn_of(table, white)->left, std::nullopt) << "the first move of a live game is free";
  table.play({"32-28", "19-23"}).wait(seconds(40));
  EXPECT_EQ(turn_of(table, white)->left, seconds(260));
  const play::Table endless(play::setup_of(play::Unlimited{}));
  EXPECT_EQ(turn_of(endless, white)->left, std::nullopt);
}

TEST(ComputerTurn, IsAnAnswerToTheOpponentsOffer) {
  play::Table table(play::casual());
  table.play({"32-28", "19-23"});
  table.does(play::OfferTakeback{black}).value();
  EXPECT_EQ(kind_of(table, black), std::nullopt);
  const auto takeback = computer_wish(*turn_of(table, white), means);
  EXPECT_EQ(std::get<wire::TakebackWish>(takeback).action, wire::OfferAction::accept);
  table.does(play::AcceptTakeback{white}).value();
  table.does(play::Resign{black}).value();
  EXPECT_EQ(kind_of(table, white), std::nullopt);
  table.does(play::OfferRematch{black}).value();
  EXPECT_EQ(kind_of(table, black), std::nullopt);
  const auto rematch = computer_wish(*turn_of(table, white), means);
  EXPECT_EQ(std::get<wire::RematchWish>(rematch).action, wire::OfferAction::accept);
}

TEST(ComputerTurn, DeclinesADrawInTheOpening) {
  play::Table table(play::setup_of());
  table.moves("32-28", true).value();
  EXPECT_TRUE(turn_of(table, black)->draw_offered);
  EXPECT_TRUE(std::holds_alternative<wire::MoveWish>(computer_wish(*turn_of(table, black), means)));
  table.play({"19-23"});
  table.does(play::OfferDraw{black}).value();
  EXPECT_EQ(kind_of(table, white), Kind::move) << "a move is an answer";
  play::Table other(play::setup_of());
  other.play({"32-28", "19-23"});
  other.does(play::OfferDraw{white}).value();
  EXPECT_EQ(kind_of(other, black), Kind::draw_offer);
  EXPECT_EQ(answer_to_draw(other, black), wire::DrawAction::decline);
}

TEST(ComputerTurn, AcceptsADrawWhenItIsLosing) {
  play::Table table(
      play::setup_of(play::five_and_three, "international", "", "W:WK50,K49,K48,31,32,33:B5,6"));
  table.does(play::OfferDraw{white}).value();
  EXPECT_EQ(answer_to_draw(table, black), wire::DrawAction::accept);
  table.does(play::DeclineDraw{black}).value();
  EXPECT_EQ(kind_of(table, black), std::nullopt);
}

TEST(ComputerTurn, ClaimsADrawUnlessItIsBetter) {
  play::Table table(
      play::setup_of(play::five_and_three, "international", "lidraughts", "W:WK46:BK25"));
  for (int round = 0; round < 2; ++round) table.play({"46-41", "25-30", "41-46", "30-25"});
  ASSERT_TRUE(draughts_of(table.game).draws().claimable());
  EXPECT_EQ(answer_to_draw(table, white), wire::DrawAction::claim);
}

TEST(ComputerTurn, WaitsWhileADirectorHasStoppedTheGame) {
  play::Table table(play::setup_of());
  for (const auto& event : play::decide_ruling(table.game, play::PauseGame{}, table.now).value())
    play::apply(table.game, event);
  EXPECT_EQ(kind_of(table, white), std::nullopt);
}

/// Returns the computer's act for the seat whose turn it is.
std::string nardi_act(const play::NardiTable& table, int level) {
  const auto turn = computer_turn(table.game, table.game.turn(), level, table.now);
  return std::get<wire::MoveWish>(computer_wish(*turn, means)).move;
}

TEST(ComputerTurn, PlaysCompleteMatchesOfNardi) {
  std::set<std::string> seen;
  for (std::uint8_t root = 0; root < 3; ++root) {
    play::NardiTable table(play::nardi_setup("5 points cube crawford"), {root});
    for (int acts = 0; !table.game.ended(); ++acts) {
      ASSERT_LT(acts, 2000);
      EXPECT_FALSE(computer_turn(table.game, opposite(table.game.turn()), 1, table.now));
      const auto act = nardi_act(table, 7);
      ASSERT_TRUE(table.moves(act)) << act;
      seen.insert(act.substr(0, act.find(' ')));
    }
    EXPECT_EQ(table.game.ended()->reason, play::EndReason::match_won);
  }
  for (const char* act : {"roll", "double", "take", "drop"}) EXPECT_TRUE(seen.contains(act)) << act;
}

TEST(ComputerTurn, PlaysCompleteGamesOnTheStar) {
  auto setup = play::setup_of(play::Unlimited{}, "star", "classic", "side 3 men 6 seats 2");
  setup.terms.rated = false;
  play::Table table(setup);
  for (int plies = 0; !table.game.ended(); ++plies) {
    ASSERT_LT(plies, 400);
    const auto turn = computer_turn(table.game, table.game.turn(), 5, table.now);
    const auto act =
        std::get<wire::MoveWish>(computer_wish(*turn, {.lot = static_cast<std::uint64_t>(plies),
                                                       .share = 1,
                                                       .endings = no_endings}))
            .move;
    ASSERT_TRUE(table.moves(act)) << act;
  }
  EXPECT_EQ(table.game.ended()->reason, play::EndReason::arrived);
}

TEST(ComputerTurn, AcceptsAFreePoint) {
  play::NardiTable table(play::nardi_setup("5 points cube crawford"));
  table.moves("concede 1").value();
  EXPECT_EQ(nardi_act(table, 7), "accept");
}

}  // namespace
}  // namespace crownhead::live
