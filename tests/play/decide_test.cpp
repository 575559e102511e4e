#include <gtest/gtest.h>

#include "rules/draughts/notation/notation.hpp"
#include "tests/play/draughts_of.hpp"
#include "tests/play/sample_game.hpp"
#include "tests/play/short_names.hpp"

namespace crownhead::play {
namespace {

/// Returns the only event of a successful command.
template <class What>
What sole(const Result<std::vector<Event>>& events) {
  EXPECT_TRUE(events && events->size() == 1);
  return std::get<What>(events.value().at(0).what);
}

/// Returns a change of international draughts without a capture.
draughts::Change step(draughts::Square from, draughts::Square to) {
  return {.move = {.from = static_cast<draughts::Square>(from - 1),
                   .to = static_cast<draughts::Square>(to - 1)}};
}

Ended last_end(const Result<std::vector<Event>>& events) {
  return std::get<Ended>(events.value().back().what);
}

TEST(DecideMove, ReportsTheMoveAndItsTime) {
  Table table(setup_of());
  table.wait(seconds(4));
  EXPECT_EQ(sole<Moved>(table.moves("32-28")), (Moved{.move = "32-28",
                                                      .spent = Millis{0},
                                                      .lag = Millis{0},
                                                      .left = seconds(300),
                                                      .lag_left = seconds(3),
                                                      .change = step(32, 28)}))
      << "White's clock is stopped before the first move in live play";
  table.wait(seconds(7));
  EXPECT_EQ(sole<Moved>(table.moves("19 - 23")), (Moved{.move = "19-23",
                                                        .spent = seconds(7),
                                                        .lag = Millis{0},
                                                        .left = seconds(296),
                                                        .brought = seconds(3),
                                                        .lag_left = seconds(3),
                                                        .change = step(19, 23)}));
  table.wait(seconds(1));
  EXPECT_EQ(sole<Moved>(table.moves("28x19")).left, seconds(302));
}

TEST(DecideMove, ChargesTheFirstMoveInCorrespondence) {
  Table table(setup_of(three_days_a_move));
  table.wait(seconds(3600));
  EXPECT_EQ(sole<Moved>(table.moves("32-28")), (Moved{.move = "32-28",
                                                      .spent = seconds(3600),
                                                      .lag = Millis{0},
                                                      .left = seconds(3 * 24 * 3600),
                                                      .brought = seconds(3600),
                                                      .change = step(32, 28)}));
}

TEST(DecideMove, IsRefusedWithAReason) {
  Table table(setup_of());
  table.play({"32-28"});
  struct Row {
    MakeMove move;
    Code code;
  };
  for (const auto& [move, code] : {
           Row{{white, 1, "31-27"}, Code::not_your_turn},
           Row{{black, 0, "19-23"}, Code::stale_ply},
           Row{{black, 2, "19-23"}, Code::stale_ply},
           Row{{black, 1, "19-14"}, Code::illegal_move},
           Row{{black, 1, "1-6"}, Code::illegal_move},
           Row{{black, 1, ""}, Code::illegal_move},
           Row{{black, 1, std::string(4096, '9')}, Code::illegal_move},
           Row{{black, 1, "\xff\xfe"}, Code::illegal_move},
       })
    EXPECT_EQ(table.refusal(move), code) << move.text.substr(0, 20);
  EXPECT_EQ(table.game.version(), 2);
}

TEST(DecideMove, RequiresTheRouteOfAnAmbiguousCapture) {
  Table table(setup_of(five_and_three, "international", "", "B:W20,23,24,43,K46:BK37"));
  EXPECT_EQ(table.refusal(MakeMove{black, 0, "37x48"}), Code::ambiguous_move);
  EXPECT_EQ(sole<Moved>(table.moves("37x14x25x48")).move, "37x14x25x48");
}

TEST(DecideMove, ATimeBeforeTheLastEventIsRaisedToIt) {
  Table table(setup_of());
  table.wait(seconds(10)).play({"32-28"});
  table.wait(-seconds(5));
  const auto events = table.moves("19-23");
  EXPECT_EQ(events->front().at, noon + seconds(10));
  EXPECT_EQ(sole<Moved>(events).spent, Millis{0});
}

TEST(DecideEnd, OnTheBoard) {
  struct Row {
    const char* fen;
    const char* move;
    Outcome outcome;
    EndReason reason;
  };
  for (const auto& row : {
           Row{"W:W28:B22", "28x17", Outcome::white_wins, EndReason::no_pieces},
           Row{"W:W50,30:B45", "30-25", Outcome::white_wins, EndReason::no_moves},
           Row{"B:W28:B22", "22x33", Outcome::black_wins, EndReason::no_pieces},
       }) {
    Table table(setup_of(five_and_three, "international", "", row.fen));
    const auto events = table.moves(row.move);
    ASSERT_TRUE(events) << events.error().detail;
    ASSERT_EQ(events->size(), 2u) << row.fen;
    EXPECT_EQ(last_end(events), (Ended{finish_of(row.outcome), row.reason}));
    EXPECT_EQ((*events)[0].at, (*events)[1].at);
  }
}

TEST(DecideEnd, ByResignationOfEitherSideAtAnyTime) {
  for (const Seat by : {white, black}) {
    Table table(setup_of());
    const auto ended = sole<Ended>(table.does(Resign{by}));
    EXPECT_EQ(ended.outcome(), by == white ? Outcome::black_wins : Outcome::white_wins);
    EXPECT_EQ(ended.reason, EndReason::resignation);
  }
}

TEST(DecideEnd, ByAbortBeforeTheSecondMove) {
  for (const std::size_t plies : {0u, 1u}) {
    Table table(setup_of());
    table.play(std::vector<std::string>(plies, "32-28"));
    EXPECT_EQ(sole<Ended>(table.does(Abort{black})),
              (Ended{finish_of(Outcome::none), EndReason::abort}));
  }
  Table table(setup_of());
  table.play({"32-28", "19-23"});
  EXPECT_EQ(table.refusal(Abort{white}), Code::too_late_to_abort);
}

TEST(DecideEnd, NothingHappensInAFinishedGame) {
  Table table(setup_of());
  table.does(Resign{white}).value();
  for (const Command& command :
       {Command{MakeMove{white, 0, "32-28"}}, Command{OfferDraw{white}}, Command{AcceptDraw{white}},
        Command{DeclineDraw{white}}, Command{ClaimDraw{white}}, Command{Resign{black}},
        Command{Abort{white}}})
    EXPECT_EQ(table.refusal(command), Code::game_over) << command.index();
}

// Article 13: an offer remains open until it is accepted or declined; a move in answer declines it;
// a player whose offer was declined may not be the first to offer again.
class DrawOffer : public testing::Test {
 protected:
  Table table{setup_of()};

  void SetUp() override { table.play({"32-28", "19-23"}); }
};

TEST_F(DrawOffer, IsAccepted) {
  EXPECT_EQ(sole<DrawOffered>(table.does(OfferDraw{white})).by, white);
  EXPECT_EQ(table.game.draw_offer(), white);
  EXPECT_EQ(sole<Ended>(table.does(AcceptDraw{black})),
            (Ended{finish_of(Outcome::draw), EndReason::agreement}));
  EXPECT_EQ(table.game.draw_offer(), std::nullopt);
}

TEST_F(DrawOffer, IsDeclinedExplicitly) {
  table.does(OfferDraw{white}).value();
  EXPECT_EQ(sole<DrawDeclined>(table.does(DeclineDraw{black})).by, black);
  EXPECT_EQ(table.game.draw_offer(), std::nullopt);
  EXPECT_EQ(table.game.draw_barred(), white);
}

TEST_F(DrawOffer, IsDeclinedByAMove) {
  table.moves("28x19", true).value();
  EXPECT_EQ(table.game.draw_offer(), white);
  table.play({"14x23"});
  EXPECT_EQ(table.game.draw_offer(), std::nullopt);
  EXPECT_EQ(table.game.draw_barred(), white);
}

TEST_F(DrawOffer, StaysOpenAfterTheOfferersMove) {
  table.does(OfferDraw{white}).value();
  table.play({"28x19"});
  EXPECT_EQ(table.game.draw_offer(), white);
  EXPECT_EQ(sole<Ended>(table.does(AcceptDraw{black})).reason, EndReason::agreement);
}

TEST_F(DrawOffer, MayNotBeRepeatedByThePlayerWhoWasDeclined) {
  table.does(OfferDraw{white}).value();
  EXPECT_EQ(table.refusal(OfferDraw{white}), Code::draw_refused) << "the offer is open";
  table.does(DeclineDraw{black}).value();
  EXPECT_EQ(table.refusal(OfferDraw{white}), Code::draw_refused);
  EXPECT_EQ(table.refusal(MakeMove{white, 2, "28x19", true}), Code::draw_refused);
  EXPECT_EQ(table.refusal(MakeMove{white, 2, "28x19", false}), std::nullopt);
  table.does(OfferDraw{black}).value();
  table.does(DeclineDraw{white}).value();
  EXPECT_EQ(table.refusal(OfferDraw{black}), Code::draw_refused) << "now it is White's turn";
  EXPECT_EQ(table.refusal(OfferDraw{white}), std::nullopt);
}

TEST_F(DrawOffer, InReplyToAnOfferIsAnAgreement) {
  table.does(OfferDraw{white}).value();
  EXPECT_EQ(sole<Ended>(table.does(OfferDraw{black})),
            (Ended{finish_of(Outcome::draw), EndReason::agreement}));
}

TEST_F(DrawOffer, IsAnsweredOnlyByTheOpponent) {
  EXPECT_EQ(table.refusal(AcceptDraw{white}), Code::no_draw_offer);
  EXPECT_EQ(table.refusal(DeclineDraw{white}), Code::no_draw_offer);
  table.does(OfferDraw{white}).value();
  EXPECT_EQ(table.refusal(AcceptDraw{white}), Code::no_draw_offer) << "the player's own offer";
  EXPECT_EQ(table.refusal(DeclineDraw{white}), Code::no_draw_offer);
}

/// Returns the move at this ply of the game with this seed: any legal move.
std::string some_move(const Game& game, std::size_t seed) {
  const auto moves =
      draughts::legal_moves(draughts_of(game).variant(), draughts_of(game).position());
  const auto choice = (seed + static_cast<std::size_t>(game.ply()) * seed) % moves.size();
  return draughts::write_full(draughts_of(game).variant(), draughts_of(game).position(),
                              moves[choice]);
}

/// Returns the moves of a game that is not over after `plies`.
std::vector<std::string> lasting_game(const Setup& setup, int plies) {
  for (std::size_t seed = 1;; ++seed) {
    Table table(setup);
    std::vector<std::string> moves;
    while (!table.game.ended() && table.game.ply() < plies)
      table.play({moves.emplace_back(some_move(table.game, seed))});
    if (!table.game.ended()) return moves;
  }
}

TEST(DrawAgreement, NeedsTheLargerMinimumOfTournamentAndRuleset) {
  auto setup = setup_of();
  setup.agreed_draw_from_move = 2;
  const auto moves = lasting_game(setup, 4);
  Table table(setup);
  table.play({moves[0], moves[1], moves[2]});
  const auto refusal = decide(table.game, OfferDraw{white}, table.now);
  EXPECT_EQ(refusal.error().code, Code::draw_refused);
  EXPECT_EQ(refusal.error().detail,
            "in this tournament a draw may be agreed only after both sides have made 2 moves");
  table.play({moves[3]});
  EXPECT_EQ(table.refusal(OfferDraw{white}), std::nullopt);

  auto strict = setup_of(five_and_three, "international", "kndb");
  for (const auto& [asked, holds] : {std::pair{0, 40}, {30, 40}, {40, 40}, {50, 50}}) {
    strict.agreed_draw_from_move = asked;
    EXPECT_EQ(Table(strict).game.agreed_draw_from_move(), holds) << asked;
  }
}

TEST(DrawAgreement, NeedsFortyMovesEachIfTheRulesetSaysSo) {
  const auto setup = setup_of(five_and_three, "international", "kndb");
  const auto moves = lasting_game(setup, 81);
  Table table(setup);
  const auto with_move = [&](std::size_t ply) {
    return table.refusal(MakeMove{table.game.turn(), table.game.ply(), moves[ply], true});
  };
  for (std::size_t ply = 0; ply < 79; ++ply) {
    EXPECT_EQ(table.refusal(OfferDraw{white}), Code::draw_refused) << ply;
    EXPECT_EQ(with_move(ply), Code::draw_refused) << ply;
    table.play({moves[ply]});
  }
  EXPECT_EQ(table.refusal(OfferDraw{white}), Code::draw_refused);
  EXPECT_EQ(with_move(79), std::nullopt) << "Black offers with the fortieth move";
  table.play({moves[79]});
  EXPECT_EQ(table.refusal(OfferDraw{white}), std::nullopt);
}

TEST(DrawRule, EndsTheGameAutomatically) {
  // KNDB 9b, FMJD 6.4: one king against one, five moves each.
  Table table(setup_of(five_and_three, "international", "fmjd", "W:WK6:BK45"));
  const std::vector<std::string> moves{"6-17",  "45-34", "17-6",  "34-45", "6-17",
                                       "45-40", "17-11", "40-45", "11-6"};
  for (const auto& move : moves) {
    const auto events = table.moves(move);
    ASSERT_TRUE(events) << move << ": " << events.error().detail;
    ASSERT_EQ(events->size(), 1u) << move;
  }
  const auto events = table.moves("45-40");
  EXPECT_EQ(last_end(events),
            (Ended{finish_of(Outcome::draw), EndReason::draw_rule, draughts::DrawRule::moves_5}));
}

/// Moves both kings back and forth, `rounds` times.
void shuffle(Table& table, int rounds) {
  for (int i = 0; i < rounds; ++i) table.play({"47-42", "4-9", "42-47", "9-4"});
}

// Four pieces against four, so that no rule for few pieces applies.
const char* const two_armies = "W:WK47,45,35,25:BK4,6,16,26";

TEST(DrawRule, ThreefoldEndsTheGameAutomaticallyUnderFmjd) {
  Table table(setup_of(five_and_three, "international", "fmjd", two_armies));
  shuffle(table, 1);
  table.play({"47-42", "4-9", "42-47"});
  EXPECT_EQ(last_end(table.moves("9-4")),
            (Ended{finish_of(Outcome::draw), EndReason::draw_rule, draughts::DrawRule::threefold}));
}

class DrawClaim : public testing::Test {
 protected:
  Table table{setup_of(five_and_three, "international", "lidraughts", two_armies)};
  const Ended threefold{finish_of(Outcome::draw), EndReason::draw_rule,
                        draughts::DrawRule::threefold};
};

TEST_F(DrawClaim, IsMadeOnThePlayersOwnTurn) {
  shuffle(table, 1);
  EXPECT_EQ(table.refusal(ClaimDraw{white}), Code::draw_refused) << "the second time only";
  shuffle(table, 1);
  EXPECT_FALSE(table.game.ended());
  EXPECT_EQ(table.refusal(ClaimDraw{black}), Code::not_your_turn);
  EXPECT_EQ(sole<Ended>(table.does(ClaimDraw{white})), threefold);
}

TEST_F(DrawClaim, IsMadeTogetherWithTheMove) {
  shuffle(table, 1);
  table.play({"47-42", "4-9", "42-47"});
  const auto events = table.moves("9-4", true);
  ASSERT_EQ(events->size(), 2u);
  EXPECT_EQ(last_end(events), threefold);
}

TEST_F(DrawClaim, IsPossibleForAPlayerBarredFromOffering) {
  shuffle(table, 1);
  table.does(OfferDraw{black}).value();
  table.play({"47-42"});
  ASSERT_EQ(table.game.draw_barred(), black);
  table.play({"4-9", "42-47"});
  EXPECT_EQ(last_end(table.moves("9-4", true)), threefold);
}

TEST_F(DrawClaim, LapsesWithTheNextMove) {
  shuffle(table, 2);
  table.play({"47-41"});
  EXPECT_EQ(table.refusal(ClaimDraw{black}), Code::draw_refused);
}

struct WrongClaim {
  const char* variant;
  const char* ruleset;
  bool refused;
};

// DE 1.9.2, where draws are claimed; elsewhere it is just an offer.
TEST(DrawClaimWithAMove, MakesOnlyTheMoveIfWrongAndNoOfferIsAllowed) {
  for (const auto& [variant, ruleset, refused] :
       {WrongClaim{"international", "lidraughts", false}, WrongClaim{"russian", "official", false},
        WrongClaim{"english", "", false}, WrongClaim{"international", "fmjd", true},
        WrongClaim{"canadian", "", true}}) {
    SCOPED_TRACE(std::string(variant) + "/" + ruleset);
    const auto setup = setup_of(five_and_three, variant, ruleset);
    const auto moves = lasting_game(setup, 4);
    Table table(setup);
    table.moves(moves[0], true).value();
    const Seat offerer = *table.game.draw_offer();
    table.play({moves[1]});
    ASSERT_EQ(table.game.draw_barred(), offerer) << "declined";
    const auto declined = table.moves(moves[2], true);
    ASSERT_EQ(declined.has_value(), !refused);
    if (refused) continue;
    EXPECT_EQ(declined->size(), 1U) << "only the move";
    EXPECT_EQ(table.game.draw_offer(), std::nullopt);

    Table standing(setup);
    standing.does(OfferDraw{offerer}).value();
    EXPECT_EQ(standing.moves(moves[0], true).value().size(), 1U) << "only the move";
    EXPECT_EQ(standing.game.draw_offer(), offerer);
  }
}

}  // namespace
}  // namespace crownhead::play
