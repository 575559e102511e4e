#include "rules/play/takeback.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "rules/draughts/moves/moves.hpp"
#include "rules/draughts/notation/notation.hpp"
#include "tests/play/any_control.hpp"
#include "tests/play/draughts_of.hpp"
#include "tests/play/sample_game.hpp"
#include "tests/play/short_names.hpp"

namespace crownhead::play {
namespace {

TEST(Takeback, UndoesOneMoveBeforeTheReplyAndTwoAfterIt) {
  struct Row {
    Seat by;
    std::vector<std::string> left;
  };
  for (const auto& [by, left] : {Row{white, {"32-28", "19-23"}}, Row{black, {"32-28"}}}) {
    Table table(casual());
    table.play({"32-28", "19-23", "28x19"});
    table.does(OfferTakeback{by}).value();
    EXPECT_EQ(table.game.takeback().by, by);
    table.does(AcceptTakeback{opposite(by)}).value();
    std::vector<std::string> texts;
    for (const auto& move : table.game.moves()) texts.push_back(move.text);
    EXPECT_EQ(texts, left);
    EXPECT_EQ(table.game.turn(), by) << "it is their move again";
    Table same(casual());
    same.play(left);
    EXPECT_EQ(draughts_of(table.game).position(), draughts_of(same.game).position());
    EXPECT_EQ(table.game.takeback(), Offer{});
  }
}

TEST(Takeback, IsRefused) {
  Table table(casual());
  EXPECT_EQ(table.refusal(OfferTakeback{white}), Code::offer_refused) << "nothing was played";
  table.play({"32-28"});
  EXPECT_EQ(table.refusal(OfferTakeback{black}), Code::offer_refused) << "Black has not moved";
  EXPECT_EQ(table.refusal(AcceptTakeback{black}), Code::no_offer);
  EXPECT_EQ(table.refusal(DeclineTakeback{black}), Code::no_offer);
  table.does(OfferTakeback{white}).value();
  EXPECT_EQ(table.refusal(OfferTakeback{white}), Code::offer_refused) << "the offer is open";
  EXPECT_EQ(table.refusal(AcceptTakeback{white}), Code::no_offer) << "the player's own request";
  EXPECT_EQ(table.refusal(OfferDraw{black}), Code::draw_refused) << "another offer is open";
  table.does(DeclineTakeback{black}).value();
  EXPECT_EQ(table.refusal(OfferTakeback{white}), Code::offer_refused) << "it was declined";
  table.play({"19-23", "28x19"});
  EXPECT_EQ(table.refusal(OfferTakeback{white}), std::nullopt) << "for another move";
  table.does(OfferDraw{black}).value();
  EXPECT_EQ(table.refusal(OfferTakeback{white}), Code::offer_refused) << "a draw is offered";
  EXPECT_EQ(table.refusal(OfferTakeback{black}), Code::offer_refused) << "a draw is offered";
  Table rated(setup_of());
  rated.play({"32-28"});
  EXPECT_EQ(rated.refusal(OfferTakeback{white}), Code::offer_refused);
}

TEST(Takeback, TheRequestLapsesWithAMove) {
  Table table(casual());
  table.play({"32-28"});
  table.does(OfferTakeback{white}).value();
  table.play({"19-23"});
  EXPECT_EQ(table.refusal(AcceptTakeback{black}), Code::no_offer);
}

TEST(Takeback, KeepsThinkingChargedAndRevokesIncrements) {
  Table table(casual());
  table.play({"32-28"}).wait(seconds(10)).play({"19-23"}).wait(seconds(20)).play({"28x19"});
  // White 300 - 20 + 3, Black 300 - 10 + 3; Black has then thought for 5 s.
  table.wait(seconds(5)).does(OfferTakeback{black}).value();
  table.wait(seconds(4)).does(AcceptTakeback{white}).value();
  EXPECT_EQ(table.game.clock(), (ClockFace{.left = {seconds(280), seconds(300 - 10 - 9)},
                                           .running = black,
                                           .since = table.now}));
}

TEST(Takeback, IsRefusedIfAClockWouldDropBelowAGiftOfTime) {
  const auto after = [](Millis thinking) {
    Table table(casual(Fischer{seconds(40), seconds(60)}));
    table.play({"32-28", "19-23"}).wait(seconds(1)).play({"28x19", "14x23"}).wait(thinking);
    return table;
  };
  auto enough = after(seconds(24));
  enough.does(OfferTakeback{white}).value();
  enough.does(AcceptTakeback{black}).value();
  EXPECT_EQ(enough.game.clock().left[Seat::white], seconds(15));
  auto short_by_then = after(seconds(24));
  short_by_then.does(OfferTakeback{white}).value();
  short_by_then.wait(Millis{1});
  EXPECT_EQ(short_by_then.refusal(AcceptTakeback{black}), Code::offer_refused);
  auto too_short = after(seconds(25));
  EXPECT_EQ(too_short.refusal(OfferTakeback{white}), Code::offer_refused);
}

TEST(Takeback, RestoresTheFullTimeOfTheOpponentsNextMove) {
  Table table(casual(three_days_a_move));
  table.play({"32-28"}).wait(day).play({"19-23"});
  table.does(OfferTakeback{white}).value();
  table.does(AcceptTakeback{black}).value();
  table.play({"32-28"});
  EXPECT_EQ(table.game.deadline(), table.now + Millis{3 * day.count});
}

/// Returns the time that the last `plies` moves earned for each side.
PerSeat<Millis> brought(const Game& game, int plies) {
  PerSeat<Millis> sums{};
  Seat mover = opposite(game.turn());
  for (int i = 1; i <= plies; ++i, mover = opposite(mover)) {
    Millis& sum = sums[mover];
    sum = sum + game.moves()[game.moves().size() - static_cast<std::size_t>(i)].brought;
  }
  return sums;
}

TEST(Takeback, RestoresTheFullTimePerMove) {
  Table table(casual(three_days_a_move));
  table.wait(day).play({"32-28"}).wait(day);
  table.does(OfferTakeback{white}).value();
  table.does(AcceptTakeback{black}).value();
  EXPECT_EQ(table.game.deadline(), table.now + Millis{3 * day.count});
}

TEST(Takeback, UndoesTheSessionsMoveCount) {
  const TimeControl control = Sessions{{{2, seconds(7200)}, {10, seconds(3600)}}};
  Table table(casual(control));
  table.play({"32-28", "19-23"}).wait(seconds(100)).play({"28x19"});
  EXPECT_EQ(table.game.clock().left[Seat::white], seconds(7200 - 100 + 3600));
  table.does(OfferTakeback{white}).value();
  table.does(AcceptTakeback{black}).value();
  EXPECT_EQ(table.game.clock().left[Seat::white], seconds(7200 - 100));
  EXPECT_EQ(moves_to_go(control, table.game.clock(), white), 1);
  table.play({"28x19"});
  EXPECT_EQ(table.game.clock().left[Seat::white], seconds(7200 - 100 + 3600)) << "once, not twice";
}

TEST(Takeback, OfTheFirstLiveMoveStopsTheClocks) {
  Table table(casual());
  table.play({"32-28"}).wait(seconds(5));
  table.does(OfferTakeback{white}).value();
  table.does(AcceptTakeback{black}).value();
  EXPECT_EQ(table.game.clock().running, std::nullopt);
  EXPECT_EQ(table.game.deadline(), table.now + seconds(30)) << "for the first move";
}

/// Takes back what `by` requests, if possible, and checks the clocks against the time that the
/// moves earned.
void take_back_and_compare(Table& table, Seat by) {
  const auto& control = table.game.setup().terms.control;
  const Game before = table.game;
  if (!table.does(OfferTakeback{by})) return;
  const auto taken = table.does(AcceptTakeback{opposite(by)}).value();
  const auto gained = brought(before, std::get<TakenBack>(taken.front().what).plies);
  for (const Seat side : {white, black}) {
    const Millis was = remaining(control, before.clock(), side, table.now);
    const Millis is = remaining(control, table.game.clock(), side, table.now);
    if (const auto* per_move = std::get_if<PerMove>(&control))
      RC_ASSERT(is == per_move->time);
    else if (!std::holds_alternative<Unlimited>(control))
      RC_ASSERT(is == was - gained[side]);
    RC_ASSERT(is >= Millis{0});
  }
}

TEST(Takeback, ConservesTime) {
  EXPECT_TRUE(rc::check([] {
    Table table(casual(any_valid_control()));
    for (int ply = 0; ply < 20 && !table.game.ended(); ++ply) {
      if (const auto due = table.game.deadline())
        table.now = std::min(table.now + any_span(0, 200), *due - Millis{1});
      if (*rc::gen::inRange(0, 3) == 0) {
        take_back_and_compare(table, *rc::gen::element(white, black));
        continue;
      }
      const auto moves = draughts::legal_moves(draughts_of(table.game).variant(),
                                               draughts_of(table.game).position());
      table
          .moves(draughts::write_full(draughts_of(table.game).variant(),
                                      draughts_of(table.game).position(), moves[0]))
          .value();
    }
  }));
}

}  // namespace
}  // namespace crownhead::play
