// Measures requests and commands in a game of maximum length: they cost the threads of live games
// and the writer no more than in a short one (I14). Counts instead of timing: bytes allocated on
// those threads, and steps and bytes of the writer's statements.

#include <functional>
#include <gtest/gtest.h>
#include <map>
#include <string>
#include <utility>

#include "tests/http/costs/cost_of.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

/// Equal except for a multiple of 64, since a copy of a list copies the values after the last full
/// leaf.
constexpr int few = 84, many = few + 29 * 64;
static_assert(many < play::longest_draughts_game);

class CostsTest : public testing::Test {
 protected:
  /// Kings move back and forth, with a message per move.
  GameId game_of(int plies, bool live) {
    auto setup = kings_setup(site, live);
    if (live) setup.terms.control = play::Fischer{seconds(3600), seconds(60)};
    const GameId game = site.stores.game(setup, noon);
    for (int ply = 0; ply < plies; ++ply) move(game, ply);
    return game;
  }
  void move(GameId game, int ply) {
    site.does(ply % 2 == 0 ? site.anna : site.ben, game,
              wire::MoveWish{.ply = ply, .move = kings_move(ply), .message = "good luck"})
        .value();
  }
  int ply_of(GameId game) { return site.game(game).ply(); }

  Cost cost_of(const std::function<void()>& work) { return api::cost_of(site, work); }

  void costs_the_same(const std::string& what, GameId small, GameId large,
                      const std::function<void(GameId)>& work) {
    expect_no_more_in(site, what, small, large, work);
  }

  void SetUp() override {
    site.config.limits = false;
    if (!counts_allocated_bytes()) GTEST_SKIP() << "the heap is a sanitizer's";
  }

  SiteFixture site;
  std::map<GameId, int> sent;  ///< ply of a command that is repeated
};

TEST_F(CostsTest, DoNotGrowWhenViewingALongGame) {
  const GameId small = game_of(few, true), large = game_of(many, true);
  const auto anna = site.session(site.anna);
  const auto path = [](GameId game, const std::string& rest) {
    return "/api/v1/games/" + std::to_string(game.value) + rest;
  };
  for (const std::string rest :
       {"", "/events?limit=10", "/record", ".pdn", "/messages", "/chat", "/conditionals", "/notes"})
    costs_the_same("GET " + path({}, rest), small, large, [&](GameId game) {
      ASSERT_EQ(site.ask(get, path(game, rest), "", anna).status, 200) << rest;
    });
  costs_the_same("the last events", small, large, [&](GameId game) {
    const auto after = std::to_string(site.game(game).version() - 1);
    ASSERT_EQ(site.ask(get, path(game, "/events?after=" + after), "", anna).status, 200);
  });
  costs_the_same("ndjson", small, large, [&](GameId game) {
    ASSERT_FALSE(site.file(path(game, "/events?format=ndjson")).first.empty());
  });
  costs_the_same("a snapshot", small, large, [&](GameId game) {
    ASSERT_EQ(site.follow(game, 1, site.anna)->next().at("t"), "snapshot");
  });
}

TEST_F(CostsTest, DoNotGrowWhenPlayingALongGame) {
  for (const bool live : {true, false}) {
    const GameId small = game_of(few, live), large = game_of(many, live);
    const std::string pace = live ? "live: " : "by days: ";
    costs_the_same(pace + "a move", small, large, [&](GameId game) { move(game, ply_of(game)); });
    costs_the_same(pace + "a draw that is offered and declined", small, large, [&](GameId game) {
      const bool whites = site.game(game).draw_barred() != Seat::white;
      const auto [by, other] =
          whites ? std::pair(site.anna, site.ben) : std::pair(site.ben, site.anna);
      site.does(by, game, wire::DrawWish{wire::DrawAction::offer}).value();
      site.does(other, game, wire::DrawWish{wire::DrawAction::decline}).value();
      move(game, ply_of(game));
      move(game, ply_of(game));
    });
    costs_the_same(pace + "a takeback", small, large, [&](GameId game) {
      const bool whites_turn = ply_of(game) % 2 == 0;
      const auto [by, other] =
          whites_turn ? std::pair(site.anna, site.ben) : std::pair(site.ben, site.anna);
      site.does(by, game, wire::TakebackWish{wire::OfferAction::offer}).value();
      site.does(other, game, wire::TakebackWish{wire::OfferAction::accept}).value();
    });
    costs_the_same(pace + "a command that is sent again", small, large, [&](GameId game) {
      const CommandId id{static_cast<std::uint8_t>(game.value), 1};
      const int ply = sent.try_emplace(game, ply_of(game)).first->second;
      const auto by = ply % 2 == 0 ? site.anna : site.ben;
      const wire::MoveWish wish{.ply = ply, .move = kings_move(ply)};
      site.does(by, game, wish, id).value();
      if (ply_of(game) == ply + 1) move(game, ply + 1);
      site.does(by, game, wish, id).value();
    });
  }
}

TEST_F(CostsTest, DoNotGrowAfterTheEndOfALongGame) {
  const GameId small = game_of(few, false), large = game_of(many, false);
  const Cost little = cost_of([&] { site.does(site.anna, small, wire::ResignWish{}).value(); });
  const Cost much = cost_of([&] { site.does(site.anna, large, wire::ResignWish{}).value(); });
  expect_no_more(much, little, "the end of so long a game, which stores no snapshot");
  costs_the_same("a rematch that is offered and declined", small, large, [&](GameId game) {
    const auto barred = site.game(game).rematch().barred;
    const bool anna = barred != Seat::white;
    site.does(anna ? site.anna : site.ben, game, wire::RematchWish{wire::OfferAction::offer})
        .value();
    site.does(anna ? site.ben : site.anna, game, wire::RematchWish{wire::OfferAction::decline})
        .value();
  });
}

TEST_F(CostsTest, DoNotGrowWhenLoadingALongGame) {
  const GameId small = game_of(few, false), large = game_of(many, false);
  costs_the_same("taking it into memory", small, large, [&](GameId game) {
    live::settle(site.threads, site.pools);
    for (int look = 0; look < 2; ++look) site.rooms.look_for_idle();
    EXPECT_EQ(site.game(game).ply(), game == small ? few : many);
  });
}

}  // namespace
}  // namespace crownhead::api
