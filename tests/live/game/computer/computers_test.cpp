#include "server/game/computer/computers.hpp"

#include <gtest/gtest.h>

#include "rules/computer/search.hpp"
#include "rules/draughts/notation/notation.hpp"
#include "tests/live/live_fixture.hpp"
#include "tests/play/draughts_of.hpp"

namespace crownhead::live {
namespace {

using wire::OfferAction;

class ComputersTest : public testing::Test {
 protected:
  void start() { site.computers.start(site.stores.users, site.stores.game_queries); }
  void make_accounts() {
    db::awaited<void>([&](auto done) {
      site.stores.users.create_computers(computer::strongest, noon, std::move(done));
    }).value();
  }
  UserId computer(int level = 1) { return site.stores.users.computer(level)->id; }

  GameId begin(UserId player, const play::TimeControl& control,
               play::ColorChoice color = play::ColorChoice::white, const std::string& fen = "",
               int level = 1) {
    auto wish = live_wish();
    wish.terms.control = control;
    wish.color = color;
    if (!fen.empty()) wish.terms.start_fen = fen;
    return begin(player, wish, level);
  }
  GameId begin(UserId player, const wire::GameWish& wish, int level = 1) {
    return db::awaited<GameId>([&](auto done) {
             site.starter.begin({.terms = wish.terms,
                                 .color = wish.color,
                                 .from = player,
                                 .takers = {computer(level)},
                                 .offer = {}},
                                std::nullopt, std::move(done));
           })
        .value();
  }
  /// Returns the type of the next event in the game.
  static std::string next_type(const std::shared_ptr<Ear>& ear) {
    return ear->next_versioned().at("d").at("type");
  }
  /// Waits until `ply` plies have been played.
  void wait_for_ply(GameId game, int ply) {
    const auto ear = site.follow(game, 0);
    int there = ear->next_versioned().at("d").at("ply");
    while (there < ply)
      if (const auto d = ear->next_versioned().at("d"); d.at("type") == "move")
        there = d.at("ply").get<int>();
    EXPECT_EQ(site.game(game).ply(), ply);
  }

  LiveSite site;
  UserId anna = site.anna;
};

TEST_F(ComputersTest, EachLevelHasItsAccountOnce) {
  start();
  const auto first = site.stores.users.computer(computer::weakest);
  EXPECT_EQ(first->name, "Computer 1");
  EXPECT_TRUE(first->bot);
  EXPECT_EQ(site.stores.users.computer(computer::strongest)->name, "Computer 8");
  EXPECT_FALSE(site.stores.users.computer(computer::strongest + 1));
  make_accounts();
  EXPECT_EQ(site.stores.users.computer(computer::weakest)->id, first->id);
}

TEST_F(ComputersTest, TheyAnswerEveryMove) {
  start();
  for (const play::TimeControl& control :
       {play::TimeControl(play::Fischer{seconds(300), seconds(3)}),
        play::TimeControl(play::PerMove{seconds(86400)}), play::TimeControl(play::Unlimited{})}) {
    const GameId game = begin(anna, control);
    site.moves(anna, game, 0, "32-28").value();
    wait_for_ply(game, 2);
    const auto now = site.game(game);
    const auto mine =
        draughts::legal_moves(draughts_of(now).variant(), draughts_of(now).position());
    site.moves(
            anna, game, 2,
            draughts::write_move(draughts_of(now).variant(), draughts_of(now).position(), mine[0]))
        .value();
    wait_for_ply(game, 4);
  }
}

TEST_F(ComputersTest, TheyOpenTheGameIfTheyHaveTheFirstMove) {
  start();
  wait_for_ply(begin(anna, play::Unlimited{}, play::ColorChoice::black), 1);
}

// One hour per move: a search that did not stop for the other game, or for the end of the server,
// would outlast the test.
TEST_F(ComputersTest, TheStrongestLevelUsesItsTimeUntilAnotherGameWaits) {
  Computers patient(site.rooms, *site.clock, site.endings, [](std::string_view) {},
                    {.pause = {}, .longest = seconds(3600)});
  patient.start(site.stores.users, site.stores.game_queries);
  const GameId deep =
      begin(anna, play::Unlimited{}, play::ColorChoice::black, "", computer::strongest);
  ASSERT_TRUE(eventually([&] { return patient.waiting() == 0; }));
  EXPECT_EQ(site.game(deep).ply(), 0);
  wait_for_ply(begin(anna, play::Unlimited{}, play::ColorChoice::black), 1);
  wait_for_ply(deep, 1);
  begin(anna, play::Unlimited{}, play::ColorChoice::black, "", computer::strongest);
  ASSERT_TRUE(eventually([&] { return patient.waiting() == 0; }));
  patient.stop();
}

TEST_F(ComputersTest, TheyAcceptTakebacksAndRematches) {
  start();
  const GameId game = begin(anna, play::Fischer{seconds(300), seconds(3)});
  const auto ear = site.follow(game, 0);
  ear->next_versioned();
  site.moves(anna, game, 0, "32-28").value();
  EXPECT_EQ(next_type(ear), "move");
  EXPECT_EQ(next_type(ear), "move");
  site.does(anna, game, wire::TakebackWish{OfferAction::offer}).value();
  EXPECT_EQ(next_type(ear), "takeback_offer");
  EXPECT_EQ(next_type(ear), "takeback");
  EXPECT_EQ(site.game(game).turn(), Seat::white);
  site.moves(anna, game, site.game(game).ply(), "33-28").value();
  EXPECT_EQ(next_type(ear), "move");
  EXPECT_EQ(next_type(ear), "move");
  site.does(anna, game, wire::ResignWish{}).value();
  EXPECT_EQ(next_type(ear), "end");
  site.does(anna, game, wire::RematchWish{OfferAction::offer}).value();
  EXPECT_EQ(next_type(ear), "rematch_offer");
  EXPECT_EQ(next_type(ear), "rematch");
  // The computer has White in the rematch.
  wait_for_ply(*site.game(game).next_game(), 1);
}

TEST_F(ComputersTest, TheyAnswerOffersOfADraw) {
  start();
  const GameId even = begin(anna, play::Unlimited{});
  const auto ear = site.follow(even, 0);
  ear->next_versioned();
  site.does(anna, even, wire::DrawWish{wire::DrawAction::offer}).value();
  EXPECT_EQ(next_type(ear), "draw_offer");
  EXPECT_EQ(next_type(ear), "draw_declined");
  const GameId lost =
      begin(anna, play::Unlimited{}, play::ColorChoice::white, "W:WK50,K49,K48,31,32,33:B5,6");
  const auto other = site.follow(lost, 0);
  other->next_versioned();
  site.does(anna, lost, wire::DrawWish{wire::DrawAction::offer}).value();
  EXPECT_EQ(next_type(other), "draw_offer");
  EXPECT_EQ(next_type(other), "end");
  EXPECT_EQ(site.game(lost).ended()->reason, play::EndReason::agreement);
}

TEST_F(ComputersTest, TheyPlayAMatchOfNardi) {
  start();
  wire::GameWish wish{.terms = {.variant = "nardi",
                                .ruleset = "wbgf",
                                .start_fen = "3 points cube crawford",
                                .control = play::Unlimited{},
                                .rated = false},
                      .color = play::ColorChoice::white};
  const GameId game = begin(anna, wish);
  for (int acts = 0; !site.game(game).ended(); ++acts) {
    ASSERT_LT(acts, 1000);
    ASSERT_TRUE(eventually(
        [&] { return site.game(game).ended() || site.game(game).turn() == Seat::white; }));
    const auto now = site.game(game);
    if (now.ended()) break;
    site.moves(anna, game, now.ply(), now.board().legal().front()).value();
  }
  EXPECT_EQ(site.game(game).ended()->reason, play::EndReason::match_won);
}

TEST_F(ComputersTest, TheyPlayOnTheStar) {
  start();
  wire::GameWish wish{.terms = {.variant = "star",
                                .ruleset = "classic",
                                .start_fen = "side 4 men 10 seats 2",
                                .control = play::Unlimited{},
                                .rated = false},
                      .color = play::ColorChoice::white};
  const GameId game = begin(anna, wish);
  for (int ply = 0; ply < 6; ply += 2) {
    site.moves(anna, game, ply, site.game(game).board().legal().front()).value();
    wait_for_ply(game, ply + 2);
  }
}

TEST_F(ComputersTest, TheyAreNeverAway) {
  start();
  const GameId game = begin(anna, play::Fischer{seconds(300), seconds(3)});
  site.moves(anna, game, 0, "32-28").value();
  wait_for_ply(game, 2);
  site.by_hand().move_to(noon + seconds(200));
  const auto claim = site.does(anna, game, wire::ClaimWish{play::AbandonmentClaim::win});
  ASSERT_FALSE(claim);
  EXPECT_NE(claim.error().code, Code::unavailable);
  EXPECT_FALSE(site.game(game).ended());
}

TEST_F(ComputersTest, TheyResumeTheirGamesAfterARestart) {
  make_accounts();
  auto setup = db::correspondence_setup(anna, computer());
  setup.terms.rated = false;
  const GameId game = site.stores.game(setup, noon);
  site.moves(anna, game, 0, "32-28").value();
  EXPECT_EQ(site.computers.waiting(), 1U);
  const GameId not_in_memory = [&] {
    auto other = db::correspondence_setup(computer(2), anna);
    other.terms.rated = false;
    return site.stores.game(other, noon);
  }();
  start();
  wait_for_ply(game, 2);
  // Nothing requests the second game.
  EXPECT_TRUE(eventually([&] { return site.stores.game_queries.row(not_in_memory)->ply == 1; }));
}

TEST_F(ComputersTest, TheyWinAgainstAGuestWhoLeft) {
  start();
  const UserId guest =
      db::awaited<db::Made<UserId>>([&](auto done) {
        site.stores.users.create_guest("UTC", "en", noon, std::nullopt, std::move(done));
      })
          .value()
          .id;
  const GameId left = begin(guest, play::Unlimited{}), kept = begin(anna, play::Unlimited{});
  const auto ear = site.follow(left, 0);
  ear->next_versioned();
  site.computers.resign_for_guests(site.stores.game_queries, noon);
  settle(site.threads, site.pools);
  EXPECT_FALSE(site.game(left).ended()) << "the guest was made just now";
  site.computers.resign_for_guests(site.stores.game_queries, noon + seconds(1));
  EXPECT_EQ(next_type(ear), "end");
  EXPECT_EQ(site.game(left).ended()->reason, play::EndReason::resignation);
  EXPECT_FALSE(site.game(kept).ended());
}

}  // namespace
}  // namespace crownhead::live
