// Like costs_test.cpp, for games on the star: a game of six with a message per move costs no more
// than a short one (I14).

#include <array>
#include <functional>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "tests/http/costs/cost_of.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

/// Equal except for a multiple of 64, since a copy of a list copies the values after the last full
/// leaf.
constexpr int few_acts = 20, many_acts = few_acts + 6 * 64;

class StarCostsTest : public testing::Test {
 protected:
  void SetUp() override {
    site.config.limits = false;
    if (!counts_allocated_bytes()) GTEST_SKIP() << "the heap is a sanitizer's";
  }

  /// Starts a game that Anna offers to everyone and `others` players accept.
  GameId begun(json offer, std::size_t others) {
    offer.update(
        {{"time_control", {{"kind", "per_move"}, {"time_ms", 86'400'000}}}, {"color", "white"}});
    const auto made = site.ask(post, "/api/v1/challenges", offer.dump(), site.session(site.anna));
    const auto path = "/api/v1/challenges/" + made.data().at("id").get<std::string>() + "/accept";
    Answer last;
    for (std::size_t i = 0; i < others; ++i)
      last = site.ask(post, path, "", site.session(others_[i]));
    return {std::stoll(last.data().at("game_id").get<std::string>())};
  }

  /// Plays a legal move of the player whose turn it is.
  void act(GameId id) {
    const auto game = site.game(id);
    const auto legal = game.board().legal();
    const auto which = static_cast<std::size_t>(game.ply()) * 7 % legal.size();
    site.does(game.setup().players[game.turn()], id,
              wire::MoveWish{.ply = game.ply(), .move = legal[which], .message = "good luck"})
        .value();
  }
  GameId played(GameId id, int acts) {
    for (int i = 0; i < acts; ++i) act(id);
    return id;
  }

  void costs_the_same(const std::string& what, const std::function<void(GameId)>& work) {
    expect_no_more_in(site, what, small, large, work);
  }

  void view_and_play(const std::string& kind) {
    const auto anna = site.session(site.anna);
    for (const std::string rest : {"", "/events?limit=10", "/record", "/messages", "/notes"})
      costs_the_same(kind + ": GET " + rest, [&](GameId game) {
        const auto path = "/api/v1/games/" + std::to_string(game.value) + rest;
        ASSERT_EQ(site.ask(get, path, "", anna).status, 200) << rest;
      });
    costs_the_same(kind + ": a snapshot", [&](GameId game) {
      ASSERT_EQ(site.follow(game, 1, site.anna)->next().at("t"), "snapshot");
    });
    costs_the_same(kind + ": a move", [&](GameId game) { act(game); });
    costs_the_same(kind + ": into memory", [&](GameId game) {
      live::settle(site.threads, site.pools);
      for (int look = 0; look < 2; ++look) site.rooms.look_for_idle();
      EXPECT_GT(site.game(game).ply(), 0);
    });
  }
  void end_both(const std::string& kind) {
    const auto end = [&](GameId game) { site.does(site.anna, game, wire::ResignWish{}).value(); };
    const Cost little = cost_of(site, [&] { end(small); });
    const Cost much = cost_of(site, [&] { end(large); });
    expect_no_more(much, little, kind + ": resigning");
  }

  SiteFixture site;
  GameId small, large;
  std::array<UserId, 5> others_ = {site.ben, site.carl, site.stores.user("Dora"),
                                   site.stores.user("Emil"), site.stores.user("Fred")};
};

TEST_F(StarCostsTest, DoNotGrowWithALongGameOfSix) {
  const json offer = {{"variant", "star"}, {"terms", {{"side", 4}, {"men", 10}, {"seats", 6}}}};
  small = played(begun(offer, 5), few_acts);
  large = played(begun(offer, 5), many_acts);
  view_and_play("star");
  end_both("star");
}

}  // namespace
}  // namespace crownhead::api
