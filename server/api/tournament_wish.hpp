#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/api/tournament_access.hpp"

namespace crownhead::api {

/// An act with what belongs to it beside the one who does it.
struct Wish {
  tournament::Command what;
  std::string reason = {};
  wire::UserNames names = {};
  int status = 200;
  std::vector<accounts::OutgoingMail> mails = {};
};

/// Hands it on to the tournament that the path names, and answers with the version after it.
void send(Site& site, const CallPtr& call, Wish wish);

/// Calls `then` if the asker may act as a director: who may is checked before what was sent.
template <class Then>
void as_director(Site& site, const CallPtr& call, Then then) {
  with_tournament(site, call, [&site, call, then](const live::TournamentRoom* room) {
    if (const auto why = why_not_directing(site, *call, room->tournament(),
                                           "only the directors of this tournament may do this"))
      return call->fail(*why);
    then(*room);
  });
}

/// The rating that a player has now in a tournament's games.
int rating_in(const Site& site, const tournament::Tournament& in, UserId user);

/// An entry with that rating.
tournament::Enter entry_of(const Site& site, const tournament::Tournament& in, const db::User& user,
                           bool password_right);

/// The player whom the second piece of the path names; answers 404 and gives nullopt if there is
/// none.
std::optional<db::User> named_entrant(const Site& site, const CallPtr& call);

}  // namespace crownhead::api
