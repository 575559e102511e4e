#include "server/game/player_command.hpp"

#include <gtest/gtest.h>

#include "tests/play/sample_game.hpp"

namespace crownhead::live {
namespace {

using wire::OfferAction;

constexpr Seat white = Seat::white;

template <class Command>
Command asked(const play::Table& table, const wire::PlayerWish& wish) {
  return std::get<Command>(player_command(table.game, wish, white, Instant{5000}));
}

TEST(PlayerCommand, IsMadeForTheSideOfThePlayer) {
  const play::Table table(play::setup_of());
  const auto move =
      asked<play::MakeMove>(table, wire::MoveWish{.ply = 3, .move = "32-28", .draw_offer = true});
  EXPECT_EQ(move.by, white);
  EXPECT_EQ(move.ply, 3);
  EXPECT_EQ(move.text, "32-28");
  EXPECT_TRUE(move.offers_draw);
  using wire::DrawAction;
  asked<play::OfferDraw>(table, wire::DrawWish{DrawAction::offer});
  asked<play::AcceptDraw>(table, wire::DrawWish{DrawAction::accept});
  asked<play::DeclineDraw>(table, wire::DrawWish{DrawAction::decline});
  asked<play::ClaimDraw>(table, wire::DrawWish{DrawAction::claim});
  asked<play::Resign>(table, wire::ResignWish{});
  asked<play::Abort>(table, wire::AbortWish{});
  asked<play::OfferTakeback>(table, wire::TakebackWish{OfferAction::offer});
  asked<play::AcceptTakeback>(table, wire::TakebackWish{OfferAction::accept});
  asked<play::DeclineTakeback>(table, wire::TakebackWish{OfferAction::decline});
  asked<play::GiveTime>(table, wire::GiveTimeWish{});
}

TEST(PlayerCommand, AClaimKnowsHowLongTheOpponentIsAway) {
  const play::Table table(play::setup_of());
  const auto claim =
      asked<play::ClaimAbandonment>(table, wire::ClaimWish{play::AbandonmentClaim::draw});
  EXPECT_EQ(claim.what, play::AbandonmentClaim::draw);
  EXPECT_EQ(claim.opponent_left, Instant{5000});
}

TEST(PlayerCommand, AMutualRematchOfferStartsTheRematch) {
  play::Table table(play::setup_of());
  table.does(play::Resign{white}).value();
  asked<play::OfferRematch>(table, wire::RematchWish{OfferAction::offer});
  asked<play::BeginRematch>(table, wire::RematchWish{OfferAction::accept});
  asked<play::DeclineRematch>(table, wire::RematchWish{OfferAction::decline});
  table.does(play::OfferRematch{Seat::black}).value();
  asked<play::BeginRematch>(table, wire::RematchWish{OfferAction::offer});
}

}  // namespace
}  // namespace crownhead::live
