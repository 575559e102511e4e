#include "server/lobby/invitations.hpp"

#include <atomic>
#include <gtest/gtest.h>
#include <thread>

#include "server/game/command_key.hpp"
#include "tests/live/live_fixture.hpp"

namespace crownhead::live {
namespace {

class InvitationsTest : public testing::Test {
 protected:
  Result<ChallengeId> challenge(const Asker& from, const std::optional<Asker>& to,
                                const std::optional<db::RequestKey>& key = std::nullopt) {
    const auto asked = to ? std::vector{*to} : std::vector<Asker>{};
    return db::awaited<ChallengeId>([&](auto done) {
      site.invitations.challenge(from, asked, live_wish(), key, std::move(done));
    });
  }
  /// A correspondence challenge on the star.
  ChallengeId challenge_of(int seats, const std::vector<Asker>& invited) {
    auto wish = correspondence_wish();
    wish.terms.variant = "star";
    wish.terms.ruleset = "classic";
    wish.terms.start_fen = "side 3 men 6 seats " + std::to_string(seats);
    return db::awaited<ChallengeId>([&](auto done) {
             site.invitations.challenge(anna, invited, wish, std::nullopt, std::move(done));
           })
        .value();
  }
  Result<Invitations::Accepted> take(const Asker& asker, ChallengeId id) {
    return db::awaited<Invitations::Accepted>(
        [&](auto done) { site.invitations.accept(asker, id, "", std::nullopt, std::move(done)); });
  }
  Result<GameId> accept(const Asker& asker, ChallengeId id,
                        const std::optional<db::RequestKey>& key = std::nullopt) {
    const auto accepted = db::awaited<Invitations::Accepted>(
        [&](auto done) { site.invitations.accept(asker, id, "", key, std::move(done)); });
    if (!accepted) return std::unexpected(accepted.error());
    return std::get<GameId>(*accepted);
  }
  Result<void> decline(const Asker& asker, ChallengeId id) {
    return db::awaited<void>(
        [&](auto done) { site.invitations.decline(asker.user, id, std::move(done)); });
  }
  Result<void> withdraw(const Asker& asker, ChallengeId id) {
    return db::awaited<void>(
        [&](auto done) { site.invitations.withdraw(asker.user, id, std::move(done)); });
  }

  LiveSite site;
  Asker anna{site.anna, "Anna"}, ben{site.ben, "Ben"}, carl{site.carl, "Carl"};
  Asker dora{site.stores.user("Dora"), "Dora"}, erik{site.stores.user("Erik"), "Erik"};
};

TEST_F(InvitationsTest, ANamedInvitationNotifiesThePlayerAndIsShownToTheTwoOnly) {
  const auto bens = site.follow_own(site.ben);
  const auto id = challenge(anna, ben).value();
  const auto told = bens->next().at("d");
  EXPECT_EQ(told.at("type"), "challenge");
  EXPECT_EQ(told.at("challenge").at("id"), std::to_string(id.value));
  EXPECT_EQ(told.at("challenge").at("from"), "Anna");
  EXPECT_EQ(told.at("challenge").at("to"), "Ben");
  for (const UserId user : {site.anna, site.ben})
    EXPECT_EQ(site.invitations.find(user, id).value().id, id);
  EXPECT_EQ(site.invitations.find(site.carl, id).error().code, Code::not_found);
  EXPECT_EQ(site.invitations.find(std::nullopt, id).error().code, Code::not_found);
}

TEST_F(InvitationsTest, AnOpenInvitationIsShownToAll) {
  const auto id = challenge(anna, std::nullopt).value();
  EXPECT_TRUE(site.invitations.find(std::nullopt, id));
  EXPECT_TRUE(site.invitations.find(site.carl, id));
}

TEST_F(InvitationsTest, AcceptingStartsTheGameAndRemovesTheInvitation) {
  const auto annas = site.follow_own(site.anna);
  const auto id = challenge(anna, ben).value();
  const auto game = accept(ben, id).value();
  EXPECT_EQ(site.game(game).setup().players, (PerSeat{site.anna, site.ben}));
  EXPECT_EQ(annas->next().at("d").at("type"), "game_started");
  const auto gone = annas->next().at("d");
  EXPECT_EQ(gone.at("type"), "challenge_gone");
  EXPECT_EQ(gone.at("id"), std::to_string(id.value));
  EXPECT_EQ(accept(ben, id).error().code, Code::not_found);
}

TEST_F(InvitationsTest, AnOpenInvitationGoesToTheFirstPlayer) {
  const auto id = challenge(anna, std::nullopt).value();
  EXPECT_EQ(accept(anna, id).error().code, Code::own_offer);
  EXPECT_EQ(site.game(accept(carl, id).value()).setup().players[Seat::black], site.carl);
}

TEST_F(InvitationsTest, OneOfManyConcurrentAcceptancesGetsTheGame) {
  const auto id = challenge(anna, std::nullopt).value();
  std::atomic<int> games = 0, refused = 0;
  {
    std::vector<std::jthread> takers;
    for (int i = 0; i < 10; ++i)
      takers.emplace_back([&, asker = i % 2 ? ben : carl] {
        const auto game = accept(asker, id);
        if (game)
          ++games;
        else if (game.error().code == Code::challenge_gone || game.error().code == Code::not_found)
          ++refused;
      });
  }
  EXPECT_EQ(games, 1);
  EXPECT_EQ(refused, 9);
}

TEST_F(InvitationsTest, OnlyTheRightPlayerMayAcceptDeclineOrWithdraw) {
  const auto id = challenge(anna, ben).value();
  EXPECT_EQ(challenge(anna, anna).error().code, Code::own_offer);
  EXPECT_EQ(accept(anna, id).error().code, Code::own_offer);
  EXPECT_EQ(accept(carl, id).error().code, Code::not_found);
  EXPECT_EQ(decline(anna, id).error().code, Code::forbidden);
  EXPECT_EQ(decline(carl, id).error().code, Code::not_found);
  EXPECT_EQ(withdraw(ben, id).error().code, Code::forbidden);
  EXPECT_EQ(withdraw(carl, id).error().code, Code::not_found);
  const auto open = challenge(anna, std::nullopt).value();
  EXPECT_EQ(decline(ben, open).error().code, Code::forbidden);
  EXPECT_EQ(withdraw(ben, open).error().code, Code::forbidden);
  for (const ChallengeId none : {ChallengeId{0}, ChallengeId{999}}) {
    EXPECT_EQ(accept(ben, none).error().code, Code::not_found);
    EXPECT_EQ(decline(ben, none).error().code, Code::not_found);
    EXPECT_EQ(withdraw(anna, none).error().code, Code::not_found);
  }
}

TEST_F(InvitationsTest, DecliningOrWithdrawingRemovesItForBoth) {
  for (const bool declined : {true, false}) {
    const auto id = challenge(anna, ben).value();
    const auto annas = site.follow_own(site.anna), bens = site.follow_own(site.ben);
    EXPECT_TRUE(declined ? decline(ben, id) : withdraw(anna, id));
    for (const auto& ear : {annas, bens})
      EXPECT_EQ(ear->next().at("d").at("type"), "challenge_gone");
    EXPECT_EQ(site.invitations.find(site.anna, id).error().code, Code::not_found);
  }
}

TEST_F(InvitationsTest, ARepeatedRequestIsAppliedOnce) {
  const auto bens = site.follow_own(site.ben);
  const auto make = request_key(site.anna, command_id(1), "challenges", "{}");
  const auto id = challenge(anna, ben, make).value();
  EXPECT_EQ(challenge(anna, ben, make), id);
  EXPECT_EQ(
      challenge(anna, ben, request_key(site.anna, command_id(1), "challenges", "{ }")).error().code,
      Code::key_reused);
  const auto take = request_key(site.ben, command_id(2), "accept", "");
  const auto game = accept(ben, id, take).value();
  EXPECT_EQ(accept(ben, id, take), game);
  EXPECT_EQ(accept(ben, id, request_key(site.ben, command_id(2), "accept", "x")).error().code,
            Code::key_reused);
  settle(site.threads, site.pools);
  // snapshot, challenge, game_started, challenge_gone, and challenge_gone again for the repetition
  EXPECT_LE(bens->count(), 5U);
  EXPECT_EQ(site.stores.game_queries.list({}).items.size(), 1U);
}

TEST_F(InvitationsTest, AGameOfSeveralStartsWhenAllSeatsAreTaken) {
  const auto id = challenge_of(3, {});
  const auto annas = site.follow_own(site.anna), bens = site.follow_own(site.ben);
  const auto taken = [&](const Asker& asker) { return take(asker, id); };
  EXPECT_EQ(taken(anna).error().code, Code::own_offer);
  for (int twice = 0; twice < 2; ++twice)
    EXPECT_EQ(std::get<play::Challenge>(taken(ben).value()).joined.size(), 1u);
  EXPECT_EQ(annas->next().at("d").at("challenge").at("joined"), nlohmann::json({"Ben"}));
  EXPECT_TRUE(decline(ben, id));
  EXPECT_TRUE(site.invitations.find(site.ben, id).value().joined.empty());
  taken(ben).value();
  const auto game = std::get<GameId>(taken(carl).value());
  const auto loaded = site.stores.games.load(game);
  EXPECT_EQ(loaded->names, (PerSeat<std::string>{"Anna", "Ben", "Carl"}))
      << "in the order in which they came, after who asked for the first seat";
  EXPECT_EQ(taken(ben).error().code, Code::not_found);
}

TEST_F(InvitationsTest, SeatsAreReservedForInvitedPlayers) {
  const auto bens = site.follow_own(site.ben), annas = site.follow_own(site.anna);
  const auto id = challenge_of(4, {ben, carl});
  EXPECT_EQ(bens->next().at("d").at("challenge").at("invited"), nlohmann::json({"Ben", "Carl"}));
  EXPECT_EQ(site.stores.challenges.of(site.ben, noon).size(), 1U);
  EXPECT_EQ(site.invitations.find(std::nullopt, id)->open_seats(), 1U);
  take(dora, id).value();
  EXPECT_EQ(annas->next().at("d").at("challenge").at("joined"), nlohmann::json({"Dora"}));
  EXPECT_EQ(bens->next().at("d").at("challenge").at("joined"), nlohmann::json({"Dora"}));
  for (const auto user : {std::optional<UserId>{}, std::optional(erik.user)})
    EXPECT_EQ(site.invitations.find(user, id).error().code, Code::not_found)
        << "the seats that are free are held";
  EXPECT_TRUE(site.invitations.find(dora.user, id));
  EXPECT_EQ(take(erik, id).error().code, Code::not_found);
  take(ben, id).value();
  const auto loaded = site.stores.games.load(std::get<GameId>(take(carl, id).value()));
  EXPECT_EQ(loaded->names, (PerSeat<std::string>{"Anna", "Dora", "Ben", "Carl"}));
}

TEST_F(InvitationsTest, DecliningFreesTheSeatAndNotifiesTheOthers) {
  const auto annas = site.follow_own(site.anna), bens = site.follow_own(site.ben),
             carls = site.follow_own(site.carl);
  const auto id = challenge_of(3, {ben, carl});
  bens->next();
  carls->next();
  EXPECT_EQ(site.invitations.find(std::nullopt, id).error().code, Code::not_found);
  EXPECT_EQ(decline(dora, id).error().code, Code::not_found);
  EXPECT_TRUE(decline(ben, id));
  EXPECT_EQ(bens->next().at("d").at("type"), "challenge_gone");
  for (const auto& ear : {annas, carls}) {
    const auto told = ear->next().at("d").at("challenge");
    EXPECT_EQ(told.at("invited"), nlohmann::json({"Carl"}));
    EXPECT_EQ(told.at("declined"), nlohmann::json({"Ben"}));
  }
  EXPECT_TRUE(site.stores.challenges.of(site.ben, noon).empty());
  EXPECT_EQ(decline(ben, id).error().code, Code::forbidden) << "once is enough";
  EXPECT_TRUE(site.invitations.find(std::nullopt, id)) << "the seat is open";
  take(dora, id).value();
  EXPECT_EQ(std::get<play::Challenge>(take(dora, id).value()).joined.size(), 1U);
  EXPECT_TRUE(std::holds_alternative<GameId>(take(carl, id).value()));
}

TEST_F(InvitationsTest, LeavingAReservedSeatDeclinesTheInvitation) {
  const auto id = challenge_of(3, {ben});
  take(ben, id).value();
  EXPECT_EQ(site.invitations.find(site.anna, id)->open_seats(), 1U);
  EXPECT_TRUE(decline(ben, id));
  EXPECT_EQ(site.invitations.find(site.anna, id)->open_seats(), 2U);
  take(ben, id).value();
  EXPECT_EQ(site.invitations.find(site.anna, id)->open_seats(), 1U) << "they come by the link";
  EXPECT_EQ(db::awaited<ChallengeId>([&](auto done) {
              site.invitations.challenge(anna, {ben, anna}, live_wish(), std::nullopt,
                                         std::move(done));
            })
                .error()
                .code,
            Code::own_offer);
}

TEST_F(InvitationsTest, TheFirstOfTwoBlockedPlayersGetsTheSeat) {
  const auto id = challenge_of(4, {ben, carl});
  ASSERT_TRUE(db::awaited<void>(
      [&](auto done) { site.stores.blocks.add(site.ben, site.carl, noon, std::move(done)); }));
  take(carl, id).value();
  EXPECT_EQ(take(ben, id).error().code, Code::forbidden);
  ASSERT_TRUE(db::awaited<void>(
      [&](auto done) { site.stores.blocks.add(site.ben, site.anna, noon, std::move(done)); }));
  EXPECT_FALSE(site.invitations.find(site.anna, id)->names(site.ben)) << "no seat is held for Ben";
}

}  // namespace
}  // namespace crownhead::live
