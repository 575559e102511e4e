#include <array>
#include <gtest/gtest.h>

#include "tests/live/live_fixture.hpp"

namespace crownhead::live {
namespace {

class GuestsInLobby : public testing::Test {
 protected:
  Asker guest() {
    const auto id =
        db::awaited<db::Made<UserId>>([&](auto done) {
          site.stores.users.create_guest("UTC", "en", noon, std::nullopt, std::move(done));
        })
            .value()
            .id;
    return {.user = id, .name = "Guest " + std::to_string(id.value), .guest = true};
  }
  Result<SeekId> seek(const Asker& who, const wire::GameWish& wish) {
    return db::awaited<SeekId>([&](auto done) {
      site.lobby.seek(who, wish, std::nullopt, std::nullopt, std::move(done));
    });
  }
  Result<Lobby::Taken> take(const Asker& who, SeekId seek) {
    return site.sit({.asker = who, .seek = seek});
  }
  static wire::GameWish wish(bool rated, bool accounts_only) {
    auto wish = correspondence_wish();
    wish.terms.rated = rated;
    wish.accounts_only = accounts_only;
    return wish;
  }
  template <class T>
  static std::string why(const Result<T>& result) {
    return result ? "" : std::string(result.error().reason.name);
  }

  LiveSite site;
  Asker anna{site.anna, "Anna"}, ben{site.ben, "Ben"};
};

TEST_F(GuestsInLobby, EveryPairIsOfTheKindThatBothAllow) {
  for (const bool guest_offers : {false, true})
    for (const bool guest_takes : {false, true})
      for (const bool rated : {false, true})
        for (const bool accounts_only : {false, true}) {
          const auto place =
              testing::PrintToString(std::array{guest_offers, guest_takes, rated, accounts_only});
          const Asker from = guest_offers ? guest() : anna;
          const auto offered = seek(from, wish(rated, accounts_only));
          if (guest_offers && rated) {
            EXPECT_EQ(why(offered), "lobby.guests_play_casual") << place;
            continue;
          }
          ASSERT_TRUE(offered) << place;
          const auto taken = take(guest_takes ? guest() : ben, *offered);
          const std::string refused = !guest_takes    ? ""
                                      : rated         ? "lobby.guests_play_casual"
                                      : accounts_only ? "lobby.accounts_only"
                                                      : "";
          EXPECT_EQ(why(taken), refused) << place;
          EXPECT_EQ(site.seeks().size(), refused.empty() ? 0U : 1U) << "a refused seek stays open";
          site.lobby.drop(from.user);
        }
}

TEST_F(GuestsInLobby, AGuestsGameIsNeverRated) {
  const auto offered = seek(anna, wish(false, false)).value();
  const auto game = std::get<GameId>(take(guest(), offered).value());
  EXPECT_FALSE(site.game(game).setup().terms.rated);
}

TEST_F(GuestsInLobby, AGuestHasOneSeekAtATime) {
  const Asker one = guest(), other = guest();
  const auto first = seek(one, wish(false, false)).value();
  EXPECT_EQ(why(seek(one, wish(false, false))), "lobby.guests_seek_at_a_time");
  EXPECT_TRUE(seek(other, wish(false, false)));
  EXPECT_TRUE(db::awaited<void>(
      [&](auto done) { site.lobby.unseek(one.user, first, std::nullopt, std::move(done)); }));
  EXPECT_TRUE(seek(one, wish(false, false)));
}

TEST_F(GuestsInLobby, ASeekSaysThatItIsAGuestsUntilTheySignUp) {
  const Asker one = guest();
  seek(one, wish(false, false)).value();
  ASSERT_EQ(site.seeks().size(), 1U);
  EXPECT_TRUE(site.seeks()[0].guest);
  EXPECT_EQ(site.seeks()[0].username, one.name);
  const auto ear = std::make_shared<Ear>();
  site.lobby.follow({1, ear}, std::nullopt);
  ear->next_versioned();
  site.lobby.sign_up(one.user, "Gustav");
  const auto told = ear->next_versioned().at("d");
  EXPECT_EQ(told.at("type"), "seek_added");
  EXPECT_EQ(told.at("seek").at("username"), "Gustav");
  EXPECT_EQ(told.at("seek").at("guest"), false);
}

TEST_F(GuestsInLobby, ASeatTakenByAGuestGetsTheirNewName) {
  auto three = live_wish();
  three.terms.variant = "star";
  three.terms.ruleset = "classic";
  three.terms.start_fen = "side 3 men 6 seats 3";
  const auto offered = seek(anna, three).value();
  const Asker one = guest();
  EXPECT_EQ(take(one, offered), Lobby::Taken(offered));
  site.lobby.sign_up(one.user, "Gustav");
  EXPECT_EQ(site.seeks()[0].joined, std::vector<std::string>{"Gustav"});
}

}  // namespace
}  // namespace crownhead::live
