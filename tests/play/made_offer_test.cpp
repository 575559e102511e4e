#include "rules/play/made_offer.hpp"

#include <gtest/gtest.h>

#include "tests/play/sample_game.hpp"

namespace crownhead::play {
namespace {

TEST(MadeOffer, IsReadFromItsEvent) {
  const auto in = [](auto what) { return offer_in(Event{Instant{5}, what}); };
  EXPECT_EQ(in(DrawOffered{Seat::white}), (MadeOffer{OfferKind::draw, Seat::white}));
  EXPECT_EQ(in(TakebackOffered{Seat::black}), (MadeOffer{OfferKind::takeback, Seat::black}));
  EXPECT_EQ(in(RematchOffered{Seat::white}), (MadeOffer{OfferKind::rematch, Seat::white}));
  EXPECT_EQ(in(DrawDeclined{Seat::white}), std::nullopt);
  EXPECT_EQ(offer_name(OfferKind::takeback), "takeback");
}

TEST(MadeOffer, IsOpenUntilItIsAnswered) {
  Table table(setup_of(PerMove{seconds(86400)}));
  table.play({"32-28"});
  const MadeOffer draw{OfferKind::draw, Seat::black};
  EXPECT_FALSE(stands(table.game, draw));
  table.does(OfferDraw{Seat::black}).value();
  EXPECT_TRUE(stands(table.game, draw));
  EXPECT_FALSE(stands(table.game, {OfferKind::draw, Seat::white}));
  EXPECT_FALSE(stands(table.game, {OfferKind::takeback, Seat::black}));
  EXPECT_FALSE(stands(table.game, {OfferKind::rematch, Seat::black}));
  table.does(DeclineDraw{Seat::white}).value();
  EXPECT_FALSE(stands(table.game, draw));
}

}  // namespace
}  // namespace crownhead::play
