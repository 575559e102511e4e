// Rematches, given time, and claims against players who have left; these are decided in decide.cpp.

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "tests/play/any_control.hpp"
#include "tests/play/draughts_of.hpp"
#include "tests/play/random_game.hpp"
#include "tests/play/sample_game.hpp"
#include "tests/play/short_names.hpp"

namespace crownhead::play {
namespace {

TEST(GiveTime, AddsFifteenSecondsInLivePlayAndADayInCorrespondence) {
  Table live(casual());
  live.play({"32-28"}).wait(seconds(10));
  const auto events = live.does(GiveTime{white}).value();
  EXPECT_EQ(std::get<ClockChanged>(events[0].what).cause, ClockCause::given);
  const auto& control = live.game.setup().terms.control;
  EXPECT_EQ(remaining(control, live.game.clock(), black, live.now), seconds(305));
  EXPECT_EQ(remaining(control, live.game.clock(), white, live.now), seconds(300));
  Table slow(setup_of(three_days_a_move));
  slow.does(GiveTime{black}).value();
  EXPECT_EQ(slow.game.deadline(), noon + Millis{4 * day.count});
}

TEST(GiveTime, NeverExceedsTheCap) {
  Table table(casual(Fischer{{30 * day.count}, day, Millis{31 * day.count}}));
  const auto left = [&] { return table.game.clock().left[Seat::white]; };
  table.does(GiveTime{black}).value();
  EXPECT_EQ(left(), Millis{31 * day.count});
  EXPECT_EQ(table.refusal(GiveTime{black}), Code::offer_refused);
  table.wait(seconds(3600)).does(GiveTime{black}).value();
  EXPECT_EQ(remaining(table.game.setup().terms.control, table.game.clock(), white, table.now),
            Millis{31 * day.count});
  Table endless(casual(Unlimited{}));
  EXPECT_EQ(endless.refusal(GiveTime{black}), Code::offer_refused);
}

TEST(Abandonment, WaitingTimeDependsOnTheTimeControl) {
  EXPECT_EQ(abandonment_time(Fischer{seconds(180), seconds(2)}), seconds(120));
  EXPECT_EQ(abandonment_time(Fischer{seconds(600), seconds(0)}), seconds(180));
  EXPECT_EQ(abandonment_time(Fischer{seconds(1800), seconds(0)}), seconds(300));
  EXPECT_EQ(abandonment_time(three_days_a_move), std::nullopt);
}

TEST(Abandonment, EndsTheGameAsTheClaimantChooses) {
  struct Row {
    AbandonmentClaim what;
    Outcome outcome;
  };
  for (const auto& [what, outcome] : {Row{AbandonmentClaim::win, Outcome::black_wins},
                                      Row{AbandonmentClaim::draw, Outcome::draw}}) {
    Table table(setup_of(Fischer{seconds(500), seconds(0)}));
    table.play({"32-28", "19-23"});
    const Instant left = table.now;
    table.wait(seconds(120) - Millis{1});
    EXPECT_EQ(table.refusal(ClaimAbandonment{black, what, left}), Code::claim_refused);
    table.wait(Millis{1});
    EXPECT_EQ(table.refusal(ClaimAbandonment{black, what, std::nullopt}), Code::claim_refused);
    table.does(ClaimAbandonment{black, what, left}).value();
    EXPECT_EQ(table.game.ended(), (Ended{finish_of(outcome), EndReason::abandonment}));
  }
}

TEST(Abandonment, RequiresALiveGameOfTwoInProgress) {
  const ClaimAbandonment claim{white, AbandonmentClaim::win, noon - seconds(9999)};
  Table slow(setup_of(three_days_a_move));
  slow.play({"32-28", "19-23"});
  EXPECT_EQ(slow.refusal(claim), Code::claim_refused);
  Table early(setup_of());
  early.play({"32-28"});
  EXPECT_EQ(early.refusal(claim), Code::claim_refused);
}

TEST(Rematch, IsOfferedAfterTheEndAndStartsWhenBothAgree) {
  Table table(setup_of());
  EXPECT_EQ(table.refusal(OfferRematch{white}), Code::offer_refused) << "not over";
  table.does(Resign{white}).value();
  EXPECT_EQ(table.refusal(BeginRematch{black, {7}}), Code::no_offer);
  EXPECT_EQ(table.refusal(DeclineRematch{black}), Code::no_offer);
  table.does(OfferRematch{white}).value();
  EXPECT_EQ(table.refusal(OfferRematch{white}), Code::offer_refused);
  EXPECT_EQ(table.refusal(BeginRematch{white, {7}}), Code::no_offer) << "the player's own offer";
  table.does(BeginRematch{black, {7}}).value();
  EXPECT_EQ(table.game.next_game(), GameId{7});
  for (const Seat side : {white, black})
    EXPECT_EQ(table.refusal(OfferRematch{side}), Code::offer_refused) << "it has begun";
  const auto next = rematch_setup(table.game);
  EXPECT_EQ(next.players, (PerSeat{ben, anna}));
  EXPECT_EQ(next.terms.control, five_and_three);
}

TEST(Rematch, APlayerWhoWasDeclinedCannotOfferAgainFirst) {
  Table table(setup_of());
  table.does(Abort{white}).value();
  table.does(OfferRematch{white}).value();
  table.does(DeclineRematch{black}).value();
  EXPECT_EQ(table.refusal(OfferRematch{white}), Code::offer_refused);
  EXPECT_EQ(table.refusal(OfferRematch{black}), std::nullopt);
}

TEST(Rematch, DoesNotChangeTheResult) {
  Table table(setup_of());
  table.play({"32-28", "19-23"}).does(Resign{white}).value();
  const auto before = table.game.saved();
  table.wait(seconds(3600)).does(OfferRematch{black}).value();
  EXPECT_EQ(table.game.ended(), before.ended);
  EXPECT_EQ(table.game.clock(), before.clock);
  EXPECT_EQ(table.refusal(Resign{white}), Code::game_over);
  EXPECT_EQ(table.refusal(OfferTakeback{white}), Code::game_over);
  EXPECT_EQ(table.refusal(GiveTime{white}), Code::game_over);
}

Command any_offer() {
  const Seat by = *rc::gen::element(white, black);
  switch (*rc::gen::inRange(0, 10)) {
    case 0: return OfferDraw{by};
    case 1: return AcceptDraw{by};
    case 2: return DeclineDraw{by};
    case 3: return AcceptTakeback{by};
    case 4: return DeclineTakeback{by};
    case 5: return GiveTime{by};
    case 6: return OfferRematch{by};
    case 7: return DeclineRematch{by};
    case 8: return *rc::gen::inRange(0, 8) == 0 ? Command{Resign{by}} : Command{OfferTakeback{by}};
    default: return OfferTakeback{by};
  }
}

/// Returns a move or another command.
Command any_command(const Game& game) {
  if (game.ended() || *rc::gen::inRange(0, 3) > 0) return any_offer();
  const auto moves =
      draughts::legal_moves(draughts_of(game).variant(), draughts_of(game).position());
  const auto& move = moves[*rc::gen::inRange<std::size_t>(0, moves.size())];
  return MakeMove{
      .by = game.turn(),
      .ply = game.ply(),
      .text = draughts::write_full(draughts_of(game).variant(), draughts_of(game).position(), move),
      .offers_draw = *rc::gen::inRange(0, 4) == 0};
}

/// Returns the player who makes an offer of any kind.
std::optional<Seat> offers(const Event& event) {
  if (const auto* draw = std::get_if<DrawOffered>(&event.what)) return draw->by;
  if (const auto* takeback = std::get_if<TakebackOffered>(&event.what)) return takeback->by;
  if (const auto* rematch = std::get_if<RematchOffered>(&event.what)) return rematch->by;
  return std::nullopt;
}

/// Returns the player who may not make the same offer next.
std::optional<Seat> barred(const Game& game, const Event& event) {
  if (std::holds_alternative<DrawOffered>(event.what)) return game.draw_barred();
  if (std::holds_alternative<TakebackOffered>(event.what)) return game.takeback().barred;
  return game.rematch().barred;
}

TEST(OffersProperty, NoSequenceOfCommandsBreaksTheirRules) {
  EXPECT_TRUE(rc::check([] {
    const auto control = any_valid_control();
    Table table(casual(control));
    std::vector<Event> all{{noon, Started{table.game.setup()}}};
    for (int i = 0; i < 60; ++i) {
      if (const auto due = table.game.deadline())
        table.now = std::min(table.now + any_span(0, 20), *due - Millis{1});
      const Game before = table.game;
      const auto events = table.does(any_command(before));
      if (!events) {
        RC_ASSERT(before.saved() == table.game.saved());
        continue;
      }
      all.insert(all.end(), events->begin(), events->end());
      const Game& game = table.game;
      const int open = game.draw_offer().has_value() + game.takeback().by.has_value() +
                       game.rematch().by.has_value();
      RC_ASSERT(open <= 1);
      RC_ASSERT(!game.ended() || (!game.draw_offer() && !game.takeback().by));
      for (const Event& event : *events) {
        if (const auto by = offers(event)) RC_ASSERT(barred(before, event) != by);
        if (!std::holds_alternative<Moved>(event.what)) continue;
        RC_ASSERT(!game.takeback().by);
        RC_ASSERT(game.draw_offer() != before.turn() || before.draw_offer() == before.turn() ||
                  events->size() == 2);
        RC_ASSERT(game.draw_offer() != opposite(before.turn()));
      }
      for (const Seat side : {white, black}) {
        const Millis left = remaining(control, game.clock(), side, table.now);
        RC_ASSERT(left >= Millis{0});
        const auto* fischer = std::get_if<Fischer>(&control);
        if (fischer && fischer->cap) RC_ASSERT(left <= *fischer->cap);
      }
    }
    const auto again = replay(all);
    RC_ASSERT(again.has_value());
    RC_ASSERT(again->saved() == table.game.saved());
    RC_ASSERT(draughts_of(*again).position() == draughts_of(table.game).position());
    RC_ASSERT(Game::restore(table.game.saved())->saved() == table.game.saved());
  }));
}

}  // namespace
}  // namespace crownhead::play
