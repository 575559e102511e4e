// Takebacks, rematches and claims as a room carries them out.

#include <gtest/gtest.h>

#include "tests/live/live_fixture.hpp"

namespace crownhead::live {
namespace {

using db::correspondence_setup;
using db::live_setup;
using wire::OfferAction;

class OffersTest : public testing::Test {
 protected:
  GameId begin(play::Setup setup) {
    setup.terms.rated = false;
    return site.stores.game(setup, noon);
  }
  std::optional<Code> refusal(UserId user, GameId id, const wire::PlayerWish& what) {
    const auto done = site.does(user, id, what);
    return done ? std::nullopt : std::optional(done.error().code);
  }
  /// The game as the database has it.
  play::Game stored(GameId id) { return site.stores.games.load(id)->game; }

  LiveSite site;
  GameId game = begin(live_setup(site.anna, site.ben));
};

TEST_F(OffersTest, ATakebackIsPublishedAndStored) {
  const auto ear = site.follow(game, 0);
  ear->next_versioned();
  site.moves(site.anna, game, 0, "32-28").value();
  site.does(site.anna, game, wire::TakebackWish{OfferAction::offer}).value();
  site.does(site.ben, game, wire::TakebackWish{OfferAction::accept}).value();
  for (const char* type : {"move", "takeback_offer", "takeback"})
    EXPECT_EQ(ear->next_versioned().at("d").at("type"), type);
  EXPECT_EQ(site.game(game).ply(), 0);
  EXPECT_EQ(stored(game).saved(), site.game(game).saved());
  site.moves(site.anna, game, 0, "31-27").value();
}

TEST_F(OffersTest, ACorrespondenceTakebackNotifiesThePlayerToMove) {
  const GameId slow = begin(correspondence_setup(site.anna, site.ben));
  const auto own = site.follow_own(site.anna);
  site.moves(site.anna, slow, 0, "32-28").value();
  site.does(site.anna, slow, wire::TakebackWish{OfferAction::offer}).value();
  site.does(site.ben, slow, wire::TakebackWish{OfferAction::accept}).value();
  EXPECT_EQ(own->next().at("d").at("type"), "my_turn");
  EXPECT_EQ(site.stores.game_queries.row(slow)->ply, 0);
  EXPECT_EQ(site.stores.game_queries.row(slow)->last_move, "");
}

TEST_F(OffersTest, ACorrespondenceOfferNotifiesThePlayerToAnswer) {
  const GameId slow = begin(correspondence_setup(site.anna, site.ben));
  site.moves(site.anna, slow, 0, "32-28").value();
  const auto annas = site.follow_own(site.anna, 0), bens = site.follow_own(site.ben, 1);
  const auto told = [](const std::shared_ptr<Ear>& ear, const std::string& kind) {
    const auto event = ear->next().at("d");
    EXPECT_EQ(event.at("type"), "offer");
    EXPECT_EQ(event.at("offer"), kind);
  };
  site.does(site.anna, slow, wire::TakebackWish{OfferAction::offer}).value();
  told(bens, "takeback");
  site.does(site.ben, slow, wire::TakebackWish{OfferAction::decline}).value();
  site.does(site.ben, slow, wire::DrawWish{wire::DrawAction::offer}).value();
  told(annas, "draw");
  site.does(site.ben, slow, wire::ResignWish{}).value();
  for (const auto& ear : {annas, bens}) EXPECT_EQ(ear->next().at("d").at("type"), "game_ended");
  site.does(site.ben, slow, wire::RematchWish{OfferAction::offer}).value();
  told(annas, "rematch");
  settle(site.threads, site.pools);
  EXPECT_EQ(bens->count(), 3U) << "nobody is told of their own offers";
}

TEST_F(OffersTest, ARematchStartsWhenBothAgree) {
  site.does(site.ben, game, wire::ResignWish{}).value();
  const auto own = site.follow_own(site.anna);
  const auto ear = site.follow(game, 0);
  ear->next_versioned();
  site.does(site.ben, game, wire::RematchWish{OfferAction::offer}).value();
  site.does(site.anna, game, wire::RematchWish{OfferAction::offer}).value();
  EXPECT_EQ(ear->next_versioned().at("d").at("type"), "rematch_offer");
  const auto told = ear->next_versioned().at("d");
  EXPECT_EQ(told.at("type"), "rematch");
  const auto started = own->next().at("d");
  EXPECT_EQ(started.at("type"), "game_started");
  EXPECT_EQ(started.at("game"), told.at("game"));
  const GameId next = *site.game(game).next_game();
  EXPECT_EQ(told.at("game"), std::to_string(next.value));
  EXPECT_EQ(site.game(next).setup().players, (PerSeat{site.ben, site.anna}));
  EXPECT_EQ(site.game(next).setup().terms.control, site.game(game).setup().terms.control);
  EXPECT_EQ(stored(game).saved(), site.game(game).saved());
  EXPECT_EQ(refusal(site.ben, game, wire::RematchWish{OfferAction::offer}), Code::offer_refused);
}

TEST_F(OffersTest, ARematchStartsOnceEvenIfAcceptedRepeatedly) {
  site.does(site.ben, game, wire::ResignWish{}).value();
  site.does(site.ben, game, wire::RematchWish{OfferAction::offer}).value();
  const auto accept = wire::RematchWish{OfferAction::accept};
  const auto first = site.does(site.anna, game, accept, command_id(1)).value();
  const auto again = site.does(site.anna, game, accept, command_id(1)).value();
  EXPECT_EQ(again.data, first.data);
  EXPECT_EQ(refusal(site.anna, game, accept), Code::no_offer);
  EXPECT_FALSE(site.stores.game_queries.row({site.game(game).next_game()->value + 1}));
}

TEST_F(OffersTest, AnAbsentPlayerIsShownAndCanBeClaimedAgainst) {
  const auto anna = site.follow(game, 0, site.anna);
  const auto ben = site.follow(game, 1, site.ben);
  site.moves(site.anna, game, 0, "32-28").value();
  site.moves(site.ben, game, 1, "19-23").value();
  const auto claim = wire::ClaimWish{play::AbandonmentClaim::win};
  site.by_hand().move_to(noon + seconds(130));
  EXPECT_EQ(refusal(site.anna, game, claim), Code::claim_refused) << "Ben is here";
  site.unfollow(game, ben, 1, site.ben);
  site.look_at(game, [](Room& room) { room.publish_presence(); });
  nlohmann::json told;
  do told = anna->next();
  while (told.at("t") != "info" || told.at("d").at("black_left_ms") != (noon + seconds(130)).ms);
  EXPECT_EQ(told.at("d").at("black"), false);
  EXPECT_TRUE(told.at("d").at("white_left_ms").is_null());
  site.by_hand().move_to(noon + seconds(249));
  EXPECT_EQ(refusal(site.anna, game, claim), Code::claim_refused) << "too early";
  site.by_hand().move_to(noon + seconds(250));
  site.does(site.anna, game, claim).value();
  EXPECT_EQ(site.game(game).ended(), (play::Ended{play::finish_of(play::Outcome::white_wins),
                                                  play::EndReason::abandonment}));
}

TEST_F(OffersTest, AProgramThatMovesWithoutFollowingIsPresent) {
  site.moves(site.anna, game, 0, "32-28").value();
  site.by_hand().move_to(noon + seconds(25));
  site.moves(site.ben, game, 1, "19-23").value();
  const auto claim = wire::ClaimWish{play::AbandonmentClaim::draw};
  site.by_hand().move_to(noon + seconds(144));
  EXPECT_EQ(refusal(site.anna, game, claim), Code::claim_refused);
  site.by_hand().move_to(noon + seconds(145));
  site.does(site.anna, game, claim).value();
  EXPECT_EQ(site.game(game).ended()->outcome(), play::Outcome::draw);
}

}  // namespace
}  // namespace crownhead::live
