#include "rules/play/made_offer.hpp"

#include <gtest/gtest.h>

#include "tests/play/sample_game.hpp"

namespace crownhead::play {
namespace {

TEST(MadeOffer, IsReadFromItsEvent) {
  const auto in = [](auto what) { return offer_in(Event{Instant{5}, what}); };
  EXPECT_EQ(in(DrawOffered{Color::white}), (MadeOffer{OfferKind::draw, Color::white}));
  EXPECT_EQ(in(TakebackOffered{Color::black}), (MadeOffer{OfferKind::takeback, Color::black}));
  EXPECT_EQ(in(RematchOffered{Color::white}), (MadeOffer{OfferKind::rematch, Color::white}));
  EXPECT_EQ(in(DrawDeclined{Color::white}), std::nullopt);
  EXPECT_EQ(offer_name(OfferKind::takeback), "takeback");
}

TEST(MadeOffer, StandsUntilItIsAnswered) {
  Table table(setup_of(PerMove{seconds(86400)}));
  table.play({"32-28"});
  const MadeOffer draw{OfferKind::draw, Color::black};
  EXPECT_FALSE(stands(table.game, draw));
  table.does(OfferDraw{Color::black}).value();
  EXPECT_TRUE(stands(table.game, draw));
  EXPECT_FALSE(stands(table.game, {OfferKind::draw, Color::white}));
  EXPECT_FALSE(stands(table.game, {OfferKind::takeback, Color::black}));
  EXPECT_FALSE(stands(table.game, {OfferKind::rematch, Color::black}));
  table.does(DeclineDraw{Color::white}).value();
  EXPECT_FALSE(stands(table.game, draw));
}

}  // namespace
}  // namespace crownhead::play
