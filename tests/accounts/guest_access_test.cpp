#include "rules/accounts/guest_access.hpp"

#include <gtest/gtest.h>

namespace crownhead::accounts {
namespace {

using enum GuestAccess;

/// Returns the reason, or "" if it is allowed.
std::string why(const Result<void>& may) { return may ? "" : std::string(may.error().reason.name); }

TEST(GuestAccess, HasANameForEachOfItsValues) {
  EXPECT_EQ(name_of(none), "none");
  EXPECT_EQ(name_of(links), "links");
  EXPECT_EQ(name_of(casual), "casual");
}

TEST(GuestAccess, DecidesWhetherThereAreGuestsAndWhetherTheyUseTheLobby) {
  struct Row {
    GuestAccess access;
    const char* created;
    const char* in_lobby;
  };
  for (const auto& [access, created, in_lobby] :
       {Row{none, "account.no_guests", "lobby.guests_sign_up"},
        Row{links, "", "lobby.guests_sign_up"}, Row{casual, "", ""}}) {
    EXPECT_EQ(why(may_become_guest(access)), created) << name_of(access);
    EXPECT_EQ(why(may_use_lobby(access, true)), in_lobby) << name_of(access);
    EXPECT_EQ(why(may_use_lobby(access, false)), "") << "accounts always use it";
  }
}

TEST(GuestAccess, AGuestOffersOneCasualGameAtATime) {
  EXPECT_EQ(why(may_offer(true, false, 0)), "");
  EXPECT_EQ(why(may_offer(true, false, 1)), "lobby.guests_seek_at_a_time");
  EXPECT_EQ(may_offer(true, false, 1).error().code, Code::rate_limited);
  EXPECT_EQ(why(may_offer(true, true, 0)), "lobby.guests_play_casual");
  EXPECT_EQ(why(may_offer(false, true, 1)), "");
}

TEST(GuestAccess, AGuestAcceptsCasualGamesOpenToGuests) {
  EXPECT_EQ(why(may_accept(true, false, false)), "");
  EXPECT_EQ(why(may_accept(true, false, true)), "lobby.accounts_only");
  EXPECT_EQ(why(may_accept(true, true, false)), "lobby.guests_play_casual");
  EXPECT_EQ(why(may_accept(true, true, true)), "lobby.guests_play_casual");
  EXPECT_EQ(may_accept(true, false, true).error().code, Code::forbidden);
  EXPECT_EQ(why(may_accept(false, true, true)), "");
}

}  // namespace
}  // namespace crownhead::accounts
