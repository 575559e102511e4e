#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "db/accounts/contacts.hpp"
#include "rules/reasons.hpp"
#include "server/api/tournament_access.hpp"
#include "server/messages/wording.hpp"
#include "server/wire/tournament_bodies.hpp"

namespace crownhead::api {

/// An act, without its actor.
struct Wish {
  tournament::Command what;
  std::string reason = {};
  wire::UserNames names = {};
  int status = 200;
  std::vector<accounts::OutgoingMail> mails = {};
  std::function<void()> afterwards = [] {};  ///< once it is done
};

/// Hands it on to the tournament that the path names, and answers with the version after it.
void send(const Directing& directing, const CallPtr& call, Wish wish);

/// Adds a mail that tells it to `user`; none without a confirmed address.
void add_mail(db::Contacts& contacts, const SiteConfig& config, const live::WallClock& clock,
              UserId user, const messages::TournamentMessage& told,
              std::vector<accounts::OutgoingMail>& mails);

/// Calls `then` with a copy of the tournament, as with_view() does, if the asker may act as a
/// director: who may is checked before what was sent.
template <class Then>
void as_director(const Directing& directing, const CallPtr& call, Then then) {
  with_view(directing, call, [&directing, call, then](const TournamentViewPtr& in) {
    if (const auto why = why_not_directing(directing, *call, in->tournament,
                                           reason::tournament::only_its_directors()))
      return call->fail(*why);
    then(in);
  });
}

/// The rating that a player has now in a tournament's games.
int rating_in(db::Ratings& ratings, const live::WallClock& clock, const tournament::Tournament& in,
              UserId user);

/// An entry with that rating.
tournament::Enter entry_of(db::Ratings& ratings, const live::WallClock& clock,
                           const tournament::Tournament& in, const db::User& user,
                           bool password_right);

/// A result of a game in the terms of its tournament.
tournament::GameOutcome outcome_of(const wire::ResultBody& body, bool first_is_white);

/// The player whom the second piece of the path names; answers 404 and gives nullopt if there is
/// none.
std::optional<db::User> named_entrant(db::Users& users, const CallPtr& call);

}  // namespace crownhead::api
